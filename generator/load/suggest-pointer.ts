import { isObject, type Json, member } from '../model/json.ts';
import { below, type Pointer, tokens } from '../model/pointer.ts';
import { closestMatch } from '../../templates/shared/closest-match.ts';
import { sections } from './grammar.ts';
import { followTo, valueAt } from './value-at.ts';

/** The reference that was probably meant by one that names nothing; empty where nothing is near. */
export function suggestPointer(root: Json, raw: string): string {
  const path = raw.replace(/^[^#]*#/, '');
  const { value, found, missing } = followTo(root, path.startsWith('/') ? path : '');
  const beside = missing === undefined || !isObject(value) ? undefined : closestMatch(missing, Object.keys(value));
  if (beside !== undefined) {
    const whole = below('', ...found, beside, ...tokens(path).slice(found.length + 1));
    if (valueAt(root, whole) !== undefined) return `#${whole}`;
  }
  const named = nearestComponent(
    root,
    raw
      .split(/[#/]/)
      .filter((part) => part !== '')
      .at(-1) ?? '',
  );
  return named === undefined ? '' : `#${named}`;
}

function nearestComponent(root: Json, name: string): Pointer | undefined {
  const components = member(root, 'components');
  const all = [...sections.keys()].flatMap((section) => {
    const held = member(components, section);
    return isObject(held) ? Object.keys(held).map((key) => ({ key, pointer: below('/components', section, key) })) : [];
  });
  const nearest = closestMatch(
    name,
    all.map(({ key }) => key),
  );
  return all.find(({ key }) => key === nearest)?.pointer;
}
