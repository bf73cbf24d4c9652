import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import { type Checked, checkLine } from './check-line.ts'
import type { Known } from './known.ts'

export interface GuardOptions {
  known: Known
  /** Returns a line with the facts of a vendor. It replaces a line about the vendor that is held back. */
  describe(vendorId: number): Promise<string>
  /** Returns what the catalogue says. It follows a reply of which a part without a vendor was held back. */
  correct(): Promise<string>
}

/** Maximum length of a buffered line. A longer line is checked in parts. */
const MAX_LINE = 1200

/**
 * Checks a model's text. Yields complete lines, and sentences without markup as soon as they end. Holds back the parts
 * that state a vendor or a figure that the model did not receive, and yields what the catalogue says in their place.
 */
export async function* guard(pieces: AsyncIterable<string>, options: GuardOptions): AsyncGenerator<string, void> {
  const { known, describe, correct } = options
  const described = new Set<number>()
  let buffered = ''
  let length = 0
  let mustCorrect = false

  async function toText(part: string): Promise<string> {
    const checked: Checked = await checkLine(part, known)
    if (checked.isTrue) return checked.text
    const { vendorId } = checked
    if (vendorId === undefined) mustCorrect = true
    if (vendorId === undefined || described.has(vendorId)) return ''
    described.add(vendorId)
    return `${await describe(vendorId)}${part.endsWith('\n') ? '\n' : ''}`
  }
  const fits = (text: string) => {
    length += text.length
    return length <= MAX_ASSISTANT_REPLY_LENGTH
  }

  for await (const piece of pieces) {
    buffered += piece
    for (let end = endOf(buffered); end > 0; end = endOf(buffered)) {
      const text = await toText(buffered.slice(0, end))
      buffered = buffered.slice(end)
      if (!fits(text)) return
      if (text) yield text
    }
  }
  const last = await toText(buffered)
  if (last && fits(last)) yield last
  const correction = mustCorrect ? `\n${await correct()}` : ''
  if (correction && fits(correction)) yield correction
}

/** Returns the end of the first part that can be checked separately, or 0 if the text has no such part yet. */
function endOf(text: string): number {
  const line = text.indexOf('\n') + 1
  // Markup may be incomplete, and the text before a link is about the linked vendor.
  const start = line > 0 ? text.slice(0, line) : text
  const sentence = /[*[<`]/.test(start) ? 0 : start.search(/[.!?]\s+\S/) + 1
  if (sentence > 0) return sentence + 1
  return line > 0 ? line : text.length > MAX_LINE ? text.length : 0
}
