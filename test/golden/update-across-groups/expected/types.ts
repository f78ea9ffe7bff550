export interface Card {
  id?: string;
  name?: string;
}

/** {@link Card} as it is sent to replace one. What is left out is cleared, so nothing may be left out. */
export interface CardReplace {
  id: string | null;
  name: string | null;
}
