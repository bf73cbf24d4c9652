import { plain } from '../text.ts'
import type { PackageFact, PriceUnit } from './profile.ts'
import { spellNumbers } from './spell-numbers.ts'

/** A package as it is stored. */
export interface StoredPackage {
  id: number
  name: string
  description: string
  price: number
  was?: number
}

const PER_GUEST = /\b(?:per|a|each) (?:person|guest|head|plate|seat)\b|\beach guest\b|\bpp\b/
const PER_HOUR = /\b(?:per|an|each) hour\b|\bhourly\b/
const PER_ITEM =
  /\b(?:per|each|a) (?:piece|item|table|stem|arrangement|bouquet|invitation|card|yard|mile|print|chair|slice)\b|\bapiece\b|\beach\b(?=[.,]|$)/
const PRICED = /\b(?:price|priced|cost|costs|rate|charged|billed)\b|\$\d|^(?:per|hourly)\b/
const BETWEEN = /\b(\d{1,4})(?: to |–|-)(\d{1,4}) (?:guests|people|persons)\b/
const AT_MOST =
  /\b(?:up to|at most|no more than|under|maximum of|max\.?) (\d{1,4})(?: (?:guests|people|persons|seats))?(?=[.,;]|$| in\b| at\b| with\b)/
const AT_LEAST = /\b(?:at least|minimum(?: of)?|from) (\d{1,4}) (?:guests|people|persons)\b/
const FOR =
  /\b(?:for (?:about )?(\d{2,4})(?=[.,;]|$| guests| people)|(\d{1,4}) (?:guests|people|seats|slices|servings|portions|plates)\b)/
const NOT_GUESTS = /\b(?:hours?|days?|minutes?|prints?|pictures|letters|miles|pages)\b/

/** Reads what a package's price is for, and for how many guests. Without a statement the price is the total. */
export function readPackage({ id, name, description, price, was }: StoredPackage): PackageFact {
  const text = spellNumbers(plain(`${name}. ${description}`))
  return {
    id,
    name: plain(name),
    description: plain(description),
    price,
    ...(was !== undefined && { was }),
    per: unitOf(text),
    ...guestsOf(text),
  }
}

function unitOf(text: string): PriceUnit {
  const sentences = text.split(/(?<=[.;])\s+/)
  // "Price per guest" states the unit; "a card for each guest" does not.
  const isStated = (pattern: RegExp) =>
    sentences.some((sentence) => pattern.test(sentence) && (PRICED.test(sentence) || sentence.split(' ').length <= 4))
  if (isStated(PER_GUEST)) return 'guest'
  if (isStated(PER_HOUR)) return 'hour'
  return isStated(PER_ITEM) ? 'item' : 'total'
}

function guestsOf(text: string): Pick<PackageFact, 'minGuests' | 'maxGuests'> {
  const between = BETWEEN.exec(text)
  if (between) return { minGuests: Number(between[1]), maxGuests: Number(between[2]) }
  const most = AT_MOST.exec(text)
  const least = AT_LEAST.exec(text)
  const of = most || least ? null : FOR.exec(text)
  const max = most ?? of
  const count = Number(max?.[1] ?? max?.[2])
  const isOfGuests = max && !NOT_GUESTS.test(text.slice(max.index, max.index + max[0].length + 10))
  return {
    ...(least && { minGuests: Number(least[1]) }),
    ...(isOfGuests && Number.isFinite(count) && { maxGuests: count }),
  }
}
