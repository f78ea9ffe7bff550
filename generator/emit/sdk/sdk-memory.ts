import { type Keep, unkept } from '../../memory.ts';
import type { MethodSignature, Statement } from '../structures.ts';
import type { Importing } from './type-imports.ts';

/** What was made of operations and of named schemas before. */
export interface SdkMemory {
  readonly operations: Keep<Map<string, Importing<readonly Statement[]>>>;
  readonly methods: Keep<Map<string, Importing<MethodSignature>>>;
  readonly types: Keep<Statement>;
}

/** The memory of a single run: there is none. */
export const briefMemory: SdkMemory = { operations: unkept, methods: unkept, types: unkept };
