import { UNLIMITED_CREDITS } from '@vowkit/sdk-core/contract'
import type { Catalogue, OwnCatalogue, OwnList } from '../catalogue.ts'
import { list } from './find.ts'
import { beginning, bold, counted, dateWords, dollars, listed, plain, profileLink } from './text.ts'

/** Vendors of a list in one reply. */
const SHOWN = 6

const IS_OWN = /\b(my|our|mine|ours|i|we|me|us)\b/i

type Tell = (own: OwnCatalogue, catalogue: Catalogue) => Promise<string>

/** What a couple may ask about themselves. */
const SUBJECTS: [RegExp, Tell][] = [
  [
    /\b(credits?|visions?)\b.*\b(left|have|remain\w*|balance|still)\b|\b(left|remaining|balance|my|our)\b.*\bcredits?\b/i,
    tellCredits,
  ],
  [/\b(owe|unpaid|outstanding|due|overdue|next payment|bills?|invoices?)\b/i, tellBills],
  [/\b(saved|favou?rites?|favou?rited|shortlist(ed)?|hearted|liked)\b/i, (own) => tellList(own, 'saved')],
  [/\bbooked\b|\b(my|our) bookings?\b/i, (own) => tellList(own, 'booked')],
  [/\b(scanned|wedding fairs?|met at)\b/i, (own) => tellList(own, 'scanned')],
  [
    /\b(active|contacted|talking to|in touch with|engaged with|messaged|(my|our) vendors)\b/i,
    (own) => tellList(own, 'active'),
  ],
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

/** A question that takes no possessive to be somebody's own. */
const ALWAYS_OWN =
  /\b(saved|booked|favou?rited) vendors\b|\bcredits? (left|balance)\b|\b(days|weeks|months|long) (until|till|to|before|left)\b|\bcountdown\b/i
/** Asks how something is done, whoever asks. */
const IS_HOW =
  /^\W*(how (do|can|to|does|would|should)|where (do|can)|can (i|we)|could (i|we)|is it possible|what happens|why)\b/i

/** What a couple asks of their own; null for a question about something else. */
export async function tellOwn(text: string, catalogue: Catalogue): Promise<string | null> {
  const isOwn = (IS_OWN.test(text) && !IS_HOW.test(text)) || ALWAYS_OWN.test(text)
  const subject = isOwn ? SUBJECTS.find(([asked]) => asked.test(text)) : undefined
  if (!subject) return null
  if (!catalogue.own)
    return 'I can only tell you that once you are logged in: then I know your vendors, your date and your bills. Until then I am glad to find vendors for you.'
  return subject[1](catalogue.own, catalogue)
}

const LISTS: Record<OwnList, { none: string; some: string }> = {
  saved: { none: 'You have no saved vendors yet. Tap the heart on a card, and I keep track of them.', some: 'saved' },
  active: {
    none: 'You are not in touch with a vendor yet. **Message** on a profile opens a conversation.',
    some: 'in touch with',
  },
  booked: { none: 'No vendor is booked yet.', some: 'booked' },
  scanned: { none: 'You have not scanned a vendor at a wedding fair yet.', some: 'scanned' },
}

async function tellList(own: OwnCatalogue, name: OwnList): Promise<string> {
  const vendors = await own.list(name)
  const { none, some } = LISTS[name]
  if (vendors.length === 0) return none
  const verb = name === 'active' ? 'You are' : 'You have'
  const more = vendors.length > SHOWN ? `\nand ${vendors.length - SHOWN} more, under **Vendors**.` : ''
  return list(`${verb} ${some} ${counted(vendors.length, 'vendor')}:`, vendors.slice(0, SHOWN)) + more
}

async function tellCredits(own: OwnCatalogue): Promise<string> {
  const credits = await own.credits()
  if (credits === UNLIMITED_CREDITS) return 'You have the monthly plan: as many visions as you like.'
  return `You have **${counted(credits, 'credit')}** left, each good for one vision.${credits === 0 ? ' Tap **Upgrade** on the Vision Board for more.' : ''}`
}

async function tellBills(own: OwnCatalogue): Promise<string> {
  const bills = await own.unpaid()
  if (bills.length === 0) return 'Nothing is due: you have no unpaid invoices.'
  const lines = bills
    .slice(0, SHOWN)
    .map(
      ({ name, vendorId, vendorName, due, dueDate }) =>
        `• ${bold(vendorName)}: ${beginning(name, 60)}, ${dollars(due)}, due ${dateWords(dueDate)} ${profileLink(vendorId)}`,
    )
  return [
    `You have ${counted(bills.length, 'unpaid invoice')}:`,
    ...lines,
    'Pay under **Vendors**, by **Manage** and **Make Payment**.',
  ].join('\n')
}

async function tellDate(own: OwnCatalogue, { today }: Catalogue): Promise<string> {
  const { weddingDate } = await own.facts()
  if (!weddingDate) return 'I don’t know your date yet. Tell it under **Settings**, and I count the days with you.'
  const days = Math.round((Date.parse(weddingDate) - Date.parse(today)) / 86_400_000)
  if (days > 0) return `Your wedding is on **${dateWords(weddingDate)}**: ${counted(days, 'day')} to go!`
  return days === 0
    ? 'It is **today**. Congratulations!'
    : `Your wedding was on **${dateWords(weddingDate)}**. I hope it was wonderful!`
}

async function tellMissing(own: OwnCatalogue, catalogue: Catalogue): Promise<string> {
  const [facts, booked, active, categories] = await Promise.all([
    own.facts(),
    own.list('booked'),
    own.list('active'),
    catalogue.categories(),
  ])
  const has = [...booked, ...active].flatMap((vendor) => vendor.categories.split(', '))
  const wanted =
    facts.categoryIds.length > 0
      ? categories.filter(({ id }) => facts.categoryIds.includes(id))
      : categories.slice(0, 6)
  const missing = wanted.filter(({ title }) => !has.includes(title)).map(({ title }) => plain(title))
  if (missing.length === 0) return 'You are in touch with somebody for everything you told us you need. Well done!'
  return `You are not in touch with anybody yet for ${listed(missing.map((title) => `**${title}**`))}. Which shall I look for?`
}

async function tellFacts(own: OwnCatalogue): Promise<string> {
  const { name, partner, weddingDate, city, styles, budget } = await own.facts()
  const facts = [
    name || partner ? `• You: ${listed([name, partner].map(plain).filter(Boolean))}` : '',
    weddingDate ? `• Date: ${dateWords(weddingDate)}` : '',
    city ? `• Place: ${plain(city)}` : '',
    styles ? `• Style: ${beginning(styles, 200)}` : '',
    budget ? `• Budget: ${plain(budget)}` : '',
  ].filter(Boolean)
  if (facts.length === 0) return 'You have not told us about your wedding yet. You can do that under **Settings**.'
  return ['What you told us:', ...facts, 'You can change it under **Settings**.'].join('\n')
}
