import type { Fact } from './fact.ts'
import { spellNumbers } from './spell-numbers.ts'
import type { Statement } from './statement.ts'

const TRAVEL_QUESTION =
  /\b(?:do you (?:travel|deliver|ship|come|work|film|shoot|serve|cover)|(?:will|would|can|could) you (?:come|travel|drive|deliver|bring)|how far (?:do|will|can|would) you|(?:travel|delivery) (?:included|extra|free|fee|cost)|(?:is there|do you charge) a? ?(?:travel|delivery)|work away|where do you|(?:what|which) (?:areas?|places|towns|counties))\b/
const TRAVEL = /\b(?:we |i |she |he |they )?(?:travel|deliver|serve|cover|drive|come out|go as far)\w*\b/
const DISTANCE = /\b(\d{1,4}) miles\b(?! (?:per|an) hour)/
const HOURS = /\b(\d{1,2}|an?) hours?\b/
const LIMIT =
  /\b(?:up to|at most|within|maximum|no (?:more|further|farther) than|in any direction|by van|past|a day|from our)\b/
const PER_MILE =
  /\b(\d+(?:\.\d\d)?) (cents|dollars?) (?:a|per) mile\b|\$(\d+(?:\.\d\d)?) (?:a|per) mile\b|\ba dollar a mile\b/
const FREE =
  /\b(?:no travel fee|no (?:extra )?(?:charge|fee|cost)|free|included|is included|not (?:extra )?within|without charge|(?:do not|don't|never) charge|(?:after|beyond|over|past) (?:the first )?\d+ miles)\b/
const SERVED =
  /(?<!-)\b(?:[Ss]erv(?:e|es|ing)|[Tt]ravels? (?:to|throughout|across)|[Dd]elivers? (?:to|throughout|across)|[Tt]hroughout|[Ww]eddings (?:in|across)|[Aa]vailable (?:in|throughout|across)|[Bb]ased in) (?:the |all of |all )?[A-Z]/
/** A name of one to three words with an optional kind of area. */
const NAME =
  /\b(?:the )?((?:[A-Z][\p{L}’'.]+ ){0,2}[A-Z][\p{L}’']+(?: (?:County|Counties|Valley|Bay|Area|Coast|Beach|Island|Islands))?)/gu
const NOT_PLACES =
  /^(?:We|I|You|They|She|He|It|Our|My|Within|Beyond|After|Until|Past|Yes|No|Not|Anywhere|Gladly|Up|Most|By|Always|Elsewhere|Travel|Where|Wherever|Insured|Both|Two|Three|Four|Sixty|None|Twice|Once|From|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Subaru|Half|Far|Farther|Before|On|In|The|A|An|And|State|To|Free|Inside|Outside|Serving|Every|All|Any|Also|Weddings|Delivery|Past)$/

/** Reads where a vendor works and how far the vendor travels. */
export function readAreas({ text, plain, part, question, isFirst, source }: Statement): Fact[] {
  if (part === 'package') return []
  const isAsked = part === 'faq' && TRAVEL_QUESTION.test(question)
  if (!isAsked && !(SERVED.test(text) || (TRAVEL.test(plain) && DISTANCE.test(plain)))) return []
  const facts: Fact[] = []
  const toFact = (fact: Partial<Fact>): Fact => ({ kind: 'area', polarity: 'yes', ...fact, source })
  const miles = DISTANCE.exec(plain)
  if (miles && !/-mile\b/.test(plain)) {
    const isFree = FREE.test(plain) || (isFirst && /\b(?:included|extra|fee)\b/.test(question))
    facts.push(toFact({ max: Number(miles[1]), unit: 'miles', detail: isFree ? 'free' : 'distance' }))
  }
  const hours = isAsked && LIMIT.test(plain) ? HOURS.exec(plain) : null
  if (hours && /^\d/.test(hours[1] ?? ''))
    facts.push(
      toFact({ max: Number(hours[1]), unit: 'hours', detail: /\b(?:past|beyond)\b/.test(plain) ? 'free' : 'distance' }),
    )
  const fee = PER_MILE.exec(plain)
  const amount = fee?.[3] ?? fee?.[1]
  if (amount !== undefined)
    facts.push(toFact({ min: Number(amount) / (fee?.[2] === 'cents' ? 100 : 1), unit: 'dollars', detail: 'per mile' }))
  if (isAsked ? isFirst && !/\b(?:no|not|never)\b/.test(plain) : SERVED.test(text) && !/\b(?:not|never)\b/.test(plain))
    facts.push(...placesIn(text).map((place) => toFact({ detail: place })))
  if (isAsked && isFirst && /^(?:anywhere|wherever|worldwide|nationwide|all over)/.test(plain))
    facts.push(toFact({ detail: 'anywhere' }))
  return facts
}

function placesIn(text: string): string[] {
  return [...text.matchAll(NAME)]
    .filter(({ 0: match, 1: name = '', index }) => {
      const [first = ''] = name.split(' ')
      // The first word of a sentence is a name only if the sentence goes on like a list.
      const isSure =
        index > 0 || name.includes(' ') || /^(?:,? (?:and|or) [A-Z]|, [A-Z]| is\b|, yes)/.test(text.slice(match.length))
      return isSure && !NOT_PLACES.test(first) && !/\d/.test(spellNumbers(name))
    })
    .map(([, name = '']) => name)
    .slice(0, 12)
}
