import type { Coding, Content, Operation } from '../model/api.ts';
import { defineEmitter, type OutputFile } from '../emit/emitter.ts';
import { objectLiteral, propertyKey, stringLiteral } from '../emit/source/literals.ts';
import {
  constant,
  importNames,
  importTypes,
  type InterfaceDeclarationStructure,
  KIND,
  type Statement,
} from '../emit/structures.ts';

/** Expressions that read a body of each coding. */
const BODIES: Readonly<Record<Coding, string>> = {
  json: 'context.req.json()',
  form: 'context.req.parseBody()',
  multipart: 'context.req.parseBody({ all: true })',
  text: 'context.req.text()',
  events: 'context.req.text()',
  'json-lines':
    'context.req.text().then((text) => text.split(/[\\n\\u001e]/).flatMap((line) => line.trim() ? [JSON.parse(line)] : []))',
  binary: 'context.req.blob()',
};

/**
 * Adds `hono.ts` beside the client: the type of a handler for every operation, and `registerRoutes`, which adds the
 * routes to a Hono app. Requests are parsed and validated before a handler runs; an invalid one gets status 400 with
 * its issues. A handler returns the data of the operation, or a `Response`.
 *
 * Requires the validators. Paths with text beside a parameter in one segment are left out: Hono has no equivalent.
 */
// biome-ignore lint/style/noDefaultExport: configurations reference a plugin by its module
export default defineEmitter({
  name: 'hono',
  model: 1,
  *emit({ api }): Generator<OutputFile> {
    const groups = api.groups.map((group) => ({ ...group, operations: group.operations.filter(isRoutable) }));
    const used = groups.filter(({ operations }) => operations.length > 0);
    const operations = used.flatMap((group) => group.operations);
    const statements: readonly Statement[] = [
      importTypes('hono', ['Context', 'Hono']),
      importNames('./validation/index.ts', ['formatIssues', 'readRequest', 'validateRequest']),
      importTypes('./validation/index.ts', ['OperationValidators']),
      ...used.map((group) => importTypes(`./${group.slug}.ts`, namesOf(group.operations))),
      importNames(
        './validators.ts',
        operations.map(({ name }) => `${name}Validators`),
      ),
      handlersInterface(operations),
      routeInterface(),
      routesTable(operations),
      ...RUNTIME,
    ];
    yield { kind: 'code', path: 'sdk/src/hono.ts', statements };
  },
});

/** Returns `true` if every parameter of the path is a whole segment. */
function isRoutable({ path }: Operation): boolean {
  return path.split('/').every((segment) => /^(?:\{[\w-]+\}|[^{}:*]*)$/.test(segment));
}

function namesOf(operations: readonly Operation[]): string[] {
  return [...new Set(operations.flatMap(({ name, requestName }) => [name, requestName]))].sort();
}

function handlersInterface(operations: readonly Operation[]): InterfaceDeclarationStructure {
  return {
    kind: KIND.Interface,
    isExported: true,
    name: 'Handlers',
    docs: ['Handlers of the operations. Each gets a valid request, and returns the data or a response of its own.'],
    methods: operations.map(({ name, requestName, method, path, body }) => ({
      name: propertyKey(name),
      docs: [`\`${method} ${path.replaceAll('*/', '*\\/')}\``],
      parameters: [
        // A client may send bytes in several forms, but the body that arrives has one.
        {
          name: 'request',
          type: body?.preferred.coding === 'binary' ? `${requestName} & { body?: Blob }` : requestName,
        },
        { name: 'context', type: 'Context' },
      ],
      returnType: replyType(name),
    })),
  };
}

/** Returns the type of what a handler returns: the data of the operation or a response, at once or later. */
function replyType(name: string): string {
  const reply = `Awaited<ReturnType<typeof ${name}>> | Response`;
  return `${reply} | Promise<${reply}>`;
}

function routeInterface(): InterfaceDeclarationStructure {
  return {
    kind: KIND.Interface,
    name: 'Route',
    properties: [
      { name: 'method', type: 'string', isReadonly: true },
      { name: 'path', type: 'string', isReadonly: true },
      { name: 'status', type: 'number', isReadonly: true },
      { name: 'validators', type: 'OperationValidators', isReadonly: true },
      { name: 'body', type: '(context: Context) => Promise<unknown>', isReadonly: true, hasQuestionToken: true },
    ],
  };
}

function routesTable(operations: readonly Operation[]): Statement {
  const routes = operations.map((operation) => [operation.name, routeLiteral(operation)] as const);
  return constant({
    name: 'routes',
    type: 'Readonly<Record<keyof Handlers, Route>>',
    initializer: objectLiteral(routes),
  });
}

function routeLiteral({ name, method, path, responses, body }: Operation): string {
  const success = responses.map(({ status }) => status).find((status) => /^2\d\d$/.test(status));
  const reader = body === undefined ? undefined : readerOf(body.preferred);
  return objectLiteral([
    ['method', stringLiteral(method)],
    ['path', stringLiteral(path.replace(/\{([\w-]+)\}/g, ':$1'))],
    ['status', success ?? '200'],
    ['validators', `${name}Validators`],
    ...(reader === undefined ? [] : [['body', `(context) => ${reader}`] as const]),
  ]);
}

function readerOf({ coding, bytes }: Content): string {
  return bytes === 'form' ? 'context.req.formData()' : BODIES[coding];
}

const RUNTIME: readonly Statement[] = [
  {
    kind: KIND.Function,
    isExported: true,
    name: 'registerRoutes',
    docs: ['Adds a route for each handler to an app. Operations without a handler have no route.'],
    parameters: [
      { name: 'app', type: 'Hono' },
      { name: 'handlers', type: 'Partial<Handlers>' },
    ],
    returnType: 'void',
    statements: [
      `for (const [name, route] of Object.entries(routes)) {
  const handler: unknown = Reflect.get(handlers, name);
  if (typeof handler !== 'function') continue;
  app.on(route.method, route.path, (context) => handle(context, route, handler.bind(handlers)));
}`,
    ],
  },
  {
    kind: KIND.Function,
    name: 'handle',
    isAsync: true,
    parameters: [
      { name: 'context', type: 'Context' },
      { name: 'route', type: 'Route' },
      { name: 'handler', type: '(request: unknown, context: Context) => unknown' },
    ],
    returnType: 'Promise<Response>',
    statements: [
      'const url = new URL(context.req.url);',
      'const parts = { path: context.req.param(), query: url.searchParams, headers: context.req.raw.headers };',
      'const target = url.pathname + url.search;',
      'const body = await readBody(context, route);',
      'if (body instanceof Response) return body;',
      'const request = readRequest(route.validators, { ...parts, target, ...(body === undefined ? {} : { body }) });',
      'const result = validateRequest(route.validators, request);',
      'if (!result.ok) return Response.json({ message: formatIssues(result.issues), issues: result.issues }, { status: 400 });',
      'const data = await handler(request, context);',
      'if (data instanceof Response) return data;',
      'if (data === undefined) return new Response(null, { status: route.status === 200 ? 204 : route.status });',
      'return data instanceof Blob ? new Response(data, { status: route.status }) : Response.json(data, { status: route.status });',
    ],
  },
  {
    kind: KIND.Function,
    name: 'readBody',
    isAsync: true,
    parameters: [
      { name: 'context', type: 'Context' },
      { name: '{ body }', type: 'Route' },
    ],
    returnType: 'Promise<unknown>',
    statements: [
      'if (body === undefined || context.req.raw.body === null) return undefined;',
      "return body(context).catch(() => Response.json({ message: 'The body cannot be parsed.' }, { status: 400 }));",
    ],
  },
];
