import ts from 'typescript';
import { isCall, memberValues } from '../analysis/syntax.ts';
import { type HttpCall, httpCall, METHOD_MEMBERS } from '../http/http-call.ts';
import { pathSegments, segmentPieces, UNKNOWN, urlPieces } from '../http/url.ts';
import { isParameter } from '../migration/path-template.ts';
import { placeEdits, type TextEdit } from '../project/text-edits.ts';
import type { PlacedFinding } from '../report/finding.ts';
import type { Decision } from './decisions.ts';
import type { FileFacts } from './facts.ts';

/**
 * Reads every change of a file again in the text that all changes together give, as its rule would read it: what a
 * finding promises must be there. A change that does not hold is reported instead, with all edits of its decision.
 */
export function evaluateDecisions(facts: EvaluatedFacts, decisions: readonly Decision[]): readonly Decision[] {
  const edits = decisions.flatMap((decision) => decision.edits);
  if (edits.length === 0) return decisions;
  const { text, placed } = placeEdits(facts.file.text, edits);
  let parsed: ts.SourceFile | undefined;
  const parse = (): ts.SourceFile => {
    parsed ??= ts.createSourceFile(facts.file.fileName, text, ts.ScriptTarget.ESNext, true);
    return parsed;
  };
  const failed = new Map(
    decisions.flatMap((decision) => {
      const fault = faultOf(decision, { text, placed, parse, requests: facts.requests });
      return fault === undefined ? [] : [[decision, fault] as const];
    }),
  );
  if (failed.size === 0) return decisions;
  const kept = decisions.map((decision) => {
    const fault = failed.get(decision);
    return fault === undefined ? decision : reportedOnly(decision, fault);
  });
  return evaluateDecisions(facts, kept);
}

type EvaluatedFacts = Pick<FileFacts, 'file' | 'requests'>;

/** The text after all changes, and the requests before them. */
interface Edited extends Pick<FileFacts, 'requests'> {
  readonly text: string;
  readonly parse: () => ts.SourceFile;
  readonly placed: ReadonlyMap<TextEdit, number>;
}

function reportedOnly(decision: Decision, fault: string): Decision {
  const findings = decision.findings.map((found) =>
    found.tier === 'manual' ? found : { ...found, tier: 'manual' as const, reason: `${fault} ${found.reason}` },
  );
  return { ...decision, edits: [], findings };
}

/** Returns why a change does not hold. */
function faultOf({ edits, findings }: Decision, edited: Edited): string | undefined {
  const { text, placed, parse } = edited;
  const promised = findings.filter(({ tier }) => tier !== 'manual');
  if (edits.length === 0 || promised.length === 0) return undefined;
  if (edits.some((edit) => !isApplied(edit, placed)))
    return 'Another change replaces the text around it: make this one by hand.';
  const isCut = edits.some((edit) => isInsideName(text, placed.get(edit), edit.text.length));
  const requests = promised.filter(({ category }) => category === 'url' || category === 'method');
  const nodes =
    requests.length === 0 ? [] : edits.flatMap((edit) => nodeAround(parse(), placed.get(edit), edit.text.length) ?? []);
  const isRead = (finding: PlacedFinding): boolean => nodes.length === 0 || nodes.some((node) => holds(finding, node));
  if (requests.some(({ category }) => category === 'method') && !keepsBodies(edits, nodes, edited))
    return 'With the other method, the call would take its arguments for something else: make this change by hand.';
  const broken = isCut ? promised[0] : requests.find((finding) => !isRead(finding));
  return broken === undefined
    ? undefined
    : `The changes of this file together do not give ${broken.suggestion} here: make this one by hand.`;
}

/** Tests whether a changed request sends what it sent before, and nothing else that it had. */
function keepsBodies([edit]: readonly TextEdit[], nodes: readonly ts.Node[], { placed, requests }: Edited): boolean {
  const before = [...requests.values()].findLast(
    ({ call: { node } }) => edit !== undefined && node.pos <= edit.start && edit.end <= node.end,
  );
  const around = nodes.flatMap((node) => [node, ...ancestors(node)]);
  const call = around
    .filter(ts.isCallExpression)
    .map(httpCall)
    .find((one) => one !== undefined);
  if (before === undefined || call === undefined || !ts.isCallExpression(before.call.node)) return true;
  const movedTo = (offset: number): number =>
    [...placed.keys()].reduce(
      (sum, { start, end, text }) => (end <= offset ? sum + text.length - (end - start) : sum),
      offset,
    );
  const sent = bodyStarts(before.call).map(movedTo);
  const sends = bodyStarts(call);
  const isNew = (start: number): boolean =>
    [...placed].some(([{ text }, offset]) => offset <= start && start < offset + text.length);
  return sent.every((start) => sends.includes(start)) && sends.every((start) => sent.includes(start) || isNew(start));
}

