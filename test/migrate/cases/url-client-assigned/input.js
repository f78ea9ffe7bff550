import ky from 'ky';
export class Client {
  constructor(base) {
    this.http = ky.create({ prefixUrl: base });
  }
  list(id) {
    return this.http.get(`workforce/managers/${id}/employees/timerecording-terminations`).json();
  }
  create(json) {
    return this.http.post('workforce/employees', { json }).json();
  }
}
