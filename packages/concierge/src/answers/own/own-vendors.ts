import type { OwnData, OwnList } from '../../knowledge.ts'
import { bold, wordsIn } from '../../text.ts'
import type { Context } from '../context.ts'

/** The vendors of the couple that a question is about. */
export interface OwnVendors {
  ids: ReadonlySet<number>
  /** Their names, or the name of their category, as a reply says them. */
  name: string
}

const LISTS: readonly OwnList[] = ['booked', 'active', 'saved', 'scanned']
/** Shorter words of a name say too little. */
const MIN_WORD = 4
/** Words of many names. */
const FREQUENT = new Set(
  'wedding weddings studio photo photos films events catering music band flowers venue house company'.split(' '),
)

/** Finds the vendors of the couple that a question names: by name, by a part of the name, or by category. */
export async function ownVendorsOf(
  own: OwnData,
  { query, question, knowledge, categories, say }: Context,
): Promise<OwnVendors | null> {
  const { vendorIds, conditions } = query
  if (vendorIds.length > 0) {
    const named = await knowledge.profiles(vendorIds)
    return { ids: new Set(vendorIds), name: named.map(({ name }) => bold(name)).join(', ') }
  }
  const lists = await Promise.all(LISTS.map((list) => own.vendors(list)))
  const known = lists.flatMap((list) => list ?? [])
  const asked = new Set(wordsIn(question.message))
  const named = known.filter(({ name }) =>
    wordsIn(name).some((word) => word.length >= MIN_WORD && !FREQUENT.has(word) && asked.has(word)),
  )
  const [first] = named
  if (first) return { ids: new Set(named.map(({ id }) => id)), name: bold(first.name) }
  const titles = categories.filter(({ id }) => conditions.categoryIds.includes(id)).map(({ title }) => title)
  const [title] = titles
  if (title === undefined) return null
  const ofCategory = known.filter((vendor) => vendor.categories.some((one) => titles.includes(one)))
  return { ids: new Set(ofCategory.map(({ id }) => id)), name: say.find.category(title) }
}
