/** The module specifier by which one module names another; both are paths below the same folder. */
export function relativeModule(from: string, to: string): string {
  let shared = 0;
  for (
    let end = from.indexOf('/');
    end !== -1 && to.startsWith(from.slice(0, end + 1));
    end = from.indexOf('/', shared)
  )
    shared = end + 1;
  const outwards = from.slice(shared).split('/').length - 1;
  return `${outwards === 0 ? './' : '../'.repeat(outwards)}${to.slice(shared)}`;
}
