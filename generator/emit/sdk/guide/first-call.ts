import type { Api, Credential, Operation } from '../../../model/api.ts';
import { objectLiteral, singleQuoted, stringLiteral } from '../../source/literals.ts';
import { operationsById } from '../module-imports.ts';
import { COMBINE, combinesCredentials } from '../security.ts';
import { exampleBaseUrl } from '../servers.ts';
import { memberChain, sampleCall, type SampleCall, sampleList, sampleUpdate } from './samples.ts';

/** Parts of the first example, which runs as printed once the credential is filled in. */
export interface FirstCall {
  /** Names to import from the client's entry beside `createClient`. */
  readonly names: readonly string[];
  /** Options of the client, as an object literal. */
  readonly options: string;
  /** The call, after `client.`. Absent if no operation has an obvious request. */
  readonly call?: string;
}

/** Plans the first example: a server, a credential and an operation of the specification. */
export function firstCall(api: Api): FirstCall {
  const groups = api.groups.filter(({ operations }) => operations.length > 0);
  const sample = sampleCall(groups, new Map(api.schemas.map((schema) => [schema.name, schema])));
  const { expression, usesServers, isInsecure } = exampleBaseUrl(api.servers);
  const credentials = chooseCredentials(api, sample?.security ?? []);
  const auth = authExample(credentials);
  const options = objectLiteral([
    ['baseUrl', expression],
    ...(auth === undefined ? [] : [['auth', auth] as const]),
    ...(isInsecure ? [['allowInsecure', 'true'] as const] : []),
  ]);
  return {
    names: [
      ...(credentials.length > 1 ? [COMBINE] : []),
      ...credentials.map(({ name }) => name),
      ...(usesServers ? ['servers'] : []),
    ],
    options,
    ...(sample !== undefined && {
      call: `${sample.method}(${sample.request === '{}' ? '' : sample.request})`,
    }),
  };
}

/** Returns the operation of an example as errors name it: its id, method and path as sent. */
export function callLabel(api: Api, { id, verb, path, security }: SampleCall): string {
  const selector = chooseCredentials(api, security).find((credential) => credential.selector !== undefined)?.selector;
  return `${id} (${verb} ${selector ?? ''}${path})`;
}

/** Returns the credentials that the operation requires together, else the first one that the client can send. */
function chooseCredentials(api: Api, security: Operation['security']): readonly Credential[] {
  const supported = new Map(
    api.credentials.filter(({ kind }) => kind !== 'other').map((credential) => [credential.key, credential]),
  );
  const isSent = (keys: readonly string[]): boolean => keys.length > 0 && keys.every((key) => supported.has(key));
  const several = combinesCredentials(api);
  const keys = security.find((alternative) => isSent(alternative) && (several || alternative.length === 1));
  return (keys ?? [...supported.keys()].slice(0, 1)).flatMap((key) => supported.get(key) ?? []);
}

/** Example of the function that takes several credentials, and the names to import for it. */
interface CombinedExample {
  readonly names: string;
  readonly example: string;
}

/** Returns an example of several credentials; `undefined` if the client does not take several. */
export function combinedExample(api: Api): CombinedExample | undefined {
  const credentials = api.credentials.filter(({ kind }) => kind !== 'other').slice(0, 2);
  const example = authExample(credentials);
  if (example === undefined || credentials.length < 2 || !combinesCredentials(api)) return undefined;
  return {
    names: [COMBINE, ...credentials.map(({ name }) => name)].join(', '),
    example: example.replaceAll('"', "'"),
  };
}

function authExample(credentials: readonly Credential[]): string | undefined {
  const examples = credentials.flatMap((credential) => {
    const example = credentialExample(credential);
    return example === undefined ? [] : [[credential.key, example] as const];
  });
  return examples.length > 1 ? `${COMBINE}(${objectLiteral(examples)})` : examples[0]?.[1];
}

