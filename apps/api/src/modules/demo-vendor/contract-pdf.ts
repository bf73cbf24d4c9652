import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { toKnown, wrap } from '../../platform/pdf-text.ts'

const PAGE: [number, number] = [595, 842]
const MARGIN = 72
const INK = rgb(0.16, 0.08, 0.14)

/** Whose contract it is. */
export interface ContractParties {
  businessName: string
  coupleName: string
  /** YYYY-MM-DD. */
  date: string
  /** Decimal text, US dollars. */
  deposit: string
}

/** The contract of a vendor of the demo, to be signed. */
export async function makeContract({ businessName, coupleName, date, deposit }: ContractParties): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(`Contract with ${businessName}`)
  const title = await document.embedFont(StandardFonts.TimesRoman)
  const plain = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage(PAGE)
  const width = PAGE[0] - 2 * MARGIN
  let y = PAGE[1] - MARGIN
  const write = (text: string, font: typeof plain, size: number, gap: number) => {
    y -= gap
    for (const row of wrap(toKnown(text, font), { font, size, width })) {
      y -= size * 1.5
      page.drawText(row, { x: MARGIN, y, size, font, color: INK })
    }
  }
  write(businessName, title, 30, 0)
  write('Contract for your wedding', title, 16, 4)
  page.drawLine({
    start: { x: MARGIN, y: y - 16 },
    end: { x: PAGE[0] - MARGIN, y: y - 16 },
    color: INK,
    thickness: 0.5,
  })
  write(`Between ${businessName} (“we”) and ${coupleName} (“you”), ${date}.`, plain, 11, 36)
  const clauses = [
    'We keep your date, and bring to it everything we have agreed on in our messages.',
    `You pay a deposit of $${deposit} within fourteen days. The rest is due a month before the wedding.`,
    'You may cancel until ninety days before the wedding and get the deposit back. If we cannot come, you get everything back.',
    'What we agree on later in our messages becomes part of this contract.',
    'This is a document of a demo. Nobody owes anybody anything for having signed it.',
  ]
  for (const [index, clause] of clauses.entries()) write(`${index + 1}.  ${clause}`, plain, 11, 12)
  return document.save()
}
