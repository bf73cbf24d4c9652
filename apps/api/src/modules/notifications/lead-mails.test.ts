import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, leadFiles } from '../../db/tables.ts'
import { makePdf, openLink, upload } from '../../testing/documents.ts'
import { pay, sendInvoice } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { mailTo, subjectsTo } from '../../testing/mailbox.ts'
import { buyPack, press } from '../../testing/packs.ts'
import { shareDocument } from '../../testing/signed-documents.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { OPTIONAL_KINDS } from './kinds.ts'

const RECEIPT = 'Receipt for your payment to'
const SETUP = ['Confirm your email', 'Set a new password', 'Your password was changed']

let api: TestApi
let lead: TestLead
let couple: string
let vendor: string
let made = 0
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  made++
  ;[couple, vendor] = [`buyer${made}@example.com`, `seller${made}@example.com`]
})

const mailAbout = (email: string, text: string) => mailTo(api, email, ({ subject }) => subject.includes(text))
const subjectsOf = async (email: string) => (await subjectsTo(api, email)).filter((subject) => !SETUP.includes(subject))

const sign = (id: number) =>
  api.post(`/market/user/files/sign/${id}`, {
    token: lead.couple,
    json: { esign_doc: 'Maya', esign_doc_partner: 'Noor' },
  })

/** Pays an invoice on the sandbox's checkout page. */
async function payInvoice(invoice: number): Promise<void> {
  const { body } = await pay(api, lead, { invoice })
  const answer = { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' } as const
  expect((await openLink(api, String(body.url), answer)).status).toBe(303)
}

async function switchOffAll(email: string): Promise<void> {
  const [account] = await api.db.select().from(accounts).where(eq(accounts.email, email))
  for (const kind of OPTIONAL_KINDS) {
    await api.service.services.mailPreferences.set({ accountId: account?.id ?? 0, kind }, false)
  }
}

describe('the email about a document', () => {
  it('asks the couple to sign a document that needs a signature', async () => {
    await shareDocument(api, lead, await makePdf())
    const { text } = await mailAbout(couple, `Vendor ${made} asks for your signature`)
    expect(text).toContain('> Contract.pdf\n')
    expect(text).toContain(`http://localhost:5173/dashboard/vendors/manage/${lead.vendorId}\n`)
    expect(text).toContain('Stop emails about new documents: ')
    expect(await subjectsOf(vendor)).toEqual([])
  })

  it('names all documents that the vendor uploads at once', async () => {
    expect(
      (await upload(api, lead, { 'menu.pdf': await makePdf(), 'plan.pdf': await makePdf() }, lead.vendor)).status,
    ).toBe(200)
    const { subject, text } = await mailAbout(couple, 'documents')
    expect(subject).toBe(`2 new documents from Vendor ${made}`)
    expect(text).toContain('> menu.pdf\n> plan.pdf\n')
    expect(await subjectsOf(couple)).toHaveLength(1)
  })

  it('is sent once when the vendor asks to sign a document that it has shared before', async () => {
    await upload(api, lead, { 'contract.pdf': await makePdf() }, lead.vendor)
    const { files } = await lead.read()
    const ask = () => api.post(`/desk/documents/${files[0]?.id}/request-signature/`, { token: lead.vendor })
    expect((await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)).toEqual([200, 200, 200])
    const asks = (await subjectsOf(couple)).filter((subject) => subject.endsWith('asks for your signature'))
    expect(asks).toHaveLength(1)
  })

  it('is not sent for documents of the couple', async () => {
    expect((await upload(api, lead, { 'ideas.pdf': await makePdf() })).status).toBe(200)
    expect(await subjectsOf(couple)).toEqual([])
    expect(await subjectsOf(vendor)).toEqual([])
  })

  it('is not sent if the upload fails', async () => {
    const files = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`${name}.pdf`, new Uint8Array(10)]))
    expect((await upload(api, lead, files, lead.vendor)).status).toBe(400)
    expect(await subjectsOf(couple)).toEqual([])
    expect(await api.db.$count(leadFiles, eq(leadFiles.leadId, lead.leadId))).toBe(0)
  })
})

