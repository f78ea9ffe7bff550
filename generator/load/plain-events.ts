import { EVENT_ID, type Event, parseEvents } from 'js-yaml';
import { limits } from './limits.ts';

/** A line that ends a document, or starts with a tab: what it means is not plain. */
const ODD_LINE = /^(?:\.\.\.| *\t)/m;

/**
 * The events of a YAML text that is plain: one document without directives, anchors, aliases and tags, no deeper than
 * the limit. Nothing where it is not, or has a fault: then the thorough parser reads it, and says what is wrong.
 */
export function plainEvents(text: string): readonly Event[] | undefined {
  if (ODD_LINE.test(text)) return undefined;
  try {
    const events = parseEvents(text, { maxDepth: limits.depth });
    return events.every(isPlain) ? events : undefined;
  } catch {
    return undefined;
  }
}

function isPlain(event: Event, index: number): boolean {
  switch (event.type) {
    case EVENT_ID.DOCUMENT:
      return index === 0 && event.directives.length === 0;
    case EVENT_ID.ALIAS:
      return false;
    case EVENT_ID.POP:
      return true;
    default:
      return event.anchorStart === -1 && event.tagStart === -1;
  }
}
