import type { Contract } from '../../model/contract.ts';
import { escapeMarkdown, SOURCES_PAGE } from './markdown.ts';

const CITATION = /(?<![\w-])([\w-]+) L(\d+)(?:-(\d+))?/g;

/** Citation of lines of a source: `guide L189` or `guide L10-29`. */
interface Citation {
  readonly source: string;
  readonly first: number;
  readonly last: number;
}

export function parseCitations(text: string): readonly Citation[] {
  return [...text.matchAll(CITATION)].map(([, source = '', first = '', last = first]) => ({
    source,
    first: Number(first),
    last: Number(last),
  }));
}

/** Returns the anchor of a citation on the page of sources. */
export function citationAnchor({ source, first, last }: Citation): string {
  return `${source}-${first === last ? first : `${first}-${last}`}`;
}

/** Tests for a page that says what the cited lines state. */
export function hasSourcesPage({ companions }: Pick<Contract, 'companions'>): boolean {
  return companions.has(SOURCES_PAGE);
}

/** Escapes a text for Markdown, with links from its citations to the page of sources, if that has the cited lines. */
export function citingText(
  text: string,
  { companions, page }: Pick<Contract, 'companions'> & { readonly page: string },
): string {
  const sources = companions.get(SOURCES_PAGE) ?? '';
  return escapeMarkdown(text).replaceAll(CITATION, (citation) => {
    const anchor = parseCitations(citation).map(citationAnchor).join();
    return sources.includes(`id="${anchor}"`) ? `[${citation}](${page}#${anchor})` : citation;
  });
}
