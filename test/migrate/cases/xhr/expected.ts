export function load(id: string) {
  const request = new XMLHttpRequest();
  request.open('GET', `/rest/workforce/managers/${id}/employees/timesheet-entries/completions`);
  request.send();
}
