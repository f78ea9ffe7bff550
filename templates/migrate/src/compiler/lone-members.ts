/**
 * Declarations whose shapes of one member have a second one, which no text names. The keys of a shape of one member are
 * that name and nothing else to a checker, which then forgets whose they are; two keys it remembers with their shape.
 */
export function besideLoneMembers(declarations: string): string {
  const found = declarations.replaceAll(LONE, '$1  readonly [beside]?: never;\n}');
  return found === declarations ? declarations : `${found}\ndeclare const beside: unique symbol;\n`;
}

const LONE = /^(export interface \w+ \{\n +\w+\??: .*;\n)\}/gm;
