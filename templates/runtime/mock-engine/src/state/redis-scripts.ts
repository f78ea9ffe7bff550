import { type CommandParser, defineScript } from '@redis/client';
import type { JsonObject } from '../json.ts';
import type { CallRecord, Change, CommitConditions, Entry } from './store.ts';

/** Prefix of all keys, with the version of their layout. */
export const KEY_PREFIX = 'mock:2:';

/** Returns the prefix of a space's keys; the braces keep them on one node of a cluster. */
export function keyPrefix(space: string): string {
  return `${KEY_PREFIX}{${space}}:`;
}

/** Parses an entry: version, position and, unless it was deleted, the item. */
export function parseEntry(id: string, text: string): Entry {
  const start = startOfItem(text);
  const version = Number(text.slice(0, text.indexOf(' ')));
  if (start === text.length) return { id, version };
  const item: JsonObject = JSON.parse(text.slice(start));
  return { id, version, item };
}

/** Returns the position of an entry in its collection. */
export function positionOf(text: string): number {
  return Number(text.slice(text.indexOf(' ') + 1, startOfItem(text) - 1));
}

function startOfItem(text: string): number {
  return text.indexOf(' ', text.indexOf(' ') + 1) + 1;
}

/** Returns an identifier without lone surrogates, which neither UTF-8 nor Redis' JSON reader accepts. */
export function redisId(id: string): string {
  return id.toWellFormed();
}

/** Context of every script. */
export interface ScriptContext {
  /** Fingerprint of the initial state; empty if it does not matter. */
  readonly fingerprint: string;
  /** Id of the running Redis process; empty if it is unknown. */
  readonly runId: string;
}

/** Error of a script if a space has another initial state. */
export const INITIAL_STATE_MISMATCH = 'began with other items';

/**
 * Begins epochs and checks fingerprints. Marks (versions) count from the microsecond in which an epoch began, or from
 * the last mark of a copied space if the clock was set back, so that they are never reused and always increase. The
 * fingerprint is stored with the epoch: a process that still runs after all keys were deleted must not write to a
 * state with other initial items. So is the run id: another Redis process may have lost the last changes, so its
 * marks could repeat.
 */
const EPOCH_FUNCTIONS = `
local function begin(space, base, run)
  local now, last = redis.call('TIME'), redis.call('HGET', space .. ':marks', 'mark') or 0
  local start = string.format('%.0f', math.max(now[1] * 1000000 + now[2], last + 1))
  redis.call('HSET', space .. ':marks', 'epoch', start, 'mark', start)
  if base ~= '' then redis.call('HSET', space .. ':marks', 'base', base) end
  if run ~= '' then redis.call('HSET', space .. ':marks', 'run', run) end
  return start
end
local function marksOf(space, base, run)
  local epoch, mark, begun, ran = unpack(redis.call('HMGET', space .. ':marks', 'epoch', 'mark', 'base', 'run'))
  if begun and base ~= '' and begun ~= base then error('${INITIAL_STATE_MISMATCH}') end
  if epoch and run ~= '' and ran ~= run then epoch = begin(space, base, run); mark = epoch end
  return epoch, mark
end
`;

/** Calls a function with all values of a list in chunks, because Lua limits the number of arguments. */
const CHUNK_FUNCTION = `
local function inParts(values, run)
  for first = 1, #values, 1000 do run(first, unpack(values, first, math.min(first + 999, #values))) end
end
`;

