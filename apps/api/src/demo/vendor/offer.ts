import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { bookedDate } from '../../db/booked-date.ts'
import { accounts, chatMessages, chatRooms, couples, leads, offerClaims, packages } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** A package of a vendor, with its price for couples. */
export interface DemoOffer {
  name: string
  price: number
}

/** What a demo vendor knows about a couple and its own packages. */
export interface DemoFacts {
  coupleNames: string[]
  /** The language of the couple. */
  language: 'en' | 'es'
  /** YYYY-MM-DD, or `""`. */
  weddingDate: string
  /** The date for which the couple has booked the vendor, or `""`. */
  bookedFor: string
  /** Whether the vendor has sent its contract and the invoice for the deposit. */
  hasContract: boolean
  guests: number | null
  /** The most that the couple wants to pay this vendor. */
  budget: number | null
  isDeclined: boolean
  /** The vendor's packages, cheapest first. */
  offers: DemoOffer[]
  /** The package that the couple has claimed or named in its messages. Undefined if it has chosen none. */
  chosen: DemoOffer | undefined
}

/** Reads the facts of a lead. Throws if the lead does not exist. */
export async function readDemoFacts(db: Database, leadId: number): Promise<DemoFacts> {
  const [row] = await db
    .select({ lead: leads, bookedDate, name: accounts.displayName, language: accounts.language, couple: couples })
    .from(leads)
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .leftJoin(couples, eq(couples.accountId, leads.accountId))
    .where(eq(leads.id, leadId))
  if (!row) throw new Error(`There is no lead ${leadId}.`)
  const { lead, name, language, couple } = row
  const isBooked = lead.state === 'booked'
  const rows = await db
    .select()
    .from(packages)
    .where(and(eq(packages.vendorId, lead.vendorId), isNull(packages.removedAt)))
    .orderBy(asc(packages.position), asc(packages.id))
  const offers = rows.map((one) => ({ name: one.name, price: Number(one.discountedPrice ?? one.originalPrice) }))
  return {
    language: language ?? 'en',
    chosen: await findChosen(db, lead, offers),
    coupleNames: [name, couple?.partnerName ?? ''].filter(Boolean),
    weddingDate: lead.weddingDate ?? couple?.weddingDate ?? '',
    bookedFor: isBooked ? (row.bookedDate ?? '') : '',
    hasContract: lead.firstInvoiceAt !== null,
    guests: lead.guests,
    budget: lead.budget,
    isDeclined: lead.declinedAt !== null,
    offers: offers.toSorted((a, b) => a.price - b.price),
  }
}

/** The deal that the couple claimed last, else the package that its messages name. */
async function findChosen(
  db: Database,
  { accountId, vendorId }: typeof leads.$inferSelect,
  offers: readonly DemoOffer[],
): Promise<DemoOffer | undefined> {
  const [claim] = await db
    .select({ name: offerClaims.name, price: offerClaims.price })
    .from(offerClaims)
    .innerJoin(packages, eq(packages.id, offerClaims.packageId))
    .where(and(eq(offerClaims.accountId, accountId), eq(packages.vendorId, vendorId)))
    .orderBy(desc(offerClaims.createdAt))
    .limit(1)
  if (claim) return { name: claim.name, price: Number(claim.price) }
  const messages = await db
    .select({ text: chatMessages.text })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .where(
      and(eq(chatRooms.accountId, accountId), eq(chatRooms.vendorId, vendorId), eq(chatMessages.accountId, accountId)),
    )
  const words = messages.map(({ text }) => text.toLowerCase())
  return offers.find(({ name }) => words.some((text) => text.includes(name.toLowerCase())))
}

/**
 * The package that the vendor's contract is about: the one that the couple has chosen, else a suggestion: the best one
 * within the budget, or the cheapest one.
 */
export function chooseOffer({
  offers,
  budget,
  chosen,
}: Pick<DemoFacts, 'offers' | 'budget' | 'chosen'>): DemoOffer | undefined {
  return chosen ?? offers.findLast(({ price }) => budget !== null && price <= budget) ?? offers[0]
}
