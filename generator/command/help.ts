import type { Invocation } from './arguments.ts';

/** What `--help` prints. */
export function helpText({ command, own }: Invocation): string {
  const whole = `${command} --spec FILE --out FOLDER`;
  const usage = own === undefined ? [whole] : [alone(command), `${whole}   any other document`];
  return `Makes a typed client, validators and a mock from an OpenAPI 3.1 or 3.0 document, YAML or JSON.

${usage.map((line) => `  ${line}`).join('\n')}

${text}`;
}

/** The call without options, which stands for the repository's own specification. */
function alone(command: string): string {
  return `${command.replace(/ --$/u, '').padEnd(48)} the repository's own specification, into generated/`;
}

const text = `What to make
  --spec FILE       root file of the document; its references may lead to files in its folder and below.
                    Nothing is fetched from a network
  --within FOLDER   folder around the document that its references may lead to, where they go beyond its own
  --out FOLDER      folder to write; only files that an earlier run wrote there are ever replaced or removed
  --only NAMES      make only these, separated by commas; those of an earlier run that are not named are removed
                      spec        the document in one file
                      sdk         the client, a package
                      validators  validators of what is sent and answered, in the client's package; wants sdk
                      mock        a server that behaves as the document says, a package
                      migration   what leads from an older interface to this one; wants --old-spec and --renames
                      paths       openapi-typescript's types, in the client's package; made only when named here
  --old-spec FILE   the interface before it, for a migration
  --renames FOLDER  tables that lead from the old interface to the new one

How
  --check           write nothing; list what would be added, changed or removed
  --watch           stay, and generate again on every save, until Ctrl+C; a faulty document is reported and waited for
  --json            print one JSON object with changes, diagnostics and a summary, and nothing else
  --version         print the version
  -h, --help        print this

Exit codes
  0  done, or nothing to do
  1  --check: the folder is not what would be written
  2  the document or the command line is faulty; nothing was written
  3  the folder could not be written, or holds what only you may replace; it is as it was before
  4  a bug of the generator; nothing was written

Progress and colours are for terminals: neither is shown where CI is set, colours not where NO_COLOR is.
`;
