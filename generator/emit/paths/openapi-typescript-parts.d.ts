/** The parts of openapi-typescript that make types of a document which needs no bundling and no linting any more. */
declare module 'openapi-typescript/dist/transform/index.mjs' {
  import type { GlobalContext, OpenAPI3, transformSchema } from 'openapi-typescript';
  /** The types of a document. What its linter would need (`redoc`), nothing here reads. */
  const transform: (schema: OpenAPI3, context: Omit<GlobalContext, 'redoc'>) => ReturnType<typeof transformSchema>;
  // biome-ignore lint/style/noDefaultExport: the module has one
  export { transform as default };
}
declare module 'openapi-typescript/dist/lib/utils.mjs' {
  export { resolveRef, scanDiscriminators } from 'openapi-typescript';
}
declare module 'openapi-typescript/dist/lib/ts.mjs' {
  export { astToString } from 'openapi-typescript';
}
