import { type CommandParser, defineScript } from '@redis/client';

/*
 * Keys of a space, behind its prefix: the set of its collections; `:marks`, a hash of an epoch, which is another after
 * each reset, and of a mark that counts up with each change; `:sequences`, a hash of numbers; for each collection a
 * hash of entries by identifier, and `:changed`, the identifiers by the mark of their last change. An entry is its
 * version, which is that mark, its place in the order, and its item: nothing where it was deleted.
 */

/** Marks are counted from the microsecond in which an epoch began, so that none is given twice. */
const MARK = `
local function begin(space)
  local now = redis.call('TIME')
  local start = now[1] .. string.format('%06d', now[2])
  redis.call('HSET', space .. ':marks', 'epoch', start, 'mark', start)
end
local function mark(space)
  if redis.call('EXISTS', space .. ':marks') == 0 then begin(space) end
  return string.format('%.0f', redis.call('HINCRBY', space .. ':marks', 'mark', 1))
end
`;

/**
 * Takes several units, each whole or not at all: how many changes, then four lines for each, collection and identifier
 * as JSON, the expected version, and the item; `?` only looks at the entry, `*` at the latest version of the collection.
 */
const COMMIT = `${MARK}
local at, units = 1, ARGV[1]
local function line()
  local stop = string.find(units, '\\n', at, true)
  local text = string.sub(units, at, stop - 1)
  at = stop + 1
  return text
end
local function change()
  local name, id, expected, item = cjson.decode(line()), cjson.decode(line()), line(), line()
  local key = KEYS[1] .. name
  if item == '*' then
    local latest = redis.call('ZRANGE', key .. ':changed', 0, 0, 'REV', 'WITHSCORES')
    return { item = '?' }, (latest[2] or '0') == expected
  end
  local found = redis.call('HGET', key, id)
  local version, place = '0', nil
  if found then version, place = string.match(found, '^(%d+) (%d+)') end
  return { name = name, key = key, id = id, version = version, place = place, item = item }, version == expected
end
local answers = {}
while at <= #units do
  local isCurrent, changes = true, {}
  for count = 1, tonumber(line()) do
    local made, isExpected = change()
    isCurrent = isCurrent and isExpected
    changes[count] = made
  end
  for _, made in ipairs(changes) do
    if isCurrent and made.item ~= '?' then
      local now = mark(KEYS[1])
      local head = now .. ' ' .. (made.place or now) .. ' '
      redis.call('HSET', made.key, made.id, head .. made.item)
      redis.call('ZADD', made.key .. ':changed', now, made.id)
      redis.call('SADD', KEYS[1], made.name)
    end
  end
  answers[#answers + 1] = isCurrent and 1 or 0
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
const COPY = `${FORGET}${MARK}
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
