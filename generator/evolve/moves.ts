import type { ApiView, FieldView } from './api-view.ts';
import {
  allFields,
  compareDescriptions,
  compareNames,
  compareReplacement,
  type Comparison,
  compareTypes,
  isList,
  isSameName,
} from './comparison.ts';
import { AGREES } from './confidence.ts';
import { candidate, type Match, type Owner } from './match.ts';
import type { Evidence } from './score.ts';
import { type Words, wordsOf } from './vocabulary.ts';

interface MoveContext {
  readonly comparison: Comparison;
  readonly owner: Owner;
  /** The fields of the schema in the new version. */
  readonly present: ReadonlyMap<string, FieldView>;
  /** The fields of the schema in the previous version. */
  readonly known: ReadonlyMap<string, FieldView>;
}

/** Tests whether a stated path leads into a field, which it names by its own name or by that of its schema. */
export function isStatedContainer({ name, type }: FieldView, path: string): boolean {
  const [first = '', ...others] = path.split('.');
  return others.length > 0 && [name, ...type.references].some((one) => isSameName(one, first));
}

/** Returns the name of a place if a stated path means it. */
function statedPlace(from: FieldView, { name, container }: Place): string | undefined {
  const path = from.replacedBy ?? '';
  const [, ...inner] = name.split('.');
  const [, ...stated] = path.split('.');
  return isStatedContainer(container, path) && isSameName(inner.join('.'), stated.join('.')) ? name : undefined;
}

/** Compares a field with a place that it may have moved to. */
export function moveCandidate(
  from: FieldView,
  place: Place,
  { comparison, owner, present, known }: MoveContext,
): readonly Match[] {
  const { container, inner, name } = place;
  const stated = statedPlace(from, place);
  const isNew = !known.has(container.name);
  const evidence: readonly Evidence[] = [
    comparePlaceNames(from, place, comparison),
    compareTypes(from.type, inner.type, comparison, 3),
    ...compareDescriptions(from, inner, 1),
    {
      kind: 'position',
      value: from.name === container.name ? 1 : isNew ? 0.5 : 0,
      weight: isNew || from.name === container.name ? 1 : 0,
      text: `"${container.name}" is ${isNew ? 'a new' : 'an'} object`,
    },
    ...compareReplacement(stated === undefined ? from : { ...from, replacedBy: stated }, name, present),
    ...lastNameOnly(place, from, comparison),
  ];
  const unnamed = place.path.some(({ type }) => type.inline !== undefined) ? ({ isUnnamed: true } as const) : {};
  return candidate({ kind: 'field', from: from.name, to: name, evidence, owner, ...unnamed });
}

/**
 * States that a field deep in an object is known by the last name of its path alone: `credits.proration.amount` is one
 * of many amounts, so a person decides, unless their descriptions agree.
 */
function lastNameOnly(place: Place, from: FieldView, { vocabulary }: Comparison): readonly Evidence[] {
  const [whole, inside, last, ...others] = place.ends;
  if (whole === undefined || inside === undefined || last === undefined || others.length > 0) return [];
  const isLonger = [whole, inside].some((end) => vocabulary.compare(from.words, end.words).score >= MIN_END_LIKENESS);
  const [description] = compareDescriptions(from, place.inner, 1);
  if (isLonger || (description?.value ?? 0) >= AGREES) return [];
  return [{ kind: 'last-name', value: 0, weight: 0, text: 'only the last name of the path agrees' }];
}

/** A place in an object to which a field may have moved. */
export interface Place {
  /** The path of names that leads to it. */
  readonly name: string;
  /** The new field of the schema with which the path begins. */
  readonly container: FieldView;
  readonly inner: FieldView;
  /** The fields from the container to the place. */
  readonly path: readonly FieldView[];
  /** The words of the whole path, then those of its ends, longest first. */
  readonly ends: readonly Pick<FieldView, 'name' | 'words'>[];
}

/** Most objects between a schema and a field that moved into them. */
const MAX_MOVE_DEPTH = 2;

/** Returns the fields of the objects that are new in a schema, and those of the objects inside. */
export function placesIn(added: readonly FieldView[], api: ApiView): readonly Place[] {
  return added.flatMap((container) => placesInside(container, api));
}

function placesInside(container: FieldView, api: ApiView): readonly Place[] {
  const places: Place[] = [];
  let level: readonly (readonly FieldView[])[] = [[container]];
  for (let depth = 0; depth < MAX_MOVE_DEPTH; depth += 1) {
    level = level.flatMap((path) => fieldsInside(path.at(-1), api).map((field) => [...path, field]));
    places.push(...level.map((path) => placeOf(path, container)));
  }
  return places;
}

function fieldsInside(field: FieldView | undefined, api: ApiView): readonly FieldView[] {
  if (field?.type.inline !== undefined) return isList(field.type) ? [] : field.type.inline;
  if (field?.type.form !== '*') return [];
  const target = api.schemas.get(field.type.references[0] ?? '');
  return target === undefined ? [] : [...allFields(api, target).values()];
}

function placeOf(path: readonly FieldView[], container: FieldView): Place {
  const name = path.map((field) => field.name).join('.');
  const ends = path.map((_, index) => ({ name, words: placeWords(path.slice(index)) }));
  return { name, container, inner: path.at(-1) ?? container, path, ends };
}

/** Returns the words of a path without repetitions, and without a final `value`, which only wraps. */
function placeWords(path: readonly FieldView[]): Words {
  const words = path.flatMap((field) => field.words).filter((word, index, all) => word !== all[index - 1]);
  return path.length > 1 && words.at(-1) === VALUE_WORD ? words.slice(0, -1) : words;
}

const [VALUE_WORD] = wordsOf('value');

/** Least likeness at which the end of a path counts as the whole name of a field that moved. */
const MIN_END_LIKENESS = 0.9;

/**
 * Compares a name with those of a place. An end of the path counts alone only if it nearly equals the name: `bankName`
 * is not known by `holder.name`, although both end with the same word.
 */
function comparePlaceNames(from: FieldView, { ends }: Place, { vocabulary }: Comparison): Evidence {
  const [whole, ...others] = ends.map((end) => compareNames(from, end, vocabulary, 5)[0]);
  if (whole === undefined) throw new Error('A place has a name.');
  const best = others.reduce((one, other) => (other.value > one.value ? other : one), whole);
  return best.value >= MIN_END_LIKENESS ? best : whole;
}
