export interface Card {
  id?: string;
  name?: string;
}

export interface CardSummary {
  id?: string;
}

/** {@link Card} as sent to replace one. Omitted properties are cleared, so every property is required. */
export interface CardReplace {
  id: string | null;
  name: string | null;
}
