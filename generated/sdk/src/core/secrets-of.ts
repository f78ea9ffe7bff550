import { isSecretField } from './header-fields.ts';
import type { ActiveCall } from './run.ts';

/** The texts of a call that no error may hold. */
export function secretsOf(run: ActiveCall): (string | undefined)[] {
  // With its scheme ("Bearer x") and without it.
  const sent = Object.entries(run.headers).flatMap(([name, value]) =>
    isSecretField(name) ? [value, value.replace(/^\w+ /, '')] : [],
  );
  return [
    sent,
    run.operation.public?.(run.request),
    run.connection.options.auth?.secrets?.(),
    run.options.secrets,
  ].flat();
}
