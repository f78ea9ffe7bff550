/** The sentence that offers another name than the one that was not found; nothing where none is near. */
export function meant(nearest: string): string {
  return nearest === '' ? '' : ` Did you mean "${nearest}"?`;
}
