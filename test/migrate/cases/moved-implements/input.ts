import type { Document } from '@acme/v2';
export class Mine implements Pick<Document, 'id'> {
  id = '1';
}
export class Draft implements Document {
  createdById = '7';
  author() { return this.createdById; }
}
