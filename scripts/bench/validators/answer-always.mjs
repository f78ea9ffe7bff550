// A server that reads what it is sent and answers "1"; it tells its parent the port.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('"1"'));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
