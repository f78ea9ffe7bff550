import { groupByName, parseTexts, type SerializedParameter, type TextFormat } from './parameter-text.ts';

/** Steps into a value that are gone. */
const MAX_DEPTH = 100;

/** Texts, and the keys that remain on the way to them. */
interface Branch {
  readonly steps: readonly string[];
  readonly texts: readonly string[];
}

/**
 * Parses `name[key]=…`; `undefined` if there is none. Nested members, which OpenAPI leaves open, are parsed as the
 * client serializes them, `name[a][b]=1` and `name[a][0]=1`; lists also as `name[a][]=1`.
 */
export function parseDeepObject(
  { name, isList, type, members = {} }: SerializedParameter,
  query: URLSearchParams,
): unknown {
  const own = [...groupByName(query)].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
  if (own.length === 0) return undefined;
  const branches = own.map(([key, texts]) => ({ steps: splitPath(key.slice(name.length + 1, -1)), texts }));
  return isList === true
    ? parseBranches(branches, { isList, ...(type === undefined ? {} : { type }) })
    : parseMembers(branches, members);
}

function splitPath(inner: string): readonly string[] {
  const steps = inner.split('][');
  return steps.length > MAX_DEPTH ? [inner] : steps;
}

function parseMembers(branches: readonly Branch[], members: Readonly<Record<string, TextFormat>>): unknown {
  const values = [...groupByKey(branches)].map(([key, below]) => {
    const reading = Object.hasOwn(members, key) ? members[key] : undefined;
    return [key, parseBranches(below, reading ?? {})] as const;
  });
  return Object.fromEntries(values);
}

/** A text, a list where all steps are numbers or empty, or an object. */
function parseBranches(branches: readonly Branch[], reading: TextFormat): unknown {
  const whole = branches.find(({ steps }) => steps.length === 0);
  if (whole !== undefined) return parseTexts(reading, whole.texts);
  const groups = groupByKey(branches);
  if (![...groups.keys()].every((step) => /^\d*$/.test(step))) return parseMembers(branches, {});
  const item: TextFormat = reading.type === undefined ? {} : { type: reading.type };
  return [...groups].flatMap(([step, below]) => (step === '' ? parseItems(below, item) : [parseBranches(below, item)]));
}

/** The items of `name[]=…`, of which each text is one. */
function parseItems(branches: readonly Branch[], reading: TextFormat): readonly unknown[] {
  const whole = branches.find(({ steps }) => steps.length === 0);
  return whole === undefined
    ? [parseBranches(branches, reading)]
    : whole.texts.map((text) => parseTexts(reading, [text]));
}

/** The branches by their next steps. */
function groupByKey(branches: readonly Branch[]): ReadonlyMap<string, readonly Branch[]> {
  const groups = new Map<string, Branch[]>();
  for (const { steps, texts } of branches) {
    const [step = '', ...rest] = steps;
    const group = groups.get(step);
    if (group === undefined) groups.set(step, [{ steps: rest, texts }]);
    else group.push({ steps: rest, texts });
  }
  return groups;
}
