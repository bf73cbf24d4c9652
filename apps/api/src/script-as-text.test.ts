import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { vendors } from './db/tables.ts'
import { digestOf, makePdf, openLink } from './testing/documents.ts'
import { pay } from './testing/invoices.ts'
import { makeLead, type TestLead } from './testing/leads.ts'
import { printedText } from './testing/printed-text.ts'
import { startApi, type TestApi, until } from './testing/start-api.ts'

/** Texts that would run as a script if a page did not escape them, in content or in an attribute. */
const SCRIPT = '"\'><img src=x onerror=alert(1)><script>alert(1)</script>'

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
  lead = await makeLead(api)
  await api.db.update(vendors).set({ businessName: SCRIPT }).where(eq(vendors.id, lead.vendorId))
})
afterAll(() => api.stop())

/** Returns the names of all elements on a page, except the page's own script file, and the text of the page. */
function look(html: string): { elements: string[]; text: string } {
  const elements: string[] = []
  let text = ''
  const walk = (node: Tree.Node) => {
    if ('tagName' in node && !isOwnScript(node)) elements.push(node.tagName)
    if (node.nodeName === '#text' && 'value' in node) text += node.value
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return { elements, text }
}

const isOwnScript = ({ tagName, attrs }: Tree.Element) =>
  tagName === 'script' && attrs.some(({ name, value }) => name === 'src' && value.startsWith('/'))

function expectOnlyText(html: string): void {
  const { elements, text } = look(html)
  expect(text).toContain(SCRIPT)
  expect(elements).not.toContain('script')
  expect(elements).not.toContain('img')
}

it('the payment page and the invoice email escape the names of the invoice and its vendor', async () => {
  const { invoices, leads, mailbox } = api.service.services
  await api.db.transaction(async (tx) => {
    const invoice = { name: SCRIPT, total: '10.00', dueDate: '2999-01-31' }
    await invoices.send(tx, await leads.lock(tx, lead.leadId), invoice)
  })
  const data = await lead.read()
  const { body } = await pay(api, lead, { invoice: data.invoices[0]?.id ?? '' })
  const page = await openLink(api, String(body.url))
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expectOnlyText(await page.text())

  const mail = await until(async () => {
    const mails = await mailbox.list()
    const found = mails.find(({ subject }) => subject === 'You have an invoice')
    if (!found) throw new Error('No invoice has been mailed.')
    return found
  })
  expectOnlyText(mail.html)
  expect(mail.text).toContain(SCRIPT)
  expectOnlyText(await (await fetch(`${api.url}/dev/mailbox`)).text())
})

it('the certificate page escapes the names of the document and its signers', async () => {
  const { documents, providers, signatures } = api.service.services
  const pdf = await makePdf()
  const key = `${'0'.repeat(39)}a.pdf`
  await providers.files.put(key, pdf, 'application/pdf')
  const file = { name: `${SCRIPT}.pdf`, key, size: pdf.byteLength, hash: digestOf(pdf), needsSignature: true }
  await api.db.transaction((tx) => documents.add(tx, lead.leadId, lead.vendorUserId, [file]))
  const id = Number((await lead.read()).files[0]?.id)
  const json = { esign_doc: SCRIPT, esign_doc_partner: 'Noor' }
  expect((await api.post(`/market/user/files/sign/${id}`, { token: lead.couple, json })).status).toBe(200)
  await signatures.countersign(lead.vendorUserId, id, { names: [SCRIPT], address: '192.0.2.7' })
  const certified = await until(async () => {
    const shown = await openLink(api, (await lead.read()).files[0]?.file ?? '')
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    expect(shown.headers.get('content-disposition')).not.toMatch(/[<>]/)
    const bytes = new Uint8Array(await shown.arrayBuffer())
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2)
    return bytes
  })
  expect((await printedText(certified)).join('')).toContain('<script>alert(1)</script>')
  const objects = (await PDFDocument.load(certified)).context.enumerateIndirectObjects().map(([, object]) => object)
  expect(objects.map(String).join()).not.toMatch(/\/(JavaScript|JS|OpenAction|AA)\b/)
})
