import { isEqual } from '#shared/validation/assertions.ts';
import { type JsonObject, objectAt, textAt } from '#mock/json.ts';
import type { Behavior, Call, WriteContext } from '#mock/platform.ts';
import { HttpError } from '#mock/http/message.ts';

/** Properties of a body that specify a company. */
const STATING = ['companyId', 'companyCode', 'company'];
const UNMOVED = 'The company of a resource cannot change.';

/** R162–R168: a resource is created in a company, which never changes. */
export const company: Behavior = {
  rules: ['R162', 'R163', 'R164', 'R165', 'R166', 'R167', 'R168', 'R171'],
  writes: { '*': inCompany },
};

/** Sets the company of a created item, and keeps that of an existing one; rejects a request for another company. */
export async function inCompany(item: JsonObject, writing: WriteContext): Promise<JsonObject> {
  const all = await writing.call.state.all('companies');
  const stated = statedCompanies(writing, all);
  const { kind, input: sent, before = {} } = writing;
  if (kind === 'create') return { ...item, companyId: createdIn(stated, writing.call) };
  refuseMove(stated, textAt(before, 'companyId'), writing.call);
  if (kind === 'patch' && STATING.some((name) => !isEqual(sent[name] ?? null, before[name] ?? null)))
    throw new HttpError(400, UNMOVED);
  // An update clears omitted properties except those that specify the company.
  const kept = ['companyId', 'companyCode'].filter((name) => typeof before[name] === 'string');
  return { ...item, ...Object.fromEntries(kept.map((name) => [name, before[name] ?? null])) };
}

interface Stated {
  readonly header?: JsonObject;
  readonly body?: JsonObject;
  /** All companies. */
  readonly all: readonly JsonObject[];
}

function statedCompanies({ call, input: sent, kind }: WriteContext, all: readonly JsonObject[]): Stated {
  const code = textAt(call.parameters.header, 'x-company-code');
  const header = code === undefined ? undefined : required(all, 'code', code);
  const inBody = kind === 'patch' ? undefined : bodyCompany(sent, all);
  if (header !== undefined && inBody !== undefined && header['id'] !== inBody['id'])
    throw new HttpError(400, `The header names the company ${named(header)}, and the body ${named(inBody)}.`);
  return { all, ...(header === undefined ? {} : { header }), ...(inBody === undefined ? {} : { body: inBody }) };
}

/**
 * Returns the company that a body specifies by identifier, by code or as an object. If it specifies several, they must
 * be the same.
 */
function bodyCompany(sent: JsonObject, all: readonly JsonObject[]): JsonObject | undefined {
  // Fast path: most bodies specify no company, and each write runs this.
  if (STATING.every((name) => sent[name] === undefined)) return undefined;
  const nested = objectAt(sent, 'company');
  const stated = {
    id: [textAt(sent, 'companyId'), textAt(nested, 'id')],
    code: [textAt(sent, 'companyCode'), textAt(nested, 'code')],
  };
  const found = Object.entries(stated).flatMap(([name, values]) =>
    values.flatMap((value) => (value === undefined ? [] : [required(all, name, value)])),
  );
  if (found.some((company) => company !== found[0]))
    throw new HttpError(400, 'The body specifies different companies.');
  return found[0];
}

function required(all: readonly JsonObject[], name: string, value: string): JsonObject {
  const found = all.find((entry) => entry[name] === value);
  if (found !== undefined) return found;
  const known = all.map((entry) => JSON.stringify(entry[name])).join(', ');
  throw new HttpError(400, `No company has the ${name} ${JSON.stringify(value.slice(0, 100))}. Companies: ${known}.`);
}

/** Formats a company for messages. */
function named(company: JsonObject | undefined): string {
  return JSON.stringify(company?.['code'] ?? null);
}

/** Returns the company of the header, the body or the user, in this order; the user must belong to it. */
function createdIn({ header, body, all }: Stated, { caller }: Call): string {
  const chosen = header ?? body ?? all.find((entry) => entry['code'] === caller.company);
  if (chosen === undefined) return '';
  if (!caller.companies.includes(String(chosen['code'])))
    throw new HttpError(
      403,
      `The user ${JSON.stringify(caller.login)} is not allowed to create resources for the company ${named(chosen)}.`,
    );
  return String(chosen['id']);
}

function refuseMove({ header, body, all }: Stated, owner: string | undefined, { caller }: Call): void {
  const own = all.find((entry) => entry['code'] === caller.company)?.['id'];
  if (header !== undefined && header['id'] !== own)
    throw new HttpError(400, `The header names the company ${named(header)}, but ${ownOf(caller)}.`);
  if (owner === undefined || owner === '') return;
  if (own !== owner)
    throw new HttpError(
      400,
      `The resource belongs to the company ${named(all.find(({ id }) => id === owner))}, but ${ownOf(caller)}.`,
    );
  if (body !== undefined && body['id'] !== owner) throw new HttpError(400, UNMOVED);
}

function ownOf({ login, company: code }: Call['caller']): string {
  return `the user ${JSON.stringify(login)} belongs to ${JSON.stringify(code)}`;
}
