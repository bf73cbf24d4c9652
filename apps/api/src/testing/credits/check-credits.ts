import { FREE_CREDITS } from '@vowkit/sdk-core/contract'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { creditEntries, packOrders, payments, visionEdits, visions } from '../../db/tables.ts'
import { type CreditWorld, openCreditWorld } from './credit-world.ts'
import { rareSequences, sequences } from './moves.ts'
import { createPerson, type Person } from './person.ts'

/** Reads all rows about an account's credits, oldest first. */
async function readFacts({ db }: CreditWorld, { account: { id } }: Person) {
  const ofPerson = eq(visions.accountId, id)
  return {
    entries: await db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.accountId, id))
      .orderBy(asc(creditEntries.id)),
    visions: await db.select().from(visions).where(ofPerson),
    edits: (
      await db.select().from(visionEdits).innerJoin(visions, eq(visions.id, visionEdits.visionId)).where(ofPerson)
    ).map(({ vision_edits }) => vision_edits),
    payments: (
      await db
        .select()
        .from(payments)
        .innerJoin(packOrders, eq(packOrders.accountId, payments.accountId))
        .where(eq(payments.accountId, id))
    ).filter((row) => row.payments.subject === row.pack_orders.id),
  }
}
type Facts = Awaited<ReturnType<typeof readFacts>>

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Checks the balance after each entry, in insertion order. */
function checkNeverNegative({ entries }: Facts): void {
  let balance = 0
  for (const { amount } of entries) {
    balance += amount
    expect(balance).toBeGreaterThanOrEqual(0)
  }
}

/** Checks that every vision is charged once, and that only a failed vision's credit is released, once. */
function checkVisions({ entries, visions, edits }: Facts, { visions: made }: Person, { files }: CreditWorld): void {
  expect(new Set([...made.values()].flatMap((ids) => [...ids]))).toEqual(new Set(visions.map(({ id }) => id)))
  for (const ids of made.values()) expect(ids.size).toBe(1)
  for (const { id, status, imageKey, markedKey } of visions) {
    const own = entries.filter(({ visionId, kind }) => visionId === id && kind !== 'refund')
    expect(own.map(({ kind, amount }) => [kind, amount])).toEqual(
      status === 'failed'
        ? [
            ['reserve', -1],
            ['release', 1],
          ]
        : [['reserve', -1]],
    )
    const hasImage = files.has(imageKey) && files.has(markedKey)
    if (status === 'ready') expect(hasImage).toBe(true)
    if (status === 'failed') expect([imageKey, markedKey]).toEqual([null, null])
    const done = edits.filter(({ visionId, status }) => visionId === id && status === 'done')
    expect(done.length).toBeLessThanOrEqual(3)
    for (const { imageKey } of done) expect(files.has(imageKey)).toBe(true)
  }
}

/** Checks that a paid pack is granted once, refunded at most once, and never by more than its credits. */
function checkPacks({ entries, payments }: Facts, { told }: Person): void {
  for (const {
    payments: { id, status },
    pack_orders: order,
  } of payments) {
    const own = entries.filter(({ paymentId }) => paymentId === id)
    const granted = own.filter(({ kind }) => kind === 'pack').map(({ amount }) => amount)
    const taken = own.filter(({ kind }) => kind === 'refund')
    expect(sum(own.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0)
    if (told.refunded.has(id)) {
      expect(status).toBe('refunded')
      expect(granted.length).toBeLessThanOrEqual(1)
      expect(taken.filter(({ visionId }) => visionId === null)).toHaveLength(granted.length)
    } else {
      expect(granted).toEqual(told.paid.has(id) ? [order.credits] : [])
      expect(taken).toEqual([])
    }
  }
}

/** Checks that every vision is settled and the ledger is balanced. */
function checkEnd({ entries, visions }: Facts): void {
  expect(visions.filter(({ status }) => status !== 'ready' && status !== 'failed')).toEqual([])
  const delivered = visions.filter(({ status }) => status === 'ready').length
  const bought = sum(entries.filter(({ kind }) => kind === 'pack' || kind === 'refund').map(({ amount }) => amount))
  expect(sum(entries.map(({ amount }) => amount))).toBe(FREE_CREDITS + bought - delivered)
}

/** Checks that credits reserved at the time of a refund are taken back on release, until the refund is covered. */
function checkOwed({ entries }: Facts): void {
  for (const refund of entries.filter(({ kind, visionId }) => kind === 'refund' && visionId === null)) {
    const owed = sum(entries.filter(({ paymentId }) => paymentId === refund.paymentId).map(({ amount }) => amount))
    if (owed === 0) continue
    const wasOut = entries.filter(({ kind, id }) => kind === 'reserve' && id < refund.id)
    const cameBack = wasOut.filter(({ visionId }) =>
      entries.some((entry) => entry.visionId === visionId && entry.kind === 'release' && entry.id > refund.id),
    )
    for (const { visionId } of cameBack) {
      expect(entries.filter((entry) => entry.visionId === visionId && entry.kind === 'refund')).toHaveLength(1)
    }
  }
}

/** Runs `numRuns` random sequences of moves, each for a new account, and checks the credits afterwards. */
export async function checkCredits(numRuns: number, seed: number): Promise<void> {
  const world = await openCreditWorld()
  const holds = fc.asyncProperty(sequences, async (steps) => {
    const person = await createPerson(world)
    for (const step of steps) await Promise.all(step.map(person.make))
    await person.finish()
    const facts = await readFacts(world, person)
    checkNeverNegative(facts)
    checkVisions(facts, person, world)
    checkPacks(facts, person)
    checkEnd(facts)
    checkOwed(facts)
  })
  try {
    await fc.assert(holds, { seed, numRuns, examples: rareSequences.map((steps) => [steps]) })
  } finally {
    await world.close()
  }
}
