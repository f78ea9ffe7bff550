/**
 * What stands between the texts of a pattern in a segment: no part is empty, and each is as long as can be, the first
 * before the others; nothing where the segment does not fit. Found from the end, in one go, where an expression tries
 * all ways to part it: the square, the cube … of its length.
 */
export function partsBetween(texts: readonly string[], segment: string): readonly string[] | undefined {
  const [first = '', ...others] = texts;
  const last = others.pop() ?? '';
  if (!segment.startsWith(first) || !segment.endsWith(last)) return undefined;
  const parts: string[] = [];
  let end = segment.length - last.length;
  for (const text of others.toReversed()) {
    const latest = end - text.length - 1;
    const at = latest < 0 ? -1 : segment.lastIndexOf(text, latest);
    if (at < 0) return undefined;
    parts.push(segment.slice(at + text.length, end));
    end = at;
  }
  if (end <= first.length) return undefined;
  return [...parts, segment.slice(first.length, end)].toReversed();
}
