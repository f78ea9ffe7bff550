import { member } from '../../model/json.ts';
import { below, type Pointer, pointerOf } from '../../model/pointer.ts';
import type { Check, Standing } from './context.ts';

/** What one walk through a document gathers for the checks of the whole. */
export interface Found {
  /** Operations that can be called: those of paths, webhooks and callbacks, not of components that nobody uses. */
  readonly operations: Standing[];
  readonly links: Standing[];
  /** Formats, and where each is met first. */
  readonly formats: Map<string, Pointer>;
  /** The first schema that says how it is written in XML. */
  readonly xml: Pointer[];
  readonly components: Pointer[];
  /** What references name. */
  readonly named: Set<Pointer>;
}

export function noneFound(): Found {
  return { operations: [], links: [], formats: new Map(), xml: [], components: [], named: new Set() };
}

export const noteNamed: Check = ({ value }, _, { named }) => {
  const reference = member(value, '$ref');
  if (typeof reference === 'string') named.add(pointerOf(reference) ?? '');
};

export const noteOperation: Check = ({ value, pointer }, _, { operations }) => {
  if (!pointer.startsWith('/components/pathItems/')) operations.push({ value, pointer });
};

export const noteLink: Check = ({ value, pointer }, _, { links }) => {
  links.push({ value, pointer });
};

export const noteFormat: Check = (schema, _, { formats }) => {
  const format = member(schema.value, 'format');
  if (typeof format === 'string' && !formats.has(format)) formats.set(format, below(schema.pointer, 'format'));
};

export const noteXml: Check = ({ pointer }, _, { xml }) => {
  if (xml.length === 0) xml.push(below(pointer, 'xml'));
};
