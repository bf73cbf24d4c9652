import type { Fact } from './fact.ts'
import type { Statement } from './statement.ts'

const GUEST = '(?:guests?|people|persons?|pax|attendees|seats?|seated|standing|dancers|adults|invitees)'
/** A number that is not followed by the unit of something else. */
const COUNT = `(\\d{1,5})(?!\\d|[.,]\\d|[-%]|:| ?(?:%|am|pm|a\\.m|p\\.m)|\\s(?!guest|people|person|pax|attendee|seat|standing|dancer|adult|invitee|wedding guest|at dinner|for dinner|at tables|to|and|or|in|on|with|without|for|when|if|under|inside|outside|comfortably|max|total|altogether|around|across|by|from|at|but|plus|including)[a-z])`
const LIMIT = '(?:up to|at most|no more than|not more than|a maximum of|maximum(?: of)?|max\\.?|as many as|a limit of)'

const PATTERNS: readonly { pattern: RegExp; detail?: 'seated' | 'standing' }[] = [
  { pattern: new RegExp(`\\bseats?(?: ${LIMIT}| about| around)? ${COUNT}`, 'g'), detail: 'seated' },
  { pattern: new RegExp(`\\bto seat (?:${LIMIT} )?${COUNT}`, 'g'), detail: 'seated' },
  { pattern: /\b(\d{1,5}) (?:guests? |people )?(?:seated|at dinner|for dinner|at tables|seats)\b/g, detail: 'seated' },
  { pattern: new RegExp(`\\b(?:covers|dinner for|seating for) ${COUNT} (?:at dinner|seated)`, 'g'), detail: 'seated' },
  { pattern: /\b(\d{1,5}) (?:guests? |people )?(?:standing|for cocktails|at a reception)\b/g, detail: 'standing' },
  {
    pattern: new RegExp(
      `\\b(?:capacity|occupancy|room|space|accommodat\\w+|fits?|holds?|hosts?|welcomes?|carries|takes|takes only|serves?|caters? (?:for|to)|limited to|suited to \\w+|for weddings|weddings|groups)(?: is| of| for|:)? (?:${LIMIT}|under|below|about|around|just) ${COUNT}`,
      'g',
    ),
  },
  { pattern: new RegExp(`\\b(?:capacity|occupancy|room|space)(?: is| of| for|:) ${COUNT}`, 'g') },
  {
    pattern: new RegExp(`\\b(?:accommodates?|fits|holds|carries|hosts|takes) (\\d{1,5}) (?:wedding )?${GUEST}\\b`, 'g'),
  },
  { pattern: new RegExp(`\\b${LIMIT} (\\d{1,5}) (?:wedding )?${GUEST}\\b`, 'g') },
  {
    pattern: new RegExp(
      `\\b(?:hall|room|loft|courtyard|barn|lawn|garden|terrace|chapel|ballroom|deck|house|venue|space|tent|patio|winery|restaurant) for (?:${LIMIT} )?(\\d{1,5})(?: guests| people)?$`,
      'g',
    ),
  },
  {
    pattern:
      /\b(\d{1,5})[- ](?:seat|guest|person) (?:hall|room|loft|courtyard|barn|lawn|chapel|ballroom|venue|capacity)\b/g,
  },
  { pattern: /^(?:the \w+ takes|takes) (\d{1,5}) to\b/g },
]
const RANGE = new RegExp(
  `\\b(?:weddings|groups|parties|events|celebrations|ceremonies|for|hosts?|welcomes?|between) (?:for |of |between |from )?(\\d{1,4}) (?:to|and|-|–) (\\d{1,4})(?: ${GUEST}|[.,;]|$)`,
)
const MINIMUM = /\b(?:minimum(?: of| is|:)?|at least|no fewer than|from) (\d{1,4}) (?:guests|people|seated|attendees)\b/
/** Sentences about parts, past events, records or averages. */
const OTHER =
  /\b(?:(?:our|house|the) record|parking|average|averages|fed|hosted|served|served for|each table|per table|tables? seats?|tables? of|every|bartender|above|an hour|longest|largest so far|usual|usually|expect|last year|staff|crew)\b/
const PACKAGE_LIMIT = new RegExp(`\\b(?:${LIMIT}|under) (\\d{1,5})(?: ${GUEST})?(?=[.,;]|$)`)

/** Reads how many guests fit. */
export function readCapacity({ plain, part, source, question }: Statement): Fact[] {
  const toFact = (fact: Partial<Fact>): Fact => ({ kind: 'capacity', polarity: 'yes', unit: 'guests', ...fact, source })
  const facts: Fact[] = []
  if (part === 'faq' && !/\b(?:how many|capacity|guests?|people|seats?|fit|minimum|size)\b/.test(question)) return []
  const range = RANGE.exec(plain)
  if (range && !OTHER.test(clauseOf(plain, range.index)) && Number(range[1]) < Number(range[2]))
    return [toFact({ min: Number(range[1]), max: Number(range[2]) })]
  const seen = new Set<number>()
  for (const { pattern, detail } of part === 'package' ? [] : PATTERNS)
    for (const match of plain.matchAll(pattern)) {
      const max = Number(match[1])
      if (max < 2 || max > 20000 || seen.has(max) || OTHER.test(clauseOf(plain, match.index))) continue
      seen.add(max)
      facts.push(toFact({ max, ...(detail && { detail }) }))
    }
  const limit = part === 'package' ? PACKAGE_LIMIT.exec(plain) : null
  if (limit && !/\b(?:hours?|prints?|pictures|letters)\b/.test(plain.slice(limit.index)))
    facts.push(toFact({ max: Number(limit[1]) }))
  const least = MINIMUM.exec(plain)
  if (least) facts.push({ kind: 'minimum', polarity: 'yes', unit: 'guests', min: Number(least[1]), source })
  return facts.filter(({ kind, max }) => kind === 'minimum' || !least || max !== Number(least[1]))
}

/** Returns the part of a sentence between the punctuation marks around a position. */
function clauseOf(sentence: string, index: number): string {
  const start = Math.max(sentence.lastIndexOf(',', index), sentence.lastIndexOf(';', index)) + 1
  const length = sentence.slice(index).search(/[,;]/)
  return sentence.slice(start, length === -1 ? undefined : index + length)
}
