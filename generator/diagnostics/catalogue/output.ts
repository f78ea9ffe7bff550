/** Diagnostics about writing the output folder. */
export const outputDiagnostics = {
  'output-name-unsafe': {
    severity: 'error',
    cause: (path = '', reason = '') => `The file ${JSON.stringify(path)} cannot be written: ${reason}.`,
    fix: 'Rename what it is named after in the specification.',
  },
  'output-name-clash': {
    severity: 'error',
    cause: (path = '', other = '') =>
      `${path} and ${other} are one name to some file systems, or a file in place of a folder.`,
    fix: 'Rename one of the two in the specification.',
  },
  'output-not-ours': {
    severity: 'error',
    cause: (file = '') => `${file} is in the way: the generator did not write it.`,
    fix: 'Move it elsewhere, or name another output folder with --out.',
  },
  'output-edited': {
    severity: 'error',
    cause: (file = '') => `${file} was changed after it was generated.`,
    fix: 'Put it back, or delete it to have it written anew; what it should say belongs in what it is generated from.',
  },
  'output-link': {
    severity: 'error',
    cause: (file = '') => `${file} is a symbolic link: nothing is written through it.`,
    fix: 'Replace the link by a folder or file, or name what it points to with --out.',
  },
  'output-obstacle': {
    severity: 'error',
    cause: (file = '', found = '', wanted = '') => `${file} is a ${found} where a ${wanted} is to be written.`,
    fix: 'Move it elsewhere, or name another output folder with --out.',
  },
  'output-busy': {
    severity: 'error',
    cause: (lock = '', owner = '') => `Another run (process ${owner}) is writing the same folder, and holds ${lock}.`,
    fix: 'Wait until it has ended. If there is no such run, delete that file.',
  },
  'output-watched': {
    severity: 'error',
    cause: (folder = '', owner = '', claim = '') =>
      `Another run with --watch (process ${owner}) writes ${folder} on every save, and holds ${claim}.`,
    fix: 'End that one, or name another output folder with --out. If there is no such run, delete that file.',
  },
  'output-unwritable': {
    severity: 'error',
    cause: (folder = '', reason = '') => `${folder} could not be written, and is as it was before: ${reason}.`,
    fix: 'Check the free space and the permissions of the folder and its parent, then run again.',
  },
  'output-interrupted': {
    severity: 'error',
    cause: (folder = '', reason = '') => `${folder} could not be written, and the rollback failed too: ${reason}.`,
    fix: 'Check the disk, then run again: the next run rolls the changes back first.',
  },
  'output-half-written': {
    severity: 'error',
    cause: (folder = '') => `${folder} is half-written: by a run that was killed, or by one that is at it.`,
    fix: 'Run again without --check: that waits for the other one, or puts the folder back first.',
  },
  'manifest-damaged': {
    severity: 'error',
    cause: (file = '') => `${file} is not as the generator wrote it, so what may be replaced is not known.`,
    fix: 'Restore it from version control, or delete the whole output folder, and run again.',
  },
  'journal-damaged': {
    severity: 'error',
    cause: (file = '', reason = '') =>
      `${file} is left from a run that was interrupted, and cannot be used: ${reason}.`,
    fix: 'Compare the output folder with version control, delete what is named here, and run again.',
  },
} as const;
