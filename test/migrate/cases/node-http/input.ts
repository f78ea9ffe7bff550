declare const https: { request(options: object, done: () => void): void };
export const load = (id: string) => https.request({ method: 'GET', host: 'erp.example.com', path: '/rest/workforce/managers/' + id + '/employees/timerecording-terminations' }, () => {});
