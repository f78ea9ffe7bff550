export interface Person {
  name?: string | null;
  boss?: Person | null;
  many?: string | number | boolean[];
}
