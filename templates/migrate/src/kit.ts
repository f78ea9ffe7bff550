/** What the generated entry point hands to the hand-written command. */
export interface Kit {
  /** Folder of the package. */
  readonly root: URL;
  /** What their files are called. */
  readonly versions: { readonly before: string; readonly after: string };
  /** What a reader is told they are, where that is something else. */
  readonly words?: { readonly before: string; readonly after: string };
  /** Translates a document to the newer version, and back. */
  readonly up: Translator;
  readonly down: Translator;
}

/** A translator, by the name of a resource. The generated ones accept the names that they know. */
export type Translator = (resource: never, value: unknown, aside?: Aside) => Translation;

export type Aside = Readonly<Record<string, object>>;

export interface Translation {
  readonly value: unknown;
  readonly aside?: Aside;
  readonly conflicts: readonly {
    readonly members: readonly string[];
    readonly rule: string;
    readonly reason: string;
  }[];
}
