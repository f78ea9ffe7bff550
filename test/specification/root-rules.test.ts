import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../generator/model/json.ts';
import { objectAt, readSpecification } from './specification.ts';

const { document, rows, schema } = await readSpecification('v3');
const domains = objectAt(document, 'x-domains');
const schemes = objectAt(document, 'components', 'securitySchemes');
const tags = (document['tags'] as readonly JsonObject[]).map(({ name, description }) => ({
  name,
  description: String(description),
}));

/** The domains in the order of conventions L12-29, with words of their purposes, and the prefix of their paths. */
// prettier-ignore
const domainTable = [
  ['Accounting', '/accounting', 'assumed', ['chart of accounts', 'fiscal years']],
  ['Administration', '/administration', 'assumed', ['administration', 'same features as the administration console']],
  ['Approval process', '/approvalprocess', 'assumed', ['quotes', 'quotations', 'sales and purchase orders', 'purchase invoices', 'expense reports', 'others']],
  ['Customer Relationship', '/crm', 'documented', ['events', 'opportunities', 'customers', 'prospects']],
  ['Document Management', '/documentmanagement', 'documented', ['documents', 'publishing templates', 'document links']],
  ['Legacy', undefined, 'assumed', ['older soap web services']],
  ['Messaging', '/messaging', 'assumed', ['subscriptions', 'webhooks']],
  ['Mobile', '/mobile', 'assumed', ['synchronization operations', 'offline mobile application', 'expense reports', 'leave requests', 'timesheets']],
  ['Project management', '/projectmanagement', 'assumed', ['projects', 'phases', 'sub-phases', 'project tasks']],
  ['Purchase', '/purchase', 'assumed', ['quotes', 'orders', 'invoices', 'receptions', 'suppliers']],
  ['Sales', '/sales', 'assumed', ['quotations', 'orders', 'invoices', 'billing tables', 'time-based billing']],
  ['Security', '/security', 'assumed', ['security', 'users', 'rights (dmf)']],
  ['Service integration', '/serviceintegration', 'assumed', ['sending e-mails', 'messages']],
  ['Settings', '/settings', 'assumed', ['triggers', 'translations', 'web portals', 'preferences', 'currencies', 'other setup']],
  ['Support', '/support', 'assumed', ['helpdesk issues and tasks', 'contacts', 'contracts', 'tags', 'products', 'sprints', 'timesheets', 'many searches']],
  ['Workforce', '/workforce', 'documented', ['employees', 'timesheets', 'schedules', 'expense reports', 'leave requests', 'custom requests', 'project events']],
] as const;

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const withoutOperations = [
  'Accounting',
  'Administration',
  'Customer Relationship',
  'Document Management',
  'Legacy',
  'Messaging',
  'Purchase',
  'Security',
  'Service integration',
];

/** Every object of a value, itself included. */
function objectsIn(value: unknown): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

