export type Tags = string[];
export type Matrix = number[][];
export type Choice = (string | null)[];
export type Pair = [string, number?];
export type Open = [string?, ...boolean[]];
export type AnyType = unknown[];
