/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

/** Builds HTML from a template. Values are escaped unless they are HTML. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + htmlText(values[index] ?? '')).join(''));
}

function htmlText(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replaceAll(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
