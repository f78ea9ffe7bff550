export function save(id, family) {
  const request = new XMLHttpRequest();
  request.open('PUT', '/rest/workforce/employees/' + encodeURIComponent(id));
  request.send(JSON.stringify({ family2Id: family, place: 'p' }));
}