describe('domains', () => {
  test('R003 there are 16, in source order, each with a tag', () => {
    expect(Object.keys(domains)).toEqual(domainTable.map(([name]) => slugOf(name)));
    expect(tags.slice(0, 16).map(({ name }) => name)).toEqual(domainTable.map(([name]) => name));
    expect(Object.values(domains).map((domain) => (domain as JsonObject)['tag'])).toEqual(
      domainTable.map(([name]) => name),
    );
  });

  test.each(domainTable.map(([name, ...want]) => [name, want] as const))(
    'R003 R202 %s has its purpose and prefix',
    (name, [prefix, provenance, words]) => {
      const description = tags
        .find((tag) => tag.name === name)
        ?.description.toLowerCase()
        .replaceAll('\n', ' ');
      for (const word of words) expect(description).toContain(word);
      const domain = objectAt(domains, slugOf(name));
      expect([domain['pathPrefix'], domain['provenance']]).toEqual([prefix, provenance]);
      expect(name === 'Workforce' || Array.isArray(domain['x-not-shown'])).toBe(true);
    },
  );

  test('R003 R004 R088 nine domains have no operations and say so', () => {
    const busy = new Set(rows.flatMap(({ operation }) => operation.tags));
    expect(domainTable.map(([name]) => name).filter((name) => !busy.has(name))).toEqual(withoutOperations);
    const silent = (document['tags'] as readonly JsonObject[]).filter((tag) =>
      withoutOperations.includes(String(tag['name'])),
    );
    for (const tag of silent) expect(tag['x-not-shown']).toContain('Operations; none of this domain is shown.');
  });

  test('R090 the mobile domain has a tag for managing subscriptions, without operations', () => {
    expect(tags.slice(16).map(({ name }) => name)).toEqual(['Mobile subscription management', 'Authentication']);
    expect(rows.filter(({ operation }) => operation.tags.includes('Mobile subscription management'))).toEqual([]);
  });

  test("R202 a path has its domain's prefix once and its operation the domain's tag", () => {
    const wrong = rows.filter(({ domain, path, operation }) => {
      if (domain === 'authentication') return operation.tags.join() !== 'Authentication';
      const { pathPrefix, tag } = objectAt(domains, domain);
      const prefix = String(pathPrefix);
      return !path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}${prefix}/`) || operation.tags.join() !== tag;
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});

describe('the specification', () => {
  test('R113 R114 is version 3.0 in OpenAPI 3.1.0 for platform 5.0, without a version selector', () => {
    const info = objectAt(document, 'info');
    expect([document['openapi'], info['version'], info['title']]).toEqual([
      '3.1.0',
      '3.0',
      'Business Management Platform REST API',
    ]);
    expect(info['description']).toContain('platform version 5.0');
    expect(rows.filter(({ path }) => /\/v?\d/.test(path))).toEqual([]);
  });

  test('R105 no limit is invented: no bound on a value, no status for too many calls', () => {
    const bounds = [
      'maximum',
      'minimum',
      'exclusiveMaximum',
      'exclusiveMinimum',
      'maxLength',
      'minLength',
      'maxItems',
      'minItems',
      'pattern',
    ];
    const parts = objectsIn([document['paths'], objectAt(document, 'components')['parameters']]);
    expect(
      parts.filter((part) =>
        bounds.some((bound) => typeof part[bound] === 'number' || typeof part[bound] === 'string'),
      ),
    ).toEqual([]);
    const shapes = Object.values(objectAt(document, 'components', 'schemas')).flatMap(objectsIn);
    expect(shapes.filter((part) => bounds.some((bound) => typeof part[bound] === 'number'))).toEqual([]);
    expect(
      rows.flatMap(({ operation }) => Object.keys(operation.responses)).filter((status) => status === '429'),
    ).toEqual([]);
    expect(objectAt(document, 'info')['x-not-shown']).toEqual([
      'Limits of the rate of calls and of the size of what is sent.',
    ]);
  });

  test('R114 null is a type, not a flag', () => {
    expect(objectsIn(document).filter((part) => 'nullable' in part)).toEqual([]);
  });

  test('R015 no description is split at a comma', () => {
    const { examples: _, ...components } = objectAt(document, 'components');
    const stated = objectsIn({ ...document, components });
    expect(stated.filter((part) => Object.values(part).includes(null))).toEqual([]);
    const lists = objectsIn(document).flatMap((part) =>
      Array.isArray(part['x-not-shown']) ? part['x-not-shown'] : [],
    );
    expect(lists.filter((sentence) => typeof sentence !== 'string' || !sentence.endsWith('.'))).toEqual([]);
  });

  test('R039 no v2 value is left: CUSTOM_FIELDS is no option', () => {
    const values = objectsIn(document).flatMap((part) => [part['enum'], part['x-extensible-enum']].flat());
    expect(values.filter((value) => value === 'CUSTOM_FIELDS' || String(value).includes('TIMERECORDING'))).toEqual([]);
  });

  test('R092 ErrorResponse is an open object because its fields are not shown', () => {
    const { type, properties, additionalProperties, 'x-not-shown': said } = schema('ErrorResponse');
    expect({ type, properties, additionalProperties, said }).toEqual({
      type: 'object',
      additionalProperties: true,
      said: ['The fields.'],
    });
  });
});

describe('credentials', () => {
  test.each([
    ['R064', 'basic', { type: 'http', scheme: 'basic', 'x-selector': '/rest' }],
    ['R066', 'oauth2', { type: 'oauth2', 'x-selector': '/RS' }],
    ['R067', 'jwt', { type: 'http', scheme: 'bearer', 'x-selector': '/rest' }],
  ])('%s %s is %o', (_rule, name, want) => {
    expect(objectAt(schemes, name)).toMatchObject(want);
  });

  test('R063 any one of three schemes suffices', () => {
    expect(Object.keys(schemes)).toEqual(['basic', 'oauth2', 'jwt']);
    expect(document['security']).toEqual([{ basic: [] }, { oauth2: ['read_write'] }, { jwt: [] }]);
  });

  test('R069 R070 a technical user is recommended; SAML users get 401', () => {
    for (const name of ['basic', 'oauth2', 'jwt'])
      expect(objectAt(schemes, name)['description']).toMatch(/technical user.*recommended.*SAML.*401/s);
  });

  test('R072 the only scope is read_write; durations are in seconds', () => {
    expect(Object.keys(objectAt(schemes, 'oauth2', 'flows', 'password', 'scopes'))).toEqual(['read_write']);
    expect(objectAt(schemes, 'oauth2')['description']).toMatch(/access token in seconds.*refresh token in seconds/s);
  });
});
