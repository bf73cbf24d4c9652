import type {
  BodyOf,
  calls,
  DeskAccount,
  DeskInvoice,
  DeskLead,
  DeskLeadDetail,
  DeskLeadPage,
  QueryOf,
} from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { leads as leadTable } from '../../db/tables.ts'
import type { Account, Intent, StoredUpload } from '../../http/call-context.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import type { AccountService } from '../accounts/service.ts'
import type { Blocks } from '../blocks/service.ts'
import type { ChatService } from '../chat/service.ts'
import type { DocumentService } from '../documents/service.ts'
import type { ImageStore } from '../files/service.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import type { InvoiceService } from '../invoices/service.ts'
import type { Lead, LeadService } from '../leads/service.ts'
import type { SignatureService, Signing } from '../signatures/service.ts'
import type { TeamService } from '../team/service.ts'
import type { VendorContact, VendorService } from '../vendors/service.ts'
import type { SentVisions } from '../visions/service.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { Inboxes } from './inboxes.ts'
import { countEntries, type DeskVendor, type Entry, findEntry, listEntries, listLeads } from './repository.ts'
import { deskRules } from './rules.ts'
import { toLead } from './views.ts'

export { createInboxes } from './inboxes.ts'

type LeadQuery = QueryOf<typeof calls.listDeskLeads>
type LeadChanges = BodyOf<typeof calls.updateDeskLead>
type GivenInvoice = BodyOf<typeof calls.createDeskInvoice>

/**
 * The vendor's side. The token determines the vendor. Throws 403 `not_a_vendor` for accounts without a vendor, and 404
 * for the leads and documents of other vendors.
 */
export interface Desk {
  /** Returns the account and its vendor or partner. `caller` is the account of the session, not that of the vendor. */
  getAccount(caller: Account): Promise<DeskAccount>
  /** Returns a page of leads: unread leads first, then the latest activity first. */
  list(account: Account, query: LeadQuery): Promise<DeskLeadPage>
  get(account: Account, leadId: number): Promise<DeskLeadDetail>
  /** Changes the state or the notes. Undefined fields keep their value. */
  update(account: Account, leadId: number, changes: LeadChanges): Promise<DeskLeadDetail>
  /** Stores that the vendor has opened the lead. */
  markSeen(account: Account, leadId: number): Promise<void>
  /** Returns the room of a lead. Throws 400, like `upload` and `sendInvoice`, if the couple has deleted its account. */
  openRoom(account: Account, leadId: number): Promise<{ room_id: number }>
  /** Counts an upload before its body is read. */
  admitUpload(account: Account, leadId: number, bytes: number): Promise<void>
  upload(account: Account, leadId: number, files: StoredUpload[], options: { needsSignature: boolean }): Promise<void>
  requestSignature(account: Account, fileId: number): Promise<void>
  countersign(account: Account, fileId: number, signing: Signing): Promise<void>
  /** Deletes a document that the vendor uploaded and nobody has signed. */
  deleteDocument(account: Account, fileId: number): Promise<void>
  sendInvoice(account: Account, leadId: number, invoice: GivenInvoice, intent: Intent | null): Promise<DeskInvoice[]>
}

export interface DeskDeps {
  db: Database
  clock: Clock
  accounts: Pick<AccountService, 'find'>
  vendors: Pick<VendorService, 'findByUser' | 'exists'>
  team: Pick<TeamService, 'find' | 'actAs' | 'read'>
  leads: LeadService
  chat: Pick<ChatService, 'openRoomOf'>
  blocks: Pick<Blocks, 'requireOpen'>
  documents: DocumentService
  invoices: InvoiceService
  signatures: SignatureService
  sentVisions: Pick<SentVisions, 'find'>
  imageStore: Pick<ImageStore, 'urlOf'>
  inboxes: Pick<Inboxes, 'fill'>
  idempotency: Pick<IdempotencyService, 'once'>
  formats: Formats
  /** The consent text that vendors agree to. */
  consent: string
  /** How couples pay invoices. Undefined if payments are not configured. */
  invoicePayments: DeskAccount['invoice_payments']
}

