import type { ErrorObject } from 'ajv';

/** Whether a value is an OpenAPI 3.1 document, schema objects aside; `errors` holds what is wrong with the last one. */
export declare const validate: {
  (document: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
};
