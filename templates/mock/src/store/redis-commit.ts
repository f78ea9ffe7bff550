/** Marks are counted from the microsecond in which an epoch began, so that none is given twice. */
export const BEGIN = `
local function begin(space)
  local now = redis.call('TIME')
  local start = now[1] .. string.format('%06d', now[2])
  redis.call('HSET', space .. ':marks', 'epoch', start, 'mark', start)
  return start
end
`;

/**
 * Takes several units, each whole or not at all, as lines that an empty one ends. Each begins with what it is and the
 * expected version: `*` looks at the latest version of a collection, `?` at an entry, `#` at the epoch, and `=` puts
 * there the item of the line after it. What is found is kept while the script runs, and what is put is written once at
 * its end. Answers a text of a 1 for each unit that was taken and a 0 for each that was not.
 */
export const COMMIT = `${BEGIN}
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
local isMoved, epoch, mark = false, unpack(redis.call('HMGET', space .. ':marks', 'epoch', 'mark'))
local function epochOf()
  return { version = epoch or '' }
end
local finders = { ['*'] = latestOf, ['#'] = epochOf }
local function partOf(text)
  local part = parts[text]
  if part then return part end
  local kind, expected, place = string.match(text, '^(.)(%d+) (.*)$')
  local found = entries[place] or (finders[kind] or entryOf)(place)
  entries[place] = found
  part = { expected = expected, found = found, isPut = kind == '=' }
  parts[text] = part
  return part
end
local function put(entry, item)
  if not epoch then epoch = begin(space); mark = epoch end
  isMoved, mark = true, mark + 1
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
if isMoved then redis.call('HSET', space .. ':marks', 'mark', string.format('%.0f', mark)) end
for _, shelf in pairs(shelves) do
  if #shelf.items > 0 then
    write('HSET', shelf.key, shelf.items)
    write('ZADD', shelf.key .. ':changed', shelf.changed)
    redis.call('SADD', space, shelf.name)
  end
end
return table.concat(answers)
`;
