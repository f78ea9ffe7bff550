import type { FileSystem } from '../../../generator/write/output/file-system.ts';
import { unflushedDisk } from './unflushed-disk.ts';

/** Replaces one operation, counted from 0; `perform` runs the original one. */
export type Fault = (operation: string, perform: () => unknown) => unknown;

/** The disk, with a fault at one operation, and a count of the operations. */
export interface FailingDisk {
  readonly files: FileSystem;
  readonly count: () => number;
}

/** Which operation meets a fault, and, if `forGood`, every one after it. */
export interface FaultPlan {
  readonly at: number;
  readonly fault: Fault;
  readonly forGood: boolean;
}

/** A disk one of whose operations meets a fault. */
export function failingDisk({ at, fault, forGood }: FaultPlan, disk: FileSystem = unflushedDisk): FailingDisk {
  let count = 0;
  const wrap =
    <Arguments extends readonly string[], Result>(name: string, operation: (...given: Arguments) => Result) =>
    (...given: Arguments): Result => {
      const index = count;
      count += 1;
      const perform = (): Result => operation(...given);
      if (index === at || (forGood && index > at)) fault(name, perform);
      return perform();
    };
  return { files: wrapAll(disk, wrap), count: () => count };
}

type Wrap = <Arguments extends readonly string[], Result>(
  name: string,
  operation: (...given: Arguments) => Result,
) => (...given: Arguments) => Result;

function wrapAll(disk: FileSystem, wrap: Wrap): FileSystem {
  return {
    kind: wrap('kind', disk.kind),
    list: wrap('list', disk.list),
    read: wrap('read', disk.read),
    create: wrap('create', disk.create),
    flush: wrap('flush', disk.flush),
    lay: wrap('lay', disk.lay),
    link: wrap('link', disk.link),
    rename: wrap('rename', disk.rename),
    remove: wrap('remove', disk.remove),
    makeFolder: wrap('makeFolder', disk.makeFolder),
    removeFolder: wrap('removeFolder', disk.removeFolder),
    canStageBeside: disk.canStageBeside,
  };
}

/** An error as the system reports it. */
export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: made by the test`), { code });
}
