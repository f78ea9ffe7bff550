import type { ServedDocument } from '../document/operation.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import type { Issue } from '../http/errors.ts';
import { type Collections, idOf } from '../store/base.ts';
import { type Judge, Judges } from '../validation/judge.ts';
import { keyOf } from './collections.ts';
import { nestedSchemas, writtenSchemas } from './described.ts';
import { ItemJudge } from './item-judge.ts';
import { Presenter } from './present.ts';

/** So many are told; whoever mends them sees the next. */
const MOST_TOLD = 10;
const LONGEST_ID = 60;

/** What the caller's items are judged by. */
export interface DataJudging {
  /** The one in whose words the state is kept. */
  readonly document: ServedDocument;
  readonly platform: Platform;
  /** Where the items stand, for a person. */
  readonly place: string;
}

/**
 * Refuses items with values that the specification does not allow. What an item itself lacks is not minded, nor
 * what no answer shows of it.
 *
 * @throws TypeError naming the items, where in them, and what is wrong
 */
export function requireValidData(data: Collections, parts: DataJudging): void {
  const judgeOf = judging(parts);
  const wrong: string[] = [];
  for (const [collection, items] of Object.entries(data)) {
    if (items.length === 0) continue;
    const judge = judgeOf(collection);
    const key = keyOf(parts.platform)(collection);
    for (const [index, item] of items.entries())
      for (const { path, message } of judge(item)) {
        if (wrong.length === MOST_TOLD) throw told([...wrong, '… and more.']);
        const id = JSON.stringify(idOf(item, key).slice(0, LONGEST_ID));
        wrong.push(
          `${parts.place}: item ${index + 1} of ${JSON.stringify(collection)} (${key} ${id}): ${path} ${message}.`,
        );
      }
  }
  if (wrong.length > 0) throw told(wrong);
}

function told(wrong: readonly string[]): TypeError {
  return new TypeError(
    [...wrong, 'The specification allows no such values. Correct them, or leave them out.'].join('\n'),
  );
}

/**
 * What judges the items of a collection, compiled once for all of them: each property by the schema by which items are
 * read, where that says anything of it, or else by those by which they are written, and shown inside of others.
 */
function judging({ document, platform }: DataJudging): (collection: string) => (item: JsonObject) => readonly Issue[] {
  const presenter = new Presenter(document, platform);
  const judges = new Judges(document.root, 'writeOnly');
  const { shapes } = presenter;
  const items = new ItemJudge({ document, platform, judges, shapes });
  const describing = { document, platform, shapes };
  const nested = nestedSchemas(describing);
  return (collection) => {
    const written = writtenSchemas(collection, describing);
    const schemas = [items.schemaOf(collection), ...written, ...(nested.get(collection) ?? [])];
    const known = new Set<string>();
    const parts = schemas.map((schema) => {
      const properties = [...(shapes.of(schema)?.properties ?? [])].filter(([name]) => !known.has(name));
      for (const [name] of properties) known.add(name);
      const described = properties.map(([name, property]) => [name, property.schema] as const);
      return { schema, judge: compiled(judges, { properties: Object.fromEntries(described) }) };
    });
    return (item) => parts.flatMap(({ schema, judge }) => judge(presenter.narrow(item, schema)));
  };
}

/** A schema that cannot be compiled is a fault of the document, which `check` tells: it judges nothing. */
function compiled(judges: Judges, schema: Json): Judge {
  try {
    return judges.of(schema);
  } catch {
    return () => [];
  }
}
