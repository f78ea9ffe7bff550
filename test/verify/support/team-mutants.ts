import { momentOf } from '../../../spec/v3/behavior/moment.ts';
import { errorResponse, HttpError, jsonResponse } from '#mock/http/message.ts';
import type { MockRequest, MockResponse } from '#mock/http/message.ts';
import { isObject, type Json, type JsonObject, jsonCopy, listAt, member, objectAt, textAt } from '#mock/json.ts';
import { type Behavior, type Call, type Criterion, requireItem, runAction, type WriteRule } from '#mock/platform.ts';
import type { MockSource } from '#mock/start.ts';
import { changeBody, type PlatformMutant, without } from './mutants.ts';

/** A mistake of the platform's team, in a copy of the mock. Some keep state, so each use creates its own. */
export interface TeamMutant {
  readonly name: string;
  /** Version of the API that shows the mistake. */
  readonly document: 'v3' | 'v2';
  readonly create: (source: MockSource) => Pick<PlatformMutant, 'source' | 'wrap'>;
}

/** Mistakes as a team makes them, most of them written from the rules and without knowledge of the checks. */
export const TEAM_MUTANTS: readonly TeamMutant[] = [
  behaving('R103 offset counts from 1', () => ({
    actions: {
      'journals.search': (call) =>
        call.crud(
          'search',
          withQuery(call, 'offset', (offset) => offset - 1),
        ),
    },
  })),
  behaving('R103 a page includes the first item of the next one', () => ({
    actions: {
      'journals.search': (call) =>
        call.crud(
          'search',
          withQuery(call, 'limit', (limit) => limit + 1),
        ),
    },
  })),
  behaving('R102 limit counts the roots of the tree whatever countAssignmentType says', (source) => ({
    actions: {
      'assignments.search': (call) => {
        const body = isObject(call.body) ? without(call.body, 'countAssignmentType') : call.body;
        return actionOf(source, 'assignments.search')({ ...call, body });
      },
    },
  })),
  filtering('R035 IS compares texts without case', (criterion) => (given) => {
    const test = criterion(given);
    const value = textAt(given.value, 'value');
    if (test === undefined || value === undefined || !isObject(given.value)) return test;
    const folded = criterion({ ...given, value: { ...given.value, value: value.toLowerCase() } });
    return (item) => test(item) || folded?.(lowerCased(item)) === true;
  }),
  filtering(
    'R034 the clause renewalThreshold is ignored',
    (criterion) => (given) => (given.name === 'renewalThreshold' ? undefined : criterion(given)),
  ),
  behaving(
    'R158 an update merges the address of an employee into the stored one',
    () => ({
      writes: {
        employees: (item, { before, kind, input }) =>
          kind === 'replace' && isObject(input['address'])
            ? { ...item, address: { ...objectAt(before, 'address'), ...objectAt(item, 'address') } }
            : item,
      },
    }),
    'v2',
  ),
  {
    name: 'R085 the right to validate timesheets is enough to approve',
    document: 'v3',
    create: (source) => ({ source: withApproveRights(source, [['A50110'], ['A40511']]) }),
  },
  behaving('R160 an omitted boolean of an expense report becomes null', (source) => ({
    actions: {
      'expenseReports.post': (call) => {
        const body = isObject(call.body) ? { finished: null, validated: null, ...call.body } : call.body;
        return actionOf(source, 'expenseReports.post')({ ...call, body });
      },
    },
  })),
  behaving('R186 the approvals of an object include those of a sales order with the same id', () => ({
    actions: {
      'approvals.search': async (call) => {
        const path = { ...call.parameters.path, object_type: 'SALES_ORDER' };
        const [found, others] = [
          await call.crud('search'),
          await call.crud('search', { parameters: { ...call.parameters, path } }),
        ];
        const isOther = call.parameters.path['object_type'] !== 'SALES_ORDER';
        return changeBody(found, (list) => [...(Array.isArray(list) ? list : []), ...(isOther ? listOf(others) : [])]);
      },
    },
  })),
  behaving('R196 the end date of a journal shifts by the time zone of the server', (source) => ({
    actions: {
      'journals.setEndDate': (call) => {
        const moment = momentOf(call.body ?? null) - 2 * 3_600_000;
        const body = Number.isNaN(moment) ? call.body : new Date(moment).toISOString().slice(0, 10);
        return actionOf(source, 'journals.setEndDate')({ ...call, body });
      },
    },
  })),
  behaving('R053 approve-all responds with 200 and a count', (source) => ({
    actions: {
      'approvals.approveAll': async (call) => {
        await actionOf(source, 'approvals.approveAll')(call);
        return jsonResponse(200, Array.isArray(call.body) ? call.body.length : 0);
      },
    },
  })),
  responding('R016 objectId of a read approval is a number', ({ method, target }, response) =>
    method === 'GET' && /\/approvals\/[^/]+$/.test(target) ? changeBody(response, withNumericObjectId) : response,
  ),
  behaving('R010 a deleted business card is still found', () => {
    const deleted: JsonObject[] = [];
    return {
      actions: {
        'businessCards.delete': async (call) => {
          const item = await requireItem(call);
          const response = await call.crud('delete');
          deleted.push(item);
          return response;
        },
      },
      sources: {
        searchBusinessCards: async ({ state }) => [...(await state.all('businessCards')), ...deleted],
      },
    };
  }),
  behaving('R009 a rejected PATCH keeps the elements before the faulty one', () => ({
    actions: {
      'projectTasks.patch': async (call) => {
        let response: MockResponse | undefined;
        try {
          for (const element of Array.isArray(call.body) ? call.body : [])
            response = await call.crud('patch', { body: [element] });
        } catch (error) {
          if (error instanceof HttpError) return errorResponse(error);
          throw error;
        }
        return response ?? call.crud('patch');
      },
    },
  })),
  {
    name: 'R038 only the first read option has an effect',
    document: 'v3',
    create: (source) => ({
      source,
      wrap: (handle) => (request) => handle({ ...request, body: withFirstOption(request.body) }),
    }),
  },
  responding('R097 a method that is not supported gets the HTML page of the server', (_, response) =>
    response.status === 405
      ? {
          ...response,
          headers: { ...response.headers, 'content-type': 'text/html' },
          body: '<html><body><h1>HTTP Status 405 – Method Not Allowed</h1></body></html>',
        }
      : response,
  ),
  responding('R093 a body that is not JSON gets 500', ({ body }, response) =>
    response.status === 400 && body.byteLength > 0 && jsonOf(body) === undefined
      ? { ...response, status: 500 }
      : response,
  ),
  behaving('R056 an own request is approved automatically without the parameter', (source) => ({
    actions: {
      'approvals.ask': (call) => {
        const state = new Proxy(call.state, {
          get(target, name) {
            if (name === 'get')
              return (collection: string, id: string) =>
                collection === 'approvalParameters' ? { id, isAutomatic: true } : target.get(collection, id);
            const value: unknown = Reflect.get(target, name, target);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        });
        return actionOf(source, 'approvals.ask')({ ...call, state });
      },
    },
  })),
  behaving('R059 an entry on the end date of its journal is rejected', (source) => ({
    actions: {
      'invoices.book': async (call) => {
        const id = textAt(await requireItem(call), 'accountingJournalId') ?? '';
        const end = textAt(await call.state.get('journals', id), 'endDate');
        if (end !== undefined && momentOf(member(call.body, 'date') ?? null) > momentOf(end))
          throw new HttpError(400, 'The journal takes no further entries.');
        return actionOf(source, 'invoices.book')(call);
      },
    },
  })),
  {
    name: 'R168 a resource of another company than that of the user is updated',
    document: 'v3',
    create: (source) => ({ source: withWrites(source, updatedAnywhere) }),
  },
  requesting('R024 a closing date without a time is accepted', ({ target }, body) => {
    const date = textAt(body, 'closingDate') ?? '';
    const isPartial = target.endsWith('/close') && /^\d{4}-\d\d-\d\d$/.test(date);
    return isPartial && isObject(body) ? { ...body, closingDate: `${date}T00:00:00.000Z` } : body;
  }),
  requesting('R182 a list of one line is accepted', ({ target }, body) =>
    target.endsWith('/custom-request-lines') && Array.isArray(body) ? (body[0] ?? null) : body,
  ),
  behaving(
    'R136 a null boolean of an employee stays true',
    () => ({
      writes: {
        employees: (item, { before = {}, input }) => {
          const kept = Object.entries(before).filter(([name, value]) => value === true && input[name] === null);
          return { ...item, ...Object.fromEntries(kept) };
        },
      },
    }),
    'v2',
  ),
  behaving(
    'R020 the id of an address is stored',
    () => ({
      writes: {
        employees: (item, { input }) => {
          const id = textAt(objectAt(input, 'address'), 'id');
          return id === undefined ? item : { ...item, address: { ...objectAt(item, 'address'), id } };
        },
      },
    }),
    'v2',
  ),
  behaving('R005 a read of a card group records its reader', () => ({
    actions: {
      'cardGroups.read': async (call) => {
        const item = await requireItem(call);
        const response = await call.crud('read');
        await call.state.put('cardGroups', { ...item, changeTracking: { modificationById: call.caller.id } });
        return response;
      },
    },
  })),
  {
    name: 'R163 the company of the header counts, whatever the body says',
    document: 'v3',
    create: (source) => ({
      source,
      wrap: (handle) => async (request) => {
        const response = await handle(request);
        const { 'x-company-code': _, ...headers } = request.headers;
        const isContradiction = response.status === 400 && /, and the body/.test(String(response.body));
        return isContradiction ? handle({ ...request, headers }) : response;
      },
    }),
  },
];

/** Puts a behavior first, whose actions and sources win, and its write rules last. */
function behaving(
  name: string,
  behaviorOf: (source: MockSource) => Partial<Behavior>,
  document: TeamMutant['document'] = 'v3',
): TeamMutant {
  return {
    name,
    document,
    create: (source) => {
      const { writes = {}, ...first } = behaviorOf(source);
      const { behaviors } = source.platform;
      const all = [{ rules: [], ...first }, ...behaviors, { rules: [], writes }];
      return { source: { ...source, platform: { ...source.platform, behaviors: all } } };
    },
  };
}

function filtering(name: string, change: (criterion: Criterion) => Criterion): TeamMutant {
  return {
    name,
    document: 'v3',
    create: (source) => {
      const { criterion = () => undefined } = source.platform;
      return { source: { ...source, platform: { ...source.platform, criterion: change(criterion) } } };
    },
  };
}

function responding(name: string, change: (request: MockRequest, response: MockResponse) => MockResponse): TeamMutant {
  return {
    name,
    document: 'v3',
    create: (source) => ({
      source,
      wrap: (handle) => async (request) => change(request, await handle(request)),
    }),
  };
}

/** The server reads another JSON body than the one that was sent. */
function requesting(name: string, change: (request: MockRequest, body: Json) => Json): TeamMutant {
  return {
    name,
    document: 'v3',
    create: (source) => ({
      source,
      wrap: (handle) => (request) => {
        const sent = jsonOf(request.body);
        const body = sent === undefined ? request.body : Buffer.from(JSON.stringify(change(request, sent)));
        return handle({ ...request, body });
      },
    }),
  };
}

function actionOf({ platform }: MockSource, key: string): (call: Call) => ReturnType<typeof runAction> {
  const found = platform.behaviors.map(({ actions }) => actions?.[key]).find((action) => action !== undefined);
  if (found === undefined) throw new TypeError(`There is no action ${key}.`);
  return (call) => runAction(found, call);
}

function listOf({ body }: MockResponse): readonly Json[] {
  const list: Json = typeof body === 'string' ? JSON.parse(body) : [];
  return Array.isArray(list) ? list : [];
}

/** Changes a number of the query, if the request has it. */
function withQuery(
  { parameters }: Call,
  name: string,
  change: (value: number) => number,
): Pick<Call, 'parameters' | 'body'> {
  const value = parameters.query[name];
  const query = typeof value === 'number' ? { ...parameters.query, [name]: change(value) } : parameters.query;
  return { parameters: { ...parameters, query } } as Pick<Call, 'parameters' | 'body'>;
}

function lowerCased(item: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, typeof value === 'string' ? value.toLowerCase() : value]),
  );
}

