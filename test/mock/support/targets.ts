import type { ServedOperation } from '#mock/document/served-document.ts';
import type { Json } from '#mock/json.ts';

/** Path and query of an operation on the first items of the seed. */
export function targetOf({ path, parameters, document }: ServedOperation): string {
  const known = { active_module: 'TIMES_RECORDING', object_type: 'QUOTATION', employee_code: 'EMP001' };
  const filled = path.replaceAll(
    /\{([^}]*)\}/g,
    (_, name: string) => Object.entries(known).find(([key]) => key === name)?.[1] ?? '1',
  );
  const query = parameters
    .filter(({ place, required }) => place === 'query' && required)
    .map(({ name }) => `${name}=1`);
  const before = document.name === 'v2' ? '/v2' : '';
  return `${before}/rest${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

const BODIES: Readonly<Record<string, Json>> = {
  approve: 'Fine',
  approveAll: ['1'],
  createBusinessCard: { employeeId: '1' },
  createEmployee: { code: 'NEW', address: { country: 'FR' } },
  createFluentEmployee: { code: 'NEW', address: { country: 'FR' } },
  patchCardGroup: [],
  replaceBusinessCard: { employeeId: '1' },
  replacePhase: { closure: false },
  setJournalEndDate: '2026-01-31',
  updateEmployee: { code: 'EMP001' },
};

/** A body that an operation takes on these items. */
export function bodyFor({ id, body }: ServedOperation): Json {
  const schema = body?.contents[0]?.schema;
  const isList = typeof schema === 'object' && schema !== null && 'items' in schema;
  return BODIES[id] ?? (isList ? [] : {});
}
