import type { Dialogue } from './dialogue.ts'
import { isNegated } from './negation.ts'
import type { Reading } from './reading.ts'

/** The vendors of earlier turns to which a question refers. */
export interface References {
  /** The vendors that "the second one", "it" or "both" mean. */
  ids: readonly number[]
  /** The vendors that "without the first" excludes. */
  exceptIds: readonly number[]
  /** Whether the question chooses from the vendors of the last reply: "which of those". */
  isAmong: boolean
  /** Whether a word such as "they" or "that one" refers to an earlier vendor. */
  hasPronoun: boolean
}

export function readReferences(reading: Reading, dialogue: Dialogue): References {
  const { tags, tokens } = reading
  const ordinals = readOrdinals(reading, dialogue.list)
  const excluded = ordinals.filter(({ at }) => isNegated(at, tokens, tags)).flatMap(({ ids }) => ids)
  const chosen = ordinals.filter(({ at }) => !isNegated(at, tokens, tags)).flatMap(({ ids }) => ids)
  const hasPronoun = tags.any('cue', 'it') || tags.any('cue', 'them') || tags.any('cue', 'that-one')
  const isOtherOne = tags.any('cue', 'other') && tags.any('cue', 'one') && dialogue.list.length === 2
  const other = isOtherOne ? dialogue.list.filter((id) => !dialogue.shown.includes(id)) : []
  const both = tags.any('cue', 'both') && dialogue.list.length === 2 ? dialogue.list : []
  const ids = chosen.length > 0 ? chosen : other.length === 1 ? other : both
  const isChoice = tags.any('cue', 'which') || hasSuperlative(reading)
  return {
    ids: [...new Set(ids)],
    exceptIds: excluded,
    isAmong: isChoice && dialogue.list.length > 1 && chosen.length === 0,
    hasPronoun,
  }
}

function hasSuperlative({ tags }: Reading): boolean {
  return tags.any('sort')
}

/** Reads "the second one", "the first two" and "the last two". */
function readOrdinals({ tags, tokens }: Reading, list: readonly number[]): { at: number; ids: number[] }[] {
  if (list.length === 0) return []
  return tags.matches.flatMap(({ at, length, tags: meanings }) => {
    const ordinal = meanings.find(({ kind }) => kind === 'ordinal')
    if (!ordinal || meanings.some(({ kind }) => kind === 'topic')) return []
    const index = Number(ordinal.name)
    const next = at + length
    const count = Number(tokens[next]?.word ?? '') || Number(tags.nameAt(next, 'number') ?? 0)
    if (count > 1 && count < list.length && index <= 0)
      return [{ at, ids: index === 0 ? list.slice(0, count) : list.slice(-count) }]
    const id = list.at(index)
    return id === undefined ? [] : [{ at, ids: [id] }]
  })
}
