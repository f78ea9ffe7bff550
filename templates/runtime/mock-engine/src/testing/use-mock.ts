import type { RecordedCall } from '../control/calls.ts';
import type { Control } from '../control/control.ts';
import { redactText } from '../control/redact.ts';
import { MAIN_SPACE } from '../control/spaces.ts';
import type { MockOptions } from '../options.ts';
import { UNKNOWN_PARAMETER, UNKNOWN_PROPERTY } from '../validation/schema-validators.ts';
import { CURRENT_OPERATION } from '../request/route.ts';
import type { Mock, MockOf, StartMock, TypedOptions } from '../mock.ts';

/** Hooks of a test runner. */
interface Hooks {
  readonly beforeAll: (run: () => Promise<void>) => void;
  readonly beforeEach: (run: () => Promise<void>) => void;
  readonly afterEach: (run: () => Promise<void>) => void;
  readonly afterAll: (run: () => Promise<void>) => void;
}

/** Options of a mock for the tests of a file. */
export interface UseMockOptions extends MockOptions {
  /** Allows calls that violate the contract; otherwise a test with such a call fails. @default false */
  readonly allowViolations?: boolean;
  /** Allows properties and query parameters that are not in the document and are probably misspelled. @default false */
  readonly allowMisspellings?: boolean;
  /** Allows calls at the root of operations of the previous version whose current one is known. @default false */
  readonly allowLegacyPaths?: boolean;
}

/** Runs a mock for the tests of a file, of the package's own documents or of the one that `spec` names. */
export interface UseMock<Id extends string, Collection extends string, Operations = unknown> {
  (
    options?: TypedOptions<Operations, UseMockOptions> & { readonly spec?: undefined },
  ): () => Mock<Id, Collection, Operations>;
  <Others = unknown>(options: TypedOptions<Others, UseMockOptions> & { readonly spec: string }): () => MockOf<Others>;
  (options?: UseMockOptions): () => Mock<Id, Collection, Operations>;
}

/**
 * Creates `useMock` for a test runner: one mock for the tests of a file, started before the first, reset before each,
 * closed after the last. A test fails if one of its calls violated the contract, has a probably misspelled property or
 * query parameter, or reached at the root an operation of the previous version whose current one is known, or an
 * expected call is missing. Other warnings are printed.
 * Violations in other spaces fail the file at its end, unless the space was reset.
 *
 * @returns a function that returns the mock; it throws an Error if called before the mock has started
 */
export function createUseMock<Id extends string, Collection extends string, Operations = unknown>(
  startMock: StartMock<Id, Collection, Operations>,
  hooks: Hooks,
): UseMock<Id, Collection, Operations> {
  const startAny = startMock as unknown as (options: MockOptions) => Promise<Mock>;
  const useMock = ({
    allowViolations = false,
    allowMisspellings = false,
    allowLegacyPaths = false,
    ...options
  }: UseMockOptions = {}): (() => Mock) => {
    const started: { mock?: Mock } = {};
    hooks.beforeAll(async () => {
      started.mock = await startAny(options);
    });
    hooks.beforeEach(async () => {
      started.mock?.clock.release();
      await started.mock?.reset();
    });
    hooks.afterEach(async () => {
      if (started.mock === undefined) return;
      await started.mock.refresh();
      const failing = reportWarnings(started.mock, { allowMisspellings, allowLegacyPaths });
      failOnViolations([started.mock], allowViolations, failing);
    });
    hooks.afterAll(async () => {
      const controls = started.mock === undefined ? [] : spacesOf(started.mock);
      await Promise.all(controls.map((control) => control.refresh()));
      await started.mock?.close();
      failOnViolations(controls, allowViolations);
    });
    return () => {
      if (started.mock === undefined) throw new Error('The mock is not available before the first test starts.');
      return started.mock;
    };
  };
  // Types of operations only exist while code is compiled.
  return useMock as unknown as UseMock<Id, Collection, Operations>;
}

type WatchedSpace = Pick<Control, 'violations' | 'verify' | 'refresh'> & { readonly name?: string };

/** Returns all spaces but the main one, which is checked after each test. */
function spacesOf({ core }: Pick<Mock, 'core'>): readonly WatchedSpace[] {
  return core.spaces.filter((name) => name !== MAIN_SPACE).map((name) => core.control(name));
}

