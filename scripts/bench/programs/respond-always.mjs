// Starts a server that reads the request and responds with "1"; sends the port to the parent process.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('"1"'));
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
