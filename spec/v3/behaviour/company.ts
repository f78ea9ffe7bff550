import { isDeepStrictEqual } from 'node:util';
import { type Awaitable, type JsonObject, objectAt, textAt } from '#mock/json.ts';
import type { Behaviour, Call, WriteContext } from '#mock/platform.ts';
import { HttpError } from '#mock/http/errors.ts';

/** What of a body states a company. */
const STATING = ['companyId', 'companyCode', 'company'];
const UNMOVED = 'The company of a resource cannot change.';

/** R162–R168: which company a resource is created in, and that it never changes. */
export const company: Behaviour = {
  rules: ['R162', 'R163', 'R164', 'R165', 'R166', 'R167', 'R168', 'R171'],
  writes: { '*': inCompany },
};

/** An item in the company that it is created in, or that it has; refused where that is not the one that is stated. */
export function inCompany(item: JsonObject, writing: WriteContext): Awaitable<JsonObject> {
  const all = writing.call.state.all('companies');
  return all instanceof Promise ? all.then((later) => bound(item, writing, later)) : bound(item, writing, all);
}

function bound(item: JsonObject, writing: WriteContext, all: readonly JsonObject[]): JsonObject {
  const stated = statedCompanies(writing, all);
  const { kind, input: sent, before = {} } = writing;
  if (kind === 'create') return { ...item, companyId: createdIn(stated, writing.call) };
  refuseMove(stated, textAt(before, 'companyId'), writing.call);
  if (kind === 'patch' && STATING.some((name) => !isDeepStrictEqual(sent[name] ?? null, before[name] ?? null)))
    throw new HttpError(400, UNMOVED);
  // What an update leaves out is cleared, but for what says whose the resource is.
  const kept = ['companyId', 'companyCode'].filter((name) => typeof before[name] === 'string');
  return { ...item, ...Object.fromEntries(kept.map((name) => [name, before[name] ?? null])) };
}

interface Stated {
  readonly header?: JsonObject;
  readonly body?: JsonObject;
  /** All companies, by their identifier. */
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
 * The company that a body states, by its identifier, its code or as an object: one and the same where it states
 * several.
 */
function bodyCompany(sent: JsonObject, all: readonly JsonObject[]): JsonObject | undefined {
  // Most bodies say nothing of a company, and every write comes by here.
  if (STATING.every((name) => sent[name] === undefined)) return undefined;
  const nested = objectAt(sent, 'company');
  const stated = {
    id: [textAt(sent, 'companyId'), textAt(nested, 'id')],
    code: [textAt(sent, 'companyCode'), textAt(nested, 'code')],
  };
  const found = Object.entries(stated).flatMap(([name, values]) =>
    values.flatMap((value) => (value === undefined ? [] : [required(all, name, value)])),
  );
  if (found.some((company) => company !== found[0])) throw new HttpError(400, 'The body states two companies.');
  return found[0];
}

function required(all: readonly JsonObject[], name: string, value: string): JsonObject {
  const found = all.find((entry) => entry[name] === value);
  if (found !== undefined) return found;
  const known = all.map((entry) => JSON.stringify(entry[name])).join(', ');
  throw new HttpError(
    400,
    `There is no company with the ${name} ${JSON.stringify(value.slice(0, 100))}. There are: ${known}.`,
  );
}

/** A company as messages name it. */
function named(company: JsonObject | undefined): string {
  return JSON.stringify(company?.['code'] ?? null);
}

/** The company of the header, of the body, or of the user: one that the user belongs to. */
function createdIn({ header, body, all }: Stated, { caller }: Call): string {
  const chosen = header ?? body ?? all.find((entry) => entry['code'] === caller.company);
  if (chosen === undefined) return '';
  if (!caller.companies.includes(String(chosen['code'])))
    throw new HttpError(
      403,
      `The user ${JSON.stringify(caller.login)} may not create for the company ${named(chosen)}.`,
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
      `The resource is of the company ${named(all.find(({ id }) => id === owner))}, but ${ownOf(caller)}.`,
    );
  if (body !== undefined && body['id'] !== owner) throw new HttpError(400, UNMOVED);
}

function ownOf({ login, company: code }: Call['caller']): string {
  return `the user ${JSON.stringify(login)} is of ${JSON.stringify(code)}`;
}
