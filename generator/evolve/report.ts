import { isObject, type Json, listAt, member, textAt } from '../model/json.ts';
import type { GoneName } from './gone.ts';
import type { InlineRename, Proposal } from './proposals.ts';

/** Describes a proposal in a few lines: the change, its confidence, the reasons and the runner-up. */
export function proposalText(proposal: Proposal): string {
  const { confidence, score, reasons, runnerUp, entry } = proposal;
  const note = textAt(member(entry, 'review'), 'note');
  return [
    `${changeText(proposal)}`,
    `  ${confidence} (${score}): ${reasons.slice(0, 4).join('; ')}`,
    ...(runnerUp === undefined ? [] : [`  runner-up: ${runnerUp}`]),
    ...(note === undefined ? [] : [`  for review: ${note}`]),
    `  id: ${proposal.id}`,
  ].join('\n');
}

/** Describes a renamed field of an object without a name. */
export function inlineText({ owner, v2, v3, confidence, score, reasons }: InlineRename): string {
  return `field ${v2} → ${v3} in ${owner}\n  ${confidence} (${score}): ${reasons.slice(0, 4).join('; ')}`;
}

/** Describes a name without a counterpart in one line. */
export function goneText(gone: GoneName): string {
  const place = gone.operations === undefined ? '' : ` in ${gone.operations.join(', ')}`;
  return `${gone.kind} ${gone.name} → none${place}`;
}

/** Describes the change of a proposal in one line: `field Contract.terminationDate → completionDate`. */
export function changeText({ table, entry }: Proposal): string {
  const kind = table === 'endpoints' ? 'operation' : table.slice(0, -1);
  const owners = listAt(entry, 'owners').map(ownerText);
  if (table === 'identical') return `field ${textAt(entry, 'name') ?? ''} stays as it is in ${owners.join(', ')}`;
  const from = sideText(member(entry, 'v2'));
  const to = member(entry, 'v3') === undefined ? 'none' : sideText(member(entry, 'v3'));
  const place = owners.length === 0 ? '' : ` in ${owners.join(', ')}`;
  return `${kind} ${from} → ${to}${place}${statusText(entry)}`;
}

function statusText(entry: Json): string {
  const status = member(entry, 'status');
  return status === undefined ? '' : `, status ${String(member(status, 'v2'))} → ${String(member(status, 'v3'))}`;
}

function ownerText(owner: Json): string {
  if (typeof owner === 'string') return owner;
  return `${textAt(owner, 'v2') ?? ''} → ${textAt(owner, 'v3') ?? 'none'}`;
}

function sideText(side: Json | undefined): string {
  if (isObject(side)) return `${textAt(side, 'method') ?? ''} ${textAt(side, 'path') ?? ''}`;
  return Array.isArray(side) ? side.join(' + ') : String(side ?? 'none');
}
