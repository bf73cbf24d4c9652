import type { PackageFact } from '../facts/profile.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const NAME = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const RANGE = new RegExp(`\\b${NAME}\\s*(?:to|through|until|till|and|–|-)\\s*${NAME}\\b`, 'i')

/** Returns the packages whose texts limit them to months that include a date: "December to March, skis welcome." */
export function packagesInSeason(packages: readonly PackageFact[], date: string | undefined): PackageFact[] {
  if (date === undefined) return []
  const month = Number(date.slice(5, 7)) - 1
  return packages.filter(({ description }) => {
    const [, from = '', to = ''] = RANGE.exec(description) ?? []
    const [first, last] = [MONTHS.indexOf(from.toLowerCase()), MONTHS.indexOf(to.toLowerCase())]
    if (first < 0 || last < 0) return false
    return first <= last ? month >= first && month <= last : month >= first || month <= last
  })
}
