import type { AST } from '@eslint-community/regexpp';

/** Numbers of characters. */
export interface Length {
  readonly min: number;
  readonly max: number;
}

/** How many characters a part of a pattern matches, at least and at most. */
export function lengthOf(element: AST.Element | AST.Alternative): Length {
  switch (element.type) {
    case 'Alternative':
      return element.elements.map(lengthOf).reduce(sum, { min: 0, max: 0 });
    case 'Group':
    case 'CapturingGroup': {
      const lengths = element.alternatives.map(lengthOf);
      return { min: Math.min(...lengths.map(({ min }) => min)), max: Math.max(...lengths.map(({ max }) => max)) };
    }
    case 'Quantifier': {
      const { min, max } = lengthOf(element.element);
      return { min: min * element.min, max: max === 0 ? 0 : max * element.max };
    }
    case 'Assertion':
      return { min: 0, max: 0 };
    case 'Backreference':
      return { min: 0, max: Number.POSITIVE_INFINITY };
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return { min: 1, max: 1 };
  }
}

function sum(one: Length, other: Length): Length {
  return { min: one.min + other.min, max: one.max + other.max };
}
