import type { JsonObject } from '../../../model/json.ts';
import { FORMATS } from '../formats.ts';
import type { Judging } from './judging.ts';
import { refuse, type Steps } from './step.ts';

/** Length, format and pattern of a text, the costly ones last. */
export function textSteps(schema: JsonObject, value: string, judging: Judging): Steps {
  const { minLength, maxLength, pattern, format } = schema;
  const test = FORMATS.get(String(format));
  return [
    ...(typeof maxLength === 'number' ? [refuse(isLonger(value, maxLength, judging))] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? [refuse(isShorter(value, minLength, judging))] : []),
    ...(test?.of === 'string' ? [refuse(`!${judging.runtime(test.module, test.name)}(${value})`)] : []),
    ...(typeof pattern === 'string' ? [refuse(`!${judging.pattern(pattern)}.test(${value})`)] : []),
  ];
}

/** Most texts have no character of two code units: their plain length already decides. */
function isLonger(value: string, most: number, { runtime }: Judging): string {
  return `${value}.length > ${most} && ${runtime('assertions', 'countCodePoints')}(${value}) > ${most}`;
}

function isShorter(value: string, least: number, { runtime }: Judging): string {
  if (least <= 1) return `${value}.length < ${least}`;
  const count = `${runtime('assertions', 'countCodePoints')}(${value})`;
  return `${value}.length < ${least} || (${value}.length < ${least * 2} && ${count} < ${least})`;
}
