/** What went wrong, and what to do about it, in a line or two. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'The mock could not start.';
  const code = 'code' in error ? String(error.code) : '';
  const address = 'port' in error ? `port ${String(error.port)}` : 'the port';
  switch (code) {
    case 'EADDRINUSE':
      return `Something listens on ${address} already. Choose another one with --port, or --port 0 for one that is free.`;
    case 'EACCES':
      return `You may not listen on ${address}. Choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'This machine has no such address. See --host.';
    case 'ENOENT':
      return `There is no such file: ${'path' in error ? String(error.path) : ''}`;
    case 'ECONNREFUSED':
      return 'Nothing listens at the address of the store. See --store.';
    default:
      return error.message;
  }
}
