import type { Asked } from './asked.ts';
import { isSecretField } from './header-fields.ts';

/** The texts of a call that no error may hold. */
export function secretsOf(
  { connection, operation, request, options }: Asked<unknown>,
  fields: Readonly<Record<string, string>>,
): string[] {
  const { auth } = connection.options;
  const sent = Object.entries(fields).flatMap(([name, value]) =>
    // With its scheme ("Bearer x") and without it.
    isSecretField(name.toLowerCase()) ? [value, value.slice(value.indexOf(' ') + 1)] : [],
  );
  const given = operation.public ? textsIn(request) : textsIn(auth?.query?.());
  return [...sent, ...given, ...(auth?.secrets?.() ?? []), ...(options.secrets ?? [])];
}

function textsIn(value: unknown, depth = 3): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.values(value).flatMap((member) => textsIn(member, depth - 1));
}
