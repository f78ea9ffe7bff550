export function save(id, family) {
  const request = new XMLHttpRequest();
  request.open('PUT', '/rest/workforce/employees/' + encodeURIComponent(id));
  request.send(JSON.stringify({ employeeFamily2: family, place: 'p' }));
}
