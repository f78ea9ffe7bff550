import { connect } from 'node:net';

/** Sends bytes as they stand and gives what comes back until the connection ends, however it ends. */
export function sendRaw(mock: { readonly url: string }, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(mock.url).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let response = '';
    socket.on('data', (chunk) => (response += chunk.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
  });
}
