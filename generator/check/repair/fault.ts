import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { Pointer } from '../../model/json.ts';
import type { Editor } from './editor.ts';

/** One error of a check, with its pointer into the document. */
export interface Fault {
  readonly code: DiagnosticCode;
  readonly pointer: Pointer;
  readonly details: readonly string[];
}

/** Repairs a fault in the document. Returns `false` if there is no obvious meaning. */
export type Repair = (fault: Fault, editor: Editor) => boolean;
