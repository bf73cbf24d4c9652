import {
  type MagicLink,
  type RecommendedPage,
  type RecommendedVendor,
  SITE_PATHS,
  type Vendor,
} from '@vowkit/sdk-core/contract'
import type { RequestSource } from '../../http/call-context.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import type { AuthService } from '../auth/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import type { VendorService } from '../vendors/service.ts'
import { createInvitation, type Invitation } from './invite.ts'
import { type Page, toPage } from './page.ts'
import { countVendors, findLink, listCategories, listVendors, type StoredLink } from './repository.ts'
import { magicLinkRules } from './rules.ts'

export { createInvitation, type Invitation } from './invite.ts'

/** Magic links: invitations that sign an account in and recommend vendors. Codes are stored as hashes only. */
export interface MagicLinkService {
  /** Creates a magic link. Returns its code. A link whose code exists stays unchanged. */
  invite(tx: Database, invitation: Invitation): Promise<string>
  /** Throws 404 for an unknown code and 400 for an expired link. */
  get(code: string, ip: string): Promise<MagicLink>
  /**
   * Lists the recommended vendors. The first page of an active link includes a session token, but only for requests
   * from our own sites, not from embedded elements or programs. Throws 404 and 400 like `get`.
   */
  listVendors(code: string, page: Page, source: RequestSource): Promise<RecommendedPage>
}

export interface MagicLinkDeps {
  db: Database
  clock: Clock
  auth: AuthService
  rateLimits: RateLimits
  vendors: VendorService
  siteUrl: string
}

export function createMagicLinkService(deps: MagicLinkDeps): MagicLinkService {
  const { db, clock, auth, rateLimits, vendors, siteUrl } = deps

  async function requireLink(code: string, ip: string): Promise<StoredLink> {
    await rateLimits.spend(db, `magic-links-from:${toAddressBucket(ip)}`, magicLinkRules.magicLinkReadsPerAddress)
    const link = await findLink(db, digest(code))
    if (!link) throw notFound('We could not find this magic link. Check the link in your email.')
    if (link.expiresAt <= clock.now()) {
      throw new HttpError(400, 'invalid_link', 'This magic link has expired. Please ask for a new one.')
    }
    return link
  }

  return {
    async invite(tx, invitation) {
      const { code } = await createInvitation(tx, clock, invitation)
      return code
    },

    async get(code, ip) {
      const link = await requireLink(code, ip)
      return {
        is_active: link.isActive,
        access_link: link.accessLink ?? `${siteUrl}${SITE_PATHS.login}`,
        categories: await listCategories(db, link.id),
      }
    },

    async listVendors(code, page, source) {
      const link = await requireLink(code, source.ip)
      const { offset, limit } = toPage(page)
      const count = await countVendors(db, link.id)
      const rows = await listVendors(db, link.id, { offset, limit })
      const cards = await vendors.listCards(
        null,
        rows.map(({ id }) => id),
      )
      const cardOf = new Map(cards.map((card) => [card.id, card]))
      const results = rows.flatMap((row) => toRecommended(row, cardOf.get(row.id)) ?? [])
      if (!link.isActive || offset > 0 || !auth.isSiteRequest(source)) return { count, data: { results } }
      const token = await auth.startLinkSession(db, link.accountId, link.id, source)
      return { count, data: { results, token } }
    },
  }
}

type LinkedVendor = Awaited<ReturnType<typeof listVendors>>[number]

/** Adds what every vendor card shows. Returns null for a vendor that was removed meanwhile. */
function toRecommended(row: LinkedVendor, card: Vendor | undefined): RecommendedVendor | null {
  if (!card) return null
  const { image, business_name, business_location = '', avg_rating } = card
  const { from_price, from_price_unit, currency, discount } = card
  const facts = { avg_rating, from_price, from_price_unit, currency, discount }
  return { ...row, image, business_name, business_location, ...facts }
}
