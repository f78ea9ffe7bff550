export interface Person {
  name?: string | null;
  boss?: Person | null;
  many?: string | number | boolean[];
  notes?: { [key: string]: unknown } | null;
  either?: { [key: string]: unknown } | string;
  parent?: Person | { [key: string]: unknown } | null;
  child?: Person;
  twice?: { [key: string]: unknown } | null;
  which?: { [key: string]: unknown } | null;
}
