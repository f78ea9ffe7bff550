/** What the text of a parameter stands for; of a list, what each of its items stands for. */
export interface TextReading {
  /** Absent where a text is a text. */
  readonly type?: 'number' | 'boolean';
  readonly isList?: true;
}

/** How the text of one parameter is written, where that is not as its value alone or with commas. */
export interface TextStyle {
  /** What stands before it: `.` (the style `label`), or `;name=` (the style `matrix`). */
  readonly style?: 'label' | 'matrix';
  /** What stands between its pieces, where it is no comma. */
  readonly separator?: ' ' | '|' | '.' | ';';
}

/** How one parameter of a request is read from its text. */
export interface TextParameter extends TextReading, TextStyle {
  /** The name on the wire. */
  readonly name: string;
  readonly place: 'path' | 'query' | 'header' | 'cookie';
  /**
   * How a value that is no scalar and no list of them is written: as JSON, `name[key]=…`, each member as a parameter,
   * as keys and values in turn, or as pairs of them.
   */
  readonly form?: 'json' | 'deep' | 'members' | 'turns' | 'pairs';
  /** What the texts of an object's known members stand for. */
  readonly members?: Readonly<Record<string, TextReading>>;
}
