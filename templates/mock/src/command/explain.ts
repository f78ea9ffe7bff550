/** What went wrong, and what to do about it, in a line or two. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'The mock could not start.';
  const code = codeOf(error);
  const address = 'port' in error ? `port ${String(error.port)}` : 'the port';
  switch (code) {
    case 'EADDRINUSE':
      return `Something listens on ${address} already. Choose another one with --port, or --port 0 for one that is free.`;
    case 'EACCES':
      return `You may not listen on ${address}. Choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'There is no such address. See --host and --store.';
    case 'ENOENT':
      return `There is no such file: ${'path' in error ? String(error.path) : ''}`;
    case 'EISDIR':
      return 'A folder stands where a file is wanted. See --spec, --users and --data.';
    case 'ERR_SQLITE_ERROR':
      return `${error.message} See --store.`;
    case 'ECONNREFUSED':
      return 'Nothing listens at the address of the store. See --store.';
    default:
      return error.message;
  }
}

/** A library may wrap what Node says, with or without its code. */
function codeOf(error: Error): string {
  const inner = error.cause instanceof Error ? codeOf(error.cause) : '';
  const own = 'code' in error ? String(error.code) : (/\bE(?:CONNREFUSED|NOTFOUND)\b/.exec(error.message)?.[0] ?? '');
  return own === '' ? inner : own;
}
