import { missingFileText } from '../server/files.ts';

/** Explains an error and what to do about it, in a line or two. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return 'The mock could not start.';
  const code = codeOf(error);
  const port = 'port' in error ? `port ${String(error.port)}` : 'the port';
  const path = 'path' in error ? String(error.path) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `${port.replace(/^./, (first) => first.toUpperCase())} is already in use. Choose another one with --port, or --port 0 for a free one.`;
    case 'EACCES':
      if (path !== '') return `No permission to read ${path}. Make it readable for the user who starts the mock.`;
      return `No permission to listen on ${port}. Choose a port above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no such address${addressIn(error)}. See --host and --store.`;
    case 'ENOENT':
      return missingFileText(path);
    case 'ENOTDIR':
      return `A file stands where ${path} needs a folder.`;
    case 'EISDIR':
      return 'A file is expected, but the path is a folder. See --spec, --users, --data and --state.';
    case 'ERR_SQLITE_ERROR':
      return `${error.message} See --store.`;
    case 'ECONNREFUSED':
      return `Nothing listens at the address of the store${addressIn(error)}. See --store.`;
    default:
      return error.message;
  }
}

/** The code of an error of Node, which a library may have wrapped. */
function codeOf(error: Error): string {
  const inner = error.cause instanceof Error ? codeOf(error.cause) : '';
  const [, named = ''] = /^\w+ (E(?:CONNREFUSED|NOTFOUND|AI_AGAIN))\b/.exec(error.message) ?? [];
  const own = 'code' in error ? String(error.code) : named;
  return own === '' ? inner : own;
}

/** The address at the end of Node's message, which contains no password. */
function addressIn(error: Error): string {
  if (error.cause instanceof Error) return addressIn(error.cause);
  const [, address] = /\bE[A-Z_]+\b.* (\S+)$/.exec(error.message) ?? [];
  return address === undefined ? '' : `, ${address}`;
}
