import type { Finding, Tier } from './finding.ts';

const LEVELS: Readonly<Record<Tier, string>> = { certain: 'note', likely: 'warning', manual: 'error' };

/** The findings as a SARIF 2.1.0 log, which editors and code hosts show beside the code. */
export function sarifReport(findings: readonly Finding[]): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id, shortDescription: { text: id } }));
  const driver = { name: 'migration', informationUri: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/', rules };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results: findings.map(result) }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function result({ file, line, column, rule, tier, reason, before, suggestion, fingerprint }: Finding): object {
  const text = suggestion === '' ? reason : `${before} → ${suggestion}. ${reason}`;
  return {
    ruleId: rule,
    level: LEVELS[tier],
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
    partialFingerprints: { 'migration/v1': fingerprint },
  };
}