/** Records a call. Its limits are the arguments from `limits` on, its mark and text those from `at` on. */
const RECORD_FUNCTION = `
local function record(space, values, at, dropped, limits)
  local calls, counts = space .. ':calls', space .. ':call-counts'
  local most, mostBytes, isCounted = tonumber(values[limits]), tonumber(values[limits + 1]), values[limits + 2] == '1'
  local number = redis.call('HINCRBY', counts, 'last', 1)
  redis.call('XADD', calls, string.format('%.0f', number) .. '-0', values[at], values[at + 1])
  local bytes, length = redis.call('HINCRBY', counts, 'bytes', #values[at + 1]), redis.call('XLEN', calls)
  while length > most or (bytes > mostBytes and length > 1) do
    local oldest = redis.call('XRANGE', calls, '-', '+', 'COUNT', 1)[1]
    local isViolating, text = unpack(oldest[2])
    redis.call('XDEL', calls, oldest[1])
    bytes, length = redis.call('HINCRBY', counts, 'bytes', -#text), length - 1
    if isCounted or isViolating == '1' then dropped[#dropped + 1] = text end
  end
end
`;

/**
 * Commits several transactions, each all or nothing. Arguments: JSON (see `commitArguments`), the script context,
 * the limits of the calls, then for each transaction the written items, an empty text for a deleted one, and its call,
 * if it has one. All affected entries are read once, later transactions see
 * the writes of earlier ones, and everything is written once at the end. Replies with a text of one digit per
 * transaction (1 committed, 0 conflict), and with dropped calls.
 */
const COMMIT_SCRIPT = `${EPOCH_FUNCTIONS}${CHUNK_FUNCTION}${RECORD_FUNCTION}
local space, base, run, items, item, dropped = KEYS[1], ARGV[2], ARGV[3], ARGV, 6, {}
local collections, units = unpack(cjson.decode(ARGV[1]))
local epoch, mark = marksOf(space, base, run)
local hashes, isMoved = {}, false
for at, one in ipairs(collections) do
  local name, ids, isLookedOver = unpack(one)
  local hash = { name = name, key = space .. name, ids = ids, texts = {}, versions = {}, puts = {}, changed = {} }
  inParts(ids, function(first, ...)
    for place, text in ipairs(redis.call('HMGET', hash.key, ...)) do hash.texts[first + place - 1] = text end
  end)
  if isLookedOver then
    hash.latest = tonumber(redis.call('ZRANGE', hash.key .. ':changed', 0, 0, 'REV', 'WITHSCORES')[2] or 0)
  end
  hashes[at] = hash
end
local function versionOf(hash, place)
  local known, text = hash.versions[place], hash.texts[place]
  local version = known or text and tonumber(string.match(text, '^%d+')) or 0
  hash.versions[place] = version
  return version
end
local function isCurrent(known, looks, changes)
  if known ~= '' and known ~= epoch then return false end
  for at = 1, #looks, 2 do
    if hashes[looks[at]].latest ~= looks[at + 1] then return false end
  end
  for at = 1, #changes, 4 do
    local expected = changes[at + 2]
    if expected >= 0 and versionOf(hashes[changes[at]], changes[at + 1]) ~= expected then return false end
  end
  return true
end
local function put(hash, place, value)
  if not epoch then epoch = begin(space, base, run); mark = epoch end
  isMoved, mark = true, mark + 1
  local now, before, count = string.format('%.0f', mark), hash.texts[place], #hash.puts
  local text = now .. ' ' .. (before and string.match(before, '^%d+ (%d+)') or now) .. ' ' .. value
  hash.texts[place], hash.versions[place], hash.latest = text, mark, mark
  hash.puts[count + 1], hash.puts[count + 2] = hash.ids[place], text
  hash.changed[count + 1], hash.changed[count + 2] = now, hash.ids[place]
end
local taken = {}
for number, unit in ipairs(units) do
  local isTaken, changes = isCurrent(unpack(unit)), unit[3]
  for at = 1, #changes, 4 do
    if changes[at + 3] == 1 then
      item = item + 1
      if isTaken then put(hashes[changes[at]], changes[at + 1], items[item]) end
    end
  end
  if unit[4] == 1 then
    if isTaken then record(space, items, item + 1, dropped, 4) end
    item = item + 2
  end
  taken[number] = isTaken and 1 or 0
end
if isMoved then redis.call('HSET', space .. ':marks', 'mark', string.format('%.0f', mark)) end
for _, hash in ipairs(hashes) do
  inParts(hash.puts, function(_, ...) redis.call('HSET', hash.key, ...) end)
  inParts(hash.changed, function(_, ...) redis.call('ZADD', hash.key .. ':changed', ...) end)
  if #hash.puts > 0 then redis.call('SADD', space, hash.name) end
end
return { table.concat(taken), dropped }
`;

