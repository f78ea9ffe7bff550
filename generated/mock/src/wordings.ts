import { type Wording, wordingOf } from './resource/wording.ts';
import { schemas } from './migration/schemas.ts';
import { translate } from './shared/migration/translate.ts';
/** How the documents that have words of their own word the state, by their names. */
export const wordings: Readonly<Record<string, Wording>> = { v2: wordingOf({ schemas, translate }) };
