import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leadFiles } from '../../db/tables.ts'
import { digestOf, makePdf, openLink } from '../../testing/documents.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { readPdfSignature } from '../../testing/pdf-signature.ts'
import { makePhoto } from '../../testing/photos.ts'
import { printedText } from '../../testing/printed-text.ts'
import { shareDocument, signByBoth } from '../../testing/signed-documents.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'

const lines: string[] = []
let api: TestApi
let pdf: Uint8Array
let lead: TestLead
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(line) }
  api = await startApi({ LOG_LEVEL: 'error' }, {}, { logTo })
  pdf = await makePdf()
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
})

const rowOf = async (id: number) => (await api.db.select().from(leadFiles).where(eq(leadFiles.id, id)))[0]
const fileOf = async () => (await lead.read()).files[0]

async function download(link: string | undefined): Promise<Buffer> {
  const answer = await openLink(api, link ?? '')
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** Signs a document for both sides. Returns the certified copy. */
async function certify(bytes = pdf, names?: string[]): Promise<Buffer> {
  const { id } = await shareDocument(api, lead, bytes)
  await signByBoth(api, lead, id, names)
  await until(async () => expect((await rowOf(id))?.certifiedKey).toBeTruthy())
  return download((await fileOf())?.file)
}

/** Signs a document for both sides. Returns why the document was not certified. */
async function refusalOf(id: number): Promise<string> {
  await signByBoth(api, lead, id)
  await until(async () => expect((await fileOf())?.certificate_problem).toBeDefined())
  expect((await rowOf(id))?.certifiedKey).toBeNull()
  expect(lines.join('')).toContain(`"document":${id}`)
  return (await fileOf())?.certificate_problem ?? ''
}

describe('a certified document', () => {
  it('has a PAdES signature over the whole file that references its certificate', async () => {
    const certified = await certify()
    const signature = await readPdfSignature(certified)
    expect(signature).toMatchObject({ isValid: true, subFilter: 'ETSI.CAdES.detached' })
    expect(signature.attributes).toEqual(['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', '1.2.840.113549.1.9.16.2.47'])
  })

  it('fails verification after a change of any signed byte', async () => {
    const certified = await certify()
    const { gap } = await readPdfSignature(certified)
    const step = Math.floor(certified.length / 40)
    const places = [0, 100, gap[0] - 400, gap[1] + 1, certified.length - 8]
    for (let place = step; place < certified.length; place += step) places.push(place)
    for (const place of places.filter((one) => one < gap[0] || one >= gap[1])) {
      const changed = Buffer.from(certified)
      changed[place] = (changed[place] ?? 0) ^ 1
      // A flipped digit of the ByteRange can make the signature unreadable, which fails verification as well.
      expect(await readPdfSignature(changed).catch(() => ({ isValid: false }))).toMatchObject({ isValid: false })
    }
  })

  it('has a downloadable original, whose hash matches the hash on the certificate', async () => {
    const certified = await certify()
    const file = await fileOf()
    expect(file?.sha256).toBe(digestOf(pdf))
    const answer = await openLink(api, file?.original ?? '')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(digestOf(Buffer.from(await answer.arrayBuffer()))).toBe(file?.sha256)
    const printed = await printedText(certified)
    expect(printed).toContain(file?.sha256)
    expect(printed).toContain('Linux: sha256sum original.pdf')
    expect(certified.subarray(0, pdf.byteLength).equals(Buffer.from(pdf))).toBe(true)
  })

  it('prints names in every script as typed', async () => {
    const printed = await printedText(await certify(pdf, ['محمد علي', 'Zoë 山田']))
    expect(printed).toContain([...'محمد علي'].reverse().join(''))
    expect(printed).toContain('Zoë 山田')
  })

  it('has a repaired cross-reference table if the table of the original is damaged', async () => {
    const damaged = Buffer.from(
      Buffer.from(pdf)
        .toString('latin1')
        .replace(/startxref\s+\d+/, 'startxref\n1'),
      'latin1',
    )
    const certified = await certify(damaged)
    expect((await PDFDocument.load(certified)).getPageCount()).toBe(2)
    expect(await readPdfSignature(certified)).toMatchObject({ isValid: true })
    expect(await download((await fileOf())?.original)).toEqual(damaged)
  })

  it('is signed with the same self-signed key each time', async () => {
    const [first, second] = [await certify(), await certify()]
    const certificates = [first, second].map(
      (bytes) => bytes.toString('latin1').match(/\/Contents <[0-9a-f]{200,900}/)?.[0],
    )
    expect(certificates[0]).toBeTruthy()
    expect(certificates[0]?.slice(120, 600)).toBe(certificates[1]?.slice(120, 600))
  })
})

describe('a signed document that cannot be certified', () => {
  it('reports `changed` if its file differs from the signed one', async () => {
    const { id, key } = await shareDocument(api, lead, pdf)
    await api.service.services.providers.files.put(key, await makePdf('Another price'), 'application/pdf')
    expect(await refusalOf(id)).toBe('changed')
    expect(lines.join('')).toContain('its file differs from the signed one')
  })

  it.each([
    ['encrypted', async () => encrypted()],
    ['only a PDF header', async () => Buffer.from('%PDF-1.7\nhello')],
  ])('reports `unreadable` if it is %s', async (_what, bytes) => {
    const { id } = await shareDocument(api, lead, await bytes())
    expect(await refusalOf(id)).toBe('unreadable')
  })

  it('has a recorded hash but no certificate if it is an image', async () => {
    const photo = new Uint8Array(await (await makePhoto()).arrayBuffer())
    const { id } = await shareDocument(api, lead, photo, { type: 'image/jpeg', extension: 'jpg' })
    await signByBoth(api, lead, id)
    const file = await fileOf()
    expect(file).toMatchObject({ sha256: digestOf(photo), file: file?.original })
    expect(digestOf(await download(file?.original))).toBe(digestOf(photo))
  })
})

async function encrypted(): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf)
  await document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
  return document.save()
}
