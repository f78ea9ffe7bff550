import type { Asked } from './asked.ts';
import { isSecretField } from './header-fields.ts';

/** The texts of a call that no error may hold. */
export function secretsOf(
  { connection, operation, request, options }: Asked<unknown>,
  fields: Readonly<Record<string, string>> = {},
): string[] {
  const { auth } = connection.options;
  // With its scheme ("Bearer x") and without it.
  const sent = Object.entries(fields).flatMap(([name, value]) =>
    isSecretField(name) ? [value, value.replace(/^\w+ /, '')] : [],
  );
  const given = operation.public ? textsIn(request) : [];
  return [...sent, ...given, ...(auth?.secrets?.() ?? []), ...(options.secrets ?? [])];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(textsIn);
}
