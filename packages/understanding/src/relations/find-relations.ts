import { fold, tokenize } from '../text/tokenize.ts'
import type { Understood } from '../understand.ts'
import type { Language } from '../vocabulary.ts'
import { RELATION_NAMES, RELATION_WORDS, type RelationName } from './words.ts'

/** What a prompt says about the place of one thing relative to another, as in "tables under the tree". */
export interface Relation {
  name: RelationName
  /** The relation and the thing after it, as written in the prompt: "under the tree". */
  phrase: string
  subject: Understood
  object: Understood
}

/** The number of words between a relation and the thing to which it refers, such as an article and an adjective. */
const MOST_BETWEEN = 3
const known = new Map<Language, readonly { name: RelationName; words: readonly string[] }[]>()

/** Returns the relations between the phrases of a prompt, in order. */
export function findRelations(text: string, understood: readonly Understood[], language: Language): Relation[] {
  const phrases = understood.filter(({ facts }) => facts.length > 0).toSorted((a, b) => a.start - b.start)
  return phrases.flatMap((object, i) => {
    const before = phrases[i - 1]
    const found = relationBefore(text, before?.end ?? 0, object, language)
    if (!found) return []
    // A relation in a clause of its own refers to what follows: "Under the tree, two chairs".
    const subject = found.isSeparate ? phrases.slice(i + 1).find(isSubject) : before
    return subject ? [{ name: found.name, phrase: text.slice(found.start, object.end), subject, object }] : []
  })
}

function isSubject({ facts }: Understood): boolean {
  return facts.some(({ kind }) => kind === 'table' || kind === 'seat' || kind === 'person' || kind === 'action')
}

/** Returns the relation between an offset and a phrase, unless a pause separates them. The phrase may begin with it. */
function relationBefore(text: string, from: number, { start, end }: Understood, language: Language) {
  const tokens = tokenize(text.slice(from, end))
  const inside = tokens.findIndex((token) => from + token.start >= start)
  const pause = tokens.findLastIndex(({ after }, i) => i > 0 && i <= inside && after !== '')
  const between = tokens.slice(Math.max(0, pause))
  const words = between.map(({ word }) => word)
  const ofPhrase = inside - Math.max(0, pause)
  for (let at = 0; at <= ofPhrase; at++) {
    const match = relationsOf(language).find((relation) => relation.words.every((word, k) => words[at + k] === word))
    if (!match || ofPhrase - at - match.words.length > MOST_BETWEEN) continue
    const isSeparate = pause > 0 || from === 0 || between[0]?.after !== ''
    return { name: match.name, start: from + (between[at]?.start ?? 0), isSeparate }
  }
  return undefined
}

/** Returns the words of all relations, the longest first. */
function relationsOf(language: Language) {
  const cached = known.get(language)
  if (cached) return cached
  const relations = RELATION_NAMES.flatMap((name) =>
    (RELATION_WORDS[language][name] ?? '')
      .split(',')
      .filter((words) => words.trim() !== '')
      .map((words) => ({ name, words: tokenize(words).map(({ word }) => fold(word)) })),
  ).toSorted((a, b) => b.words.length - a.words.length)
  known.set(language, relations)
  return relations
}
