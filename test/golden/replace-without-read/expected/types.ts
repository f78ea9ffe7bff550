export interface Phase {
  id?: string;
  name?: string;
  closed?: boolean;
}

/** {@link Phase} as sent to replace one. Omitted properties are cleared, so every property is required. */
export interface PhaseReplace {
  id: string | null;
  name: string | null;
  closed: boolean;
}