/*
 * Keys of a space, behind its prefix: the set of its collections; `:marks`, a hash of an epoch, which is another after
 * each reset and each start of Redis, of a mark that counts up with each change, of what the space began with, and of
 * the run of Redis; `:sequences`, a hash of numbers; `:calls`, a stream, and `:call-counts`, a hash of its last number
 * and its bytes, which no copy has; for each collection a hash of entries by identifier, and
 * `:changed`, the identifiers by the mark of their last change. An entry is its version, which is that mark, its place
 * in the order, and its item: nothing where it was deleted.
 */

/**
 * Reads a batch. Arguments, as JSON: collections with identifiers, lists with their cached epoch and mark, and
 * sequences with the number of values; then the script context. Replies with entries; per list the epoch, the mark,
 * "all" or "since", and identifiers with entries; the last values of the sequences; and the epoch.
 */
const READ_SCRIPT = `${EPOCH_FUNCTIONS}${CHUNK_FUNCTION}
local wanted = cjson.decode(ARGV[1])
local items, lists, numbers = {}, {}, {}
for at, one in ipairs(wanted.items) do
  local texts = {}
  inParts(one[2], function(first, ...)
    for place, text in ipairs(redis.call('HMGET', KEYS[1] .. one[1], ...)) do texts[first + place - 1] = text end
  end)
  items[at] = texts
end
local epoch, now = marksOf(KEYS[1], ARGV[2], ARGV[3])
if not epoch and #wanted.numbers > 0 then epoch = begin(KEYS[1], ARGV[2], ARGV[3]); now = epoch end
for at, one in ipairs(wanted.lists) do
  local key, list = KEYS[1] .. one[1], { epoch or '', now or '0', 'all' }
  if epoch and epoch == one[2] then
    list[3] = 'since'
    for _, id in ipairs(redis.call('ZRANGEBYSCORE', key .. ':changed', '(' .. one[3], '+inf')) do
      list[#list + 1] = id
      list[#list + 1] = redis.call('HGET', key, id)
    end
  else
    for _, text in ipairs(redis.call('HGETALL', key)) do list[#list + 1] = text end
  end
  lists[at] = list
end
for at, one in ipairs(wanted.numbers) do numbers[at] = redis.call('HINCRBY', KEYS[1] .. ':sequences', one[1], one[2]) end
return { items, lists, numbers, epoch or '' }
`;

/** Arguments: fingerprint, sequence name, last number to skip. */
const SKIP_SCRIPT = `${EPOCH_FUNCTIONS}
marksOf(KEYS[1], ARGV[1], '')
local last = tonumber(redis.call('HGET', KEYS[1] .. ':sequences', ARGV[2]) or 0)
if last < tonumber(ARGV[3]) then redis.call('HSET', KEYS[1] .. ':sequences', ARGV[2], ARGV[3]) end
`;

const DELETE_FUNCTIONS = `
local function keys(space)
  local all = { space, space .. ':marks', space .. ':sequences' }
  for _, name in ipairs(redis.call('SMEMBERS', space)) do
    all[#all + 1] = space .. name
    all[#all + 1] = space .. name .. ':changed'
  end
  return all
end
local function forget(space)
  for _, key in ipairs(keys(space)) do redis.call('DEL', key) end
end
`;

const CLEAR_SCRIPT = `${DELETE_FUNCTIONS}${EPOCH_FUNCTIONS}
marksOf(KEYS[1], ARGV[1], '')
forget(KEYS[1])
`;

