page.route('**/workforce/managers/*/employees/timerecording-terminations*', (route) => route.fulfill({ json: [{ terminated: false }] }));
export const proxy = { '^/rest/.*/timerecording-terminations': 'http://localhost:9' };
export const made = new RegExp('^/rest/workforce/managers/\\d+/employees/timerecording-terminations$');
export const file = path.join('fixtures', 'timerecording-terminations', 'a.json');
