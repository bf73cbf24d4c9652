import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import { checkLine } from './check-line.ts'
import type { Known } from './known.ts'

/** Longest line that is buffered. A longer line is checked in parts. */
const MAX_LINE = 1200

/**
 * Filters a model's text. Yields complete lines, and sentences without markup as soon as they end. Drops lines with an
 * unknown vendor or link.
 */
export async function* guard(pieces: AsyncIterable<string>, known: Known): AsyncGenerator<string, void, undefined> {
  let buffered = ''
  let length = 0
  const checked = async (text: string) => {
    const line = await checkLine(text, known)
    return length + line.length > MAX_ASSISTANT_REPLY_LENGTH ? null : line
  }
  for await (const piece of pieces) {
    buffered += piece
    for (let end = endOf(buffered); end > 0; end = endOf(buffered)) {
      const line = await checked(buffered.slice(0, end))
      buffered = buffered.slice(end)
      if (line === null) return
      length += line.length
      if (line) yield line
    }
  }
  const last = await checked(buffered)
  if (last) yield last
}

/** The end of the first part that can be checked on its own. 0 if there is none yet. */
function endOf(text: string): number {
  const line = text.indexOf('\n') + 1
  if (line > 0) return line
  // Markup may continue, and the text before a link belongs to its vendor.
  const sentence = /[*[<`]/.test(text) ? 0 : text.search(/[.!?]\s+\S/) + 1
  return sentence > 0 ? sentence + 1 : text.length > MAX_LINE ? text.length : 0
}