/** Copies a space. The copy begins a new epoch, so that nothing cached of either space applies to it. */
const COPY_SCRIPT = `${DELETE_FUNCTIONS}${EPOCH_FUNCTIONS}
for _, space in ipairs(KEYS) do marksOf(space, ARGV[1], '') end
forget(KEYS[2])
for _, key in ipairs(keys(KEYS[1])) do
  redis.call('COPY', key, KEYS[2] .. string.sub(key, #KEYS[1] + 1))
end
if redis.call('EXISTS', KEYS[2] .. ':marks') == 1 then begin(KEYS[2], '', '') end
`;

/**
 * Records calls in a stream with consecutive numbers. Arguments: the limits of calls and of bytes, whether all dropped
 * calls are counted; then for each call whether it violates the contract, and its text. Replies with the dropped calls
 * that count, or violate the contract.
 */
const RECORD_SCRIPT = `${RECORD_FUNCTION}
local dropped = {}
for at = 4, #ARGV, 2 do record(KEYS[1], ARGV, at, dropped, 1) end
return dropped
`;

/** Reads the number of the last call, and the calls. */
const READ_CALLS_SCRIPT = `
local texts = {}
for at, call in ipairs(redis.call('XRANGE', KEYS[1] .. ':calls', '-', '+')) do texts[at] = call[2][2] end
return { tonumber(redis.call('HGET', KEYS[1] .. ':call-counts', 'last') or 0), texts }
`;

/** Removes the calls; their numbers go on. */
const CLEAR_CALLS_SCRIPT = `
redis.call('DEL', KEYS[1] .. ':calls')
redis.call('HDEL', KEYS[1] .. ':call-counts', 'bytes')
`;

/** Takes the spaces that were not used since a time out of the list. */
const TAKE_UNUSED_SCRIPT = `
local names = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', '(' .. ARGV[1], 'LIMIT', 0, 1000)
for _, name in ipairs(names) do redis.call('ZREM', KEYS[1], name) end
return names
`;

/** Reply of the read script. */
export type ReadReply = readonly [
  items: readonly (readonly (string | null)[])[],
  lists: readonly (readonly string[])[],
  numbers: readonly number[],
  epoch: string,
];

/** Script of the store with the type of its reply. */
interface StoreScript<Reply> {
  readonly SCRIPT: string;
  readonly SHA1: string;
  readonly NUMBER_OF_KEYS: number;
  readonly parseCommand: (parser: CommandParser, names: readonly string[], values?: readonly string[]) => void;
  readonly transformReply: (reply: Reply) => Reply;
}

function script<Reply>(text: string, keys: number): StoreScript<Reply> {
  return defineScript({
    SCRIPT: text,
    NUMBER_OF_KEYS: keys,
    parseCommand(parser: CommandParser, names: readonly string[], values: readonly string[] = []): void {
      for (const name of names) parser.pushKey(name);
      // One by one: more than a function takes may come.
      for (const value of values) parser.push(value);
    },
    transformReply: (reply: Reply): Reply => reply,
  });
}

/** Scripts of the store, which Redis caches. */
export const scripts: {
  readonly commitUnits: StoreScript<readonly [taken: string, dropped: readonly string[]]>;
  readonly readAll: StoreScript<ReadReply>;
  readonly skipNumbers: StoreScript<null>;
  readonly clearSpace: StoreScript<null>;
  readonly copySpace: StoreScript<null>;
  readonly recordCalls: StoreScript<readonly string[]>;
  readonly readCalls: StoreScript<readonly [last: number, texts: readonly string[]]>;
  readonly clearCalls: StoreScript<null>;
  readonly takeUnused: StoreScript<readonly string[]>;
} = {
  commitUnits: script<readonly [string, readonly string[]]>(COMMIT_SCRIPT, 1),
  readAll: script<ReadReply>(READ_SCRIPT, 1),
  skipNumbers: script<null>(SKIP_SCRIPT, 1),
  clearSpace: script<null>(CLEAR_SCRIPT, 1),
  copySpace: script<null>(COPY_SCRIPT, 2),
  recordCalls: script<readonly string[]>(RECORD_SCRIPT, 1),
  readCalls: script<readonly [number, readonly string[]]>(READ_CALLS_SCRIPT, 1),
  clearCalls: script<null>(CLEAR_CALLS_SCRIPT, 1),
  takeUnused: script<readonly string[]>(TAKE_UNUSED_SCRIPT, 1),
};

