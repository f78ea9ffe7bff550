import { readTexts, textsByName } from './parameter-text.ts';
import type { TextParameter, TextReading } from './text-parameter.ts';

/** Steps into a value that are gone. */
const DEEPEST = 100;

/** Texts, and the steps that are left to where they stand. */
interface Branch {
  readonly steps: readonly string[];
  readonly texts: readonly string[];
}

/**
 * The value of `name[key]=…`; nothing where none is there. What lies in a member, which OpenAPI leaves open, is read as
 * the client writes it, `name[a][b]=1` and `name[a][0]=1`, and lists as `name[a][]=1` too.
 */
export function deepValue({ name, isList, type, members = {} }: TextParameter, query: URLSearchParams): unknown {
  const own = [...textsByName(query)].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
  if (own.length === 0) return undefined;
  const branches = own.map(([key, texts]) => ({ steps: stepsIn(key.slice(name.length + 1, -1)), texts }));
  return isList === true
    ? valueOf(branches, { isList, ...(type === undefined ? {} : { type }) })
    : objectOf(branches, members);
}

function stepsIn(inner: string): readonly string[] {
  const steps = inner.split('][');
  return steps.length > DEEPEST ? [inner] : steps;
}

function objectOf(branches: readonly Branch[], members: Readonly<Record<string, TextReading>>): unknown {
  const values = [...grouped(branches)].map(([key, below]) => {
    const reading = Object.hasOwn(members, key) ? members[key] : undefined;
    return [key, valueOf(below, reading ?? {})] as const;
  });
  return Object.fromEntries(values);
}

/** A text, a list where all steps are numbers or empty, or an object. */
function valueOf(branches: readonly Branch[], reading: TextReading): unknown {
  const whole = branches.find(({ steps }) => steps.length === 0);
  if (whole !== undefined) return readTexts(reading, whole.texts);
  const groups = grouped(branches);
  if (![...groups.keys()].every((step) => /^\d*$/.test(step))) return objectOf(branches, {});
  const item: TextReading = reading.type === undefined ? {} : { type: reading.type };
  return [...groups].flatMap(([step, below]) => (step === '' ? itemsOf(below, item) : [valueOf(below, item)]));
}

/** The items of `name[]=…`, of which each text is one. */
function itemsOf(branches: readonly Branch[], reading: TextReading): readonly unknown[] {
  const whole = branches.find(({ steps }) => steps.length === 0);
  return whole === undefined ? [valueOf(branches, reading)] : whole.texts.map((text) => readTexts(reading, [text]));
}

/** The branches by their next steps. */
function grouped(branches: readonly Branch[]): ReadonlyMap<string, readonly Branch[]> {
  const groups = new Map<string, Branch[]>();
  for (const { steps, texts } of branches) {
    const [step = '', ...rest] = steps;
    const group = groups.get(step);
    if (group === undefined) groups.set(step, [{ steps: rest, texts }]);
    else group.push({ steps: rest, texts });
  }
  return groups;
}
