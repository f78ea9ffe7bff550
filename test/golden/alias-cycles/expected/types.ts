export type Self = string;
export type First = boolean | number;
export type Second = First | boolean;
export type Pet = (Cat | Dog) & { name?: string };
export type Cat = { name?: string } & { lives?: number };
export type Dog = { name?: string } & { tricks?: Pet[] };
export type Tree = Tree[] | string;
