import type { Pet } from './types.ts';
import { isCat, isEel } from './values.ts';

export function livesOf(pet: Pet | null): number | undefined {
  if (isEel(pet)) return pet.kind.length;
  return isCat(pet) ? pet.lives : undefined;
}

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
