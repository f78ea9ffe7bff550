import type { Place } from '../../diagnostics/diagnostics.ts';
import manifest from '../../package.json' with { type: 'json' };
import type { Change, Diff } from './diff.ts';
import type { Severity } from './rule.ts';

const LEVELS: Readonly<Record<Severity, string>> = { breaking: 'error', warning: 'warning', 'non-breaking': 'note' };

/** Creates a log of the Static Analysis Results Interchange Format, version 2.1.0. */
export function sarifLog({ changes, release, versions }: Diff): object {
  const codes = [...new Set(changes.map(({ code }) => code))].sort();
  const driver = {
    name: 'bmp-evolve',
    version: manifest.version,
    rules: codes.map((id) => ({ id, shortDescription: { text: id.replaceAll('-', ' ') } })),
  };
  const results = changes.map((change) => sarifResult(change, codes.indexOf(change.code)));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results, properties: { release, ...versions } }],
  };
}

/** A result is located in the new document, and in the previous one if what it is about is gone. */
function sarifResult({ code, severity, text, before, after, operations }: Change, ruleIndex: number): object {
  const place = after ?? before;
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: { text },
    locations: place === undefined ? [] : [location(place)],
    ...(before === undefined || after === undefined
      ? {}
      : { relatedLocations: [{ ...location(before), message: { text: 'in the previous version' } }] }),
    partialFingerprints: { change: [code, before?.pointer, after?.pointer, text].join(' ') },
    properties: { operations },
  };
}

function location({ file, line, column }: Place): object {
  const uri = file.split(/[\\/]/).map(encodeURIComponent).join('/');
  return { physicalLocation: { artifactLocation: { uri }, region: { startLine: line, startColumn: column } } };
}