function withNumericObjectId(value: Json): Json {
  const id = textAt(value, 'objectId');
  return isObject(value) && id !== undefined ? { ...value, objectId: Number(id) } : value;
}

function withApproveRights(source: MockSource, rights: Json): MockSource {
  const documents = source.documents.map((document) => {
    const root = jsonCopy(document.root);
    const path = Object.entries(objectAt(root, 'paths')).find(
      ([, item]) => textAt(objectAt(item, 'post'), 'operationId') === 'approve',
    )?.[1];
    if (path !== undefined) Object.assign(objectAt(path, 'post'), { 'x-rights': rights });
    return { ...document, root: isObject(root) ? root : document.root };
  });
  return { ...source, documents };
}

function withWrites({ platform, ...source }: MockSource, change: (rule: WriteRule) => WriteRule): MockSource {
  const behaviors = platform.behaviors.map((behavior) => {
    const rule = (behavior.rules ?? []).includes('R168') ? behavior.writes?.['*'] : undefined;
    return rule === undefined ? behavior : { ...behavior, writes: { ...behavior.writes, '*': change(rule) } };
  });
  return { ...source, platform: { ...platform, behaviors } };
}

/** An update runs as if the user belonged to the company of the resource. */
function updatedAnywhere(rule: WriteRule): WriteRule {
  return async (item, writing) => {
    const { call, before, kind } = writing;
    const companies = await call.state.all('companies');
    const owner = companies.find(({ id }) => id === before?.['companyId']);
    if (kind !== 'replace' || owner === undefined) return rule(item, writing);
    const caller = { ...call.caller, company: String(owner['code']) };
    return rule(item, { ...writing, call: { ...call, caller } });
  };
}

function withFirstOption(body: Uint8Array): Uint8Array {
  const json = jsonOf(body);
  if (!isObject(json)) return body;
  const cut = (value: Json): Json =>
    isObject(value) && Array.isArray(value['options'])
      ? { ...value, options: listAt(value, 'options').slice(0, 1) }
      : value;
  const nested = Object.fromEntries(Object.entries(json).map(([name, value]) => [name, cut(value)]));
  return new TextEncoder().encode(JSON.stringify(cut(nested)));
}

function jsonOf(body: Uint8Array): Json | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
