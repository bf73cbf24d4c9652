import { createTypesetter } from '../../platform/pdf/typesetter.ts'

const PAGE: [number, number] = [595, 842]
const MARGIN = 72

/** The parties and terms of a contract. */
export interface ContractParties {
  businessName: string
  coupleName: string
  /** The date of the contract as YYYY-MM-DD. */
  date: string
  /** The deposit, formatted. */
  deposit: string
}

interface Paragraph {
  text: string
  size: number
  /** Space above the paragraph, in points. */
  gap: number
  hasLineAbove?: boolean
}

/** Creates the contract that a demo vendor sends for signature. */
export async function makeContract(parties: ContractParties): Promise<Uint8Array> {
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib')
  const ink = rgb(0.16, 0.08, 0.14)
  const document = await PDFDocument.create()
  document.setTitle(`Contract with ${parties.businessName}`)
  const paragraphs = paragraphsOf(parties)
  const typesetter = await createTypesetter(
    document,
    paragraphs.map(({ text }) => text),
  )
  const page = document.addPage(PAGE)
  let y = PAGE[1] - MARGIN
  for (const { text, size, gap, hasLineAbove } of paragraphs) {
    if (hasLineAbove) {
      const lineY = y - 16
      page.drawLine({
        start: { x: MARGIN, y: lineY },
        end: { x: PAGE[0] - MARGIN, y: lineY },
        color: ink,
        thickness: 0.5,
      })
    }
    y -= gap
    for (const line of typesetter.wrap(text, { size, width: PAGE[0] - 2 * MARGIN })) {
      y -= size * 1.5
      typesetter.draw(page, line, { x: MARGIN, y, size, color: ink })
    }
  }
  return document.save()
}

function paragraphsOf({ businessName, coupleName, date, deposit }: ContractParties): Paragraph[] {
  const clauses = [
    'We keep your date, and bring to it everything we have agreed on in our messages.',
    `You pay a deposit of ${deposit} within fourteen days. The rest is due a month before the wedding.`,
    'You may cancel until ninety days before the wedding and get the deposit back. If we cannot come, you get everything back.',
    'What we agree on later in our messages becomes part of this contract.',
    'This is a document of a demo. Nobody owes anybody anything for having signed it.',
  ]
  return [
    { text: businessName, size: 30, gap: 0 },
    { text: 'Contract for your wedding', size: 16, gap: 4 },
    {
      text: `Between ${businessName} (“we”) and ${coupleName} (“you”), ${date}.`,
      size: 11,
      gap: 36,
      hasLineAbove: true,
    },
    ...clauses.map((clause, index) => ({ text: `${index + 1}.  ${clause}`, size: 11, gap: 12 })),
  ]
}
