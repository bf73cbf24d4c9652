import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import { checkLine } from './check-line.ts'
import type { Known } from './known.ts'

/** Maximum length of a buffered line. A longer line is checked in parts. */
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

/** Returns the end of the first part that can be checked separately, or 0 if the text has no such part yet. */
function endOf(text: string): number {
  const line = text.indexOf('\n') + 1
  if (line > 0) return line
  // Markup may be incomplete, and the text before a link is about the linked vendor.
  const sentence = /[*[<`]/.test(text) ? 0 : text.search(/[.!?]\s+\S/) + 1
  return sentence > 0 ? sentence + 1 : text.length > MAX_LINE ? text.length : 0
}
