export class Venue {
  place = 'x';
  from = 1;
  createdBy = 'me';
  show() {
    return this.place + this.createdBy;
  }
}
