import type { OwnCatalogue, OwnList } from './catalogue.ts'
import { list } from './find.ts'
import type { ReplyContext } from './reply-context.ts'
import { beginning, bold, plain, profileLink } from './text.ts'

/** Maximum number of vendors that one reply lists. */
const SHOWN = 6

const IS_OWN = /\b(my|our|mine|ours|i|we|me|us)\b/i

type Tell = (own: OwnCatalogue, context: ReplyContext) => Promise<string>

/** Patterns of questions about the couple's own data, such as "my credits", with the functions that answer them. */
const SUBJECTS: [RegExp, Tell][] = [
  [
    /\b(credits?|visions?)\b.*\b(left|have|remain\w*|balance|still)\b|\b(left|remaining|balance|my|our)\b.*\bcredits?\b/i,
    tellCredits,
  ],
  [/\b(owe|unpaid|outstanding|due|overdue|next payment|bills?|invoices?)\b/i, tellBills],
  [/\b(saved|favou?rites?|favou?rited|shortlist(ed)?|hearted|liked)\b/i, tellList('saved')],
  [/\bbooked\b|\b(my|our) bookings?\b/i, tellList('booked')],
  [/\b(scanned|wedding fairs?|met at)\b/i, tellList('scanned')],
  [/\b(active|contacted|talking to|in touch with|engaged with|messaged|(my|our) vendors)\b/i, tellList('active')],
  [
    /^(?!.*\b(should|early|advance)\b).*\b(days|weeks|months|long|soon|countdown|time)\b.*\b(until|till|to go|left|to|before|wedding|big day)\b|\bwhen\b.*\b(wedding|married|marry|big day|getting married)\b|\b(wedding|our|my) date\b/i,
    tellDate,
  ],
  [
    /^\W*(what|who|which|am|are|anything|did)\b.*\b(miss(ing)?|(still|else) .*need|next|forget\w*|forgot|left to (book|do)|need to book)\b/i,
    tellMissing,
  ],
  [/\b(partner|fianc\w+|my name|who am i|what do you know)\b/i, tellFacts],
  [
    /^\W*(what|which|tell|show|do you know)\b[^\d]*\b(my|our) (budget|styles?|city|location)\W*(is|are|again)?\W*$/i,
    tellFacts,
  ],
]

/** Matches questions about the couple's own data that contain no possessive. */
const ALWAYS_OWN =
  /\b(saved|booked|favou?rited) vendors\b|\bcredits? (left|balance)\b|\b(days|weeks|months|long) (until|till|to|before|left)\b|\bcountdown\b/i
/** Matches questions about how the product works. Such questions are not about the couple's own data. */
const IS_HOW =
  /^\W*(how (do|can|to|does|would|should)|where (do|can)|can (i|we)|could (i|we)|is it possible|what happens|why)\b/i

/** Answers a question about the couple's own data. Returns null for other questions. */
export async function tellOwn(text: string, context: ReplyContext): Promise<string | null> {
  const isOwn = (IS_OWN.test(text) && !IS_HOW.test(text)) || ALWAYS_OWN.test(text)
  const subject = isOwn ? SUBJECTS.find(([asked]) => asked.test(text)) : undefined
  if (!subject) return null
  return context.own ? subject[1](context.own, context) : context.say.own.loggedOut
}

function tellList(name: OwnList): Tell {
  return async (own, { say }) => {
    const vendors = await own.list(name)
    if (!vendors) return say.own.onSite
    if (vendors.length === 0) return say.own.none(name)
    const told = list(say.own.some(name, vendors.length), vendors.slice(0, SHOWN), say)
    return vendors.length > SHOWN ? `${told}\n${say.own.more(vendors.length - SHOWN)}` : told
  }
}

async function tellCredits(own: OwnCatalogue, { say }: ReplyContext): Promise<string> {
  return say.own.credits(await own.credits())
}

async function tellBills(own: OwnCatalogue, { say }: ReplyContext): Promise<string> {
  const bills = await own.unpaid()
  if (!bills) return say.own.onSite
  if (bills.length === 0) return say.own.noBills
  const lines = bills
    .slice(0, SHOWN)
    .map(
      ({ name, vendorId, vendorName, due, dueDate }) =>
        `• ${bold(vendorName)}: ${say.own.bill(beginning(name, 60), due, dueDate)} ${profileLink(vendorId)}`,
    )
  return [say.own.bills(bills.length), ...lines, say.own.howToPay].join('\n')
}

async function tellDate(own: OwnCatalogue, { today, say }: ReplyContext): Promise<string> {
  const { weddingDate } = await own.facts()
  if (!weddingDate) return say.own.noDate
  return say.own.day(weddingDate, Math.round((Date.parse(weddingDate) - Date.parse(today)) / 86_400_000))
}

async function tellMissing(own: OwnCatalogue, { categories: listCategories, say }: ReplyContext): Promise<string> {
  const [facts, booked, active, categories] = await Promise.all([
    own.facts(),
    own.list('booked'),
    own.list('active'),
    listCategories(),
  ])
  if (!booked || !active) return say.own.onSite
  const has = [...booked, ...active].flatMap((vendor) => vendor.categories.split(', '))
  const wanted =
    facts.categoryIds.length > 0
      ? categories.filter(({ id }) => facts.categoryIds.includes(id))
      : categories.slice(0, 6)
  const missing = wanted.filter(({ title }) => !has.includes(title)).map(({ title }) => bold(say.find.title(title)))
  return missing.length === 0 ? say.own.nothingMissing : say.own.missing(missing)
}

async function tellFacts(own: OwnCatalogue, { say }: ReplyContext): Promise<string> {
  const { name, partner, weddingDate, city, styles, budget } = await own.facts()
  const names = [name, partner].map(plain).filter(Boolean)
  const facts = [
    names.length > 0 && say.own.people(names),
    weddingDate && say.own.date(weddingDate),
    city && say.own.place(plain(city)),
    styles && say.own.style(beginning(styles, 200)),
    budget && say.own.budget(plain(budget)),
  ].flatMap((fact) => fact || [])
  if (facts.length === 0) return say.own.toldNothing
  return [say.own.told, ...facts.map((fact) => `• ${fact}`), say.own.change].join('\n')
}
