import type { DeskWebsites } from '@vowkit/sdk-core/contract'
import { asc, eq } from 'drizzle-orm'
import { vendorWebsites } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { VendorService } from '../vendors/service.ts'

/** The websites on which the ids of vendors count. An id without websites counts everywhere. */
export interface Websites {
  /** Throws 403 `not_a_vendor` for accounts without a vendor. */
  list(account: Account): Promise<DeskWebsites>
  /** Replaces the websites. Throws 400 if an entry is not the address of a website. */
  set(account: Account, given: string[]): Promise<DeskWebsites>
  /** Whether a vendor's id counts on the page of this host. `""` is our own site. */
  admits(vendorId: number, host: string): Promise<boolean>
}

export interface WebsitesDeps {
  db: Database
  vendors: Pick<VendorService, 'findByUser'>
}

export function createWebsites({ db, vendors }: WebsitesDeps): Websites {
  async function requireVendor({ id }: Account): Promise<number> {
    const vendor = await vendors.findByUser(id)
    if (vendor) return vendor.id
    throw new HttpError(403, 'not_a_vendor', 'Only vendors have websites.')
  }

  async function hostsOf(vendorId: number): Promise<string[]> {
    const rows = await db
      .select({ host: vendorWebsites.host })
      .from(vendorWebsites)
      .where(eq(vendorWebsites.vendorId, vendorId))
      .orderBy(asc(vendorWebsites.host))
    return rows.map(({ host }) => host)
  }

  return {
    async list(account) {
      return { hosts: await hostsOf(await requireVendor(account)) }
    },

    async set(account, given) {
      const vendorId = await requireVendor(account)
      const hosts = [...new Set(given.map(toHost))].sort()
      await db.transaction(async (tx) => {
        await tx.delete(vendorWebsites).where(eq(vendorWebsites.vendorId, vendorId))
        if (hosts.length > 0) await tx.insert(vendorWebsites).values(hosts.map((host) => ({ vendorId, host })))
      })
      return { hosts }
    },

    async admits(vendorId, host) {
      if (host === '') return true
      const hosts = await hostsOf(vendorId)
      return hosts.length === 0 || hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))
    },
  }
}

/** Converts an address such as `https://www.example.com/weddings` to `example.com`. Keeps other subdomains. */
function toHost(given: string): string {
  const address = /^https?:\/\//i.test(given) ? given : `https://${given}`
  const host = URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : ''
  if (/^[^@\s]+$/.test(given) && /^([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?$|^localhost(:\d+)?$/.test(host)) return host
  throw invalidField('hosts', `Enter a website such as example.com, not “${given.slice(0, 60)}”.`)
}
