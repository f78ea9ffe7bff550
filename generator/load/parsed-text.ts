import type { Buffer } from 'node:buffer';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Json, Pointer } from '../model/json.ts';

/** The text of a file and the same text as UTF-8 bytes, both without a byte order mark. */
export interface Text {
  readonly text: string;
  readonly bytes: Buffer;
}

export interface TextFault {
  readonly code: DiagnosticCode;
  /** In bytes in JSON, in characters in YAML. */
  readonly offset: number;
  /** The pointer within the file, if known. */
  readonly pointer?: Pointer;
  readonly details: readonly string[];
}

/** The end offsets of containers by their start offsets, so that a container is skipped without reading it again. */
export type ContainerEnds = Map<number, number>;

/** A parsed text; without a value if it cannot be used at all. */
export interface ParsedText {
  readonly value?: Json;
  readonly faults: readonly TextFault[];
  /** The text as it was read, if a fault was repaired. Offsets refer to it. */
  readonly text?: string;
  /** Values that the aliases of a YAML text expand to. */
  readonly aliasedValues?: number;
  /** End offsets of the outer containers of a JSON text. */
  readonly ends?: ContainerEnds | undefined;
}
