import { type CommandParser, defineScript } from '@redis/client';
import { BEGIN, COMMIT, IN_PARTS } from './redis-commit.ts';

/*
 * Keys of a space, behind its prefix: the set of its collections; `:marks`, a hash of an epoch, which is another after
 * each reset and each start of Redis, of a mark that counts up with each change, of what the space began with, and of
 * the run of Redis; `:sequences`, a hash of numbers; for each collection a hash of entries by identifier, and
 * `:changed`, the identifiers by the mark of their last change. An entry is its version, which is that mark, its place
 * in the order, and its item: nothing where it was deleted.
 */

/**
 * Takes, as JSON, collections with identifiers, collections with what is known of them (epoch and mark), and names with
 * how many numbers are wanted; and what scripts are told. Answers entries; for each list the epoch, the mark, whether
 * all or only what changed since follows, and identifiers with their entries; the last of the numbers; and the epoch.
 */
const READ = `${BEGIN}${IN_PARTS}
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

/** Takes what the state began with, a name, and the last number of it that is not to be given. */
const SKIP = `${BEGIN}
marksOf(KEYS[1], ARGV[1], '')
local last = tonumber(redis.call('HGET', KEYS[1] .. ':sequences', ARGV[2]) or 0)
if last < tonumber(ARGV[3]) then redis.call('HSET', KEYS[1] .. ':sequences', ARGV[2], ARGV[3]) end
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

const CLEAR = `${FORGET}${BEGIN}
marksOf(KEYS[1], ARGV[1], '')
forget(KEYS[1])
`;

/** The epoch is not taken along: what somebody knows of either space says nothing of the copy. */
const COPY = `${FORGET}${BEGIN}
for _, space in ipairs(KEYS) do marksOf(space, ARGV[1], '') end
forget(KEYS[2])
for _, key in ipairs(keys(KEYS[1])) do
  redis.call('COPY', key, KEYS[2] .. string.sub(key, #KEYS[1] + 1))
end
if redis.call('EXISTS', KEYS[2] .. ':marks') == 1 then begin(KEYS[2], '', '') end
`;

/** What `READ` answers. */
export type ReadReply = readonly [
  items: readonly (readonly (string | null)[])[],
  lists: readonly (readonly string[])[],
  numbers: readonly number[],
  epoch: string,
];

function script<Answer>(text: string, keys: number) {
  return defineScript({
    SCRIPT: text,
    NUMBER_OF_KEYS: keys,
    parseCommand(parser: CommandParser, names: readonly string[], values: readonly string[] = []): void {
      for (const name of names) parser.pushKey(name);
      // One by one: more than a function takes may come.
      for (const value of values) parser.push(value);
    },
    transformReply: (answer: Answer): Answer => answer,
  });
}

/** What the store asks of Redis beyond its commands; sent once, and again where it was forgotten. */
export const scripts = {
  commitUnits: script<string>(COMMIT, 1),
  readAll: script<ReadReply>(READ, 1),
  skipNumbers: script<null>(SKIP, 1),
  clearSpace: script<null>(CLEAR, 1),
  copySpace: script<null>(COPY, 2),
};
