// Starts a server that sends the same response to every request and prints its address.
import { createServer } from 'node:http';

const body = JSON.stringify({ id: '7', name: 'Quotation 12', level: 1, order: 2, isAutoApproved: false });
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
