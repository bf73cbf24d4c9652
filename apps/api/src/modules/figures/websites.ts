import type { DeskWebsites } from '@vowkit/sdk-core/contract'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { partners, vendors, vendorWebsites } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { invalidField } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { FiguresOwners } from './owners.ts'

/** The websites on which vendors and partners count. Without websites, they count everywhere. */
export interface Websites {
  /** Throws 403 `not_a_vendor` for accounts without a vendor and a partner. */
  list(account: Account): Promise<DeskWebsites>
  /** Replaces the websites. Throws 400 if an entry is not the address of a website. */
  set(account: Account, given: string[]): Promise<DeskWebsites>
  /** Whether a vendor's id counts on the page of this host. `""` is our own site. */
  admits(vendorId: number, host: string): Promise<boolean>
  /** Whether a partner with this key exists and counts on the page of this host. */
  admitsPartner(key: string, host: string): Promise<boolean>
  /** Whether a partner with this key exists and does not count on the page of this host. */
  refusesPartner(key: string, host: string): Promise<boolean>
}

export interface WebsitesDeps {
  db: Database
  owners: FiguresOwners
}

export function createWebsites({ db, owners }: WebsitesDeps): Websites {
  async function hostsOf(vendorId: number): Promise<string[]> {
    const rows = await db
      .select({ host: vendorWebsites.host })
      .from(vendorWebsites)
      .where(eq(vendorWebsites.vendorId, vendorId))
      .orderBy(asc(vendorWebsites.host))
    return rows.map(({ host }) => host)
  }

  /** Returns whether a partner counts on the page of this host. Returns null for an unknown key. */
  async function findAdmission(key: string, host: string): Promise<boolean | null> {
    const [partner] = await db.select().from(partners).where(eq(partners.key, key))
    if (!partner) return null
    return partner.disabledAt === null && (host === '' || isAmong(host, partner.hosts))
  }

  return {
    async list(account) {
      const owner = await owners.require(account)
      return { hosts: owner.kind === 'partner' ? owner.hosts : await hostsOf(owner.id) }
    },

    async set(account, given) {
      const { kind, id: vendorId } = await owners.require(account)
      const hosts = [...new Set(given.map(toHost))].sort()
      if (kind === 'partner') {
        await db.update(partners).set({ hosts }).where(eq(partners.id, vendorId))
        return { hosts }
      }
      await db.transaction(async (tx) => {
        await tx.delete(vendorWebsites).where(eq(vendorWebsites.vendorId, vendorId))
        if (hosts.length > 0) await tx.insert(vendorWebsites).values(hosts.map((host) => ({ vendorId, host })))
      })
      return { hosts }
    },

    async admits(vendorId, host) {
      const isDisabled = and(eq(vendors.id, vendorId), isNotNull(vendors.disabledAt))
      if ((await db.$count(vendors, isDisabled)) > 0) return false
      return host === '' || isAmong(host, await hostsOf(vendorId))
    },

    admitsPartner: async (key, host) => (await findAdmission(key, host)) === true,
    refusesPartner: async (key, host) => (await findAdmission(key, host)) === false,
  }
}

/** Whether a host is one of the allowed hosts or a subdomain. Without allowed hosts, each host is. */
export function isAmong(host: string, hosts: readonly string[]): boolean {
  return hosts.length === 0 || hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))
}

/** Converts an address such as `https://www.example.com/weddings` to `example.com`. Keeps other subdomains. */
function toHost(given: string): string {
  const address = /^https?:\/\//i.test(given) ? given : `https://${given}`
  const host = URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : ''
  if (/^[^@\s]+$/.test(given) && /^([a-z\d-]+\.)+[a-z][a-z\d-]+(:\d+)?$|^localhost(:\d+)?$/.test(host)) return host
  throw invalidField('hosts', `Enter a website such as example.com, not “${given.slice(0, 60)}”.`)
}
