const SPACE = /[ \t\r\n]*/y
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y
const PLAIN = /[^\s,\]}]*/y
const BRACKET_OR_STRING = /[{}[\]]|"[^"\\]*(?:\\.[^"\\]*)*"/g

/** A position in a text; line and column start at 1. */
export interface Position {
  line: number
  column: number
}

/** Returns the start of the value at a path in a JSON text. For a missing value, returns the start of its parent. */
export function findPosition(json: string, path: readonly PropertyKey[]): Position {
  let start = after(SPACE, json, 0)
  for (const key of path) {
    const inside = enter(json, start, key)
    if (inside === undefined) break
    start = inside
  }
  return toPosition(json, start)
}

/** Converts an index to line and column. */
export function toPosition(text: string, index: number): Position {
  const before = text.slice(0, index)
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') }
}

/** Returns the index at which a member of an object or array starts, or undefined if there is no such member. */
function enter(json: string, start: number, key: PropertyKey): number | undefined {
  const isObject = json[start] === '{'
  if (!isObject && json[start] !== '[') return undefined
  let at = after(SPACE, json, start + 1)
  for (let index = 0; json[at] !== '}' && json[at] !== ']'; index++) {
    let name: PropertyKey = index
    if (isObject) {
      const end = after(STRING, json, at)
      name = String(JSON.parse(json.slice(at, end)))
      const colon = after(SPACE, json, end)
      at = after(SPACE, json, colon + 1)
    }
    if (name === key) return at
    at = after(SPACE, json, endOf(json, at))
    if (json[at] === ',') at = after(SPACE, json, at + 1)
  }
  return undefined
}

/** Returns the index after the value that starts here. */
function endOf(json: string, start: number): number {
  if (json[start] === '"') return after(STRING, json, start)
  if (json[start] !== '{' && json[start] !== '[') return after(PLAIN, json, start)
  let depth = 0
  BRACKET_OR_STRING.lastIndex = start
  for (let found = BRACKET_OR_STRING.exec(json); found; found = BRACKET_OR_STRING.exec(json)) {
    if (found[0] === '{' || found[0] === '[') depth++
    else if (found[0] === '}' || found[0] === ']') depth--
    if (depth === 0) return BRACKET_OR_STRING.lastIndex
  }
  throw new Error('The text is not valid JSON.')
}

function after(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  pattern.test(text)
  return pattern.lastIndex
}
