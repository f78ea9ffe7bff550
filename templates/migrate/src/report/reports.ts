import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Finding } from './finding.ts';
import { htmlReport } from './html.ts';
import { markdownReport } from './markdown.ts';
import { sarifReport } from './sarif.ts';

const FORMATS: Readonly<Record<string, (findings: readonly Finding[]) => string>> = {
  '.json': (findings) => `${JSON.stringify(findings, null, 2)}\n`,
  '.sarif': sarifReport,
  '.md': markdownReport,
  '.html': htmlReport,
};

/** Endings that a report may have. */
export const reportEndings = Object.keys(FORMATS);

/** Writes the findings in the form that the ending of the file asks for. */
export function writeReport(file: string, findings: readonly Finding[]): void {
  const format = FORMATS[extname(file)];
  if (format !== undefined) writeFileSync(file, format(findings));
}
