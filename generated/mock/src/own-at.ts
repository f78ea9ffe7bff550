/** What a table has for a name; what all objects inherit (`constructor`, `toString`) is not there. */
export function ownAt<Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
