export interface Pet {
  /** @example "Rex" */
  name?: string;
}
