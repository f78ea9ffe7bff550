const REMARKS: readonly string[] = [
  ...['title', 'description', '$comment', 'deprecated', 'externalDocs', 'xml'],
  ...['example', 'examples', 'default'],
];

/**
 * Whether a keyword judges nothing. Ajv would refuse a schema for one that is wrong, and take what it holds for
 * schemas.
 */
export function isRemark(keyword: string): boolean {
  return REMARKS.includes(keyword) || keyword.startsWith('x-');
}
