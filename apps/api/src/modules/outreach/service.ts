import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm'
import { chatMessages, chatRooms, leadFiles, leads, vendors } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Allowance } from '../../platform/allowance.ts'
import type { Database } from '../../platform/database.ts'
import { DAY } from '../../platform/units.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'

export const outreachRules = {
  /** Inquiries that one account can send. */
  inquiriesPerAccount: { max: 30, windowMs: DAY },
  /** Inquiries that one account can send from the pages of one host, if the host is not ours. */
  inquiriesPerPage: { max: 10, windowMs: DAY },
  /** Inquiries from one IP address. An IPv6 address counts as its /64 network. */
  inquiriesPerAddress: { max: 60, windowMs: DAY },
  /**
   * Maximum messages and inquiries from an account with an unconfirmed email address to vendors that have not replied.
   */
  unverifiedMessages: { max: 10, windowMs: DAY },
  /** Maximum images that an account with an unconfirmed email address can generate. */
  unverifiedImages: { max: 3, windowMs: DAY },
}

/**
 * The account that sends. If `verifiedAt` is undefined, it is an internal account without a quota, such as a demo
 * vendor.
 */
export type Sender = Pick<Account, 'id'> & { verifiedAt?: Date | null | undefined }

/** Where an inquiry comes from. */
export interface InquirySource {
  /** The client's IP address. */
  ip: string
  /** The host of the page, if the page is not ours. Otherwise `""`. */
  pageHost: string
}

/**
 * Quotas for inquiries, and for accounts with an unconfirmed email address. Anyone can register with a stranger's email address, so
 * without quotas a script could write to every vendor under false names. A vendor's reply lifts the quotas for that
 * vendor.
 */
export interface Outreach {
  /**
   * Counts an inquiry. Throws 429 when the account, the page or the IP address has used up its quota, and 429
   * `unverified` when an unconfirmed account has.
   */
  admitInquiry(tx: Database, sender: Sender, vendorId: number, from: InquirySource): Promise<void>
  /** Counts a new conversation. Throws 429 `unverified` when the quota is used up. */
  admitRoom(tx: Database, sender: Sender, vendorId: number): Promise<void>
  /** Counts a message of a couple. Throws 429 `unverified` when the quota is used up. */
  admitMessage(sender: Sender, roomId: number, clientId: string | undefined): Promise<void>
  /** Throws 403 `unverified` unless the vendor has replied. */
  admitDocument(sender: Sender, lead: { coupleId: number; vendorId: number }): Promise<void>
  /** Counts a generated image. Throws 429 `unverified` when the quota is used up. */
  admitImage(sender: Sender): Promise<void>
}

const WRITE = 'Confirm your email to write to more vendors today.'
const SHARE = 'Confirm your email to share documents with a vendor who has not replied yet.'
const GENERATE = 'Confirm your email to generate more images today.'

export function createOutreach({ db, rateLimits }: { db: Database; rateLimits: RateLimits }): Outreach {
  async function spend(on: Database, key: string, allowance: Allowance, detail: string): Promise<void> {
    try {
      await rateLimits.spend(on, key, allowance)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const { retryAfter } = error
      throw new HttpError(429, 'unverified', detail, retryAfter === undefined ? {} : { retryAfter })
    }
  }

  /** A vendor has replied once it has sent a message, a document or an invoice. */
  async function hasReplied(on: Database, accountId: number, vendorId: number): Promise<boolean> {
    const message = on
      .select({ one: sql`1` })
      .from(chatRooms)
      .innerJoin(chatMessages, eq(chatMessages.roomId, chatRooms.id))
      .where(
        and(
          eq(chatRooms.accountId, accountId),
          eq(chatRooms.vendorId, vendorId),
          eq(chatMessages.accountId, vendors.accountId),
        ),
      )
    const lead = on
      .select({ one: sql`1` })
      .from(leads)
      .leftJoin(leadFiles, and(eq(leadFiles.leadId, leads.id), eq(leadFiles.accountId, vendors.accountId)))
      .where(
        and(
          eq(leads.accountId, accountId),
          eq(leads.vendorId, vendorId),
          or(isNotNull(leads.firstInvoiceAt), isNotNull(leadFiles.id)),
        ),
      )
    return (await on.$count(vendors, and(eq(vendors.id, vendorId), or(exists(message), exists(lead))))) > 0
  }

  async function admit(on: Database, kind: string, { id, verifiedAt }: Sender, vendorId: number): Promise<void> {
    if (verifiedAt !== null || (await hasReplied(on, id, vendorId))) return
    await spend(on, `unverified-${kind}:${id}`, outreachRules.unverifiedMessages, WRITE)
  }

  return {
    async admitInquiry(tx, sender, vendorId, { ip, pageHost }) {
      const { inquiriesPerAccount, inquiriesPerPage, inquiriesPerAddress } = outreachRules
      await rateLimits.spend(tx, `inquiries:${sender.id}`, inquiriesPerAccount)
      if (pageHost !== '') await rateLimits.spend(tx, `inquiries-on:${pageHost}:${sender.id}`, inquiriesPerPage)
      await rateLimits.spend(tx, `inquiries-from:${toAddressBucket(ip)}`, inquiriesPerAddress)
      await admit(tx, 'messages', sender, vendorId)
    },

    admitRoom: (tx, sender, vendorId) => admit(tx, 'rooms', sender, vendorId),

    async admitMessage(sender, roomId, clientId) {
      if (sender.verifiedAt !== null) return
      const isOwn = and(eq(chatRooms.id, roomId), eq(chatRooms.accountId, sender.id))
      const [room] = await db.select({ vendorId: chatRooms.vendorId }).from(chatRooms).where(isOwn)
      // A vendor's own conversations have no quota. Access to other rooms is checked by the chat service.
      if (!room) return
      // A retried message was counted on its first attempt.
      const isRetried = and(
        eq(chatMessages.roomId, roomId),
        eq(chatMessages.accountId, sender.id),
        eq(chatMessages.clientId, clientId ?? ''),
      )
      if (clientId !== undefined && (await db.$count(chatMessages, isRetried)) > 0) return
      await admit(db, 'messages', sender, room.vendorId)
    },

    async admitDocument({ id, verifiedAt }, { coupleId, vendorId }) {
      if (verifiedAt !== null || id !== coupleId || (await hasReplied(db, id, vendorId))) return
      throw new HttpError(403, 'unverified', SHARE)
    },

    async admitImage({ id, verifiedAt }) {
      if (verifiedAt === null) await spend(db, `unverified-images:${id}`, outreachRules.unverifiedImages, GENERATE)
    },
  }
}
