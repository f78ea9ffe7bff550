/** The name that was probably meant: the one that takes the fewest changes, if they are few enough to be a slip. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const near = names
    .filter((name) => Math.abs(name.length - given.length) <= 3)
    .map((name) => ({ name, far: changesBetween(given.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return near !== undefined && near.far <= Math.min(3, given.length / 2) ? near.name : undefined;
}

/** How many characters are to be put in, taken out or changed to make one text of the other. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one.slice(0, 100)].entries()) {
    const next = [index + 1];
    for (let column = 1; column < row.length; column += 1)
      next.push(
        Math.min(
          (next[column - 1] ?? 0) + 1,
          (row[column] ?? 0) + 1,
          (row[column - 1] ?? 0) + (character === other[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
