import { type ApiIndex, propertiesOf, referencesOf } from './build-migration-index.ts';
import type { OldOperation, OldShape } from './migration.ts';

/** The shapes of the old interface: what they extend, and where their fields lead. */
export function oldShapes(api: ApiIndex): readonly OldShape[] {
  return [...api.shapes].map(([name, shape]) => ({
    name,
    parents: shape.parents,
    fields: Object.fromEntries(
      propertiesOf(shape.schema.schema).map((property) => [property.name, referencesOf(property.schema)]),
    ),
  }));
}

/** The operations of the old interface, and the shapes that they carry. */
export function oldOperations(api: ApiIndex): readonly OldOperation[] {
  return [...api.operations.values()].map((operation) => ({
    id: operation.id,
    method: operation.method.toUpperCase(),
    path: operation.path,
    parameters: operation.parameters.map(({ name, location }) => ({ name, location })),
    body: operation.body === undefined ? [] : referencesOf(operation.body.preferred.schema),
    answer: operation.answers.flatMap((answer) =>
      answer.contents.slice(0, 1).flatMap((content) => referencesOf(content.schema)),
    ),
  }));
}
