import type { BodyOf, calls, ReportReason } from '@vowkit/sdk-core/contract'
import { desc, eq, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, chatRooms, conversationReports, vendors } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Side } from '../blocks/service.ts'
import type { ChatService } from '../chat/service.ts'
import type { Outbox } from '../mail/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import type { Participant } from '../team/service.ts'
import { writeReportMail } from './report-mail.ts'
import { conversationReportRules } from './rules.ts'

type GivenReport = BodyOf<typeof calls.reportChat>

/** A report about a conversation, as the operator sees it. */
export interface ConversationReport {
  id: number
  roomId: number
  /** The side that reports. */
  side: Side
  reason: ReportReason
  words: string
  createdAt: Date
  /** The couple and the vendor of the conversation, with the email addresses with which they sign in. */
  couple: { accountId: number; name: string; email: string }
  vendor: { id: number; name: string; email: string }
}

/** Reports about conversations to the operator. */
export interface ConversationReports {
  /** Stores a report and emails it to the support address. Throws 404 for others, and 429 after too many. */
  report(participant: Participant, roomId: number, report: GivenReport): Promise<void>
  /** Returns a page of reports for the operator, newest first. `before` is the id of the last report before the page. */
  listReports(before?: number): Promise<ConversationReport[]>
}

export interface ConversationReportDeps {
  db: Database
  clock: Clock
  chat: Pick<ChatService, 'requireMember'>
  rateLimits: Pick<RateLimits, 'spend'>
  outbox: Pick<Outbox, 'post'>
  /** The address that reports are emailed to. If undefined, reports are only stored. */
  supportEmail: string | undefined
}

const users = alias(accounts, 'users')

export function createConversationReports(deps: ConversationReportDeps): ConversationReports {
  const { db, clock, chat, rateLimits, outbox, supportEmail } = deps

  return {
    async report(participant, roomId, { reason, words = '' }) {
      const { side, coupleName, vendorName } = await chat.requireMember(participant, roomId)
      const accountId = participant.authorId ?? participant.id
      await rateLimits.spend(
        db,
        `conversation-reports:${accountId}`,
        conversationReportRules.conversationReportsPerAccount,
      )
      await db.transaction(async (tx) => {
        const values = { roomId, side, accountId, reason, words, createdAt: clock.now() }
        const [stored] = await tx.insert(conversationReports).values(values).returning({ id: conversationReports.id })
        if (!stored) throw new Error('A report was not stored.')
        if (supportEmail === undefined) return
        const [by, about] = side === 'couple' ? [coupleName, vendorName] : [vendorName, coupleName]
        const { email } = participant
        await outbox.post(tx, writeReportMail(supportEmail, { id: stored.id, by, email, about, reason, words, roomId }))
      })
    },

    async listReports(before) {
      const rows = await db
        .select({ report: conversationReports, couple: accounts, vendor: vendors, user: users })
        .from(conversationReports)
        .innerJoin(chatRooms, eq(chatRooms.id, conversationReports.roomId))
        .innerJoin(accounts, eq(accounts.id, chatRooms.accountId))
        .innerJoin(vendors, eq(vendors.id, chatRooms.vendorId))
        .innerJoin(users, eq(users.id, vendors.accountId))
        .where(before === undefined ? undefined : lt(conversationReports.id, before))
        .orderBy(desc(conversationReports.id))
        .limit(conversationReportRules.conversationReportsPerPage)
      return rows.map(({ report, couple, vendor, user }) => {
        const { id, roomId, side, reason, words, createdAt } = report
        return {
          ...{ id, roomId, side, reason, words, createdAt },
          couple: { accountId: couple.id, name: couple.displayName, email: couple.email },
          vendor: { id: vendor.id, name: vendor.businessName, email: user.email },
        }
      })
    },
  }
}
