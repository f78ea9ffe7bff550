import type { Part } from '../impossible/parts.ts';
import type { Json } from '../json.ts';
import { objectAt } from '../json.ts';
import { asOne } from './as-one.ts';
import type { Make } from './goal.ts';
import { namingIn } from './schemas-held.ts';

const MOST_TRIES = 20;
const TEXT = { pointer: '', schema: { type: 'string' } };

/** A name that an object may have one member more by; nothing where none is found. */
export async function freeName(
  parts: readonly Part[],
  isFree: (name: string) => boolean,
  make: Make,
): Promise<string | undefined> {
  const plain = Array.from({ length: MOST_TRIES }, (_, index) => `property${index + 1}`);
  const stated = parts.flatMap(({ schema }) => Object.keys(objectAt(schema, 'properties')));
  const known = [...stated, ...plain].find(isFree);
  const sources = known === undefined ? sourcesOf(parts) : [];
  for (let seed = 1; seed <= MOST_TRIES; seed += 1)
    for (const source of sources) {
      const made = await make(source, String(seed));
      if (typeof made === 'string' && isFree(made)) return made;
    }
  return known;
}

/** The schemas that names are made of: by what all names must be, or by the patterns of members. */
function sourcesOf(parts: readonly Part[]): readonly Json[] {
  const naming = namingIn(parts);
  const patterns = parts.flatMap(({ schema }) => Object.keys(objectAt(schema, 'patternProperties')));
  return naming.length > 0 ? [asOne([TEXT, ...naming])] : patterns.map((pattern) => ({ ...TEXT.schema, pattern }));
}
