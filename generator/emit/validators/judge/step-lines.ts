import type { Step, Steps } from './step.ts';

/** What stands where steps refuse: a return, or the way out of a part that may fail. */
type Refusal = string;

/** The steps of a function as lines, from a depth of indentation on. */
export function stepLines(steps: Steps): readonly string[] {
  const writer = new StepWriter();
  writer.write(steps, 'return false;');
  return writer.lines;
}

/** Writes steps down, each way out of a part under a label of its own. */
class StepWriter {
  readonly lines: string[] = [];
  #depth = 1;
  #labels = 0;

  write(steps: Steps, refusal: Refusal): void {
    for (const step of steps) this.#step(step, refusal);
  }

  #step(step: Step, refusal: Refusal): void {
    switch (step.kind) {
      case 'refuse':
        return this.#line(step.when === 'true' ? refusal : `if (${step.when}) ${refusal}`);
      case 'name':
        return this.#line(`const ${step.name} = ${step.value};`);
      case 'within':
        return this.#braces(step.head, () => this.write(step.steps, refusal));
      case 'choice':
        return step.isExclusive ? this.#one(step.variants, refusal) : this.#any(step.variants, refusal);
      case 'not':
        return this.#part((out) => {
          this.write(step.steps, out);
          this.#line(refusal);
        });
      case 'count':
        return this.#count(step, refusal);
      case 'condition':
        return this.#part((done) => {
          this.#part((out) => {
            this.write(step.when, out);
            this.write(step.then, refusal);
            this.#line(done);
          });
          this.write(step.otherwise, refusal);
        });
    }
  }

  /** The first part that is passed leaves all of them; what comes behind the last is refused. */
  #any(variants: readonly Steps[], refusal: Refusal): void {
    this.#part((done) => {
      for (const variant of variants) {
        this.#part((out) => {
          this.write(variant, out);
          this.#line(done);
        });
      }
      this.#line(refusal);
    });
  }

  #one(variants: readonly Steps[], refusal: Refusal): void {
    const count = `passed${this.#number()}`;
    this.#line(`let ${count} = 0;`);
    for (const variant of variants) {
      this.#part((out) => {
        this.write(variant, out);
        this.#line(`${count} += 1;`);
      });
    }
    this.#line(`if (${count} !== 1) ${refusal}`);
  }

  #count({ head, steps, least, most }: Extract<Step, { kind: 'count' }>, refusal: Refusal): void {
    const count = `passed${this.#number()}`;
    this.#line(`let ${count} = 0;`);
    this.#braces(head, () =>
      this.#part((out) => {
        this.write(steps, out);
        this.#line(`${count} += 1;`);
      }),
    );
    const bounds = [
      ...(least > 0 ? [`${count} < ${least}`] : []),
      ...(Number.isFinite(most) ? [`${count} > ${most}`] : []),
    ];
    this.#line(`if (${bounds.join(' || ')}) ${refusal}`);
  }

  /** A part with a way out. */
  #part(write: (out: Refusal) => void): void {
    const label = `part${this.#number()}`;
    this.#braces(`${label}:`, () => write(`break ${label};`));
  }

  #braces(head: string, write: () => void): void {
    this.#line(`${head} {`);
    this.#depth += 1;
    write();
    this.#depth -= 1;
    this.#line('}');
  }

  #number(): number {
    this.#labels += 1;
    return this.#labels;
  }

  #line(text: string): void {
    this.lines.push('  '.repeat(this.#depth) + text);
  }
}
