// Reads an archive in one of two ways, and prints time and memory: node read-archive.mjs READER FILE VERIFY MOCK
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , reader = '', file = '', verify = '', mock = ''] = process.argv;
const { verifyHar } = await import(join(verify, 'index.js'));
const { source } = await import(join(mock, 'source.js'));
const documents = { ...source(), rules: [] };
await verifyHar(documents, [Buffer.from('{"log":{"entries":[]}}')]);
const before = process.cpuUsage();
let findings = 0;
if (reader === 'JSON.parse') JSON.parse(readFileSync(file, 'utf8'));
else ({ findings } = await verifyHar(documents, file).then((report) => ({ findings: report.findings.length })));
const { user, system } = process.cpuUsage(before);
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ seconds: (user + system) / 1e6, megabytes, findings }));
