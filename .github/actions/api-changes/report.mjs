// Reports the changes of an API in a pull request: annotations, code scanning, and one comment, which is replaced on
// each push and removed when nothing is left. Needs nothing but Node 20 and the command bmp-evolve.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, stdout } from 'node:process';
import { gzipSync } from 'node:zlib';

const MARK = '<!-- bmp api-changes -->';
/** Longest comment that GitHub takes, with room for the mark. */
const MAX_COMMENT = 65_000;

const event = env.GITHUB_EVENT_PATH ? JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')) : {};
const pull = event.pull_request?.number;
const base = `${baseRevision()}:${env.DOCUMENT}`;

const diff = JSON.parse(evolve('diff', base, env.DOCUMENT, '--format', 'json', ...tables()));
stdout.write(evolve('diff', base, env.DOCUMENT, '--format', 'annotations', ...tables()));
if (env.SARIF === 'true') await uploadSarif(evolve('diff', base, env.DOCUMENT, '--format', 'sarif', ...tables()));
if (pull !== undefined) await tolerate('The comment was not written', () => keepComment(commentText()));
if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, `breaking=${diff.counts.breaking}\n`);

const severities = ['breaking', 'warning', 'non-breaking'];
const failing = severities.slice(0, severities.indexOf(env.FAIL_ON) + 1);
const count = failing.reduce((sum, severity) => sum + diff.counts[severity], 0);
if (count > 0) {
  stdout.write(`::error::${count} changes of the API are ${failing.join(' or ')}.\n`);
  process.exitCode = 1;
}

/** Returns the commit at which the pull request left its base branch. */
function baseRevision() {
  if (env.BASE) return env.BASE;
  const branch = `origin/${env.GITHUB_BASE_REF}`;
  return execFileSync('git', ['merge-base', branch, 'HEAD'], { encoding: 'utf8' }).trim();
}

function tables() {
  return env.TABLES ? ['--tables', env.TABLES] : [];
}

/** Runs bmp-evolve. The words of the command come from the workflow, those of the arguments are never parsed. */
function evolve(...args) {
  const [program, ...words] = env.EVOLVE.split(' ').filter((word) => word !== '');
  const {
    status,
    stdout: output,
    stderr,
  } = spawnSync(program, [...words, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status === 0) return output;
  throw new Error(`bmp-evolve ${args[0]} failed with ${status}: ${stderr}`);
}

function commentText() {
  if (diff.changes.length === 0) return undefined;
  const markdown = evolve('diff', base, env.DOCUMENT, '--format', 'markdown', ...tables());
  return [MARK, markdown.trim(), ...proposalLines(), ...consumerLines()].join('\n\n').slice(0, MAX_COMMENT);
}

/** Lists proposed renames that no table has. Folders of documents have no tables. */
function proposalLines() {
  if (!/\.(?:json|ya?ml)$/i.test(env.DOCUMENT)) return [];
  const { proposals } = JSON.parse(evolve('propose', base, env.DOCUMENT, '--json'));
  const known = env.TABLES ? new Set(acceptedIds(env.TABLES)) : new Set();
  const renames = proposals.filter(
    ({ table, entry }) => table !== 'identical' && entry.v3 !== undefined && entry.counterpart !== 'same',
  );
  if (renames.length === 0) return [];
  const covered = renames.filter(({ id }) => known.has(id)).length;
  const lines = renames
    .filter(({ id }) => !known.has(id))
    .slice(0, 20)
    .map(
      ({ confidence, id, reasons }) => `| ${escape(id)} | ${confidence} | ${escape(reasons.slice(0, 2).join('; '))} |`,
    );
  const heading = `## Renames (${covered} of ${renames.length} in the tables)`;
  return lines.length === 0
    ? [heading]
    : [[heading, '', '| Proposal | Confidence | Reasons |', '| --- | --- | --- |', ...lines].join('\n')];
}

function acceptedIds(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'proposals.yaml');
  return files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^- id: (\S+)/gm)].map(([, id]) => id),
  );
}

/** Lists the consumers that break, by the reports that they uploaded. */
function consumerLines() {
  if (!env.AFFECTED || !existsSync(env.AFFECTED)) return [];
  const rows = readdirSync(env.AFFECTED)
    .sort()
    .map((name) => {
      const [line = ''] = readFileSync(join(env.AFFECTED, name), 'utf8').trim().split('\n');
      return { name: name.replace(/\.\w+$/, ''), line, isAffected: !/^0 of /.test(line) };
    });
  const affected = rows.filter((row) => row.isAffected);
  const lines = affected.map(({ name, line }) => `| ${escape(name)} | ${escape(line)} |`);
  const heading = `## Consumers (${affected.length} of ${rows.length} affected)`;
  return lines.length === 0
    ? [heading]
    : [[heading, '', '| Consumer | Places |', '| --- | --- |', ...lines].join('\n')];
}

/** Escapes text for a cell of a table: neither Markdown, nor HTML, nor a mention of a person. */
function escape(text) {
  return text
    .replaceAll(/\p{C}/gu, ' ')
    .replaceAll(/[\\`*_~[\]<>{}|&@#!]/g, (character) => `&#${character.codePointAt(0)};`);
}

async function github(method, path, body) {
  const response = await fetch(`${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${env.TOKEN}`,
      accept: 'application/vnd.github+json',
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`GitHub responds with ${response.status} to ${method} ${path}.`);
  return response.status === 204 ? undefined : response.json();
}

/** Creates, replaces or removes the comment of this action. */
async function keepComment(text) {
  let own;
  for (let page = 1; own === undefined; page += 1) {
    const comments = await github('GET', `/issues/${pull}/comments?per_page=100&page=${page}`);
    own = comments.find(({ body }) => body?.startsWith(MARK));
    if (comments.length < 100) break;
  }
  if (own === undefined)
    return text === undefined ? undefined : github('POST', `/issues/${pull}/comments`, { body: text });
  return text === undefined
    ? github('DELETE', `/issues/comments/${own.id}`)
    : github('PATCH', `/issues/comments/${own.id}`, { body: text });
}

/** Uploads the changes for code scanning. */
async function uploadSarif(log) {
  const sarif = gzipSync(log).toString('base64');
  const ref = pull === undefined ? env.GITHUB_REF : `refs/pull/${pull}/head`;
  const commit = event.pull_request?.head?.sha ?? env.GITHUB_SHA;
  const upload = { commit_sha: commit, ref, sarif };
  await tolerate('The changes were not uploaded for code scanning', () =>
    github('POST', '/code-scanning/sarifs', upload),
  );
}

/** Reports a failure without failing: a pull request from a fork has a token that may only read. */
async function tolerate(what, run) {
  try {
    await run();
  } catch (error) {
    stdout.write(`::notice::${what}. ${error.message}\n`);
  }
}
