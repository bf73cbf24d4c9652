import type { Bidi } from 'bidi-js'
import { covers, type FontSlice } from './font-slices.ts'

/** Text in one font and one direction, in logical order. */
export interface TextRun {
  slice: FontSlice
  text: string
  isRightToLeft: boolean
}

/** Replaces a character that no font contains. */
const UNKNOWN = '?'
const MARK = /\p{M}|\u200c|\u200d/u
/** Control characters, except the two joiners, which affect the shape of adjacent letters. */
const CONTROL = /[\p{Cc}\p{Cf}](?<![\u200c\u200d])/gu

/** Composes the text (NFC), collapses whitespace and removes control characters. */
export function normalize(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(CONTROL, '')
}

/** Splits a normalized line into runs, from left to right. */
export function splitRuns(text: string, slices: FontSlice[], bidi: Bidi): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  const runs: (TextRun & { level: number })[] = []
  let index = 0
  for (const character of text) {
    const level = levels[index] ?? 0
    index += character.length
    const last = runs.at(-1)
    const isMark = last !== undefined && MARK.test(character) && covers(last.slice, character)
    const known = isMark ? last.slice : slices.find((slice) => covers(slice, character))
    const printed = known ? character : UNKNOWN
    const slice = known ?? slices.find((one) => covers(one, UNKNOWN))
    if (!slice) throw new Error('No font contains a question mark.')
    if (last && last.slice === slice && last.level === level) last.text += printed
    else runs.push({ slice, text: printed, level, isRightToLeft: level % 2 === 1 })
  }
  return reorder(runs)
}

/** Rule L2 of the Unicode bidirectional algorithm, applied to runs. */
function reorder<Run extends { level: number }>(runs: Run[]): Run[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  }
  return ordered
}
