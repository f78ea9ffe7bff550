import type { Invocation } from './arguments.ts';

/** Returns the text of `--help`. */
export function helpText({ command, own }: Invocation): string {
  const full = `${command} FILE --out FOLDER`;
  const usage = own === undefined ? [full] : [ownUsage(command), `${full}   any other document`];
  return `Generates a typed client, validators and a mock server from an OpenAPI 3.0, 3.1, 3.2 or Swagger 2.0 document, in YAML or JSON.

${usage.map((line) => `  ${line}`).join('\n')}

${text}`;
}

/** Returns the usage without options, which generates the repository's own specification. */
function ownUsage(command: string): string {
  return `${command.replace(/ --$/u, '').padEnd(48)} the repository's own specification, into generated/`;
}

const text = `Options
  FILE, --spec FILE root file of the document; references may lead to files in its folder and below, never to a network
  --within FOLDER   wider folder that references may lead to; it must contain the document
  --out FOLDER      output folder; only files written by an earlier run are replaced or removed
  --only NAMES      generate only these products, separated by commas; other products of an earlier run are removed
                      spec        the document bundled into one file
                      sdk         the client, a package
                      validators  validators of requests and responses, in the client's package; requires sdk
                      mock        a mock server that behaves as documented, a package
                      migration   tools for migrating from the previous version; requires --old-spec and --renames
                      docs        your own pages, from docs/pages/ in a companion folder
                      paths       openapi-typescript's types, in the client's package; generated only if named here
  --overlay FILE    apply an overlay (1.0 or 1.1) to the document before anything else; may be repeated
  --strict          reject a document with any error; without it, errors with an obvious meaning are interpreted, and
                      operations that cannot be generated are left out, with a warning each
  --old-spec FILE   previous version of the document, for a migration
  --renames FOLDER  rename tables that lead from the previous version to this one

  --check           write nothing; list the files that would be added, changed or removed
  --watch           generate again on every save, until Ctrl+C; errors in the document are reported and do not end it
  --warnings WHICH  after a run that succeeded, print all warnings, a summary by code (the default), or none
  --json            print a single JSON object with the changes, the diagnostics and a summary
  --version         print the version
  -h, --help        print this help

Exit codes
  0  success, or nothing to do
  1  --check: the folder is out of date
  2  the document or the command line has errors; nothing was written
  3  the folder could not be written, or contains files that only you may replace; it is unchanged
  4  bug in the generator; nothing was written

Progress and colors are shown on terminals only. CI turns off both, NO_COLOR the colors.
`;
