import ts from 'typescript';
import { expect, test } from 'vitest';
import { descendants } from '../../../templates/runtime/migrate-engine/src/analysis/traversal.ts';
import { httpCall } from '../../../templates/runtime/migrate-engine/src/http/http-call.ts';
import type { FileRequests } from '../../../templates/runtime/migrate-engine/src/http/requests.ts';
import type { Decision } from '../../../templates/runtime/migrate-engine/src/rules/decisions.ts';
import { evaluateDecisions } from '../../../templates/runtime/migrate-engine/src/rules/evaluate.ts';
import type { Category } from '../../../templates/runtime/migrate-engine/src/report/finding.ts';

type RequestFacts = FileRequests['requests'] extends ReadonlyMap<ts.Node, infer Facts> ? Facts : never;

/** A change of one part of a text, and what its finding promises. */
interface Change {
  readonly part: string;
  readonly to: string;
  readonly category: Category;
  readonly promise: string;
}

function decisionOf(text: string, { part, to, category, promise }: Change): Decision {
  const start = text.indexOf(part);
  const place = { file: 'a.ts', line: 1, column: start + 1, rule: 'r', before: part };
  return {
    order: start,
    about: [],
    settles: [],
    edits: [{ start, end: start + part.length, text: to }],
    findings: [{ ...place, category, tier: 'certain', reason: 'The change is documented.', suggestion: promise }],
    demands: [],
  };
}

/** Returns the edits that are left, and the confidence of each finding. */
function evaluate(text: string, changes: readonly Change[]): readonly string[] {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ESNext, true);
  const calls = descendants(file).filter(ts.isCallExpression);
  const requests = new Map(calls.map((node) => [node, { call: httpCall(node) } as RequestFacts]));
  const decided = evaluateDecisions(
    { file, requests },
    changes.map((change) => decisionOf(text, change)),
  );
  return decided.map(({ edits, findings }) => `${edits.map((edit) => edit.text).join()} ${findings[0]?.tier}`);
}

const rename = (part: string, to: string): Change => ({ part, to, category: 'member', promise: to });
const move = (part: string, to: string, promise: string): Change => ({ part, to, category: 'url', promise });
const verb = (part: string, to: string, promise: string): Change => ({ part, to, category: 'method', promise });

test.each<readonly [string, string, readonly Change[], readonly string[]]>([
  ['a rename that reads as promised', 'f(x.place)', [rename('place', 'location')], ['location certain']],
  [
    'a method that keeps the body of a call',
    "axios.put('/a', { place })",
    [verb('put', 'post', 'POST'), rename('place', 'location: place')],
    ['post certain', 'location: place certain'],
  ],
  [
    'a rename inside of a text that another change replaces',
    'f(x.place)',
    [{ ...rename('f(x.place)', 'g(location)'), promise: 'location' }, rename('place', 'location')],
    ['g(location) certain', ' manual'],
  ],
  [
    'a rename inside of a text that another change removes',
    'f({ a: x.place, b: 1 })',
    [{ ...rename(' a: x.place,', ''), promise: 'b' }, rename('place', 'location')],
    [' certain', 'location certain'],
  ],
  ['a rename that becomes a part of another name', 'f(x.place)', [rename('ace', 'location')], [' manual']],
  ['a path', "get('/a/' + id + '/b')", [move('/b', '/c', '/a/{id}/c')], ['/c certain']],
  ['a path behind a base', "get('b/' + id)", [move('b/', 'c/', '/rest/c/{id}')], ['c/ certain']],
  ['a path with a segment too many', "get('/a/7/b')", [move('/b', '/x/c', '/a/{id}/c')], [' manual']],
  [
    'two changes of one path that together give another one',
    "get('/a/b')",
    [move('/a', '/c', '/c/b'), move('/b', '/d', '/c/d')],
    [' manual', ' manual'],
  ],
  ['a method in the name', "http.put('/a', {})", [verb('put', 'post', 'POST')], ['post certain']],
  ['a method in options', "fetch('/a', { method: 'PUT' })", [verb("'PUT'", "'POST'", 'POST')], ["'POST' certain"]],
  ['a method that the call does not have', "http.put('/a', {})", [verb("'/a'", "'post'", 'POST')], [' manual']],
])('evaluateDecisions: %s: %s', (_title, text, changes, want) => {
  expect(evaluate(text, changes)).toEqual(want);
});
