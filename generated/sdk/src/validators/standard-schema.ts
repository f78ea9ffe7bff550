/*
 * The Standard Schema interface, version 1, as https://standardschema.dev asks libraries to declare it: form
 * libraries, routers and RPC frameworks take any validator that has it.
 */

/** A validator in the form that other libraries understand. */
export interface StandardSchema<Output> {
  readonly '~standard': StandardProperties<Output>;
}

/** What a library reads of it. */
export interface StandardProperties<Output> {
  readonly version: 1;
  readonly vendor: string;
  readonly validate: (value: unknown) => StandardResult<Output>;
  readonly types?: { readonly input: Output; readonly output: Output } | undefined;
}

/** The verdict: the value itself, or what is wrong with it. */
export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };

/** One thing that is wrong. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}
