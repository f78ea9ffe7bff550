import type { ErrorObject } from 'ajv';

/** Validates an OpenAPI 3.1 document except its schema objects; `errors` holds the errors of the last one. */
export declare const validate: {
  (document: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
};
