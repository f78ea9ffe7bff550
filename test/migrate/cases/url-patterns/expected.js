page.route('**/workforce/managers/*/employees/timesheet-entries/completions*', (route) => route.fulfill({ json: [{ completed: false }] }));
export const proxy = { '^/rest/.*/timerecording-terminations': 'http://localhost:9' };
export const made = new RegExp('^/rest/workforce/managers/\\d+/employees/timerecording-terminations$');
export const file = path.join('fixtures', 'timerecording-terminations', 'a.json');
