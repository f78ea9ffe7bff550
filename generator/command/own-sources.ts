import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { home } from '../home.ts';
import type { Invocation } from './invocation.ts';

/** The repository's own specification. What leads to it from an older one is used where it is there. */
export function ownSources(): Required<Invocation>['own'] {
  const [oldSpec, renames] = [ownPath('spec/v2/openapi.yaml'), ownPath('spec/renames')];
  return {
    spec: ownPath('spec/v3/openapi.yaml'),
    out: ownPath('generated'),
    ...(existsSync(oldSpec) && { oldSpec }),
    ...(existsSync(renames) && { renames }),
  };
}

/** A path of this repository, as seen from the working directory. */
function ownPath(path: string): string {
  return relative(process.cwd(), join(home, path));
}
