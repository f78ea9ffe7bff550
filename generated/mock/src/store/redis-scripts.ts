import { type CommandParser, defineScript } from '@redis/client';

/*
 * Keys of a space, behind its prefix: the set of its collections; `:marks`, a hash of an epoch, which is another after
 * each reset, and of a mark that counts up with each change; `:sequences`, a hash of numbers; for each collection a
 * hash of entries by identifier, and `:changed`, the identifiers by the mark of their last change. An entry is its
 * version, which is that mark, its place in the order, and its item: nothing where it was deleted.
 */

/** Marks are counted from the microsecond in which an epoch began, so that none is given twice. */
const BEGIN = `
local function begin(space)
  local now = redis.call('TIME')
  local start = now[1] .. string.format('%06d', now[2])
  redis.call('HSET', space .. ':marks', 'epoch', start, 'mark', start)
  return start
end
`;

/**
 * Takes several units, each whole or not at all, as lines that an empty one ends. Each begins with what it is and the
 * expected version: `*` looks at the latest version of a collection, `?` at an entry, and `=` puts there the item of the
 * line after it. What is found is kept while the script runs, and what is put is written once at its end.
 */
const COMMIT = `${BEGIN}
local at, units, space = 1, ARGV[1], KEYS[1]
local function line()
  local stop = string.find(units, '\\n', at, true)
  local text = string.sub(units, at, stop - 1)
  at = stop + 1
  return text
end
local shelves, entries, parts = {}, {}, {}
local function shelfOf(name)
  local shelf = shelves[name] or { name = name, key = space .. name, items = {}, changed = {} }
  shelves[name] = shelf
  return shelf
end
local function entryOf(text)
  local name, id = unpack(cjson.decode(text))
  local entry = { shelf = shelfOf(name), id = id, version = '0' }
  local found = redis.call('HGET', entry.shelf.key, id)
  if found then entry.version, entry.place = string.match(found, '^(%d+) (%d+)') end
  return entry
end
local function latestOf(text)
  local shelf = shelfOf(cjson.decode(text)[1])
  if not shelf.version then
    shelf.version = redis.call('ZRANGE', shelf.key .. ':changed', 0, 0, 'REV', 'WITHSCORES')[2] or '0'
  end
  return shelf
end
local function partOf(text)
  local part = parts[text]
  if part then return part end
  local kind, expected, place = string.match(text, '^(.)(%d+) (.*)$')
  local found = entries[place] or (kind == '*' and latestOf or entryOf)(place)
  entries[place] = found
  part = { expected = expected, found = found, isPut = kind == '=' }
  parts[text] = part
  return part
end
local mark
local function put(entry, item)
  mark = (mark or redis.call('HGET', space .. ':marks', 'mark') or begin(space)) + 1
  local now, shelf = string.format('%.0f', mark), entry.shelf
  entry.version, shelf.version, entry.place = now, now, entry.place or now
  local count = #shelf.items
  shelf.items[count + 1], shelf.items[count + 2] = entry.id, now .. ' ' .. entry.place .. ' ' .. item
  shelf.changed[count + 1], shelf.changed[count + 2] = now, entry.id
end
local function unit()
  local isCurrent, changes, text = true, {}, line()
  while text ~= '' do
    local part = partOf(text)
    isCurrent = isCurrent and part.found.version == part.expected
    if part.isPut then changes[#changes + 1] = { part.found, line() } end
    text = line()
  end
  if not isCurrent then return 0 end
  for _, change in ipairs(changes) do put(unpack(change)) end
  return 1
end
local function write(command, key, values)
  for first = 1, #values, 1000 do
    redis.call(command, key, unpack(values, first, math.min(first + 999, #values)))
  end
end
local answers = {}
while at <= #units do answers[#answers + 1] = unit() end
if mark then redis.call('HSET', space .. ':marks', 'mark', string.format('%.0f', mark)) end
for _, shelf in pairs(shelves) do
  if #shelf.items > 0 then
    write('HSET', shelf.key, shelf.items)
    write('ZADD', shelf.key .. ':changed', shelf.changed)
    redis.call('SADD', space, shelf.name)
  end
end
return answers
`;

/**
 * Takes, as JSON, collections with identifiers, collections with what is known of them (epoch and mark), and names with
 * how many numbers are wanted. Answers entries; for each list the epoch, the mark, whether all or only what changed
 * since follows, and identifiers with their entries; and the last of the numbers.
 */
const READ = `
local wanted = cjson.decode(ARGV[1])
local items, lists, numbers = {}, {}, {}
for at, one in ipairs(wanted.items) do items[at] = redis.call('HMGET', KEYS[1] .. one[1], unpack(one[2])) end
local epoch, now = unpack(redis.call('HMGET', KEYS[1] .. ':marks', 'epoch', 'mark'))
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
return { items, lists, numbers }
`;

const FORGET = `
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

const CLEAR = `${FORGET}
forget(KEYS[1])
`;

/** The epoch is not taken along: what somebody knows of either space says nothing of the copy. */
const COPY = `${FORGET}${BEGIN}
forget(KEYS[2])
for _, key in ipairs(keys(KEYS[1])) do
  redis.call('COPY', key, KEYS[2] .. string.sub(key, #KEYS[1] + 1))
end
if redis.call('EXISTS', KEYS[2] .. ':marks') == 1 then begin(KEYS[2]) end
`;

/** What `READ` answers. */
export type ReadReply = readonly [
  items: readonly (readonly (string | null)[])[],
  lists: readonly (readonly string[])[],
  numbers: readonly number[],
];

function script<Answer>(text: string, keys: number) {
  return defineScript({
    SCRIPT: text,
    NUMBER_OF_KEYS: keys,
    parseCommand(parser: CommandParser, names: readonly string[], value?: string): void {
      for (const name of names) parser.pushKey(name);
      if (value !== undefined) parser.push(value);
    },
    transformReply: (answer: Answer): Answer => answer,
  });
}

/** What the store asks of Redis beyond its commands; sent once, and again where it was forgotten. */
export const scripts = {
  commitUnits: script<readonly number[]>(COMMIT, 1),
  readAll: script<ReadReply>(READ, 1),
  clearSpace: script<null>(CLEAR, 1),
  copySpace: script<null>(COPY, 2),
};
