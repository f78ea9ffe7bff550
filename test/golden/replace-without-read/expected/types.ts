export interface Phase {
  id?: string;
  name?: string;
  closed?: boolean;
}

/** {@link Phase} as it is sent to replace one. What is left out is cleared, so nothing may be left out. */
export interface PhaseReplace {
  id: string | null;
  name: string | null;
  closed: boolean;
}
