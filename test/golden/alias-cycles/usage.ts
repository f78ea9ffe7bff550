import type { Cat, First, Pet, Self, Tree } from './types.ts';

export const self: Self = 'a';
export const first: First = true;
export const cat: Cat = { name: 'Tom', lives: 9 };
export const pet: Pet = { name: 'Rex', tricks: [] };
export const tree: Tree = ['a', ['b']];
