/**
 * Which components change: those that change by themselves, and all that hold one of them. Each is looked at once; one
 * that asks about another that is not known to change is told when it turns out that it does.
 */
export class AffectedComponents {
  readonly #found = new Set<string>();
  readonly #looked = new Set<string>();
  /** Who has asked about a component. */
  readonly #asked = new Map<string, Set<string>>();
  #asking: string | undefined;

  /**
   * Looks at each of the components that was not looked at yet; `changes` says whether one changes, as far as is known.
   * It may lead to others that are to be looked at first.
   */
  find(components: readonly string[], changes: (component: string) => boolean): void {
    const before = this.#asking;
    for (const component of components) {
      if (this.#looked.has(component)) continue;
      this.#looked.add(component);
      this.#asking = component;
      if (!this.#found.has(component) && changes(component)) this.#add(component);
    }
    this.#asking = before;
  }

  /** Whether a component is known to change. */
  has(component: string): boolean {
    if (this.#found.has(component)) return true;
    if (this.#asking !== undefined)
      this.#asked.set(component, (this.#asked.get(component) ?? new Set()).add(this.#asking));
    return false;
  }

  #add(component: string): void {
    const open = [component];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (this.#found.has(next)) continue;
      this.#found.add(next);
      open.push(...(this.#asked.get(next) ?? []));
    }
  }
}
