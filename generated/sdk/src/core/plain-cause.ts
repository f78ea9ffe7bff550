/**
 * What is told of a failure that others threw: its name and code, and those of its cause. Their messages, stacks and
 * further members may hold what was sent.
 */
export function plainCause(thrown: unknown): Error | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { name, code, cause } = thrown as Error & { code?: unknown };
  const inner = plainCause(cause);
  return Object.assign(new Error(`${name} ${code ?? ''}`.trim(), inner && { cause: inner }), { name, code });
}
