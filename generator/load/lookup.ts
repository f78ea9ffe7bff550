import type { Pointer } from '../model/pointer.ts';
import type { Origins } from './bundle.ts';
import { placeOf } from './positions.ts';
import type { Source, Target } from './source.ts';
import type { Specification } from './specification.ts';

/** Finds positions when asked: a file is read for them once, at the first question. */
export function lookup(origins: Origins, sources: readonly Source[]): Pick<Specification, 'locate' | 'line'> {
  return {
    locate: (pointer) => ({ ...placeOf(originOf(pointer, origins)), pointer }),
    line: ({ file, line }) => sources.find(({ name }) => name === file)?.positions.line(line),
  };
}

/**
 * The value of a file that stands at a pointer: the nearest part around it whose origin is known, and the way from
 * there.
 */
function originOf(pointer: Pointer, origins: Origins): Target {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const origin = origins.get(pointer.slice(0, end));
    if (origin !== undefined) return { source: origin.source, pointer: origin.pointer + pointer.slice(end) };
  }
  const root = origins.get('');
  if (root === undefined) throw new Error('the root of a document has an origin');
  return { source: root.source, pointer };
}
