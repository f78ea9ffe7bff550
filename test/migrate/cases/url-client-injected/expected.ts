interface Client { get(url: string): Promise<unknown>; put(url: string, options: { json: unknown }): Promise<unknown> }
declare const ky: { create(options: { prefixUrl: string }): Client };
export class Made {
  private readonly http: Client;
  constructor(base: string) { this.http = ky.create({ prefixUrl: base }); }
  list(id: string) { return this.http.get(`workforce/managers/${id}/employees/timesheet-entries/completions`); }
  save(id: string) { return this.http.put(`workforce/employees/${id}`, { json: { family3Id: 'b' } }); }
}
export class Based {
  private readonly http: Client;
  constructor() { this.http = ky.create({ prefixUrl: 'https://erp.example.com/rest/workforce' }); }
  list(id: string) { return this.http.get(`managers/${id}/employees/timesheet-entries/completions`); }
}
export class Given {
  constructor(private readonly http: Client) {}
  list(id: string) { return this.http.get(`workforce/managers/${id}/employees/timesheet-entries/completions`); }
}
const cache = new Map<string, number>();
export const cached = () => cache.get('workforce/employees');
export const other = (http: Client) => http.get('warehouse/employees');
