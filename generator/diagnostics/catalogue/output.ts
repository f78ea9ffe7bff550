/** Texts of the diagnostics about writing the output folder. */
export const outputDiagnostics = {
  'output-name-unsafe': {
    severity: 'error',
    cause: (path = '', reason = '') => `The file ${JSON.stringify(path)} cannot be written: ${reason}.`,
    fix: 'Rename the file in the plugin or the companion folder that it comes from.',
  },
  'output-name-clash': {
    severity: 'error',
    cause: (path = '', other = '') =>
      `${path} and ${other} collide: they are the same name on some file systems, or one is a folder of the other.`,
    fix: 'Rename one of them in the plugin or the companion folder that it comes from.',
  },
  'output-not-ours': {
    severity: 'error',
    cause: (file = '') => `${file} already exists, and the generator did not write it.`,
    fix: 'Move it elsewhere, or choose another output folder with --out.',
  },
  'output-edited': {
    severity: 'error',
    cause: (file = '') => `${file} was edited after it was generated.`,
    fix: 'Restore it, or delete it so that it is generated again. To change it for good, change the specification.',
  },
  'output-product-removed': {
    severity: 'error',
    cause: (folder = '', products = '') =>
      `This run would remove ${products}, which an earlier run wrote to ${folder}.`,
    fix: (_folder = '', _products = '', way = '') => `To keep both, ${way}. To remove what is named, add --prune.`,
  },
  'output-link': {
    severity: 'error',
    cause: (file = '') => `${file} is a symbolic link; the generator does not write through links.`,
    fix: 'Replace the link with a folder or file, or pass its target as --out.',
  },
  'output-obstacle': {
    severity: 'error',
    cause: (file = '', found = '', wanted = '') =>
      `${file} is ${kindOf(found)}; the generator needs to write a ${wanted} there.`,
    fix: 'Move it elsewhere, or choose another output folder with --out.',
  },
  'output-busy': {
    severity: 'error',
    cause: (lock = '', owner = '') =>
      `Another run (process ${owner}) is writing to the same folder and holds the lock ${lock}.`,
    fix: 'Wait until it has finished. If there is no such process, delete the lock file.',
  },
  'output-watched': {
    severity: 'error',
    cause: (folder = '', owner = '', claim = '') =>
      `Another run with --watch (process ${owner}) writes to ${folder} on every save and holds the lock ${claim}.`,
    fix: 'Stop it, or choose another output folder with --out. If there is no such process, delete the lock file.',
  },
  'output-unwritable': {
    severity: 'error',
    cause: (folder = '', reason = '') => `${folder} could not be written and was left unchanged: ${reason}.`,
    fix: 'Check the free disk space and the permissions of the folder and its parent, then run again.',
  },
  'output-interrupted': {
    severity: 'error',
    cause: (folder = '', reason = '') => `${folder} could not be written, and the rollback failed too: ${reason}.`,
    fix: 'Check the disk, then run again: the next run rolls the changes back first.',
  },
  'output-incomplete': {
    severity: 'error',
    cause: (folder = '') => `${folder} is incomplete: another run is still writing to it, or was killed while writing.`,
    fix: 'Run again without --check. That waits for a running process, or rolls an interrupted one back first.',
  },
  'manifest-damaged': {
    severity: 'error',
    cause: (file = '') => `${file} is damaged, so the generator cannot tell which files it may replace.`,
    fix: 'Restore it from version control, or delete the whole output folder, and run again.',
  },
  'journal-damaged': {
    severity: 'error',
    cause: (file = '', reason = '') =>
      `${file} was left by an interrupted run and cannot be used for recovery: ${reason}.`,
    fix: 'Compare the output folder with version control, delete the path named above, and run again.',
  },
} as const;

/** Names the kind of an existing file system entry, with its article. */
function kindOf(kind: string): string {
  return kind === 'other' ? 'a special file' : `a ${kind}`;
}
