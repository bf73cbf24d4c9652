import { calls } from '@vowkit/sdk-core/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accounts,
  couplePartners,
  creditEntries,
  messageMails,
  offerClaims,
  packages,
  partnerInvitations,
  payments,
  signatures,
  teamMembers,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { requestDeletion } from '../../testing/account-deletion.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { filesInStore, makePdf, upload } from '../../testing/documents.ts'
import { type FirstCouple, makeFirstCouple, SECRETS } from '../../testing/first-couple.ts'
import { formOf } from '../../testing/forms.ts'
import { pay } from '../../testing/invoices.ts'
import { buyPack } from '../../testing/packs.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { accountDeletionRules } from './service.ts'

/** Tables that keep rows of an erased account, with the reason. */
const KEPT: Record<string, string> = {
  chat_rooms: 'the vendor’s conversation',
  chat_messages: 'the vendor’s conversation',
  leads: 'the vendor’s invoices and signed documents',
  pack_orders: 'accounting',
  payments: 'accounting',
  signatures: 'contracts, without the person',
}

const PARTNER = 'Jonas Unmistakable'
const IDEA = 'Loose peonies'

let api: TestApi
let erased: FirstCouple
let other: FirstCouple
let otherBefore: unknown
let filesBefore: string[]
let tablesBefore: string[]
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1', SHOW_IMAGE_GENERATOR: '1' })
  erased = await makeFirstCouple(api)
  await fillEveryTable(erased)
  other = await makeFirstCouple(api)
  otherBefore = await other.look()
  filesBefore = await filesInStore(api)
  tablesBefore = await tablesOf(erased.userId)
  await requestDeletion(api, erased.email, erased.couple)
  api.advance(accountDeletionRules.deletionGraceMs + 1)
  await api.service.services.accountDeletion.sweep()
})
afterAll(() => api.stop())

/** Adds rows to the tables that the shared fixture leaves empty. */
async function fillEveryTable(first: FirstCouple): Promise<void> {
  const { couple: token, userId: accountId, vendorId, roomId, messageId, invoiceId, email } = first
  const post = (path: string, json: object = {}) => api.post(path, { token, json })
  const form = formOf({}, { image: [await makePhoto()] })
  await api.post('/couple/update-profile-image/', { token, form })
  await post('/registration/couple-preferences/', {
    wedding_description: 'Romantic',
    wedding_budget: '$$',
    categories: [1, 2],
  })
  const idea = formOf({ category: '1', description: IDEA }, { images: [await makePhoto()] })
  await api.post('/couple/couple-inspiration/create/', { token, form: idea })
  await post('/couple/inspiration-board/pins/', { kind: 'vendor', source_id: vendorId })
  await post('/couple/inspiration-board/share/')
  // The inquiry is sent before the partner's name is stored. Otherwise the email to the vendor would contain the name.
  await post(`/vendor/detail/get/${vendorId}/`, { message: IDEA, guests: 80, wedding_date: '2999-05-01' })
  await post('/registration/couple-basicinfo/', { partner_name: PARTNER, wedding_date: '2999-05-01' })
  await api.patch(`/desk/leads/${first.leadId}/`, { token: first.vendor, json: { notes: PARTNER } })
  await post('/ai/generate_image/', { prompt: 'A barn at dusk' })
  await post(`/vendor/mark-favorite/${vendorId}/`)
  await post('/auth/handoff/')
  await api.service.services.mailPreferences.set({ accountId, kind: 'vision' }, false)
  await post('/auth/forgot-password/', { email })
  await buyPack(api, token)
  await post(`/chat/chats/${roomId}/read`, { message_id: messageId })
  await pay(api, first, { invoice: invoiceId })
  await post(`/chat/chats/${roomId}/report`, { reason: 'other', words: IDEA })
  await api.db.insert(messageMails).values({ roomId, accountId, seq: 1, mailedAt: api.clock.now() })
  await upload(api, first, { 'second.pdf': await makePdf() })
  await post(`/chat/chats/${roomId}/block`)
  const { magicLinks } = api.service.services
  const invitation = { accountId, isActive: true, categoryIds: [1], vendorIds: [vendorId] }
  await api.db.transaction((tx) => magicLinks.invite(tx, invitation))
  const deal = { vendorId, name: 'A weekday', description: 'In spring', originalPrice: '10.00' }
  const [made] = await api.db.insert(packages).values(deal).returning()
  const createdAt = api.clock.now()
  await api.db.insert(offerClaims).values({ accountId, packageId: made?.id ?? 0, createdAt })
  await api.db.insert(teamMembers).values({ accountId, vendorId, role: 'member', joinedAt: createdAt })
  const partner = await api.service.services.accounts.findOrCreate(api.db, `partner-of-${accountId}@example.com`)
  await api.db.insert(couplePartners).values({ accountId: partner.id, coupleId: accountId, joinedAt: createdAt })
  await post('/couple/wedding-day/feed/')
  const pending = { email: `invited-${email}`, tokenHash: email, invitedAt: createdAt }
  await api.db.insert(partnerInvitations).values({ coupleId: accountId, ...pending })
  await api.get('/couple/account/export/', { token })
  await until(async () => {
    expect((await api.get('/couple/account/export/', { token })).body.state).toBe('ready')
  })
}

