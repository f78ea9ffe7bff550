/** A Vue file as a program sees it: its scripts at their offsets, everything else blank. */
export interface VueScript {
  readonly text: string;
  readonly isJsx: boolean;
  /** What stands outside the scripts. */
  readonly rest: string;
}

/** The scripts of a Vue file, in one text of the same length, so that offsets are those of the file. */
export function vueScript(text: string): VueScript {
  const scripts = [...text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script\s*>/gi)];
  const spans = scripts.map((match) => {
    const start = match.index + (match[1] ?? '').length;
    return { start, end: start + (match[2] ?? '').length };
  });
  const isInside = (offset: number): boolean => spans.some(({ start, end }) => offset >= start && offset < end);
  const blank = (keep: boolean): string =>
    [...chars(text)]
      .map((char, offset) => (isInside(offset) === keep || char === '\n' || char === '\r' ? char : ' '))
      .join('');
  return {
    text: blank(true),
    rest: blank(false),
    isJsx: scripts.some((match) => /lang=["']?[jt]sx/.test(match[1] ?? '')),
  };
}

/** Code units, not code points: offsets count those. */
function chars(text: string): readonly string[] {
  return text.split('');
}