/** Commit that waits for its batch. */
export interface PendingCommit {
  readonly changes: readonly Change[];
  readonly conditions: CommitConditions;
}

/** Limit of the bytes of the calls of a space. */
const MAX_CALL_BYTES = 32_000_000;

/** Serializes calls for a script: their limits, then the mark and the text of each. */
export function callArguments(calls: readonly CallRecord[]): readonly string[] {
  const limit = String(calls[0]?.limit ?? 0);
  const isCounted = calls.some((call) => call.isCounted) ? '1' : '0';
  const values = calls.flatMap(({ isViolating, text }) => [isViolating ? '1' : '0', text]);
  return [limit, String(MAX_CALL_BYTES), isCounted, ...values];
}

/** Expected version of an unconditional change. */
const ANY_VERSION = -1;

/** Collection with the indices of its entries, from 1 as in Lua. */
interface CollectionIndex {
  readonly index: number;
  readonly ids: Map<string, number>;
  isListChecked: boolean;
}

/**
 * Serializes commits for the script: JSON, the script context, the limits of calls, then written items and calls. The
 * JSON is a list of collections (name, identifiers, whether the list is checked) and a list of commits: the epoch or an
 * empty text, list checks (collection, version), changes (collection, entry, expected version or -1, 1 for a write),
 * and 1 for a call.
 */
export function commitArguments(
  units: readonly PendingCommit[],
  { fingerprint: base, runId: run }: ScriptContext,
): readonly string[] {
  const indexes = new Map<string, CollectionIndex>();
  const items: string[] = [];
  const calls = units.flatMap(({ conditions: { call } }) => call ?? []);
  const [most = '', mostBytes = '', isCounted = ''] = callArguments(calls);
  const encoded = units.map(({ changes, conditions: { lists = [], epoch = '', call } }) => {
    const looked: number[] = [];
    for (const { collection, expectedVersion: expected } of lists) {
      const index = indexFor(indexes, collection);
      index.isListChecked = true;
      looked.push(index.index, expected);
    }
    const changed = changes.flatMap((change) => encodeChange(change, indexFor(indexes, change.collection)));
    items.push(...changes.flatMap(writtenText));
    if (call !== undefined) items.push(...callArguments([call]).slice(3));
    return [epoch, looked, changed, call === undefined ? 0 : 1];
  });
  const collections = [...indexes].map(([name, { ids, isListChecked: isLookedOver }]) => [
    name,
    [...ids.keys()],
    isLookedOver,
  ]);
  return [JSON.stringify([collections, encoded]), base, run, most, mostBytes, isCounted, ...items];
}

function encodeChange({ id, expectedVersion, isCheck }: Change, index: CollectionIndex): readonly number[] {
  return [index.index, entryIndex(index, id), expectedVersion ?? ANY_VERSION, isCheck === true ? 0 : 1];
}

/** Returns the text of a written item: none for a check, an empty one for a deleted item. */
function writtenText({ item, isCheck }: Change): readonly string[] {
  if (isCheck === true) return [];
  return [item === undefined ? '' : JSON.stringify(item)];
}

function indexFor(indexes: Map<string, CollectionIndex>, collection: string): CollectionIndex {
  const known = indexes.get(collection);
  if (known !== undefined) return known;
  const index = { index: indexes.size + 1, ids: new Map<string, number>(), isListChecked: false };
  indexes.set(collection, index);
  return index;
}

function entryIndex({ ids }: CollectionIndex, id: string): number {
  const text = redisId(id);
  const place = ids.get(text) ?? ids.size + 1;
  ids.set(text, place);
  return place;
}
