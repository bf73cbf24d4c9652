/** A negated noun that does not negate the rest of its sentence: "delivery at no extra cost". */
const HARMLESS =
  /\b(?:(?:at )?no (?:extra |additional |added )?(?:cost|costs|charge|charges|fee|fees|matter|problem|limit|fuss|more than|less than|fewer than|two alike)|without (?:extra |additional )?(?:charge|cost)|not only|nothing (?:extra|more)|for nothing|never fails?|not to mention|no later than)\b/g
const NEGATION =
  /\b(?:no|not|never|without|nor|neither|none|cannot|can't|won't|don't|doesn't|do not|didn't|isn't|aren't|wasn't|declines?|forbids?|forbidden|prohibits?|prohibited|bans?|banned|refuses?|leaves? out|free of|hardly|rarely|seldom)\b/
const NEGATION_AFTER =
  /^[^,;:.]{0,25}\b(?:(?:is|are|be) (?:not|never|no longer)|isn't|aren't|not (?:allowed|permitted|included|possible|offered|available)|prohibited|forbidden|banned|we decline|we do not|we don't|cannot|can't|must not|may not|unavailable)\b/
/** A negation that holds only in some places, times or cases. */
const LIMITED =
  /\b(?:inside|indoors?|outside|outdoors?|before|after|until|till|unless|except|during|over|near|under|above|beyond|within|if|when|while|where|from|more than|always|all|every|everyone|usually|sometimes|extra|in the|on (?:the|fri|sat|sun|mon|tue|wed|thu)\w*|at night|only|yet|anymore|enough|too)\b/
/** The same for the words before a negated topic, where a preposition may belong to a verb: "hand over". */
const LIMITED_BEFORE =
  /\b(?:inside|indoors?|outdoors?|before|after|until|unless|except|during|if|when|always|all|every|usually|sometimes|in the|only)\b/
/** An exception to an offer. */
const EXCEPTION = /\b(?:except|unless|but (?:not|never|no)|only (?:in|on|if|until|with|when|from))\b/
const CONTRAST = /\b(?:but|however|although|though|except|unless|other than|apart from|only|instead|rather)\b/
/** "No cutlery needed" does not say whether the vendor has cutlery. */
const NOT_NEEDED = /^[^,;:.]{0,20}\b(?:needed|necessary|required|minds?|changed)\b/
/** Words of wishes, comparisons and memories, which say nothing about the service. */
const HEDGE =
  /\b(?:if|would|could|might|maybe|perhaps|prefers?|recommends?|rather than|instead of|used to|unless|sometimes|depends|depending|ask us|we ask for|as (?:\w+ )?as|than|like an?|hates?|avoids?|wish|wanted|almost)\b/
const PAST =
  /\b(?:was|were|had|began|learned|learnt|grew|raised|spent|started|left|took over|came|trained|studied|apprenticed|got|stood|wore|used|once|until (?:18|19|20)\d\d|in (?:18|19|20)\d\d|years ago|former|retired)\b/

export type Polarity = 'yes' | 'no'

/**
 * Determines what a sentence in lower case says about a topic at a position: that the vendor offers it, that the vendor
 * does not, or neither (null).
 */
export function polarityOf(sentence: string, start: number, end: number): Polarity | null {
  const text = sentence.replace(HARMLESS, (words) => ' '.repeat(words.length))
  const clauseStart = Math.max(...[';', ':', '—', '–'].map((mark) => text.lastIndexOf(mark, start))) + 1
  const rest = text.slice(end)
  const clauseEnd = end + (rest.search(/[;:—–]/) === -1 ? rest.length : rest.search(/[;:—–]/))
  const before = text.slice(clauseStart, start)
  const after = text.slice(end, clauseEnd)

  const scope = before.slice(Math.max(before.lastIndexOf(','), before.search(/\b(?:but|however)\b[^,]*$/)) + 1)
  const negations = [...scope.matchAll(new RegExp(NEGATION, 'g'))]
  const isNegatedBefore = negations.length > 0 && scope.slice(negations.at(-1)?.index).split(/\s+/).length <= 8
  const isNegatedAfter = NEGATION_AFTER.test(after)
  if (isNegatedBefore || isNegatedAfter) {
    if (negations.length > 1 || (isNegatedBefore && isNegatedAfter)) return null
    if (/^(?:without|none)$/.test(negations.at(-1)?.[0] ?? '') || NOT_NEEDED.test(after)) return null
    if (
      CONTRAST.test(text) ||
      LIMITED.test(after.split(/,| and /)[0] ?? '') ||
      LIMITED_BEFORE.test(scope) ||
      /\?\s*$/.test(sentence)
    )
      return null
    return 'no'
  }
  if (NEGATION.test(`${before} ${after}`) && CONTRAST.test(text)) return null
  if (
    EXCEPTION.test(text) ||
    HEDGE.test(before + after) ||
    PAST.test(before) ||
    PAST.test(after) ||
    /\?\s*$/.test(sentence)
  )
    return null
  return NEGATION.test(before) ? null : 'yes'
}

const YES =
  /^(?:yes|yep|yeah|of course|certainly|absolutely|sure|surely|gladly|always|please|happily|often do|we (?:do|can|are|have|love|welcome)\b|i (?:do|can)\b|you (?:may|can)|both|any\b|all of|every|anywhere|with pleasure|definitely|\d+ of|naturally|they are welcome)/
const NO =
  /^(?:no(?! (?:extra|additional|charge|problem|need|more than|limit|later))\b|never|sorry|unfortunately|i'm afraid|we (?:do not|don't|cannot|can't)|not\b(?! only))/
const PARTIAL =
  /\b(?:but|only|unless|except|however|although|though|if|as long as|provided|depends|depending|not|nor|until|sometimes|usually|mostly)\b/
const YES_NO_QUESTION = /^(?:may|can|could|do|does|is|are|will|would|have|has|and|so)\b/
const NEGATIVE_QUESTION = /\b(?:no|not|never|without|mind|must|need to|have to|required|n't|ruin|harm)\b/
const QUALIFIED =
  /\b(?:in the (?:rain|winter|heat)|indoors?|outdoors?|inside|outside|after|before|during|on (?:sat|sun|fri)\w*|at night|extra|free|over|beside|exactly|all)\b/

/**
 * Determines what the first sentence of an answer says about the topic of a question, both in lower case. `rest` is the
 * question without the words of the topic.
 */
export function answerPolarity(question: string, rest: string, answer: string): Polarity | null {
  if (!YES_NO_QUESTION.test(question) || NEGATIVE_QUESTION.test(question)) return null
  if (YES.test(answer)) return PARTIAL.test(answer) ? null : 'yes'
  if (NO.test(answer)) return PARTIAL.test(answer.replace(NO, '')) || QUALIFIED.test(rest) ? null : 'no'
  return null
}
