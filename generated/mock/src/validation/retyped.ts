import { readTexts } from '../sdk/validators/parameter-text.ts';
import { mapped } from '../document/mapped.ts';
import type { Json } from '../json.ts';
import type { Judge } from './judge.ts';

/**
 * What was read of texts and is wrong, where it is right with numbers and booleans in the place of texts that stand for
 * them, as a schema may take both.
 */
export function rightRetyped(wrong: Json, judge: Judge): Json | undefined {
  const value = retyped(wrong);
  return judge(value).length === 0 ? value : undefined;
}

function retyped(value: Json): Json {
  if (typeof value !== 'string') return mapped(value, retyped);
  const number = readTexts({ type: 'number' }, [value]);
  return (number === value ? readTexts({ type: 'boolean' }, [value]) : number) as Json;
}
