import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import { checkLine } from './check-line.ts'
import type { Known } from './known.ts'

/** Longest line that is waited for; a longer one is checked in parts. */
const MAX_LINE = 1200

/**
 * Lets through what may leave: whole lines whose vendors there are, and sentences without any markup as soon as they end. A
 * line with a vendor or an address that nobody knows is left out.
 */
export async function* guard(pieces: AsyncIterable<string>, known: Known): AsyncGenerator<string, void, undefined> {
  let waiting = ''
  let length = 0
  const checked = async (text: string) => {
    const line = await checkLine(text, known)
    return length + line.length > MAX_ASSISTANT_REPLY_LENGTH ? null : line
  }
  for await (const piece of pieces) {
    waiting += piece
    for (let end = endOf(waiting); end > 0; end = endOf(waiting)) {
      const line = await checked(waiting.slice(0, end))
      waiting = waiting.slice(end)
      if (line === null) return
      length += line.length
      if (line) yield line
    }
  }
  const last = await checked(waiting)
  if (last) yield last
}

/** Where the first part ends that can be judged on its own; 0 while there is none. */
function endOf(text: string): number {
  const line = text.indexOf('\n') + 1
  if (line > 0) return line
  // Markup may go on, and what is said before a link is said of its vendor.
  const sentence = /[*[<`]/.test(text) ? 0 : text.search(/[.!?]\s+\S/) + 1
  return sentence > 0 ? sentence + 1 : text.length > MAX_LINE ? text.length : 0
}
