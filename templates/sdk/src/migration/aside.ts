/** What one object cannot say in the other version. */
export interface Leftover {
  /** Rules that did not hold here and must not be applied on the way back. */
  readonly untouched?: readonly string[];
  /** Members that the other version has no place for. */
  readonly lost?: Readonly<Record<string, unknown>>;
}

/**
 * What a translated document cannot hold, by JSON pointer into the document of the newer version. Plain JSON: keep it
 * beside the document and hand it back to translate the other way without loss.
 */
export type Aside = Readonly<Record<string, Leftover>>;

/** Old and new stand side by side, and only a human knows which counts. Nothing was changed there. */
export interface Conflict {
  /** JSON pointer into the document of the newer version. */
  readonly pointer: string;
  /** JSON pointers into the document that was handed over: what contradicts each other, the old names first. */
  readonly members: readonly string[];
  /** Id of the entry of the map that could not be applied. */
  readonly rule: string;
  /**
   * `both`: the old name and the new one are there. `different`: names that become one hold different values.
   * `blocked`: something else stands where the value should go.
   */
  readonly reason: 'both' | 'different' | 'blocked';
}
