import { type MagicLink, type RecommendedPage, SITE_PATHS } from '@vowkit/sdk-core/contract'
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

/** Invitations that lead somebody to their account and recommend vendors. Their codes are told once and kept as hashes. */
export interface MagicLinkService {
  /** Makes an invitation; the answer is its code. One whose code is known already stays as it is. */
  invite(tx: Database, invitation: Invitation): Promise<string>
  /** What an invitation leads to. Throws 404 for one that is not known and 400 for one that has expired. */
  get(code: string, ip: string): Promise<MagicLink>
  /**
   * The vendors it recommends. The first page of an active one comes with a token for its own person if a page of our
   * own sites asks: a link in an element, or read by a program, signs nobody in. Throws the same.
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

  async function open(code: string, ip: string): Promise<StoredLink> {
    await rateLimits.spend(db, `magic-links-from:${toAddressBucket(ip)}`, magicLinkRules.magicLinkReadsPerAddress)
    const link = await findLink(db, digest(code))
    if (!link) throw notFound('This magic link is not known.')
    if (link.expiresAt <= clock.now()) {
      throw new HttpError(400, 'invalid_link', 'This magic link has expired. Please ask for another one.')
    }
    return link
  }

  return {
    async invite(tx, invitation) {
      const { code } = await createInvitation(tx, clock, invitation)
      return code
    },

    async get(code, ip) {
      const link = await open(code, ip)
      return {
        is_active: link.isActive,
        access_link: link.accessLink ?? `${siteUrl}${SITE_PATHS.login}`,
        categories: await listCategories(db, link.id),
      }
    },

    async listVendors(code, page, source) {
      const link = await open(code, source.ip)
      const { offset, limit } = toPage(page)
      const count = await countVendors(db, link.id)
      const rows = await listVendors(db, link.id, { offset, limit })
      const results = rows.map((row) => ({ ...row, image: vendors.imageUrlOf(row.image) }))
      if (!link.isActive || offset > 0 || !auth.isSiteRequest(source)) return { count, data: { results } }
      const token = await auth.startLinkSession(db, link.accountId, link.id, source)
      return { count, data: { results, token } }
    },
  }
}
