/** What can be made of a document. */
export type Product = 'spec' | 'sdk' | 'paths' | 'migration' | 'validators' | 'mock';
