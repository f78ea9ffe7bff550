import { exitIfUnsupported, unsupportedNodeMessage as messageOf } from '#shared/require-node.ts';

/** Lowest version of Node, as in `engines` of the package. */
const MINIMUM_NODE = '22.12';

/** Returns the error message for an unsupported version of Node, or `undefined`. */
export function unsupportedNodeMessage(version: string, subject = 'The mock'): string | undefined {
  return messageOf(version, { subject, minimum: MINIMUM_NODE });
}

/** Ends the process with a clear message if Node is too old, instead of with a syntax error. */
export function requireNode(version: string): void {
  exitIfUnsupported(version, { subject: 'The mock', minimum: MINIMUM_NODE }, 1);
}
