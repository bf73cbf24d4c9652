import type { Reading } from './reading.ts'
import { type Token, textOf } from './tokens.ts'

/** Words that may stand inside a name: "Hooves & Harness", "House of Henna". */
const INSIDE_NAME = new Set(['&', 'and', 'of', 'the', 'y', 'et', 'und'])

/** Returns a capitalised name of several words that is no vendor and no place, as in "is Moonlit Meadow Barn good?" */
export function readUnknownVendor({ tokens, names, vendors, tags, places }: Reading): string | undefined {
  if (vendors.length > 0 || places.length > 0) return undefined
  const isName = (at: number) => {
    const token = tokens[at]
    return token !== undefined && !names.has(at) && isCapitalised(token)
  }
  for (let at = 1; at < tokens.length; at++) {
    if (!isName(at) || tags.has(at, 'month') || tags.has(at, 'weekday')) continue
    let end = at + 1
    while (
      end < tokens.length &&
      !tokens[end - 1]?.endsClause &&
      (isName(end) || (isInside(tokens[end]) && isName(end + 1)))
    )
      end++
    const words = tokens.slice(at, end)
    if (words.filter(isCapitalised).length >= 2 && words.length < tokens.length) return textOf(words)
    at = end
  }
  return undefined
}

function isCapitalised({ said }: Token): boolean {
  return /^\p{Lu}\p{Ll}/u.test(said)
}

function isInside(token: Token | undefined): boolean {
  return token !== undefined && INSIDE_NAME.has(token.word)
}
