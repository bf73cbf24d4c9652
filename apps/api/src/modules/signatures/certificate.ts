import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import { createTypesetter } from '../../platform/pdf/typesetter.ts'
import { paragraphsOf, type SignatureRow, type SignedDocument } from './certificate-lines.ts'

const PAGE: [number, number] = [595, 842]
const MARGIN = 56

/** Adds pages that list the signatures, and attaches the same record as JSON. Returns the first added page. */
export async function addCertificate(
  pdf: PDFDocument,
  document: SignedDocument,
  signed: SignatureRow[],
): Promise<PDFPage> {
  const page = await drawCertificate(pdf, document, signed)
  const record = signed.map(({ id: _, fileId: __, ...rest }) => rest)
  const json = JSON.stringify({ document: document.name, sha256: document.hash, signatures: record }, null, 2)
  await pdf.attach(Buffer.from(json), 'signatures.json', {
    mimeType: 'application/json',
    description: 'The record of the signatures',
  })
  return page
}

async function drawCertificate(pdf: PDFDocument, document: SignedDocument, signed: SignatureRow[]): Promise<PDFPage> {
  const { rgb } = await import('@cantoo/pdf-lib')
  const colors = { ink: rgb(0.16, 0.13, 0.12), muted: rgb(0.42, 0.38, 0.36), line: rgb(0.85, 0.81, 0.77) }
  const paragraphs = paragraphsOf(document, signed)
  const typesetter = await createTypesetter(
    pdf,
    paragraphs.map(({ text }) => text),
  )
  const first = pdf.addPage(PAGE)
  let page = first
  let y = PAGE[1] - MARGIN
  for (const { text, size, isMuted, gap = 0, hasLineAbove } of paragraphs) {
    y -= gap
    if (hasLineAbove) {
      page.drawLine({ start: { x: MARGIN, y: y + 6 }, end: { x: PAGE[0] - MARGIN, y: y + 6 }, color: colors.line })
    }
    for (const line of typesetter.wrap(text, { size, width: PAGE[0] - 2 * MARGIN })) {
      y -= size * 1.5
      if (y < MARGIN) {
        page = pdf.addPage(PAGE)
        y = PAGE[1] - MARGIN - size
      }
      typesetter.draw(page, line, { x: MARGIN, y, size, color: isMuted ? colors.muted : colors.ink })
    }
  }
  return first
}
