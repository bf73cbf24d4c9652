import { and, asc, eq, sql } from 'drizzle-orm'
import { accounts, chatMessages, chatRooms, favourites, invoices, leadFiles, leads, vendors } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { AccountService } from '../../modules/accounts/service.ts'
import type { ChatService } from '../../modules/chat/service.ts'
import type { FavouriteService } from '../../modules/favourites/service.ts'
import { ON_SITE } from '../../modules/leads/service.ts'
import type { SignatureService } from '../../modules/signatures/service.ts'
import type { VendorService } from '../../modules/vendors/service.ts'
import type { Clock } from '../../platform/clock.ts'
import { DAY } from '../../platform/units.ts'
import { type FirstDocumentsDeps, sendBalance, sendFirstDocuments } from '../vendor/first-documents.ts'
import { DEMO_CLIENT_ID } from '../vendor/repository.ts'
import { type DemoStory, MAYA_FAVOURITES, MAYA_SCANS, MAYA_STORIES } from './stories.ts'

const COUPLE = 'maya@example.com'
const NAMES = ['Maya Lindqvist', 'Jonas Meyer']
const ADDRESS = 'demo'

export interface DemoEngagementDeps extends FirstDocumentsDeps {
  accounts: Pick<AccountService, 'find'>
  chat: ChatService
  clock: Clock
  favourites: FavouriteService
  signatures: SignatureService
  vendors: Pick<VendorService, 'get'>
}

/** Adds Maya's missing conversations, documents, invoices, scans and favourites. Existing ones stay as they are. */
export async function seedDemoEngagements(deps: DemoEngagementDeps): Promise<void> {
  const { db, leads: leadService } = deps
  const account = await deps.accounts.find(db, COUPLE)
  if (!account) return
  const hasLead = async (vendorId: number) =>
    (await db.$count(leads, and(eq(leads.accountId, account.id), eq(leads.vendorId, vendorId)))) > 0

  for (const story of MAYA_STORIES) {
    const vendor = await findVendor(deps, story.vendor)
    if (vendor && !(await hasLead(vendor.id))) await tell(deps, account, vendor, story)
  }
  for (const name of MAYA_SCANS) {
    const vendor = await findVendor(deps, name)
    if (vendor && !(await hasLead(vendor.id))) await leadService.scan(account, vendor.id)
  }
  if ((await db.$count(favourites, eq(favourites.accountId, account.id))) > 0) return
  for (const name of MAYA_FAVOURITES) {
    const vendor = await findVendor(deps, name)
    if (vendor) await deps.favourites.toggle(account, vendor.id)
  }
}

type DemoVendor = NonNullable<Awaited<ReturnType<typeof findVendor>>>

async function findVendor({ db }: Pick<DemoEngagementDeps, 'db'>, name: string) {
  const [vendor] = await db
    .select({ id: vendors.id, userId: vendors.accountId, owner: accounts.displayName })
    .from(vendors)
    .innerJoin(accounts, eq(accounts.id, vendors.accountId))
    .where(eq(vendors.businessName, name))
  return vendor ?? null
}

async function tell(deps: DemoEngagementDeps, couple: Account, vendor: DemoVendor, story: DemoStory): Promise<void> {
  const { db, chat } = deps
  const deal = story.hasDeal ? (await deps.vendors.get(couple, vendor.id)).packages[0] : undefined
  const { chatroom_id } = await chat.openRoom(couple, vendor.userId, deal && Number(deal.id), ON_SITE)
  const roomId = Number(chatroom_id)
  for (const [index, message] of story.messages.entries()) {
    const sender = { id: index % 2 === 0 ? couple.id : vendor.userId }
    const { message_id } = await chat.send(sender, roomId, { message, client_id: `${DEMO_CLIENT_ID}story-${index}` })
    const isLast = index === story.messages.length - 1
    const reader = index % 2 === 0 ? vendor.userId : couple.id
    if (!isLast || !story.isUnread) await chat.read({ id: reader }, roomId, Number(message_id))
  }
  await moveBack(deps, roomId, story.daysAgo)
  const lead = and(eq(leads.accountId, couple.id), eq(leads.vendorId, vendor.id))
  const [row] = await db.select({ id: leads.id }).from(leads).where(lead)
  if (!row || !story.stage) return
  await sendFirstDocuments(deps, row.id)
  if (story.stage === 'booked') await book(deps, couple, vendor, row.id)
}

/** Moves the messages of a room to the past, an hour apart. */
async function moveBack({ db, clock }: DemoEngagementDeps, roomId: number, days: number): Promise<void> {
  const last = new Date(clock.now().getTime() - days * DAY)
  const lastSeq = db.select({ seq: chatRooms.lastSeq }).from(chatRooms).where(eq(chatRooms.id, roomId))
  const createdAt = sql`${sql.param(last, chatMessages.createdAt)}::timestamptz - make_interval(hours => (${lastSeq}) - ${chatMessages.seq})`
  await db.update(chatMessages).set({ createdAt }).where(eq(chatMessages.roomId, roomId))
  await db.update(chatRooms).set({ lastMessageAt: last }).where(eq(chatRooms.id, roomId))
}

/** Signs the contract for both sides, marks the deposit as paid, and sends the invoice for the balance. */
async function book(deps: DemoEngagementDeps, couple: Account, vendor: DemoVendor, leadId: number): Promise<void> {
  const { db, clock, signatures, leads: leadService } = deps
  const [contract] = await db.select().from(leadFiles).where(eq(leadFiles.leadId, leadId)).orderBy(asc(leadFiles.id))
  if (contract) {
    await signatures.signForCouple(couple, contract.id, { names: NAMES, address: ADDRESS, language: 'en' })
    await signatures.countersign(vendor.userId, contract.id, { names: [vendor.owner], address: ADDRESS })
  }
  const now = clock.now()
  await db.transaction(async (tx) => {
    await tx.update(invoices).set({ paidAt: now, due: '0.00' }).where(eq(invoices.leadId, leadId))
    await leadService.setBooked(tx, leadId, true)
  })
  await sendBalance(deps, leadId)
}
