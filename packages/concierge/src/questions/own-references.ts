import type { Category, OwnData, OwnList } from '../knowledge.ts'
import { phrasesIn, vocabularyOf } from './lexicon.ts'
import type { Reading } from './reading.ts'

/** A vendor of the couple that a question means by its kind: "our florist", "the DJ I saved". */
export interface OwnReference {
  id: number
  at: number
}

/** What the couple did with a vendor, as it follows the kind of vendor. */
const DONE: readonly [RegExp, OwnList][] = [
  [
    /^(?:that |who |which )?(?:i|we|ive|weve) (?:have )?(?:already )?(?:saved|liked|hearted|bookmarked|favou?rited|shortlisted)/,
    'saved',
  ],
  [/^(?:that |who |which )?(?:i|we|ive|weve) (?:have )?(?:already )?(?:booked|hired|reserved|chose|picked)/, 'booked'],
  [
    /^(?:that |who |which )?(?:i|we|ive|weve) (?:have )?(?:already )?(?:messaged|contacted|wrote|asked|texted)/,
    'active',
  ],
]
/** The lists in which "our florist" is found, first list first. */
const OURS: readonly OwnList[] = ['booked', 'active', 'saved']

/** Finds the one vendor of the couple that a question means by its kind. */
export async function findOwnReference(
  reading: Reading,
  own: OwnData,
  categories: readonly Category[],
): Promise<OwnReference | null> {
  const { tokens, tags, vendors, language } = reading
  if (vendors.length > 0) return null
  const mine = new Set(phrasesIn(vocabularyOf(language).cues.mine ?? ''))
  for (const { at, length, tags: meanings } of tags.matches) {
    const title = meanings.find(({ kind }) => kind === 'category')?.name
    if (title === undefined) continue
    const after = tokens
      .slice(at + length, at + length + 5)
      .map(({ word }) => word)
      .join(' ')
    const done = DONE.find(([pattern]) => pattern.test(after))?.[1]
    const isOurs =
      /^(?:our|my)$/.test(tokens[at - 1]?.word ?? '') || (language !== 'en' && mine.has(tokens[at - 1]?.word ?? ''))
    const lists = done ? [done] : isOurs ? OURS : []
    for (const list of lists) {
      const known = (await own.vendors(list)) ?? []
      const category = categories.find((one) => one.title.toLowerCase() === title)?.title
      const [first, ...others] = known.filter(
        (vendor) => category !== undefined && vendor.categories.includes(category),
      )
      if (first) return others.length === 0 ? { id: first.id, at } : null
    }
  }
  return null
}
