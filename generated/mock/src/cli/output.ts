import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { RecordedCall } from '../control/calls.ts';
import { redactText } from '../control/redact.ts';
import { textAt } from '../json.ts';
import { readJsonFile } from '../server/files.ts';

/** Explains an error and what to do about it, in a line or two. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return 'The mock could not start.';
  const code = codeOf(error);
  const port = 'port' in error ? `port ${String(error.port)}` : 'the port';
  const path = 'path' in error ? String(error.path) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `Something listens on ${port} already. Choose another one with --port, or --port 0 for one that is free.`;
    case 'EACCES':
      if (path !== '') return `You may not read ${path}. Give it to who starts the mock, or let everybody read it.`;
      return `You may not listen on ${port}. Choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no such address${addressIn(error)}. See --host and --store.`;
    case 'ENOENT':
      return `There is no such file: ${path}`;
    case 'EISDIR':
      return 'A folder stands where a file is wanted. See --spec, --users and --data.';
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
  const own =
    'code' in error ? String(error.code) : (/\bE(?:CONNREFUSED|NOTFOUND|AI_AGAIN)\b/.exec(error.message)?.[0] ?? '');
  return own === '' ? inner : own;
}

/** The address at the end of Node's message, which contains no password. */
function addressIn(error: Error): string {
  if (error.cause instanceof Error) return addressIn(error.cause);
  const [, address] = /\bE[A-Z_]+\b.* (\S+)$/.exec(error.message) ?? [];
  return address === undefined ? '' : `, ${address}`;
}

/** Formats a call as a line: method, target, status, caller and violations. */
export function formatCall({
  method,
  target,
  status,
  login,
  operation,
  violations,
  durationMs: took,
}: RecordedCall): string {
  const said = [
    `${method} ${redactText(target)} ${status}`,
    ...(operation === '' ? [] : [operation]),
    ...(login === '' ? [] : [login]),
    `${took.toFixed(1)} ms`,
    ...violations.map((violation) => `breaks the contract: ${redactText(violation)}`),
  ];
  return printable(said.join(' · '));
}

/** Replaces control characters, so that a caller cannot move the cursor of the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '?');
}

/** Finds the version of the package that this code ships with, and its README. */
export function ownPackage(): { readonly version: string; readonly page: string } {
  const file = findPackageJSON(import.meta.url) ?? '';
  return {
    version: textAt(readJsonFile(file), 'version') ?? '',
    page: join(dirname(file), 'README.md'),
  };
}