/** Lists the columns that reference accounts. */
function accountColumns(): Promise<{ table: string; column: string }[]> {
  return api.db
    .select({ table: sql<string>`c.relname`, column: sql<string>`a.attname` })
    .from(
      sql`pg_constraint k join pg_class c on c.oid = k.conrelid
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)`,
    )
    .where(sql`k.contype = 'f' and k.confrelid = 'accounts'::regclass`)
}

/** Returns the tables with rows that reference the account. */
async function tablesOf(accountId: number): Promise<string[]> {
  const found: string[] = []
  for (const { table, column } of await accountColumns()) {
    const rows = await api.db
      .select({ one: sql`1` })
      .from(sql`${sql.identifier(table)}`)
      .where(sql`${sql.identifier(column)} = ${accountId}`)
    if (rows.length > 0) found.push(table)
  }
  return found.sort()
}

/** Returns the tables in which any column contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await api.db
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await api.db
      .select({ one: sql`1` })
      .from(sql`${sql.identifier(name)} as t`)
      .where(sql`position(${text} in t::text) > 0`)
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('an erasure 14 days after the request', () => {
  it('leaves no rows that reference the account, except in the tables that are kept', async () => {
    expect(await tablesOf(erased.userId)).toEqual(Object.keys(KEPT).sort())
  })

  it('starts from an account with rows in every table that references accounts', async () => {
    const all = new Set((await accountColumns()).map(({ table }) => table))
    expect([...all].filter((table) => table !== 'vendors').sort()).toEqual([...new Set(tablesBefore)])
  })

  it('removes the account’s email address, partner and texts from every table', async () => {
    for (const text of [erased.email, PARTNER, IDEA]) expect(await tablesWith(text)).toEqual([])
    const [row] = await api.db.select().from(accounts).where(eq(accounts.id, erased.userId))
    expect(row).toMatchObject({ displayName: 'Deleted account', firstName: '', lastName: '', phone: '' })
    expect(row).toMatchObject({ passwordHash: null, verifiedAt: null, plan: 'free' })
    expect(row?.email).toMatch(/^[0-9a-f-]{36}@deleted\.invalid$/)
  })

  it('deletes the files, except signed documents and documents of the vendor', async () => {
    const files = await filesInStore(api)
    const removed = filesBefore.filter((name) => !files.includes(name))
    const of = (extension: string) => removed.filter((name) => name.endsWith(extension)).length
    expect({ zip: of('.zip'), pdf: of('.pdf') }).toEqual({ zip: 1, pdf: 2 })
    // The five images: the couple's photo, an inspiration, a generated image, and a vision with and without a
    // watermark.
    expect(of('.webp')).toBe(5)
  })

  it('revokes every session and frees the email address for a new registration', async () => {
    const { statusOf, register } = createCoupleCalls(api)
    expect(await statusOf(erased.couple)).toBe(401)
    expect((await register(erased.email)).status).toBe(201)
  })

  it('keeps the signature as a record without names', async () => {
    const [row] = await api.db.select().from(signatures).where(eq(signatures.accountId, erased.userId))
    expect(row).toMatchObject({ side: 'couple', names: ['Deleted account', 'Deleted account'], address: '' })
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('shows the vendor the conversation and the invoice of a "Deleted account"', async () => {
    const { body } = await api.get(`/market/couple/lead/data/${erased.leadId}`, { token: erased.vendor })
    expect(body).toMatchObject({
      chatroom: { name: 'Deleted account' },
      messages: [{ message: SECRETS[0] }, { message: 'This inquiry was deleted.' }],
      invoices: [{ total_amount: '4711.00' }],
      files: [{ id: erased.contractId, isCouplesign: true }],
    })
    expect(JSON.stringify(body)).not.toContain(erased.email)
  })

  it('shows the lead on the desk without the inquiry, with the invoice and the signed contract', async () => {
    const { body, status } = await api.get(`/desk/leads/${erased.leadId}/`, { token: erased.vendor })
    expect(status).toBe(200)
    expect(calls.getDeskLead.response.parse(body)).toMatchObject({
      ...{ couple_name: 'Deleted account', is_account_deleted: true, partner_name: '', image: '' },
      ...{ wedding_date: '', wedding_city: '', budget_label: '', inquiry: '', notes: '', deals: [] },
      invoices: [{ total_amount: '4711.00' }],
      documents: [{ id: erased.contractId }],
    })
    expect(body.guests).toBeUndefined()
    expect(body.vision).toBeUndefined()
  })

  it('keeps paid purchases without addresses for accounting, and deletes unpaid purchases', async () => {
    const rows = await api.db.select().from(payments).where(eq(payments.accountId, erased.userId))
    expect(rows).toMatchObject([{ kind: 'pack', status: 'paid', successUrl: '', cancelUrl: '', url: null }])
  })

  it('changes nothing in another account', async () => {
    expect(await other.look()).toEqual(otherBefore)
  })

  it('erases rows that a concurrent request wrote after the erasure', async () => {
    const createdAt = api.clock.now()
    await api.db.insert(creditEntries).values({ accountId: erased.userId, kind: 'grant', amount: 1, createdAt })
    await api.service.services.accountDeletion.sweep()
    expect(await tablesOf(erased.userId)).not.toContain('credit_entries')
  })
})

describe('triggers of the ledger and of signatures', () => {
  type Attempt = (db: Database, id: number) => Promise<unknown>
  const rename = { names: ['Deleted account', 'Deleted account'], address: '' }
  const changeCredits: Attempt = (db, id) =>
    db.update(creditEntries).set({ amount: 9 }).where(eq(creditEntries.accountId, id))
  const deleteCredits: Attempt = (db, id) => db.delete(creditEntries).where(eq(creditEntries.accountId, id))
  const deleteSignatures: Attempt = (db, id) => db.delete(signatures).where(eq(signatures.accountId, id))
  const setSignatures =
    (values: Partial<typeof signatures.$inferInsert>): Attempt =>
    (db, id) =>
      db.update(signatures).set(values).where(eq(signatures.accountId, id))

  const ordinary: [string, Attempt][] = [
    ['deletes credit entries', deleteCredits],
    ['changes credit entries', changeCredits],
    ['deletes signatures', deleteSignatures],
    ['renames signatures', setSignatures(rename)],
  ]
  const duringErasure: [string, Attempt][] = [
    ['deletes signatures', deleteSignatures],
    ['gives signatures a different name', setSignatures({ ...rename, names: ['Eve'] })],
    ['changes the hash of signatures', setSignatures({ ...rename, hash: '0'.repeat(64) })],
  ]
  const refusal = { cause: { message: expect.stringContaining('are only ever added') } }

  function attemptErasing(accountId: number, attempt: Attempt): Promise<unknown> {
    return api.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('vowkit.erased_account', ${String(accountId)}, true)`)
      await attempt(tx, accountId)
    })
  }

  it.each(ordinary)('reject an ordinary statement that %s', async (_, attempt) => {
    await expect(attempt(api.db, other.userId)).rejects.toMatchObject(refusal)
  })

  it.each(ordinary)('reject a transaction that %s of an account that is not erased', async (_, attempt) => {
    await expect(attemptErasing(other.userId, attempt)).rejects.toMatchObject(refusal)
  })

  it.each(duringErasure)('reject an erasure that %s', async (_, attempt) => {
    await expect(attemptErasing(erased.userId, attempt)).rejects.toMatchObject(refusal)
  })
})
