import type { OutputFile } from '../emitter.ts';

/** What the entries of the package differ in. */
export interface MockEntries {
  readonly documents: readonly string[];
  readonly hasBehaviour: boolean;
  /** Whether a document words things of its own way. */
  readonly hasWordings: boolean;
}

/**
 * The modules that bind the engine to its documents: the package itself, the command, and the helpers of two test
 * runners.
 */
export function emitMockEntries({ documents, hasBehaviour, hasWordings }: MockEntries): readonly OutputFile[] {
  const platform = hasBehaviour
    ? `import { platform } from './behaviour/platform.ts';`
    : `import { plainPlatform as platform } from './platform.ts';`;
  const read = `readDocuments(${JSON.stringify(documents)}${hasWordings ? ', wordings' : ''})`;
  return [
    code('source', [
      platform,
      `import { readDocuments } from './read-documents.ts';`,
      `import type { MockSource } from './start.ts';`,
      ...(hasWordings ? [`import { wordings } from './wordings.ts';`] : []),
      `/** What this mock serves. */\nexport const source = (): MockSource => ({ platform, documents: ${read} });`,
    ]),
    code('index', [
      `import type { OperationId } from './operation-id.ts';`,
      `import type * as whole from './public.ts';`,
      `import { source } from './source.ts';`,
      `import type { MockOptions } from './mock-options.ts';`,
      `import { starter } from './start.ts';`,
      `export * from './public.ts';`,
      `export type { OperationId };`,
      ...TYPED.map(typed),
      `${START}\nexport const startMock: (options?: MockOptions) => Promise<Mock> = starter(source);`,
    ]),
    code('main', [
      `#!/usr/bin/env node\nimport module from 'node:module';`,
      `import { requireNode } from './command/require-node.ts';`,
      `requireNode(process.versions.node);`,
      `// What is compiled once is kept: Prism has hundreds of files.\nmodule.enableCompileCache();`,
      `const { runCommand } = await import('./command/run-command.ts');`,
      `const { source } = await import('./source.ts');`,
      `await runCommand(source, process.argv.slice(2));`,
    ]),
    helper(
      'vitest',
      `// @ts-ignore: who does not test with vitest has not installed it, and builds the package all the same.\nimport { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';`,
      '{ beforeAll, beforeEach, afterEach, afterAll }',
    ),
    helper('jest', `import { globalHooks } from './testing/jest-hooks.ts';`, 'globalHooks'),
  ];
}

const START = `/**
 * Starts the mock.
 *
 * @param options - how it is started; without any it stays in this process, and its state in memory
 * @returns the mock, ready to answer; \`close\` ends it
 * @throws TypeError where an option cannot be what it is, or a store began with other items; Refusal where \`data\`
 *   names a collection that there is not; and what Node says of a file or a port that it cannot open
 */`;

const USE = `/**
 * One mock for the tests of a file: started before the first, reset before each, ended after the last. A test fails at
 * its end where a call of it broke the contract, or where a call that it expected did not come.
 *
 * @param options - how it is started, and whether a test may break the contract
 * @returns a function that gives the mock, once it is started; before, it throws an Error
 */`;

/** What names operations: here those that there are. */
const TYPED = [
  { name: 'Mock', what: 'A mock of this interface that runs.' },
  { name: 'Control', what: 'What a test may do with one space of it.' },
  { name: 'CallMatch', what: 'Which calls of it are meant: all that are stated must fit.' },
  { name: 'Fault', what: 'What goes wrong in it, and when.' },
];

function typed({ name, what }: (typeof TYPED)[number]): string {
  return `/** ${what} */\nexport type ${name} = whole.${name}<OperationId>;`;
}

function helper(runner: string, hooks: string, argument: string): OutputFile {
  return code(runner, [
    hooks,
    `import { type Mock, startMock } from './index.ts';`,
    `import { mockUser, type UseMockOptions } from './testing/use-mock.ts';`,
    `${USE}\nexport const useMock: (options?: UseMockOptions) => () => Mock = mockUser(startMock, ${argument});`,
  ]);
}

function code(name: string, statements: readonly string[]): OutputFile {
  return { kind: 'code', path: `mock/src/${name}.ts`, statements };
}
