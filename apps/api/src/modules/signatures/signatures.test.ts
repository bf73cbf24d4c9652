import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leadFiles, signatures } from '../../db/tables.ts'
import { digestOf, filesInStore, makePdf, openLink } from '../../testing/documents.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { printedText } from '../../testing/printed-text.ts'
import { shareDocument } from '../../testing/signed-documents.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'

const BOTH = { esign_doc: ' Maya Lindqvist ', esign_doc_partner: 'Noor 優子' }

let api: TestApi
let pdf: Uint8Array
let lead: TestLead
let fileId: number
beforeAll(async () => {
  api = await startApi({ ESIGN_CONSENT: 'We mean it.', ESIGN_CONSENT_ES: 'Va en serio.' })
  pdf = await makePdf()
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  fileId = await share(true)
})

/** Shares a PDF as the vendor. */
const share = async (needsSignature: boolean) => (await shareDocument(api, lead, pdf, { needsSignature })).id
const sign = (id: unknown = fileId, json: object = BOTH, token = lead.couple) =>
  api.post(`/market/user/files/sign/${id}`, { token, json })
const rowsOf = (id: number) => api.db.select().from(signatures).where(eq(signatures.fileId, id))
const countersign = () =>
  api.service.services.signatures.countersign(lead.vendorUserId, fileId, { names: ['Vera'], address: '192.0.2.7' })

describe('POST a signature', () => {
  it('records signer, time, document hash, IP address and consent text', async () => {
    expect(await lead.read()).toMatchObject({ sign_consent: 'We mean it.', files: [{ isDocusign: true }] })
    const form = new FormData()
    for (const [field, value] of Object.entries(BOTH)) form.append(field, value)
    expect((await api.post(`/market/user/files/sign/${fileId}`, { token: lead.couple, form })).status).toBe(200)
    const { user, files } = await lead.read()
    expect(files).toMatchObject([{ isDocusign: true, isCouplesign: true, isVendorsign: false }])
    const [row] = await rowsOf(fileId)
    expect(row).toMatchObject({
      side: 'couple',
      accountId: user.user_id,
      names: ['Maya Lindqvist', 'Noor 優子'],
      hash: digestOf(pdf),
      consent: 'We mean it.',
      address: '127.0.0.1',
    })
    expect(Math.abs(Number(row?.signedAt) - api.clock.now().getTime())).toBeLessThan(60_000)
  })

  it('shows and stores the consent text in the language of the couple', async () => {
    const headers = { 'Accept-Language': 'es' }
    const { body } = await api.get(`/market/couple/lead/data/${lead.vendorId}`, { token: lead.couple, headers })
    expect(body.sign_consent).toBe('Va en serio.')
    await api.post(`/market/user/files/sign/${fileId}`, { token: lead.couple, json: BOTH, headers })
    expect(await rowsOf(fileId)).toMatchObject([{ consent: 'Va en serio.' }])
  })

  it('stores the consent text that the couple saw if the language has changed since then', async () => {
    expect((await sign(fileId, { ...BOTH, consent: 'Va en serio.' })).status).toBe(200)
    expect(await rowsOf(fileId)).toMatchObject([{ consent: 'Va en serio.' }])
  })

  it('rejects a signature with a consent text that is not one of the deployment', async () => {
    expect(await sign(fileId, { ...BOTH, consent: 'We do not mean it.' })).toMatchObject({
      status: 400,
      body: { consent: [expect.any(String)] },
    })
    expect(await rowsOf(fileId)).toEqual([])
  })

  it('creates a record that cannot be updated or deleted in the database', async () => {
    await sign()
    const change = api.db
      .update(signatures)
      .set({ names: ['Somebody'] })
      .where(eq(signatures.fileId, fileId))
    await expect(change).rejects.toThrow()
    await expect(api.db.delete(signatures).where(eq(signatures.fileId, fileId))).rejects.toThrow()
    expect(await rowsOf(fileId)).toMatchObject([{ names: ['Maya Lindqvist', 'Noor 優子'] }])
  })

  it.each([
    ['esign_doc', '   '],
    ['esign_doc_partner', ''],
    ['esign_doc_partner', 'x'.repeat(201)],
  ])('rejects a signature if %s is %j', async (field, value) => {
    expect(await sign(fileId, { ...BOTH, [field]: value })).toMatchObject({
      status: 400,
      body: { [field]: [expect.any(String)] },
    })
    expect(await rowsOf(fileId)).toEqual([])
  })

  it('accepts one of twenty concurrent signatures of a document', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sign()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
    expect(await sign()).toMatchObject({ status: 400, body: { detail: 'You have already signed this document.' } })
    expect(await rowsOf(fileId)).toHaveLength(1)
  })

  it('accepts signatures from the couple only, and only on documents that need one', async () => {
    expect((await sign(await share(false))).status).toBe(400)
    expect(await sign(fileId, BOTH, lead.vendor)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const other = await makeLead(api)
    for (const token of [lead.stranger, other.couple, other.vendor])
      expect((await sign(fileId, BOTH, token)).status).toBe(404)
    expect((await sign(999_999)).status).toBe(404)
    expect((await sign(fileId, BOTH, 'not-a-token')).status).toBe(401)
    expect(await rowsOf(fileId)).toEqual([])
  })

  it('prevents the deletion of the signed document', async () => {
    const remove = () => api.post(`/market/user/files/delete/${fileId}`, { token: lead.vendor })
    await sign()
    expect(await remove()).toMatchObject({ status: 403, body: { detail: 'A signed document cannot be removed.' } })
    expect((await lead.read()).files).toHaveLength(1)
  })
})

describe('a document signed by both sides', () => {
  it('has an unchanged original and a certified copy that ends with the certificate', async () => {
    await Promise.all([sign(), countersign(), countersign()])
    expect((await lead.read()).files).toMatchObject([{ isCouplesign: true, isVendorsign: true }])
    const certified = await until(async () => {
      const link = (await lead.read()).files[0]?.file ?? ''
      const bytes = new Uint8Array(await (await openLink(api, link)).arrayBuffer())
      expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2)
      return bytes
    })
    expect(await printedText(certified)).toContain('Noor 優子')
    expect(digestOf(certified.subarray(0, pdf.byteLength))).toBe(digestOf(pdf))
    const { catalog } = await PDFDocument.load(certified)
    expect(catalog.lookup(PDFName.of('Names'), PDFDict).has(PDFName.of('EmbeddedFiles'))).toBe(true)
    const [row] = await api.db.select().from(leadFiles).where(eq(leadFiles.id, fileId))
    const original = await (await api.service.services.providers.files.get(row?.key ?? ''))?.bytes()
    expect(digestOf(original ?? pdf.subarray(1))).toBe(digestOf(pdf))
    expect(await filesInStore(api)).toContain(row?.certifiedKey)
    expect((await rowsOf(fileId)).map(({ side }) => side).sort()).toEqual(['couple', 'vendor'])
  })
})
