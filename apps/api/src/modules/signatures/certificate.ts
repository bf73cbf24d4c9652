import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import type { signatures } from '../../db/tables.ts'
import { toKnown, wrap } from '../../platform/pdf-text.ts'

/** A signature as it is certified. */
export interface Signed {
  signature: typeof signatures.$inferSelect
  email: string
}

const PAGE: [number, number] = [595, 842]
const MARGIN = 56
const INK = rgb(0.16, 0.13, 0.12)
const SOFT = rgb(0.42, 0.38, 0.36)
const LINE = rgb(0.85, 0.81, 0.77)

interface Line {
  text: string
  size: number
  isBold?: boolean
  isSoft?: boolean
  /** Room above it. */
  gap?: number
}

/**
 * The PDF with a page at its end that says who signed it, when, and what it was then. Its fonts know Latin letters only;
 * the record that is attached as JSON has every name as it was typed.
 */
export async function attachCertificate(pdf: Uint8Array, name: string, signed: Signed[]): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf)
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  let page = document.addPage(PAGE)
  let y = PAGE[1] - MARGIN
  for (const { text, size, isBold, isSoft, gap = 0 } of linesOf(name, signed)) {
    const font = isBold ? fonts.bold : fonts.plain
    y -= gap
    if (gap > 20) page.drawLine({ start: { x: MARGIN, y }, end: { x: PAGE[0] - MARGIN, y }, color: LINE })
    for (const row of wrap(toKnown(text, font), { font, size, width: PAGE[0] - 2 * MARGIN })) {
      y -= size * 1.5
      if (y < MARGIN) {
        page = document.addPage(PAGE)
        y = PAGE[1] - MARGIN - size
      }
      page.drawText(row, { x: MARGIN, y, size, font, color: isSoft ? SOFT : INK })
    }
  }
  const record = signed.map(({ signature: { id: _, fileId: __, ...rest }, email }) => ({ ...rest, email }))
  await document.attach(
    Buffer.from(JSON.stringify({ document: name, signatures: record }, null, 2)),
    'signatures.json',
    {
      mimeType: 'application/json',
      description: 'The record of the signatures',
    },
  )
  return document.save()
}

function linesOf(name: string, signed: Signed[]): Line[] {
  return [
    { text: 'Certificate of signatures', size: 22, isBold: true },
    { text: name, size: 12, gap: 8 },
    { text: `SHA-256 of the document: ${signed[0]?.signature.hash ?? ''}`, size: 8, isSoft: true },
    ...signed.flatMap(({ signature, email }): Line[] => [
      { text: signature.side === 'couple' ? 'The couple' : 'The vendor', size: 9, isSoft: true, gap: 28 },
      { text: signature.names.join('  ·  '), size: 16, isBold: true },
      { text: `Signed ${signature.signedAt.toISOString()} by ${email} from ${signature.address}`, size: 9 },
      { text: `“${signature.consent}”`, size: 9, isSoft: true, gap: 4 },
    ]),
  ]
}
