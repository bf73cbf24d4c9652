import { readWeddingFacts } from '@vowkit/concierge'
import { formatDate } from '../../platform/formats.ts'
import type { DateStatus } from './check-date.ts'
import { chooseOffer, type DemoFacts } from './offer.ts'

/** What a demo vendor can answer from. */
export interface AnswerFacts extends DemoFacts {
  businessName: string
  /** Today as YYYY-MM-DD. */
  today: string
  /** The URL of the couple's page with the vendor. */
  page: string
  price(amount: number): string
  /** What the vendor says about this date. */
  statusOn(date: string): Promise<DateStatus>
  /** Whether the vendor sends its contract with this reply. */
  sendsContract: boolean
}

const ABOUT_DATE = /\b(free|available|availability|date|day|book|libres?|disponib\w+|fecha|d[ií]a|reservar)\b/i
const ABOUT_PRICE =
  /\b(prices?|pric(ed|ing)|costs?|how much|packages?|deals?|offers?|budget|quote|precios?|cu[aá]nto|cuestan?|paquetes?|presupuesto|cotizaci[oó]n|ofertas?)\b|\$/i

/**
 * The reply to a message, in the language of the couple: the vendor's calendar and packages, and where the contract is
 * if it comes with the reply.
 * Makes up nothing else.
 */
export async function answerTo(seq: number, message: string, facts: AnswerFacts): Promise<string> {
  const { businessName, today } = facts
  const t = TEXTS[facts.language]
  if (facts.isDeclined) return t.declined(businessName)
  const named = readWeddingFacts(message, { today }).date
  const date = named ?? facts.weddingDate
  const isFirst = seq === 1
  const known = [
    ...(isFirst || named || ABOUT_DATE.test(message) ? [await availabilityOn(date, facts)] : []),
    ...(isFirst || ABOUT_PRICE.test(message) ? [packagesWithin(facts)] : []),
  ]
  const contract = facts.sendsContract ? [...choiceOf(facts), t.contract(facts.page)] : []
  if (isFirst) return [t.thanks(businessName), ...known, ...contract].join(' ')
  if (known.length > 0) return [t.known(businessName), ...known, ...contract].join(' ')
  return t.other(businessName)
}

/** Names the package that the contract is about. */
function choiceOf(facts: AnswerFacts): string[] {
  const offer = chooseOffer(facts)
  if (!offer) return []
  const t = TEXTS[facts.language]
  const named = `${offer.name} (${facts.price(offer.price)})`
  return [facts.chosen ? t.chosen(named) : t.suggestion(named)]
}

async function availabilityOn(date: string, { language, statusOn }: AnswerFacts): Promise<string> {
  const t = TEXTS[language]
  return date === '' ? t.noDate : t[await statusOn(date)](formatDate(date, language))
}

function packagesWithin({ language, offers, budget, price }: AnswerFacts): string {
  const t = TEXTS[language]
  const list = (these: typeof offers) => these.map((one) => `${one.name} (${price(one.price)})`).join(', ')
  const [cheapest] = offers
  if (!cheapest) return t.noPackages
  if (budget === null) return t.packages(list(offers))
  const fitting = offers.filter((one) => one.price <= budget)
  return fitting.length > 0 ? t.within(price(budget), list(fitting)) : t.noneWithin(price(budget), list([cheapest]))
}

const ENGLISH = {
  declined: (name: string) => `Thank you for telling us. Everybody at ${name} wishes you a wonderful wedding.`,
  thanks: (name: string) => `Thank you for writing to ${name}!`,
  known: (name: string) => `This is what ${name} can say:`,
  other: (name: string) =>
    `${name} is a demo vendor, and knows only its calendar and its packages. A real vendor would answer this here.`,
  contract: (page: string) => `Our contract and the invoice for the deposit are under “Contract and payments”: ${page}`,
  chosen: (offer: string) => `You chose ${offer}.`,
  suggestion: (offer: string) => `Our suggestion for you is ${offer}.`,
  noDate: 'Tell us your date, and we can say whether we are free.',
  free: (day: string) => `We are free on ${day}.`,
  taken: (day: string) => `We are not free on ${day}.`,
  booked: (day: string) => `You are booked with us for ${day}.`,
  checked: (day: string) => `We have checked our calendar: we are free on ${day}.`,
  unknown: (day: string) => `We do not know yet whether we are free on ${day}.`,
  noPackages: 'We price each wedding on its own.',
  packages: (list: string) => `Our packages: ${list}.`,
  within: (budget: string, list: string) => `Within ${budget}: ${list}.`,
  noneWithin: (budget: string, first: string) => `None of our packages is within ${budget}. The first one is ${first}.`,
}

const SPANISH: typeof ENGLISH = {
  declined: (name) => `Gracias por avisarnos. Todos en ${name} les deseamos una boda maravillosa.`,
  thanks: (name) => `¡Gracias por escribir a ${name}!`,
  known: (name) => `Esto es lo que ${name} puede decir:`,
  other: (name) =>
    `${name} es un proveedor de demostración y solo conoce su calendario y sus paquetes. Un proveedor real respondería esto aquí.`,
  contract: (page) => `Nuestro contrato y la factura del depósito están en «Contrato y pagos»: ${page}`,
  chosen: (offer) => `Eligieron ${offer}.`,
  suggestion: (offer) => `Nuestra sugerencia para ustedes es ${offer}.`,
  noDate: 'Dígannos su fecha y les decimos si estamos libres.',
  free: (day) => `Estamos libres el ${day}.`,
  taken: (day) => `No estamos libres el ${day}.`,
  booked: (day) => `Tienen una reserva con nosotros para el ${day}.`,
  checked: (day) => `Hemos revisado nuestro calendario: estamos libres el ${day}.`,
  unknown: (day) => `Todavía no sabemos si estamos libres el ${day}.`,
  noPackages: 'Cada boda tiene su propio precio.',
  packages: (list) => `Nuestros paquetes: ${list}.`,
  within: (budget, list) => `Hasta ${budget}: ${list}.`,
  noneWithin: (budget, first) => `Ninguno de nuestros paquetes cuesta hasta ${budget}. El primero es ${first}.`,
}

const TEXTS = { en: ENGLISH, es: SPANISH }
