import type { Fact } from './fact.ts'
import type { Statement } from './statement.ts'
import { toUnit } from './time-unit.ts'

const TIME =
  '(\\d{1,3}(?:\\.5)?|(?<=in |within )an?)(?: ?(?:to|or|-|–) ?(\\d{1,3}))?[- ](minutes?|hours?|days?|weeks?|months?)'
const COVERAGE = new RegExp(`\\b${TIME}\\b`)
const NOT_COVERAGE = /\b(?:within|before|ahead|later|after|notice|in advance|next|per|every|month of|old)\b/
const DELIVERED =
  /\b(?:deliver\w*|returns?|ready|follows?|finished|scans?|gallery|film|photos?|photographs|pictures|images|album|by post|arrives?|comes back|turnaround|takes?|proof|embroidery)\b/
const DELIVERY = new RegExp(
  `\\b(?:within ${TIME}|${TIME} later|in (?:about |around )?${TIME}(?=[.,;]|$| after)|takes? (?:about |around |up to )?${TIME}|turnaround (?:is|of) ${TIME})`,
)
const LASTS = new RegExp(`\\b(?:(?<!the )lasts?|runs? (?:for|to)|takes) (?:about |around |exactly )?${TIME}\\b`)
const LEAD_QUESTION =
  /\b(?:how early|how far ahead|how long before|when should|how soon|when (?:must|do) we (?:book|give|fix)|in advance|lead time|book\b.*\bahead)\b/
const BOOKED = /\b(?:book|order|reserve|notice|numbers|write to us)\b/
const LEAD = new RegExp(
  `\\b${TIME}(?: are| is)?(?: ahead| in advance| notice| before the (?:wedding|day|event)| is comfortable)`,
)
const MUSIC_END =
  /\b(?:music|amplified|band|dj|sound|party|parties)\b.{0,40}\b(?:until|till|ends? (?:at|by)|stops? (?:at|by)|off (?:at|by)|curfew)\b/
const DAYS = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/
const DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?'
const CLOSED = new RegExp(
  `\\b(?:closed|not open|no weddings|never|we (?:do not|don't) work) (?:on )?(?:${DAY})|\\b${DAY}(?: we are| are)? closed\\b`,
)
const OPEN = /\b(?:open|opens|weddings on|from \w+ to \w+|only on|marries people on)\b/
const CLOCK = '(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midnight)'
const HOURS = new RegExp(
  `\\b(?:(?:noon|midnight|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\.?) (?:to|until|till|-|–) ${CLOCK}|${CLOCK} (?:to|until|till|-|–) (?:noon|midnight|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\.?))`,
)
const PACKAGE_HOURS = /\b(?:[1-9]|1[012]) to (?:[1-9]|1[012])(?=[.,;]| with\b|$)/

/** Reads how long something takes, how early to book, and working hours. */
export function readTimes(statement: Statement): Fact[] {
  const { plain, part, question, source } = statement
  if (part === 'services') return []
  const facts = [...readLead(statement), ...readHours(plain, part === 'package', source)]
  if (facts.length > 0) return facts
  if (part === 'package') return readCoverage(plain, source)
  const delivery =
    DELIVERED.test(plain) || /\b(?:how long|when (?:do|will) we (?:get|receive))\b/.test(question)
      ? DELIVERY.exec(plain)
      : null
  if (delivery && !/\b(?:before the|notice|cancel|refund|drive|hours from|of your|parking)\b/.test(plain))
    return toDuration(delivery.slice(1), 'delivery', source)
  const lasts = LASTS.exec(plain)
  return lasts ? toDuration(lasts.slice(1), 'length', source) : []
}

function readCoverage(plain: string, source: Fact['source']): Fact[] {
  const found = COVERAGE.exec(plain)
  if (!found) return []
  if (/\bwithin|later\b/.test(plain.slice(Math.max(0, found.index - 8), found.index + found[0].length + 6)))
    return toDuration(found.slice(1), 'delivery', source)
  return NOT_COVERAGE.test(plain.slice(Math.max(0, found.index - 12), found.index + found[0].length + 10))
    ? []
    : toDuration(found.slice(1), 'coverage', source)
}

function readLead({ plain, part, question, isFirst, source }: Statement): Fact[] {
  const found = LEAD.exec(plain) ?? (isFirst && LEAD_QUESTION.test(question) ? COVERAGE.exec(plain) : null)
  if (!found || part !== 'faq' || !(LEAD_QUESTION.test(question) || BOOKED.test(plain))) return []
  if (/\b(?:deposit|refund|cancel|returned|balance|the rest|half|%)/.test(plain + question.replace(/book.*$/, '')))
    return []
  return [{ kind: 'lead-time', polarity: 'yes', min: toCount(found[1]), unit: toUnit(found[3]), source }]
}

function readHours(plain: string, isPackage: boolean, source: Fact['source']): Fact[] {
  if (MUSIC_END.test(plain)) return [{ kind: 'hours', polarity: 'yes', detail: 'music', source }]
  if (CLOSED.test(plain)) return [{ kind: 'hours', polarity: 'no', detail: 'days', source }]
  if (DAYS.test(plain) && OPEN.test(plain)) return [{ kind: 'hours', polarity: 'yes', detail: 'days', source }]
  return HOURS.test(plain) || (isPackage && PACKAGE_HOURS.test(plain))
    ? [{ kind: 'hours', polarity: 'yes', detail: 'open', source }]
    : []
}

function toDuration(groups: (string | undefined)[], detail: string, source: Fact['source']): Fact[] {
  const at = groups.findIndex((group) => group !== undefined)
  const [low, high, noun] = groups.slice(at)
  if (low === undefined) return []
  const min = toCount(low)
  const unit = toUnit(noun)
  const isShort = unit === 'minutes' || unit === 'hours'
  return [
    {
      kind: 'duration',
      polarity: 'yes',
      detail: detail === 'delivery' && isShort ? 'length' : detail,
      min,
      max: high === undefined ? min : Number(high),
      unit,
      source,
    },
  ]
}

/** Returns the number of a time such as "6 weeks" or "a week". */
const toCount = (number = '') => (/^an?$/.test(number) ? 1 : Number(number))
