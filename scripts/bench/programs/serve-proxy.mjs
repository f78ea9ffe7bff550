// Serves what the proxies forward to, or one of the two proxies: node serve.mjs NAME TARGET VERIFY MOCK
import { Agent, createServer, request } from 'node:http';
import { join } from 'node:path';

const [, , name = '', target = '', verify = '', mock = ''] = process.argv;
const body = JSON.stringify({ id: '1', code: 'ACT01', name: 'Interviews', companyId: '1', departmentId: '1' });

/** Forwards as a proxy does that checks nothing. */
function bareProxy() {
  const agent = new Agent({ keepAlive: true });
  const { hostname: host, port } = new URL(target);
  return createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const upstream = request({ agent, host, port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(upstream);
  });
}

function listen(server) {
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
}

if (name === 'target')
  listen(createServer((_, response) => response.setHeader('content-type', 'application/json').end(body)));
else if (name === 'bare node:http') listen(bareProxy());
else {
  const { startProxy } = await import(join(verify, 'index.js'));
  const { source } = await import(join(mock, 'source.js'));
  console.log((await startProxy({ ...source(), rules: [] }, { to: target })).url);
}
