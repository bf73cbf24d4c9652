import type { Dialogue } from './dialogue.ts'
import { isNegated } from './negation.ts'
import type { Reading } from './reading.ts'

/** The vendors of earlier turns to which a question refers. */
export interface References {
  /** The vendors that "the second one", "it" or "both" mean. */
  ids: readonly number[]
  /** The vendors that "without the first" excludes. */
  exceptIds: readonly number[]
  /** The vendors of earlier replies from which the question chooses: "which of those", "who is cheaper?" */
  choices: readonly number[]
  /** Whether a word such as "they" or "that one" refers to an earlier vendor. */
  hasPronoun: boolean
}

export function readReferences(reading: Reading, dialogue: Dialogue): References {
  const { tags, tokens } = reading
  const ordinals = readOrdinals(reading, dialogue.list)
  const excluded = ordinals.filter(({ at }) => isNegated(at, tokens, tags, reading.names)).flatMap(({ ids }) => ids)
  const chosen = ordinals.filter(({ at }) => !isNegated(at, tokens, tags, reading.names)).flatMap(({ ids }) => ids)
  const isOtherOne = isTheOther(reading) && dialogue.list.length === 2
  const other = isOtherOne ? dialogue.list.filter((id) => !dialogue.shown.includes(id)) : []
  const pair = tags.any('cue', 'both') ? pairOf(dialogue) : []
  // "Which of the two is in Davis?" chooses one of the pair.
  const isChoice = pair.length > 1 && tags.any('cue', 'which')
  const both = isChoice ? [] : pair
  const ids = chosen.length > 0 ? chosen : other.length === 1 ? other : both
  return {
    ids: [...new Set(ids)],
    exceptIds: excluded,
    choices: isChoice ? pair : ids.length > 0 ? [] : readChoices(reading, dialogue),
    hasPronoun: tags.any('cue', 'it') || tags.any('cue', 'them') || tags.any('cue', 'that-one'),
  }
}

/** "The other one", "the other?" */
function isTheOther({ tags, tokens }: Reading): boolean {
  if (!tags.any('cue', 'other')) return false
  return tags.any('cue', 'one') || tokens.some(({ word }, at) => word === 'the' && tags.has(at + 1, 'cue', 'other'))
}

/** The vendors of the last list, else the last two vendors of the conversation. */
function pairOf({ list, seen }: Dialogue): readonly number[] {
  return list.length > 1 ? list : seen.slice(-2)
}

/** How many vendors of earlier replies "which of these" may mean. */
const MAX_CHOICES = 4

/** "Which months is that?" does not choose a vendor. */
function asksWhichThing({ tokens }: Reading): boolean {
  const at = tokens.findIndex(({ word }) => word === 'which')
  return (
    at >= 0 &&
    /^(?:months?|days?|weeks?|hours?|seasons?|package|packages|sizes?|colou?rs?|flavou?rs?|dates?)$/.test(
      tokens[at + 1]?.word ?? '',
    )
  )
}

/** Returns the vendors from which a question chooses, or an empty list. */
function readChoices(reading: Reading, { list, seen }: Dialogue): readonly number[] {
  const { tags, namedCategoryIds } = reading
  const isWhich = tags.any('cue', 'which') && namedCategoryIds.length === 0 && !asksWhichThing(reading)
  const isOfThem = tags.any('cue', 'them') && (isWhich || tags.any('sort'))
  const isRanked = isWhich && tags.any('sort')
  if (!isWhich && !isOfThem) return []
  if (list.length > 1) return list
  return (isOfThem || isRanked) && seen.length > 1 ? seen.slice(isOfThem ? -MAX_CHOICES : -2) : []
}

/** Reads "the second one", "the first two" and "the last two". */
function readOrdinals({ tags, tokens }: Reading, list: readonly number[]): { at: number; ids: number[] }[] {
  if (list.length === 0) return []
  return tags.matches.flatMap(({ at, length, tags: meanings }) => {
    const ordinal = meanings.find(({ kind }) => kind === 'ordinal')
    if (!ordinal || meanings.some(({ kind }) => kind === 'topic')) return []
    const index = Number(ordinal.name)
    const next = at + length
    // "Second best" is an order, not a reference.
    if (tags.has(next, 'sort')) return []
    const count = Number(tokens[next]?.word ?? '') || Number(tags.nameAt(next, 'number') ?? 0)
    if (count > 1 && count < list.length && index <= 0)
      return [{ at, ids: index === 0 ? list.slice(0, count) : list.slice(-count) }]
    const id = list.at(index)
    return id === undefined ? [] : [{ at, ids: [id] }]
  })
}
