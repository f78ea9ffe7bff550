/** Whether rights suffice: one group of which all codes are held. `0203*` asks for any that begins with `0203`. */
export function hasRights(held: readonly string[], groups: readonly (readonly string[])[]): boolean {
  return (
    groups.length === 0 || groups.some((group) => group.every((code) => held.some((right) => covers(right, code))))
  );
}

function covers(right: string, code: string): boolean {
  if (right === code) return true;
  if (right.endsWith('*') && code.startsWith(right.slice(0, -1))) return true;
  return code.endsWith('*') && right.startsWith(code.slice(0, -1));
}
