/**
 * Returns a function that computes its result once for each object, as long as the object lives.
 *
 * @param compute - function of the object; what else it needs is the same for all calls with this object
 */
export function memoize<Key extends object, Context extends readonly unknown[], Value>(
  compute: (key: Key, ...context: Context) => Value,
): (key: Key, ...context: Context) => Value {
  const results = new WeakMap<Key, { readonly value: Value }>();
  return (key, ...context) => {
    const known = results.get(key);
    if (known !== undefined) return known.value;
    const value = compute(key, ...context);
    results.set(key, { value });
    return value;
  };
}
