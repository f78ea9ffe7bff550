import { camelName } from '../model/names.ts';
import { ownAt } from '../model/json.ts';

/** Path template, split into its segments. */
export interface PathTemplate {
  readonly path: string;
  readonly segments: readonly string[];
  /** Names of its parameters, in order. */
  readonly parameters: readonly string[];
  /** The template with every parameter as `{}`, so that templates with other names of parameters compare equal. */
  readonly pattern: string;
}

/** Format at the end of a path: `/orders.json`, `/orders/{id}.{format}`. */
const FORMAT = /(?<=[^/])(?:\.json|\.?\{\w*(?:format|extension)\})$/i;

/** Between segments, and before a custom method of an item: `/books/{book}:archive`. */
const SEPARATOR = /\/|(?<=\})(?=:[A-Za-z]+$)/;

/**
 * Splits a path template, without a format at its end. `undefined` if requests cannot reach it: a fragment is never
 * sent.
 */
export function parsePath(path: string): PathTemplate | undefined {
  if (!path.startsWith('/') || path.includes('#') || path.includes('?')) return undefined;
  const segments = path.replace(FORMAT, '').split(SEPARATOR).slice(1);
  if (segments.length > 1 && segments.at(-1) === '') segments.pop();
  return { path, segments, parameters: parametersOf(segments), pattern: patternOf(segments) };
}

/** Returns the name of a segment that is one parameter, such as `user_id` for `{user_id}`. */
export function parameterOf(segment: string | undefined): string | undefined {
  return segment?.startsWith('{') ? /^\{([^{}]+)\}$/.exec(segment)?.[1] : undefined;
}

/** Returns the names of all parameters of some segments. */
export function parametersOf(segments: readonly string[]): readonly string[] {
  return segments.flatMap((segment) =>
    segment.includes('{') ? [...segment.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '') : [],
  );
}

/** Returns the pattern of some segments. */
export function patternOf(segments: readonly string[]): string {
  return `/${segments.map((segment) => segment.replaceAll(/\{[^{}]*\}/g, '{}')).join('/')}`;
}

/** The part of a path that addresses one item: `/repos/{owner}/{repo}/issues/{number}`. */
export interface ItemPath {
  readonly template: PathTemplate;
  /** Index of the literal segment that names the collection: that of `issues`. */
  readonly nameIndex: number;
  /** Parameter that identifies the item. */
  readonly id: string;
  /** Parameters before it: identifiers are unique within their values. */
  readonly within: readonly string[];
}

/** Reads a path that ends with a parameter as that of an item. `undefined` if no literal segment names a collection. */
export function itemPathOf(template: PathTemplate): ItemPath | undefined {
  const { segments } = template;
  const id = parameterOf(segments.at(-1));
  if (id === undefined) return undefined;
  const nameIndex = segments.findLastIndex((segment) => !segment.includes('{'));
  const between = segments.slice(nameIndex + 1);
  if (nameIndex < 0 || isPrefix(segments[nameIndex] ?? '') || !between.every((segment) => parameterOf(segment)))
    return undefined;
  return { template, nameIndex, id, within: template.parameters.slice(0, -1) };
}

/** Tests for a segment that is a prefix of all paths, such as `v1`, `2010-04-01` or `api`, or no word: `-`. */
function isPrefix(segment: string): boolean {
  return /^(?:api|rest|v\d+(?:\.\d+)*(?:beta\d*)?|[^A-Za-z{]+)$/i.test(segment);
}

/** Names a collection after its literal segment; `more` says how many literal segments before it take part. */
export function collectionName(segments: readonly string[], nameIndex: number, more = 0): string {
  const literals = segments
    .slice(0, nameIndex + 1)
    .filter((segment) => !segment.includes('{') && !isPrefix(segment))
    .map((segment) => segment.replaceAll(/[^A-Za-z0-9]+/g, ' ').trim());
  const chosen = literals.slice(-1 - more);
  const words = chosen.map((word, index) => (index < chosen.length - 1 ? singular(word) : word));
  return camelName(words.join(' '));
}

/** Returns the shortest name of a collection that is not taken: by its segment, with up to three before it. */
export function freeName(
  segments: readonly string[],
  nameIndex: number,
  taken: ReadonlySet<string>,
): string | undefined {
  return [0, 1, 2, 3].map((more) => collectionName(segments, nameIndex, more)).find((each) => !taken.has(each));
}

/** Plurals with another stem. */
const SINGULARS: Readonly<Record<string, string>> = { people: 'person', children: 'child', indices: 'index' };

/** Returns the singular of a plural word by its ending. */
export function singular(word: string): string {
  const irregular = ownAt(SINGULARS, word.toLowerCase());
  if (irregular !== undefined) return irregular;
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(?:ss|us|is)$/i.test(word)) return word;
  if (/(?:x|ch|sh|ss|z)es$/i.test(word)) return word.replace(/es$/i, '');
  return word.replace(/s$/i, '');
}

/** Returns the last part of a word: `events` of `scheduled-events` and `scheduledEvents`. */
export function lastWord(word: string): string {
  return word.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).at(-1) ?? word;
}

/** Tests whether a plain name may stand for the items of a collection: `abusemessage` does for `messages`. */
export function isRelated(name: string, word: string): boolean {
  const whole = plainName(singular(word));
  const last = plainName(singular(lastWord(word)));
  if (name.length < 2 || whole === '') return false;
  return whole.startsWith(name) || whole.endsWith(name) || (last.length > 2 && name.endsWith(last));
}

/** Compares names without regard to case and separators: `projectId`, `project_id` and `project-id` are equal. */
export function plainName(name: string): string {
  return (/^[A-Za-z0-9]*$/.test(name) ? name : name.replaceAll(/[^A-Za-z0-9]+/g, '')).toLowerCase();
}

/** Returns names by their plain names, the first of each. */
export function namesByPlain(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [plainName(name), name] as const).toReversed());
}
