import type { Json } from './json.ts';

/** One thing that is wrong with a request: where, and what. */
export interface Finding {
  /** JSON pointer into the request: `/body/name`, `/query/limit`. */
  readonly at: string;
  readonly message: string;
}

/** Stands for what Prism alone can say of a request. */
export const DOUBT: Finding = { at: '', message: 'is for Prism to judge' };

/** Says no to a request; the mock answers the status with an error body. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly findings: readonly Finding[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: { readonly findings?: readonly Finding[]; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.status = status;
    this.findings = more.findings ?? [];
    this.headers = more.headers ?? {};
  }
}

/** The body of an error; marked as the mock's own, because the interface does not say what it holds. */
export function errorBody(status: number, message: string, findings: readonly Finding[] = []): Json {
  const details = findings.map(({ at, message: text }) => ({ at, message: text }));
  return { madeBy: 'mock', status, message, ...(details.length === 0 ? {} : { findings: details }) };
}
