/** A section of the platform's rules: its letter, what it is about, and its first and last number. */
export interface Section {
  readonly letter: string;
  readonly title: string;
  readonly first: number;
  readonly last: number;
}

export const sections: readonly Section[] = [
  { letter: 'A', title: 'Service, domains, verbs, content types', first: 1, last: 23 },
  { letter: 'B', title: 'Data types', first: 24, last: 33 },
  { letter: 'C', title: 'Search clauses, criteria and read options', first: 34, last: 47 },
  { letter: 'D', title: 'States and behaviours', first: 48, last: 62 },
  { letter: 'E', title: 'Authentication', first: 63, last: 78 },
  { letter: 'F', title: 'Rights', first: 79, last: 87 },
  { letter: 'G', title: 'Events', first: 88, last: 90 },
  { letter: 'H', title: 'Errors and success', first: 91, last: 101 },
  { letter: 'I', title: 'Limits', first: 102, last: 112 },
  { letter: 'J', title: 'Versioning and migration', first: 113, last: 134 },
  { letter: 'K', title: 'Field rules for create and update', first: 135, last: 156 },
  { letter: 'L', title: 'Rules of version 5.10.0', first: 157, last: 171 },
  { letter: 'M', title: 'Endpoint specifics', first: 172, last: 202 },
];

/** `R007` */
export function ruleName(number: number): string {
  return `R${String(number).padStart(3, '0')}`;
}

/** The names of all rules of a section. */
export function rulesOf({ first, last }: Section): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ruleName(first + index));
}
