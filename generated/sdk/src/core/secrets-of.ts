import { isSecretField } from './header-fields.ts';
import type { Run } from './run.ts';

/** The texts of a call that no error may hold. */
export function secretsOf({ connection, operation, request, options, prepared }: Run): string[] {
  // With its scheme ("Bearer x") and without it.
  const sent = Object.entries(prepared?.fields ?? {}).flatMap(([name, value]) =>
    isSecretField(name) ? [value, value.replace(/^\w+ /, '')] : [],
  );
  const { auth } = connection.options;
  return [sent, operation.public?.(request) ?? [], auth?.secrets?.() ?? [], options.secrets ?? []].flat();
}
