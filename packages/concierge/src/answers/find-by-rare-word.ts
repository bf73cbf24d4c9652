import type { Knowledge } from '../knowledge.ts'
import type { Query } from '../questions/query.ts'
import { isRealWord } from '../questions/real-words.ts'

/** The only vendor whose profile has a word that is in no dictionary, such as the first name of its owner. */
export async function findByRareWord({ things, language }: Query, knowledge: Knowledge): Promise<number | null> {
  const word = language === 'en' ? things.find((thing) => !isRealWord(thing)) : undefined
  if (!word) return null
  const conditions = { categoryIds: [], places: [], notPlaces: [], features: [] }
  const { vendors } = await knowledge.find({ conditions, sort: 'match', limit: 2, words: [word] })
  return vendors.length === 1 ? (vendors[0]?.id ?? null) : null
}
