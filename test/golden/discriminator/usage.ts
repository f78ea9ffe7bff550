import type { Pet } from './types.ts';

export function tellOf(pet: Pet): number | string[] | undefined {
  switch (pet.kind) {
    case 'cat':
      return pet.lives;
    case 'dog':
      return pet.tricks;
    case 'Eel':
      return undefined;
  }
}