export function createDesk(deps: DeskDeps): Desk {
  const {
    db,
    clock,
    vendors,
    team,
    leads,
    chat,
    documents,
    invoices,
    signatures,
    sentVisions,
    imageStore,
    idempotency,
    formats,
  } = deps

  async function requireVendor({ id: userId }: Account): Promise<VendorContact & DeskVendor> {
    const vendor = await vendors.findByUser(userId)
    if (vendor) return { ...vendor, userId }
    throw notVendor()
  }

  async function requireLead(account: Account, leadId: number) {
    const vendor = await requireVendor(account)
    return { vendor, lead: await leads.requireOf(vendor.id, leadId) }
  }

  /** Like `requireLead`, but throws 400 if the couple has deleted its account. */
  async function requireOpenLead(account: Account, leadId: number): Promise<Lead> {
    const { lead } = await requireLead(account, leadId)
    if (lead.coupleErasedAt === null) return lead
    throw new HttpError(400, 'validation_failed', 'This couple has deleted its account.')
  }

  /** Returns the leads of these entries, in the same order. */
  async function readLeads(vendor: DeskVendor, entries: Entry[]): Promise<DeskLead[]> {
    if (entries.length === 0) return []
    const rows = await listLeads(
      db,
      entries.map(({ id }) => id),
    )
    const deals = await leads.listDeals(
      vendor.id,
      rows.map(({ account }) => account.id),
    )
    const visions = await sentVisions.find(rows.flatMap(({ lead }) => lead.visionId ?? []))
    const byId = new Map(rows.map((row) => [row.lead.id, row]))
    const shown = entries.flatMap((entry) => {
      const row = byId.get(entry.id)
      return row ? [{ entry, row }] : []
    })
    return shown.map(({ entry, row }) =>
      toLead(
        {
          ...{ row, entry },
          image: imageStore.urlOf(row.couple?.imageKey),
          deals: deals.get(row.account.id) ?? [],
          vision: row.lead.visionId === null ? undefined : visions.get(row.lead.visionId),
        },
        vendor,
        formats,
      ),
    )
  }

  async function count(vendor: DeskVendor): Promise<DeskLeadPage['counts']> {
    const counts = { unread: 0, new: 0, talking: 0, contract: 0, booked: 0, lost: 0 }
    for (const { state, count, unread } of await countEntries(db, vendor)) {
      counts[state] = count
      counts.unread += unread
    }
    return counts
  }

  async function get(account: Account, leadId: number): Promise<DeskLeadDetail> {
    const { vendor, lead } = await requireLead(account, leadId)
    await deps.inboxes.fill(vendor.id)
    const entry = await findEntry(db, vendor, leadId)
    const [shown] = entry ? await readLeads(vendor, [entry]) : []
    const [row] = await listLeads(db, [leadId])
    if (!shown || !row) throw new Error('A lead was deleted while it was being read.')
    return {
      ...shown,
      couple_user_id: lead.coupleId,
      room_id: row.room?.id,
      inquiry: row.lead.inquiry,
      documents: await documents.list(lead),
      invoices: await invoices.listForVendor(lead),
      notes: row.lead.notes,
    }
  }

  return {
    async getAccount(caller) {
      const membership = await team.find(caller.id)
      if (!membership) throw notVendor()
      const stored = await deps.accounts.find(db, caller.email)
      const acting = await team.actAs(caller)
      const person = {
        account_id: caller.id,
        user_id: acting.id,
        name: stored?.displayName ?? '',
        email: caller.email,
        role: membership.role,
        sign_consent: deps.consent,
        invoice_payments: deps.invoicePayments,
      }
      const partner = (await team.read(membership.team))?.partner
      if (partner) {
        const { id, name, key, disabledAt } = partner
        return { ...person, partner: { id, name, key }, is_disabled: disabledAt !== null }
      }
      const { id, name, image, category } = await requireVendor(acting)
      const is_disabled = !(await vendors.exists(id))
      return { ...person, vendor: { id, business_name: name, image, category }, is_disabled }
    },

    async list(account, { state, cursor }) {
      const vendor = await requireVendor(account)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const limit = deskRules.leadsPerPage
      await deps.inboxes.fill(vendor.id)
      const entries = await listEntries(db, vendor, { state, after, limit: limit + 1 })
      const page = entries.slice(0, limit)
      const last = entries.length > limit ? page.at(-1) : undefined
      return {
        results: await readLeads(vendor, page),
        next_cursor: last && writeCursor(last),
        counts: await count(vendor),
      }
    },

    get,

    async update(account, leadId, { state, notes }) {
      await requireLead(account, leadId)
      await db.transaction(async (tx) => {
        await leads.lock(tx, leadId)
        if (state) await leads.setState(tx, leadId, state, await invoices.hasPaid(tx, leadId))
        if (notes !== undefined) await tx.update(leadTable).set({ notes }).where(eq(leadTable.id, leadId))
      })
      return get(account, leadId)
    },

    async markSeen(account, leadId) {
      await requireLead(account, leadId)
      await db.update(leadTable).set({ seenAt: clock.now() }).where(eq(leadTable.id, leadId))
    },

    async openRoom(account, leadId) {
      const lead = await requireOpenLead(account, leadId)
      return { room_id: await chat.openRoomOf(lead) }
    },

    async admitUpload(account, leadId, bytes) {
      await requireOpenLead(account, leadId)
      await documents.admitUpload(account, leadId, bytes)
    },

    async upload(account, leadId, files, options) {
      await requireOpenLead(account, leadId)
      await documents.upload(account, leadId, files, options)
    },

    async requestSignature(account, fileId) {
      await requireVendor(account)
      await documents.requestSignature(account, fileId)
    },

    async deleteDocument(account, fileId) {
      await requireVendor(account)
      const { vendorUserId } = await documents.require(account, fileId)
      if (vendorUserId !== account.id) throw notFound('We could not find this document.')
      await documents.delete(account, fileId)
    },

    async countersign(account, fileId, signing) {
      await requireVendor(account)
      await signatures.signForVendor(account, fileId, signing)
    },

    async sendInvoice(account, leadId, { name, lines, due_date: dueDate, deposit }, intent) {
      const lead = await requireOpenLead(account, leadId)
      await deps.blocks.requireOpen(lead)
      const order = {
        ...{ name, lines, dueDate },
        deposit: deposit && { amount: deposit.amount, dueDate: deposit.due_date },
      }
      return idempotency.once(intent, (tx) => invoices.sendOrder(tx, lead, order))
    },
  }
}

const notVendor = () =>
  new HttpError(403, 'not_a_vendor', 'This account has no desk. Sign in with the account of a vendor or a partner.')
