export type Colour = 'RED' | 'dark blue' | 'RED-1';
export type Level = 1 | 2 | -3;
export type Mixed = 'a' | 1 | true | null;
export type Fixed = 'always';
export type Known = 'NONE' | 'to do' | (string & {});
export type Advised = Colour | null | (string & {});
export type Unlisted = string;