function failOnViolations(
  watched: readonly WatchedSpace[],
  allowViolations: boolean,
  failing: readonly string[] = [],
): void {
  const placeOf = ({ name }: WatchedSpace): string =>
    name === undefined ? '' : `in the space ${JSON.stringify(name)}: `;
  const calls = allowViolations ? [] : watched.flatMap((space) => space.violations().map((call) => ({ space, call })));
  const unmet = watched.flatMap((space) => space.verify().map((line) => placeOf(space) + line));
  const violating = calls.map(({ space, call }) => placeOf(space) + describeCall(call));
  const [first] = calls;
  const sections = [
    ...(first === undefined ? [] : ['Calls violate the contract:', ...violating, expectAdvice(first.call)]),
    ...failing,
    ...(unmet.length === 0 ? [] : ['Expectations are not met:', ...unmet]),
  ];
  if (sections.length > 0) throw new Error(sections.join('\n'));
}

/** Says how to expect a call that violates the contract, with the location of its first violation. */
function expectAdvice({ operation, violations: [violation = ''] }: RecordedCall): string {
  const [location = ''] = /^\/\S*/.exec(violation) ?? [violation];
  const match = [...(operation === '' ? [] : [`operation: '${operation}'`]), `violation: ${quote(location)}`];
  return `If a test sends an invalid request on purpose, let it call mock().expect({ ${match.join(', ')} }).`;
}

/** Prints a text as a string of JavaScript, in the quotes that most code styles use. */
function quote(text: string): string {
  return /^[^'\\\p{C}]*$/u.test(text) ? `'${text}'` : JSON.stringify(text);
}

/** A kind of warning that makes a test fail, unless an option allows it. */
interface FailingWarning {
  readonly allowedBy: 'allowMisspellings' | 'allowLegacyPaths';
  readonly title: string;
  /** Texts of which a warning of the kind has one. */
  readonly texts: readonly string[];
}

const FAILING_WARNINGS: readonly FailingWarning[] = [
  {
    allowedBy: 'allowMisspellings',
    title: 'Calls have misspelled names:',
    texts: [UNKNOWN_PROPERTY, `${UNKNOWN_PARAMETER}. Did`],
  },
  {
    allowedBy: 'allowLegacyPaths',
    title: 'Calls reach the previous version at the root:',
    texts: [CURRENT_OPERATION],
  },
];

/** Prints the warnings of the calls of a test, each once, except those that make it fail, which it returns by kind. */
function reportWarnings(
  control: Pick<Control, 'warnings'>,
  allowed: Readonly<Record<FailingWarning['allowedBy'], boolean>>,
): readonly string[] {
  const open = new Set<string>();
  for (const call of control.warnings())
    for (const warning of call.warnings) open.add(`${nameCall(call)}: ${redactText(warning)}`);
  const failing = FAILING_WARNINGS.flatMap(({ allowedBy, title, texts }) => {
    if (allowed[allowedBy]) return [];
    const lines = [...open].filter((line) => texts.some((text) => line.includes(text)));
    for (const line of lines) open.delete(line);
    return lines.length === 0 ? [] : [title, ...lines, `useMock({ ${allowedBy}: true }) allows them.`];
  });
  for (const line of open) console.warn(`Warning: ${line}`);
  return failing;
}

/** Describes a call and its violations. */
function describeCall(call: RecordedCall): string {
  return `${nameCall(call)}: ${call.violations.map(redactText).join('; ')}`;
}

function nameCall({ operation, method, target }: RecordedCall): string {
  const call = `${method} ${redactText(target)}`;
  return operation === '' ? call : `${operation} (${call})`;
}

/** Hooks of a runner with globals, such as Jest; looked up when they are called. */
export const globalHooks: Hooks = {
  beforeAll: (run) => hook('beforeAll')(run),
  beforeEach: (run) => hook('beforeEach')(run),
  afterEach: (run) => hook('afterEach')(run),
  afterAll: (run) => hook('afterAll')(run),
};

function hook(name: keyof Hooks): (run: () => Promise<void>) => void {
  const found: unknown = Reflect.get(globalThis, name);
  if (typeof found !== 'function')
    throw new Error(`There is no ${name}: the file is not run by Jest, or Jest's "injectGlobals" is false.`);
  return (run) => found(run);
}