function bodyStarts({ bodies }: HttpCall): readonly number[] {
  const isEmpty = (body: ts.Expression): boolean => ts.isObjectLiteralExpression(body) && body.properties.length === 0;
  return bodies.filter((body) => !isEmpty(body)).map((body) => body.getStart());
}

/** Tests whether a text begins or ends within a name. */
function isInsideName(text: string, start: number | undefined, length: number): boolean {
  if (start === undefined || length === 0) return false;
  return (
    /^\w\w/.test(text.slice(start - 1, start + 1)) || /^\w\w/.test(text.slice(start + length - 1, start + length + 1))
  );
}

/** Tests whether an edit has an effect, the same one as another, or is part of a text that was removed. */
function isApplied(edit: TextEdit, placed: Edited['placed']): boolean {
  if (placed.has(edit) || edit.closes === true) return true;
  const isSame = ({ start, end, text }: TextEdit): boolean =>
    start === edit.start && end === edit.end && text === edit.text;
  const removes = ({ start, end, text }: TextEdit): boolean => text === '' && start <= edit.start && edit.end <= end;
  return [...placed.keys()].some((other) => isSame(other) || removes(other));
}

/** Returns the innermost node around a text; `undefined` in a comment, or if the text was not placed. */
function nodeAround(file: ts.SourceFile, start: number | undefined, length: number): ts.Node | undefined {
  if (start === undefined) return undefined;
  const search = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) => (child.pos <= start && start + length <= child.end ? search(child) : undefined)) ??
    node;
  const found = search(file);
  return start < found.getStart(file) ? undefined : found;
}

/** Tests whether the code around a changed text has what a finding promises. */
function holds({ category, suggestion }: PlacedFinding, node: ts.Node): boolean {
  const around = [node, ...ancestors(node)];
  if (category === 'method') return around.some((one) => methodOf(one) === suggestion);
  const texts = around.flatMap(addressTexts);
  return texts.some((text) => text.includes(suggestion) || fitsPath(text, suggestion));
}

/** Returns what is around a node, up to the statement or member that it is part of. */
function ancestors(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  ts.findAncestor(node, (outer) => {
    if (!ts.isSourceFile(outer)) found.push(outer);
    return ts.isStatement(outer) && !ts.isBlock(outer);
  });
  return found;
}

function methodOf(node: ts.Node): string | undefined {
  if (isCall(node)) return httpCall(node)?.method;
  const [stated] = ts.isObjectLiteralExpression(node) ? memberValues(node, METHOD_MEMBERS) : [];
  return stated !== undefined && ts.isStringLiteralLike(stated) ? stated.text.toUpperCase() : undefined;
}

/** Returns the texts that an expression may be an address of. */
function addressTexts(node: ts.Node): readonly string[] {
  if (!ts.isExpression(node)) return [];
  const file = node.getSourceFile();
  const segments = isCall(node) ? pathSegments(node) : [];
  const read = [urlPieces(node, { file }), segments.length === 0 ? undefined : segmentPieces(segments, { file })];
  return read.flatMap((pieces) => (pieces === undefined ? [] : [pieces.map(({ text }) => text).join('')]));
}

/** Tests whether a text ends in a path, before its query, or is the end of one whose beginning is elsewhere. */
function fitsPath(text: string, path: string): boolean {
  const [address = ''] = text.replace(/^[A-Z]+ /, '').split(/[?#]/);
  const own = address.replace(/\/$/, '').split('/').reverse();
  const wanted = path.split('/').reverse();
  const isOpen = (part = ''): boolean =>
    part === '' || isParameter(part) || part.includes(UNKNOWN) || part.includes('*');
  return own
    .slice(0, wanted.length - 1)
    .every((part, index) => part === wanted[index] || isOpen(part) || isOpen(wanted[index]));
}
