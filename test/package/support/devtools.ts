import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Page of a browser that a test drives by the DevTools protocol. */
export interface DevtoolsPage extends AsyncDisposable {
  /** Sends a command of the protocol and returns its result. */
  readonly send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** Evaluates an expression in the page, and awaits it if it is a promise. @throws Error if it throws */
  readonly evaluate: (expression: string) => Promise<unknown>;
}

/** Opens a page in Chromium without a window. */
export async function openDevtools(chromium: string, url: string): Promise<DevtoolsPage> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  const child = spawn(chromium, [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, TMPDIR: profile },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const socket = await connect(join(profile, 'DevToolsActivePort'));
    const send = sender(socket);
    await send('Page.enable');
    const loaded = nextEvent(socket, 'Page.loadEventFired');
    await send('Page.navigate', { url });
    await loaded;
    return { send, evaluate: (expression) => evaluate(send, expression), [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects to the first page of the browser, which writes its port to a file when it is ready. */
async function connect(portFile: string): Promise<WebSocket> {
  const port = await readPort(portFile);
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const pages: readonly { readonly type: string; readonly webSocketDebuggerUrl: string }[] = await response.json();
  const page = pages.find(({ type }) => type === 'page');
  if (page === undefined) throw new Error('The browser has no page.');
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The browser closed the connection.')), { once: true });
  });
  return socket;
}

/** Waits for the first line of the file, which exists for a moment before the browser has written to it. */
async function readPort(file: string): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const [port = '', ...rest] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port !== '' && rest.length > 0) return port;
    await pause(100);
  }
  throw new Error('The browser did not state its port within a minute.');
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

function sender(socket: WebSocket): DevtoolsPage['send'] {
  let last = 0;
  return (method, params = {}) => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    return onMessage(socket, (message) => message.id === id).then(({ result = {}, error }) => {
      if (error !== undefined) throw new Error(`${method}: ${error.message}`);
      return result;
    });
  };
}

function nextEvent(socket: WebSocket, method: string): Promise<Message> {
  return onMessage(socket, (message) => message.method === method);
}

function onMessage(socket: WebSocket, isWanted: (message: Message) => boolean): Promise<Message> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent): void => {
      const message: Message = JSON.parse(String(data));
      if (!isWanted(message)) return;
      socket.removeEventListener('message', listen);
      resolve(message);
    };
    socket.addEventListener('message', listen);
  });
}

async function evaluate(send: DevtoolsPage['send'], expression: string): Promise<unknown> {
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await send('Runtime.evaluate', options);
  if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
  return Object(result)['value'];
}
