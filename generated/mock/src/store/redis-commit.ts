/** What scripts are told beside what is asked of them. */
export interface Told {
  /** Tells what the state began with; empty where that does not matter. */
  readonly base: string;
  /** Which run of Redis is asked, from its start to its end; empty where it does not say. */
  readonly run: string;
}

/** What a script fails with where a space began with other items than those of who asks. */
export const OTHER_BASE = 'began with other items';

/**
 * Marks are counted from the microsecond in which an epoch began, so that none is given twice; or from the last mark of
 * what was copied, where the clock was put back since: what changes has always the greatest. With them it is kept what
 * items the space began with, where that is known: whoever runs still when all keys are deleted, and others begin anew,
 * would otherwise share with them what it takes for changes of its own items. And by which run of Redis: another one
 * may have lost the last changes, whose marks would be given again, and so an epoch ends with it.
 */
export const BEGIN = `
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
  if begun and base ~= '' and begun ~= base then error('${OTHER_BASE}') end
  if epoch and run ~= '' and ran ~= run then epoch = begin(space, base, run); mark = epoch end
  return epoch, mark
end
`;

/** Lua hands a function no more than some thousand values: hands it all of a list, in parts, with where each begins. */
export const IN_PARTS = `
local function inParts(values, run)
  for first = 1, #values, 1000 do run(first, unpack(values, first, math.min(first + 999, #values))) end
end
`;

/**
 * Takes several units, each whole or not at all. The first argument is JSON, see `redis-units.ts`; the next two
 * are what scripts are told, see `Told`; the others are the items that are put, an empty one where an entry is deleted.
 * All that the units look at is read once, what one of them puts is kept for those behind it, and written once at the
 * end. Answers a text of a 1 for each unit that was taken and a 0 for each that was not.
 */
export const COMMIT = `${BEGIN}${IN_PARTS}
local space, base, run, items, item = KEYS[1], ARGV[2], ARGV[3], ARGV, 3
local collections, units = unpack(cjson.decode(ARGV[1]))
local epoch, mark = marksOf(space, base, run)
local shelves, isMoved = {}, false
for at, one in ipairs(collections) do
  local name, ids, isLookedOver = unpack(one)
  local shelf = { name = name, key = space .. name, ids = ids, texts = {}, versions = {}, puts = {}, changed = {} }
  inParts(ids, function(first, ...)
    for place, text in ipairs(redis.call('HMGET', shelf.key, ...)) do shelf.texts[first + place - 1] = text end
  end)
  if isLookedOver then
    shelf.latest = tonumber(redis.call('ZRANGE', shelf.key .. ':changed', 0, 0, 'REV', 'WITHSCORES')[2] or 0)
  end
  shelves[at] = shelf
end
local function versionOf(shelf, place)
  local known, text = shelf.versions[place], shelf.texts[place]
  local version = known or text and tonumber(string.match(text, '^%d+')) or 0
  shelf.versions[place] = version
  return version
end
local function isCurrent(era, looks, changes)
  if era ~= '' and era ~= epoch then return false end
  for at = 1, #looks, 2 do
    if shelves[looks[at]].latest ~= looks[at + 1] then return false end
  end
  for at = 1, #changes, 4 do
    local expected = changes[at + 2]
    if expected >= 0 and versionOf(shelves[changes[at]], changes[at + 1]) ~= expected then return false end
  end
  return true
end
local function put(shelf, place, value)
  if not epoch then epoch = begin(space, base, run); mark = epoch end
  isMoved, mark = true, mark + 1
  local now, before, count = string.format('%.0f', mark), shelf.texts[place], #shelf.puts
  local text = now .. ' ' .. (before and string.match(before, '^%d+ (%d+)') or now) .. ' ' .. value
  shelf.texts[place], shelf.versions[place], shelf.latest = text, mark, mark
  shelf.puts[count + 1], shelf.puts[count + 2] = shelf.ids[place], text
  shelf.changed[count + 1], shelf.changed[count + 2] = now, shelf.ids[place]
end
local taken = {}
for number, unit in ipairs(units) do
  local isTaken, changes = isCurrent(unpack(unit)), unit[3]
  for at = 1, #changes, 4 do
    if changes[at + 3] == 1 then
      item = item + 1
      if isTaken then put(shelves[changes[at]], changes[at + 1], items[item]) end
    end
  end
  taken[number] = isTaken and 1 or 0
end
if isMoved then redis.call('HSET', space .. ':marks', 'mark', string.format('%.0f', mark)) end
for _, shelf in ipairs(shelves) do
  inParts(shelf.puts, function(_, ...) redis.call('HSET', shelf.key, ...) end)
  inParts(shelf.changed, function(_, ...) redis.call('ZADD', shelf.key .. ':changed', ...) end)
  if #shelf.puts > 0 then redis.call('SADD', space, shelf.name) end
end
return table.concat(taken)
`;
