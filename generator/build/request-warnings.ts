import type { Reporter } from '../diagnostics/diagnostics.ts';
import type { Operation } from '../model/api.ts';

/**
 * Reports requests that cannot be sent as the document describes them. The client has a usable type or serialization
 * for each; the diagnostic says which.
 */
export function reportUnusualRequests(operations: readonly Operation[], diagnostics: Reporter): void {
  const nested = new Map(
    operations.flatMap(({ parameters }) =>
      parameters
        .filter((parameter) => parameter.isNested)
        .map((parameter) => [parameter.pointer, parameter.name] as const),
    ),
  );
  for (const [pointer, name] of nested) diagnostics.report('parameter-nested', pointer, name);
  const unusual = new Map<string, 'body-bytes-in-json' | 'body-form-without-members'>();
  for (const { body, method } of operations) {
    if (body === undefined) continue;
    if (method === 'GET' || method === 'HEAD') diagnostics.report('body-not-fetchable', body.pointer, method);
    if (body.preferred.bytes === 'text') unusual.set(body.preferred.pointer, 'body-bytes-in-json');
    if (body.preferred.bytes === 'form') unusual.set(body.preferred.pointer, 'body-form-without-members');
  }
  for (const [pointer, code] of unusual) diagnostics.report(code, pointer);
}
