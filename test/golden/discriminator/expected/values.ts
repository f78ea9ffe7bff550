/** Tests whether a value is the variant `Cat` of its union. */
export function isCat<Value>(value: Value): value is Extract<Value, { readonly kind: 'cat' }> {
  const tag: unknown = Object(value)['kind'];
  return tag === 'cat';
}

/** Tests whether a value is the variant `Dog` of its union. */
export function isDog<Value>(value: Value): value is Extract<Value, { readonly kind: 'dog' }> {
  const tag: unknown = Object(value)['kind'];
  return tag === 'dog';
}

/** Tests whether a value is the variant `Eel` of its union. */
export function isEel<Value>(value: Value): value is Extract<Value, { readonly kind: 'Eel' }> {
  const tag: unknown = Object(value)['kind'];
  return tag === 'Eel';
}
