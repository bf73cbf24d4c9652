const SPACE = /[ \t\r\n]*/y
const STRING = /"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"/uy
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y

/** Thrown at the index of the first syntax error. */
class JsonSyntaxError extends Error {
  readonly at: number

  constructor(at: number) {
    super('The text is not valid JSON.')
    this.at = at
  }
}

/** Returns the index of the first syntax error in a text that is not valid JSON. */
export function findSyntaxError(text: string): number {
  const skip = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    if (!pattern.test(text)) throw new JsonSyntaxError(at)
    return pattern.lastIndex
  }
  const skipSign = (sign: string, at: number) => {
    if (text[at] !== sign) throw new JsonSyntaxError(at)
    return skip(SPACE, at + 1)
  }

  function skipValue(at: number): number {
    if (text[at] === '{')
      return skipList('}', at, (start) => skipValue(skipSign(':', skip(SPACE, skip(STRING, start)))))
    if (text[at] === '[') return skipList(']', at, skipValue)
    return skip(text[at] === '"' ? STRING : PLAIN, at)
  }

  function skipList(close: string, start: number, skipItem: (at: number) => number): number {
    let at = skip(SPACE, start + 1)
    if (text[at] === close) return at + 1
    for (at = skip(SPACE, skipItem(at)); text[at] !== close; at = skip(SPACE, skipItem(at))) at = skipSign(',', at)
    return at + 1
  }

  try {
    return skip(SPACE, skipValue(skip(SPACE, 0)))
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error.at
    throw error
  }
}
