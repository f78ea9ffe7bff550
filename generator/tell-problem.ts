import type { Problem } from './problems.ts';
import type { ToldProblem } from './told-problem.ts';

/** A problem as programs are told of it, its address spread out. */
export function tellProblem({ address, ...told }: Problem): ToldProblem {
  return typeof address === 'string' ? { ...told, pointer: address } : { ...told, ...address };
}
