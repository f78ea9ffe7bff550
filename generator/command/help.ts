/** What `--help` prints. */
export const help = `Makes everything that follows from an OpenAPI document: bundled specification, client, validators, documentation.

npm run generate                                   the repository's own specification, into generated/
npm run generate -- --spec FILE --out FOLDER       any other OpenAPI 3.1 or 3.0 document, YAML or JSON

  --spec FILE       root file of the document; its references may lead to files in its folder and below
  --out FOLDER      folder to write; only files that an earlier run wrote there are ever replaced or removed
  --old-spec FILE   the interface before it, for a migration
  --renames FOLDER  tables that lead from the old interface to the new one
  --only NAMES      make only these, separated by commas: spec, sdk, paths (openapi-typescript's types, which are
                    made for other documents only when they are named here)
  --check           write nothing; list what would be added, changed or removed
  --watch           stay, and generate again whenever a file of the document or a template is saved
  --json            print one JSON object with changes, problems and a summary, and nothing else
  -h, --help        print this

Exit codes
  0  done, or nothing to do
  1  --check: the folder is not what would be written
  2  the document or the command line is faulty; nothing was written
  3  the folder could not be written; it is as it was before
  4  a bug of the generator; nothing was written
`;
