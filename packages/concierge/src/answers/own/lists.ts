import type { Category, OwnData, OwnList } from '../../knowledge.ts'
import { bold, plain, profileLink } from '../../text.ts'
import type { Context } from '../context.ts'
import { ownVendorsOf } from './own-vendors.ts'

/** Most vendors of a list in a reply. */
const MAX_LISTED = 10

export async function list(name: OwnList, own: OwnData, context: Context): Promise<string | null> {
  const { say } = context
  const all = await own.vendors(name)
  if (!all) return null
  const asked = await ownVendorsOf(own, context)
  const vendors = asked ? all.filter(({ id }) => asked.ids.has(id)) : all
  if (asked && vendors.length === 0) return say.own.notInList(asked.name, say.own.tabs[name])
  if (vendors.length === 0) return say.own.emptyList[name]
  const lines = vendors.slice(0, MAX_LISTED).map((vendor) => `• ${bold(vendor.name)} ${profileLink(vendor.id)}`)
  if (vendors.length > MAX_LISTED) lines.push(say.own.moreVendors(vendors.length - MAX_LISTED))
  return [say.own.list[name](vendors.length), ...lines].join('\n')
}

export async function visions(own: OwnData, { say }: Context): Promise<string | null> {
  const all = await own.visions()
  if (!all) return null
  if (all.length === 0) return say.own.noVisions
  return [say.own.visions(all.length), ...all.slice(0, MAX_LISTED).map(({ title }) => `• ${plain(title)}`)].join('\n')
}

export async function missing(own: OwnData, { say, categories }: Context): Promise<string | null> {
  const titles = await missingCategories(own, categories)
  if (!titles) return null
  return titles.length > 0 ? say.own.missing(titles.map(say.find.category)) : say.own.nothingMissing
}

/** The categories that the couple needs and in which they are in touch with no vendor. */
export async function missingCategories(own: OwnData, categories: readonly Category[]): Promise<string[] | null> {
  const [wedding, active, booked] = await Promise.all([own.wedding(), own.vendors('active'), own.vendors('booked')])
  if (!wedding || !active || !booked) return null
  const covered = new Set([...active, ...booked].flatMap((vendor) => vendor.categories))
  return categories
    .filter(({ id, title }) => wedding.categoryIds.includes(id) && !covered.has(title))
    .map(({ title }) => title)
}
