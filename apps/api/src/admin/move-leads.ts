import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { chatMessages, chatReads, chatRooms, leadFiles, leads, messageMails, vendors } from '../db/tables.ts'
import type { Database } from '../platform/database.ts'
import { AdminError, type Command, toNumber } from './command.ts'

/**
 * Moves leads with their conversations and documents. Skips couples that have a lead with the other vendor, because
 * their conversations cannot be merged. Signatures keep the account that signed.
 */
const moveLeads: Command = {
  summary: 'Moves leads with their conversations, documents and invoices from one vendor to another.',
  args: '[<lead>…]',
  arity: { min: 0, max: Number.POSITIVE_INFINITY },
  options: {
    from: { description: 'the id of the vendor that has the leads', isRequired: true },
    to: { description: 'the id of the vendor that gets the leads', isRequired: true },
  },
  async run({ db, services, print }, { args, options }) {
    const ids = args.map((id) => toNumber(id, 'A lead'))
    const moved = await db.transaction(async (tx) => {
      const from = await requireVendor(tx, toNumber(options.from, '--from'))
      const to = await requireVendor(tx, toNumber(options.to, '--to'))
      if (from.id === to.id) throw new AdminError('Give two different vendors.')
      return move(tx, from, to, ids)
    })
    for (const accountId of moved.accountIds) services.auth.notifySessionsRevoked(accountId)
    print(`${moved.count} leads moved, ${moved.skipped} skipped because the couple has a lead with the other vendor`)
  },
}

type Vendor = typeof vendors.$inferSelect

async function requireVendor(tx: Database, id: number): Promise<Vendor> {
  const [vendor] = await tx.select().from(vendors).where(eq(vendors.id, id)).for('no key update')
  if (!vendor) throw new AdminError(`There is no vendor ${id}.`)
  return vendor
}

async function move(tx: Database, from: Vendor, to: Vendor, chosen: number[]) {
  const isChosen = and(eq(leads.vendorId, from.id), chosen.length > 0 ? inArray(leads.id, chosen) : undefined)
  const known = await tx.$count(leads, isChosen)
  if (known < new Set(chosen).size) throw new AdminError(`Not all of these leads belong to the vendor ${from.id}.`)
  const ofOther = (table: typeof leads | typeof chatRooms) =>
    tx.select({ accountId: table.accountId }).from(table).where(eq(table.vendorId, to.id))
  const moved = await tx
    .update(leads)
    .set({ vendorId: to.id })
    .where(
      and(
        isChosen,
        ne(leads.accountId, to.accountId),
        notInArray(leads.accountId, ofOther(leads)),
        notInArray(leads.accountId, ofOther(chatRooms)),
      ),
    )
    .returning({ id: leads.id, accountId: leads.accountId })
  const couples = moved.map(({ accountId }) => accountId)
  const rooms = await tx
    .update(chatRooms)
    .set({ vendorId: to.id })
    .where(and(eq(chatRooms.vendorId, from.id), inArray(chatRooms.accountId, couples)))
    .returning({ id: chatRooms.id })
  const roomIds = rooms.map(({ id }) => id)
  for (const table of [chatMessages, chatReads]) {
    const isOfVendor = and(inArray(table.roomId, roomIds), eq(table.accountId, from.accountId))
    await tx.update(table).set({ accountId: to.accountId }).where(isOfVendor)
  }
  const isMailed = and(inArray(messageMails.roomId, roomIds), eq(messageMails.accountId, from.accountId))
  await tx.delete(messageMails).where(isMailed)
  const leadIds = moved.map(({ id }) => id)
  const isUploaded = and(inArray(leadFiles.leadId, leadIds), eq(leadFiles.accountId, from.accountId))
  await tx.update(leadFiles).set({ accountId: to.accountId }).where(isUploaded)
  return { count: moved.length, skipped: known - moved.length, accountIds: [from.accountId, to.accountId] }
}

export const leadCommands = { 'move-leads': moveLeads }
