import { randomBytes } from 'node:crypto'
import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { and, eq, gt, lte } from 'drizzle-orm'
import { vendorRequests } from '../../db/tables.ts'
import { type AccountService, splitName } from '../../modules/accounts/service.ts'
import type { CategoryService } from '../../modules/categories/service.ts'
import type { Outbox } from '../../modules/mail/service.ts'
import { type RateLimits, toAddressBucket } from '../../modules/rate-limits/service.ts'
import type { VendorService } from '../../modules/vendors/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { digest } from '../../platform/secrets.ts'
import { DAY, HOUR, SECOND } from '../../platform/units.ts'
import { writeVerificationMail } from './mail.ts'
import type { VendorRequest } from './request.ts'

export const vendorRequestRules = {
  /** Maximum vendor requests from one client address. */
  vendorRequestsPerAddress: { max: 30, windowMs: HOUR },
  /** Maximum links emailed to one address in a short window. A repeated request within the window sends no email. */
  vendorRequestsAtOnce: { max: 1, windowMs: 30 * SECOND },
  /** Maximum links emailed to one address. */
  vendorRequestsPerEmail: { max: 5, windowMs: HOUR },
  /** Lifetime of the emailed link of a vendor request. */
  vendorRequestLifeMs: 7 * DAY,
}

export type StoredRequest = typeof vendorRequests.$inferSelect

/** Vendors' requests to be listed. The emailed link verifies the email address and creates the vendor. */
export interface VendorRequests {
  /** Stores a request and emails its link. Throws 400 for an unknown category and 429 above the limits. */
  submit(request: VendorRequest, ip: string): Promise<void>
  /** Finds the request of a link. Resolves to `null` if the link is unknown or has expired. */
  find(token: string): Promise<StoredRequest | null>
  /** Creates the vendor. Resolves to `false` if the email address belongs to a verified couple. Idempotent. */
  accept(request: StoredRequest): Promise<boolean>
  /** Deletes expired requests. */
  sweep(): Promise<void>
}

export interface VendorRequestDeps {
  db: Database
  clock: Clock
  accounts: AccountService
  categories: CategoryService
  rateLimits: RateLimits
  outbox: Outbox
  vendors: VendorService
  /** Returns the URL of the link with a token. */
  linkTo(token: string): string
}

export function createVendorRequests(deps: VendorRequestDeps): VendorRequests {
  const { db, clock, accounts, categories, rateLimits, outbox, vendors, linkTo } = deps
  const oldest = () => new Date(clock.now().getTime() - vendorRequestRules.vendorRequestLifeMs)

  return {
    async submit({ email, ...request }, ip) {
      const category = await categories.require('category', request.category)
      await rateLimits.spend(
        db,
        `vendor-requests-from:${toAddressBucket(ip)}`,
        vendorRequestRules.vendorRequestsPerAddress,
      )
      await db.transaction(async (tx) => {
        const mailbox = normalizeEmail(email)
        if (!(await rateLimits.take(tx, `vendor-request:${mailbox}`, vendorRequestRules.vendorRequestsAtOnce))) return
        await rateLimits.spend(tx, `vendor-requests:${mailbox}`, vendorRequestRules.vendorRequestsPerEmail)
        const token = randomBytes(32).toString('hex')
        await tx.insert(vendorRequests).values({
          tokenHash: digest(token),
          businessName: request.business_name,
          contactName: request.contact_name,
          email,
          phone: request.phone,
          categoryId: category.id,
          message: request.message,
          createdAt: clock.now(),
        })
        await outbox.post(tx, writeVerificationMail(email, linkTo(token)))
      })
    },

    async find(token) {
      const [request] = await db
        .select()
        .from(vendorRequests)
        .where(and(eq(vendorRequests.tokenHash, digest(token)), gt(vendorRequests.createdAt, oldest())))
      return request ?? null
    },

    async accept({ businessName, contactName, email, phone, categoryId, message }) {
      const known = await accounts.find(db, email)
      // The link verifies the email address, so an unverified account with this email address becomes the vendor's
      // account.
      if (known && (known.verifiedAt || (await accounts.isVendor(db, known.id)))) return accounts.isVendor(db, known.id)
      const { firstName, lastName } = splitName(contactName)
      await vendors.import([
        {
          email,
          first_name: firstName,
          last_name: lastName,
          phone,
          business_name: businessName,
          categories: [categoryId],
          about_us: `<p>${escapeHtml(message)}</p>`,
        },
      ])
      return true
    },

    async sweep() {
      await db.delete(vendorRequests).where(lte(vendorRequests.createdAt, oldest()))
    },
  }
}