describe('the email about a signature', () => {
  it('reaches the vendor once when the couple has signed', async () => {
    const { id } = await shareDocument(api, lead, await makePdf())
    const answers = await Promise.all([sign(id), sign(id), sign(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const { text } = await mailAbout(vendor, 'Maya Lindqvist signed a document')
    expect(text).toContain('> Contract.pdf\n')
    expect(text).toContain(`http://desk.localhost:5173/leads/${lead.leadId}\n`)
    expect(await subjectsOf(vendor)).toHaveLength(1)
  })

  it('reaches the couple once when the vendor has signed', async () => {
    const { id } = await shareDocument(api, lead, await makePdf())
    await sign(id)
    const { signatures } = api.service.services
    const signing = { names: ['Vera'], address: '192.0.2.7' }
    await signatures.countersign(lead.vendorUserId, id, signing)
    await signatures.countersign(lead.vendorUserId, id, signing)
    expect((await subjectsOf(couple)).filter((subject) => subject === `Vendor ${made} signed a document`)).toHaveLength(
      1,
    )
  })
})

describe('the emails about an invoice', () => {
  it('reach the couple with the amount, the due date and the payment link', async () => {
    await sendInvoice(api, lead, '1250.50', '2999-01-31')
    const { text } = await mailAbout(couple, 'You have an invoice')
    expect(text).toContain(`From: Vendor ${made}\nFor: Deposit\nAmount: $1,250.50\nDue: January 31, 2999\n`)
    expect(text).toMatch(/http:\/\/localhost:5173\/dashboard\/setup\/\d+-[\w-]{43}\/\d+\n/)
  })

  it('are a receipt for the couple and a notice for the vendor when the invoice is paid', async () => {
    const invoice = await sendInvoice(api, lead, '80.00')
    await payInvoice(invoice)
    const receipt = await mailAbout(couple, RECEIPT)
    expect(receipt.text).toContain(`Paid to: Vendor ${made}\nFor: Deposit\nAmount: $80.00\nPaid on: `)
    expect(receipt.text).not.toContain('unsubscribe')
    const notice = await mailAbout(vendor, 'Maya Lindqvist paid $80.00')
    expect(notice.text).toContain('Paid by: Maya Lindqvist\nFor: Deposit\nAmount: $80.00\n')
    expect(notice.text).not.toContain(couple)
    expect((await subjectsOf(couple)).filter((subject) => subject.includes(RECEIPT))).toHaveLength(1)
    expect(await subjectsOf(vendor)).toEqual(['Maya Lindqvist paid $80.00'])
  })

  it('are only the receipt if both sides have switched off all emails', async () => {
    await switchOffAll(couple)
    await switchOffAll(vendor)
    await payInvoice(await sendInvoice(api, lead))
    expect(await subjectsOf(couple)).toEqual([`${RECEIPT} Vendor ${made}`])
    expect(await subjectsOf(vendor)).toEqual([])
  })

  it('are in Spanish for an account that signed in in Spanish', async () => {
    await api.db.update(accounts).set({ language: 'es' }).where(eq(accounts.email, couple))
    await payInvoice(await sendInvoice(api, lead))
    const { text } = await mailAbout(couple, `Recibo de tu pago a Vendor ${made}`)
    expect(text).toMatch(/Importe: .*1,250\.00/)
  })
})

it('the receipt for a pack of credits is emailed once, with the amount and the payment', async () => {
  const page = await buyPack(api, lead.couple)
  await press(api, page, 'approve')
  const { subject, text } = await mailAbout(couple, 'Receipt for')
  const [pack] = await api.service.services.packSales.list()
  expect(subject).toBe(`Receipt for ${pack?.credits} vision credits`)
  expect(text).toContain(`Paid to: Vowkit\nFor: ${pack?.credits} vision credits\nAmount: $${pack?.price}\nPaid on: `)
  expect(text).toMatch(/\nPayment: [0-9a-f-]{36}\n/)
  expect(text).not.toContain('unsubscribe')
  expect((await subjectsOf(couple)).filter((each) => each === subject)).toHaveLength(1)
})
