import { isSecretField } from './header-fields.ts';
import type { Run } from './run.ts';

/** The texts of a call that no error may hold. */
export function secretsOf({ connection, operation, request, options, headers }: Run): (string | undefined)[] {
  // With its scheme ("Bearer x") and without it.
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    isSecretField(name) ? [value, value.replace(/^\w+ /, '')] : [],
  );
  return [sent, operation.public?.(request), connection.options.auth?.secrets?.(), options.secrets].flat();
}
