import type { Fact } from './fact.ts'
import { findTopics, type TopicMention } from './find-topics.ts'
import { answerPolarity, polarityOf } from './polarity.ts'
import type { Statement } from './statement.ts'
import { TOPIC_GROUPS } from './topics.ts'

const SPOKEN =
  /\b(?:speaks?|spoken|bilingual|multilingual|subtitles?|languages?|fluent|translat\w+|in (?:english|spanish|french|german|italian|mandarin|vietnamese|hindi|arabic|japanese|korean|portuguese)|(?:or|and) english|english (?:or|and)|announcements)\b/
/** Topics whose answer to a question says something about money or conditions, and not about the offer. */
const CONDITIONAL = new Set(['travel-fee', 'refunds', 'rescheduling', 'gratuity', 'taxes', 'travel'])
/** Topics that a story of the vendor mentions without an offer: "named after her dog". */
const GUEST_TOPICS = new Set(['dogs', 'children', 'horses'])
const WELCOME =
  /\b(?:welcome|allow(?:s|ed)?|permitted|invited|friendly|come along|bring|no (?:dogs|pets|children|kids|horses))\b/
/** Questions that each answer without a negation affirms: "Do you have a rain plan?" */
const PLAN_QUESTION = /\b(?:rain plan|plan for (?:rain|storms)|plan b|what happens if it rains|backup)\b/
const DELIVERY_QUESTION = /^(?:do you (?:deliver|ship)|is (?:delivery|shipping)|how far do you deliver)\b/
const DELIVERED = /^(?:by |within|up to|anywhere|\d+ |an hour|insured|both|always|yes)/

/** Reads what a vendor offers, allows or uses, and what not. */
export function readFeatures(statement: Statement): Fact[] {
  const { part, text, question, isFirst, source } = statement
  const lower = text.toLowerCase().replace(/[’‘]/g, "'")
  const facts: Fact[] = []
  const add = (topic: string, polarity: Fact['polarity'] | null) => {
    if (polarity) facts.push({ kind: 'feature', topic, polarity, source })
  }
  const asked = part === 'faq' && isFirst ? findTopics(question, { isQuestion: true }) : []
  const answered = new Set<string>()
  for (const { topic, start, end } of asked) {
    if (CONDITIONAL.has(topic) || (isSpace(topic) && !/\b(?:have|offer|is there|are there)\b/.test(question))) continue
    answered.add(topic)
    const rest = question.slice(0, start) + question.slice(end)
    add(topic, polarityOfAnswer(topic, question, rest, statement.plain))
  }
  // The sentence is about the question. What else it mentions may be a condition: "any caterer with insurance".
  if (facts.length > 0) return facts
  // The words of a list of services are less ambiguous than those of prose.
  const mentions = findTopics(text, { isQuestion: part === 'services' })
  for (const { topic, start, end } of mentions) {
    if (answered.has(topic) || CONDITIONAL.has(topic)) continue
    if (part === 'about' && GUEST_TOPICS.has(topic) && !WELCOME.test(lower)) continue
    if (TOPIC_GROUPS.languages.has(topic)) {
      // A language of a story is not enough: "Spanish tiles".
      if (SPOKEN.test(lower) && !/\b(?:no|not|never|only|except)\b/.test(lower)) add(topic, 'yes')
      continue
    }
    const isList = part === 'services' || part === 'package'
    const [from, to] = clauseOf(lower, mentions, start)
    const clause = lower.slice(from, to)
    add(
      topic,
      isList && !/\b(?:no|not|without|never)\b/.test(lower) ? 'yes' : polarityOf(clause, start - from, end - from),
    )
  }
  return facts
}

/**
 * Returns the range of the clause around a position. A sentence has two clauses if it mentions different topics before
 * and after "but": "no outside catering, but you may bring your own wine".
 */
function clauseOf(sentence: string, mentions: readonly TopicMention[], start: number): [from: number, to: number] {
  const { index: at, 0: word } = /,? but /.exec(sentence) ?? { index: -1, 0: '' }
  const before = new Set(mentions.filter((mention) => mention.start < at).map(({ topic }) => topic))
  const after = mentions.filter((mention) => mention.start > at).map(({ topic }) => topic)
  if (before.size === 0 || after.length === 0 || after.some((topic) => before.has(topic))) return [0, sentence.length]
  return start < at ? [0, at] : [at + word.length, sentence.length]
}

const isSpace = (topic: string) => topic === 'indoor' || topic === 'outdoor'

function polarityOfAnswer(topic: string, question: string, rest: string, answer: string): Fact['polarity'] | null {
  if (topic === 'rain-plan' && PLAN_QUESTION.test(question)) return /^(?:no|not|never)\b/.test(answer) ? null : 'yes'
  if ((topic === 'delivery' || topic === 'shipping') && DELIVERY_QUESTION.test(question) && DELIVERED.test(answer))
    return 'yes'
  return answerPolarity(question, rest, answer)
}
