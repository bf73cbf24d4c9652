import type { PackageFact, VendorProfile } from '../../facts/profile.ts'
import { bold, plain, quote } from '../../text.ts'
import { capacityOf, describeCapacity, sizeOf } from '../capacity.ts'
import type { Context } from '../context.ts'
import { namedPackages } from '../packages.ts'
import { quotePart } from '../quotes.ts'
import { timedPackages } from '../timed-packages.ts'
import type { Part } from './part.ts'

/** Says how many guests a vendor takes. Returns null if the profile does not say. */
export function capacityFor(vendor: VendorProfile, context: Context): Part | null {
  const { query, say } = context
  const facts = vendor.facts.filter(
    ({ kind, unit }) => kind === 'capacity' || (kind === 'minimum' && unit === 'guests'),
  )
  const item = namedPackages(vendor.packages, query.terms).find(({ minGuests, maxGuests }) => maxGuests ?? minGuests)
  const size = sizeOf(vendor)
  const capacity = describeCapacity(capacityOf(vendor), say)
  if (item && !capacity) return packageCapacity(vendor, item, context)
  if (!capacity) return timedPackage(vendor, context) ?? lastPackage(vendor, context)

  const name = bold(vendor.name)
  const { guests } = query.conditions
  const text =
    guests === undefined || size === undefined
      ? say.vendor.capacity(name, capacity)
      : size >= guests
        ? say.vendor.fits(name, capacity)
        : say.vendor.tooSmall(name, capacity)
  const sentences = [...new Set(facts.map(({ source }) => source.sentence))].slice(0, 2)
  const quotes = facts.filter(
    ({ source }, index) => facts.findIndex((one) => one.source.sentence === source.sentence) === index,
  )
  const packages = item ? `\n${packageCapacity(vendor, item, context).text}` : ''
  return {
    text: `${text} ${sentences.map((sentence) => quote(sentence)).join(' ')}${packages}`,
    quotes: quotes.slice(0, 2).map(({ source }) => quotePart(vendor, { ...source, text: source.sentence }, say)),
  }
}

function packageCapacity(vendor: VendorProfile, item: VendorProfile['packages'][number], { say }: Context): Part {
  const { name, description, minGuests, maxGuests } = item
  const capacity = maxGuests === undefined ? say.vendor.fromGuests(minGuests ?? 0) : say.vendor.holds(maxGuests)
  return {
    text: `${say.vendor.packageCapacity(bold(vendor.name), bold(name), capacity)} ${quote(description)}`,
    quotes: [quotePart(vendor, { part: 'package', title: name, text: description }, say)],
  }
}

/** The package of a duration: "the biggest group in 3 hours". */
function timedPackage(vendor: VendorProfile, { question, say }: Context): Part | null {
  const [item, ...others] = timedPackages(vendor.packages, question.message)
  return item && others.length === 0 ? sayPackage(vendor, item, say) : null
}

/** The package that the last reply named, for a question such as "for how many people is that?" */
function lastPackage(vendor: VendorProfile, { question, say }: Context): Part | null {
  const last = question.history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const named = vendor.packages.filter(({ name }) => last.includes(bold(name)))
  const [item] = named
  if (!item || named.length > 1) return null
  return sayPackage(vendor, item, say)
}

function sayPackage(vendor: VendorProfile, item: PackageFact, say: Context['say']): Part {
  const evidence = { part: 'package' as const, title: item.name, text: item.description }
  return {
    text: say.vendor.saysOf(bold(vendor.name), plain(item.name), quote(item.description)),
    quotes: [quotePart(vendor, evidence, say)],
  }
}
