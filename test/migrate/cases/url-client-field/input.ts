interface Client { get(url: string): Promise<unknown>; put(url: string, options: { json: unknown }): Promise<unknown> }
declare const ky: { create(options: { prefixUrl: string }): Client };
export class Erp {
  private readonly http = ky.create({ prefixUrl: 'https://erp.example.com/rest/workforce' });
  list(id: string) { return this.http.get(`managers/${id}/employees/timerecording-terminations`); }
  save(id: string) { return this.http.put(`employees/${id}`, { json: { employeeFamily3: 'b' } }); }
}
