import type { PackageFact } from '../facts/profile.ts'
import { spellNumbers } from '../facts/spell-numbers.ts'

const DURATION = /\b(\d+(?:\.\d+)?)[- ]?(hour|hr|minute|min|day)s?\b/
const UNITS: Readonly<Record<string, string>> = { hr: 'hour', min: 'minute' }
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/

/** Days that "weekdays" and "Monday to Thursday" include. */
const WORKDAY = /^(?:mon|tues|wednes|thurs)day$/
const WEEKDAYS = /\bweekdays?\b|\bmonday (?:to|through) (?:thursday|friday)\b/i

/** The duration and the weekday of a text, such as "4 hour" and "sunday". */
function timesOf(text: string): string[] {
  const spelled = spellNumbers(text)
  const [, count, unit = ''] = DURATION.exec(spelled) ?? []
  const weekday = WEEKDAY.exec(spelled)?.[0]
  return [...(count ? [`${count} ${UNITS[unit] ?? unit}`] : []), ...(weekday ? [weekday] : [])]
}

/** Returns the packages for the duration or the weekday of a question, unless it is the same for all packages. */
export function timedPackages(packages: readonly PackageFact[], message: string): PackageFact[] {
  const asked = timesOf(message)
  const timed = packages.filter(({ name, description }) => {
    const text = `${name}. ${description}`
    const times = timesOf(text)
    const isOn = (time: string) => times.includes(time) || (WORKDAY.test(time) && WEEKDAYS.test(text))
    return asked.length > 0 && asked.every(isOn)
  })
  return timed.length < packages.length ? timed : []
}
