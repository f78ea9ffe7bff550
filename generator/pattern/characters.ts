import type { AST } from '@eslint-community/regexpp';
import type { CharSet, JS } from 'refa';
import type { CharactersOf } from './pattern-graph.ts';

type Part = AST.CharacterClassElement | AST.CharacterSet;
type Create = typeof JS.createCharSet;
type Described = Parameters<Create>[0] extends Iterable<infer One> ? One : never;

/** Finds the characters that an element matches; elements that are written alike share them. */
export function charactersFinder(create: Create): CharactersOf {
  const known = new Map<string, CharSet>();
  return (element) => {
    const set = known.get(element.raw) ?? charactersIn(element, create);
    known.set(element.raw, set);
    return set;
  };
}

function charactersIn(element: AST.Character | AST.CharacterSet | AST.CharacterClass, create: Create): CharSet {
  const parts: readonly Part[] = element.type === 'CharacterClass' ? element.elements : [element];
  const set = create(parts.flatMap(described), { unicode: true });
  return element.type === 'CharacterClass' && element.negate ? set.negate() : set;
}

function described(part: Part): readonly Described[] {
  switch (part.type) {
    case 'Character':
      return [part.value];
    case 'CharacterClassRange':
      return [{ min: part.min.value, max: part.max.value }];
    case 'CharacterSet':
      return part.kind === 'property' && part.strings ? [] : [part];
    case 'ExpressionCharacterClass':
    case 'CharacterClass':
    case 'ClassStringDisjunction':
      // These stand in classes of the flag v only.
      return [];
  }
}
