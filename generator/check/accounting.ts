import { below, isObject, type Json } from '../model/json.ts';
import { OBJECT_TYPES, type ObjectKind } from '../load/object-types.ts';
import { rule, type Rule } from '../load/visitor.ts';
import type { Check, CheckContext } from './context.ts';

/**
 * Returns the rules that name each member which would change what is sent, accepted or typed, and which none of the
 * requested products uses. They run where objects are visited anyway, and only on objects with such a member.
 */
export function accountingRules(kind: ObjectKind, products: ReadonlySet<string>): readonly Rule<Check>[] {
  if (!products.has('sdk')) return [];
  const members = [...OBJECT_TYPES[kind].members];
  const lost = members.flatMap(([name, { unused }]) =>
    unused?.kind === 'lost' ? [rule(reportLost(name, unused.reason), name)] : [],
  );
  if (kind === 'oauth-flows') return [rule(checkFlows, 'clientCredentials')];
  if (products.has('validators')) return lost;
  const validated = members.filter(([, { uses }]) => uses.size === 1 && uses.has('validators')).map(([name]) => name);
  return validated.length === 0 ? lost : [...lost, rule(collectConstraints(new Set(validated)), ...validated)];
}

/** Names the flow that a scheme has beside the one by which the client logs in. */
const checkFlows: Check = ({ value, pointer }, { diagnostics }) => {
  if (isObject(value['password']) && isObject(value['clientCredentials']))
    diagnostics.report(
      'not-generated',
      below(pointer, 'clientCredentials'),
      'clientCredentials',
      'the client logs in by the password flow',
    );
};

/** Creates a rule that names a member, or each entry of a map. */
function reportLost(name: string, reason: string): Check {
  return ({ kind, value, pointer }, { diagnostics }) => {
    const held = value[name];
    const places = OBJECT_TYPES[kind].members.get(name)?.type?.holds === 'map' ? entriesOf(held) : [];
    const at = places.length === 0 ? [below(pointer, name)] : places.map((key) => below(pointer, name, key));
    for (const place of isEmpty(held) ? [] : at) diagnostics.report('not-generated', place, name, reason);
  };
}

function entriesOf(value: Json | undefined): readonly string[] {
  return isObject(value) ? Object.keys(value).filter((key) => !key.startsWith('x-')) : [];
}

function isEmpty(value: Json | undefined): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** Creates a rule that counts the keywords which only validators check. */
function collectConstraints(keywords: ReadonlySet<string>): Check {
  return ({ value, pointer }, { collected: { constraints } }) => {
    for (const key in value) {
      if (!keywords.has(key)) continue;
      const known = constraints.get(key);
      constraints.set(key, { count: (known?.count ?? 0) + 1, first: known?.first ?? below(pointer, key) });
    }
  };
}

/** Names the constraints of a run without validators, in one diagnostic: the run has asked for none. */
export function checkConstraints({ diagnostics, collected: { constraints } }: CheckContext): void {
  const [first] = constraints.values();
  if (first === undefined) return;
  const counted = [...constraints].map(([keyword, { count }]) => `${count} × ${keyword}`);
  diagnostics.report(
    'not-generated',
    first.first,
    counted.join(', '),
    'types cannot express it, and the run generates no validators',
  );
}
