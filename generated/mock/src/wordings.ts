import { type Wording, wordingOf } from './resource/wording.ts';
import { shapes } from './sdk/migration/shapes.ts';
import { translate } from './sdk/migration/translate.ts';
/** How the documents that have words of their own word the state, by their names. */
export const wordings: Readonly<Record<string, Wording>> = { v2: wordingOf({ shapes, translate }) };
