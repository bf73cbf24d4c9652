import type { PackageFact, VendorProfile } from '../facts/profile.ts'
import { wordsIn } from '../text.ts'
import type { Context } from './context.ts'
import { namedPackages } from './packages.ts'
import { packagesInSeason } from './season.ts'
import { stemsOf } from './stems.ts'
import { timedPackages } from './timed-packages.ts'

/** Words of questions about prices that packages contain by chance. */
const GENERIC = new Set(stemsOf('price cost fee rate less more guest people person charge total have'))

/** Returns the packages for the duration, the weekday or the season of a question. */
export function packagesInTime({ packages }: VendorProfile, { query, question }: Context): PackageFact[] {
  const timed = timedPackages(packages, question.message)
  return timed.length > 0 ? timed : packagesInSeason(packages, query.date)
}

/** Limits a vendor to the packages that a comparison names or describes: "A's tacos or B's dim sum?" */
export function withAskedPackages(vendor: VendorProfile, context: Context): VendorProfile {
  const { query, question } = context
  const inTime = packagesInTime(vendor, context)
  const name = new Set(stemsOf(vendor.name))
  const said = query.language === 'en' ? wordsIn(question.message) : query.terms
  const words = said.filter((word) => stemsOf(word).every((stem) => !name.has(stem) && !GENERIC.has(stem)))
  const asked = inTime.length > 0 ? inTime : namedPackages(vendor.packages, words)
  return asked.length > 0 ? { ...vendor, packages: asked } : vendor
}
