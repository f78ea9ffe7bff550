import { parsers } from 'prettier/plugins/markdown';

/** Parses Markdown with Prettier's parser. */
interface Markdown {
  readonly type: string;
  readonly depth?: number;
  readonly url?: string;
  readonly children?: readonly Markdown[];
}

/** The kinds of all that stands in a page of Markdown, in their order. */
export function kindsOf(page = ''): readonly string[] {
  const visit = ({ type, depth, url, children = [] }: Markdown): readonly string[] => [
    `${type} ${depth ?? ''} ${url ?? ''}`.trim(),
    ...children.flatMap(visit),
  ];
  return visit(parsers.markdown.parse(page, {} as never) as Markdown);
}
