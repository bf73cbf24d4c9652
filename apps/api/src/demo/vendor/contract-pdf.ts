import { joinList } from '../../platform/formats.ts'
import { createTypesetter } from '../../platform/pdf/typesetter.ts'

const PAGE: [number, number] = [595, 842]
const MARGIN = 72

/** The parties and terms of a contract. */
export interface ContractParties {
  /** The language of the contract. */
  language: 'en' | 'es'
  businessName: string
  /** The names of both people, or of the one that is known. */
  coupleNames: string[]
  /** The date of the wedding, formatted, or `""`. */
  weddingDate: string
  guests: number | null
  /** The name of the package, or `""`. */
  offer: string
  /** Whether the vendor suggests the package, because the couple has chosen none. */
  isSuggestion: boolean
  /** The total, the deposit and the rest, formatted. */
  total: string
  rest: string
  /** The due date of the rest, formatted. */
  restDue: string
  /** The date of the contract as YYYY-MM-DD. */
  date: string
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
  document.setTitle(TEXTS[parties.language].documentTitle(parties.businessName))
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

function paragraphsOf(parties: ContractParties): Paragraph[] {
  const { language, businessName, coupleNames, date } = parties
  const t = TEXTS[language]
  const names = joinList(coupleNames, language) || t.couple
  return [
    { text: businessName, size: 30, gap: 0 },
    { text: t.title, size: 16, gap: 4 },
    { text: t.between(businessName, names, date), size: 11, gap: 36, hasLineAbove: true },
    ...t.clauses(parties).map((clause, index) => ({ text: `${index + 1}.  ${clause}`, size: 11, gap: 12 })),
  ]
}

interface ContractTexts {
  documentTitle: (businessName: string) => string
  title: string
  /** Stands for the names of a couple that has none. */
  couple: string
  between: (businessName: string, names: string, date: string) => string
  clauses: (parties: ContractParties) => string[]
}

const TEXTS: Record<ContractParties['language'], ContractTexts> = {
  en: {
    documentTitle: (businessName) => `Contract with ${businessName}`,
    title: 'Contract for your wedding',
    couple: 'the couple',
    between: (businessName, names, date) => `Between ${businessName} (“we”) and ${names} (“you”), ${date}.`,
    clauses({ weddingDate, guests, offer, isSuggestion, total, deposit, rest, restDue }) {
      const day = weddingDate === '' ? 'your wedding, whose date you tell us' : `your wedding on ${weddingDate}`
      const people = guests === null ? '' : ` for ${guests} guests`
      const named = isSuggestion ? `our package “${offer}”, which we suggest to you` : `our package “${offer}”`
      const services = offer === '' ? 'what we have agreed on in our messages' : named
      return [
        `We come to ${day}${people}, and bring ${services}.`,
        `The total is ${total}. You pay a deposit of ${deposit} within fourteen days, and the rest of ${rest} by ${restDue}.`,
        'You may cancel until ninety days before the wedding and get the deposit back. If we cannot come, you get everything back.',
        'What we agree on later in our messages becomes part of this contract.',
        'This is a document of a demo. Nobody owes anybody anything for having signed it.',
      ]
    },
  },
  es: {
    documentTitle: (businessName) => `Contrato con ${businessName}`,
    title: 'Contrato para su boda',
    couple: 'la pareja',
    between: (businessName, names, date) => `Entre ${businessName} («nosotros») y ${names} («ustedes»), ${date}.`,
    clauses({ weddingDate, guests, offer, isSuggestion, total, deposit, rest, restDue }) {
      const day = weddingDate === '' ? 'su boda, cuya fecha nos dirán' : `su boda el ${weddingDate}`
      const people = guests === null ? '' : `, para ${guests} invitados`
      const named = isSuggestion ? `nuestro paquete «${offer}», que les sugerimos` : `nuestro paquete «${offer}»`
      const services = offer === '' ? 'lo que acordamos en nuestros mensajes' : named
      return [
        `Vamos a ${day}${people}, y llevamos ${services}.`,
        `El total es de ${total}. Ustedes pagan un depósito de ${deposit} en catorce días y el resto, ${rest}, hasta el ${restDue}.`,
        'Pueden cancelar hasta noventa días antes de la boda y recuperar el depósito. Si no podemos ir, les devolvemos todo.',
        'Lo que acordemos después en nuestros mensajes será parte de este contrato.',
        'Este es un documento de una demostración. Nadie debe nada a nadie por haberlo firmado.',
      ]
    },
  },
}
