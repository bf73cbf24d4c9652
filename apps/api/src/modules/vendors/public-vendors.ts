import { type PublicVendor, publicVendorPath } from '@vowkit/sdk-core/contract'
import { notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createTtlCache } from '../../platform/ttl-cache.ts'
import type { FindProfile, ProfileRow } from './profile.ts'
import { vendorRules } from './rules.ts'
import { findByAddress, listCursors, listSlugs } from './slugs.ts'
import type { VendorViews } from './views.ts'

/** The public pages of vendors, which are the same for every visitor. */
export interface PublicVendors {
  /** What a vendor's public page shows, by current slug, former slug or id. Throws 404 if there is none. */
  getPublic(address: string): Promise<PublicVendor>
  /** The slugs of up to `limit` vendors with ids above `after`, in the order of the ids. */
  listSlugs(range: { after: number; limit: number }): Promise<string[]>
  /** The values of `after` with which `listSlugs` returns all vendors in pages of `size`. */
  listSlugCursors(size: number): Promise<number[]>
}

export interface PublicVendorDeps {
  db: Database
  clock: Clock
  views: VendorViews
  findProfile: FindProfile
  siteUrl: string
}

export function createPublicVendors({ db, clock, views, findProfile, siteUrl }: PublicVendorDeps) {
  const pages = createTtlCache<PublicVendor>({ ...vendorRules.publicVendors, clock })

  async function read(address: string): Promise<PublicVendor> {
    const found = await findByAddress(db, address)
    const row = found && (await findProfile(found.id, undefined))
    if (!found || !row) throw notFound('We could not find this vendor.')
    return toPublic(row, found.slug)
  }

  function toPublic(row: ProfileRow, slug: string): PublicVendor {
    const {
      phone,
      user,
      is_favorited,
      love,
      inquiry,
      packages,
      business_location = '',
      ...shown
    } = views.toDetail(row, null)
    return {
      ...shown,
      slug,
      url: siteUrl + publicVendorPath(slug),
      business_location,
      packages: packages.map(({ is_claimed, ...deal }) => deal),
    }
  }

  const publicVendors: PublicVendors = {
    getPublic: (address) => pages.get(address, () => read(address)),
    listSlugs: (range) => listSlugs(db, range),
    listSlugCursors: (size) => listCursors(db, size),
  }
  return { publicVendors, clear: pages.clear }
}