function credentialExample(credential: Credential): string | undefined {
  const call = (...values: readonly string[]): string => `${credential.name}(${values.join(', ')})`;
  const user = [
    ['username', stringLiteral('USER')],
    ['password', stringLiteral('PASSWORD')],
  ] as const;
  switch (credential.kind) {
    case 'basic':
      return call(stringLiteral('USER'), stringLiteral('PASSWORD'));
    case 'apiKey':
      return call(stringLiteral('KEY'));
    case 'bearer':
      return credential.login === undefined ? call(stringLiteral('TOKEN')) : call(objectLiteral(user));
    case 'oauth2': {
      if (credential.grant === undefined) return call(stringLiteral('TOKEN'));
      const client = [
        ['clientId', stringLiteral('ID')],
        ['clientSecret', stringLiteral('SECRET')],
      ] as const;
      return call(objectLiteral(credential.grant.type === 'password' ? [...client, ...user] : client));
    }
    case 'other':
      return undefined;
  }
}

/** Returns the lines of the first example for a program that imports the client from `entry`. */
export function firstCallLines(api: Api, entry: string): readonly string[] {
  const { names, options, call } = firstCall(api);
  return [
    `import { ${[api.names.facade, ...names].join(', ')} } from ${singleQuoted(entry)};`,
    `const ${api.names.variable} = ${api.names.facade}(${options.replaceAll('"', "'")});`,
    call === undefined
      ? `console.log(${api.names.variable});`
      : `${api.names.variable}.${call.replaceAll('"', "'")}.then(console.log, console.error);`,
  ];
}

/** Returns the lines of an example with inferred methods of collections: the pages of a list, and a safe update. */
export function collectionLines({ groups, schemas, inferred }: Api, variable: string): readonly string[] {
  const operations = operationsById(groups);
  const lookup = new Map(schemas.map((schema) => [schema.name, schema]));
  const methods = (inferred?.collections ?? []).flatMap((collection) =>
    collection.methods.flatMap(({ name, operation, kind }) => {
      const found = operations.get(operation);
      const call = memberChain([variable, collection.identifier, name]);
      return found === undefined ? [] : [{ kind, call, own: [{ ...found.group, operations: [found.operation] }] }];
    }),
  );
  const lists = methods.flatMap(({ kind, call, own }) => {
    const sample = kind === 'pages' ? sampleList(own) : undefined;
    const request = sample?.request === '{}' ? '' : sample?.request;
    return request === undefined ? [] : [`for await (const item of ${call}(${request})) console.log(item);`];
  });
  const updates = methods.flatMap(({ kind, call, own }) => {
    const sample = kind === 'update' ? sampleUpdate(own, lookup) : undefined;
    return sample === undefined ? [] : [`await ${call}(${sample.request}, ${sample.change});`];
  });
  return [...lists.slice(0, 1), ...updates.slice(0, 1)].map((line) => line.replaceAll('"', "'"));
}

/** Returns the lines of an example that creates the client of the first example so that it checks its calls. */
export function validationLines(api: Api, entry: string): readonly string[] {
  const { options } = firstCall(api);
  const checked = `${options.replace(/ }$/, '')}, validation: validation(allValidators) }`.replace(/^{}, /, '{ ');
  return [
    `import { validation } from ${singleQuoted(siblingModule(entry, 'validators'))};`,
    `import { allValidators } from ${singleQuoted(siblingModule(entry, 'validators/all'))};`,
    `const checked = ${api.names.facade}(${checked.replaceAll('"', "'")});`,
  ];
}

/** Returns the module specifier of a module beside the client's entry. */
export function siblingModule(entry: string, module: string): string {
  return entry.replace(/index(?=(?:\.\w+)?$)/, module);
}

/** Returns the lines of an example that handles the errors of the first call; none if there is no such call. */
export function errorLines(api: Api): readonly string[] {
  const { call } = firstCall(api);
  if (call === undefined) return [];
  return [
    `const result = await ${api.names.variable}.${call.replaceAll('"', "'")}.result();`,
    'if (result.ok) console.log(result.data);',
    "else if (result.status === 404) console.log('there is none', result.error.body);",
    'else console.log(result.error.message);',
  ];
}
