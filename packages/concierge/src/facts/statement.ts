import { plain } from '../text.ts'
import type { FactSource } from './fact.ts'
import { sentencesIn, toQuote } from './sentences.ts'
import { spellNumbers } from './spell-numbers.ts'

/** The texts of a profile as plain text. */
export interface ProfileTexts {
  about: string
  services: readonly string[]
  location: string
  packages: readonly { name: string; description: string }[]
  faqs: readonly { question: string; answer: string }[]
}

/** A sentence with its context, as the readers of facts get it. */
export interface Statement {
  part: FactSource['part']
  /** The sentence as the vendor wrote it. */
  text: string
  /** The sentence in lower case, with numbers in digits. */
  plain: string
  /** The question of an FAQ in lower case, with numbers in digits. '' for other parts. */
  question: string
  /** Whether the sentence is the first one of its text. */
  isFirst: boolean
  source: FactSource
}

/** Splits the texts of a profile into statements. */
export function statementsOf({ about, services, packages, faqs }: ProfileTexts): Statement[] {
  return [
    ...services.flatMap((service) => toStatements('services', service)),
    ...toStatements('about', about),
    ...packages.flatMap(({ name, description }) => [
      ...toStatements('package', name, name),
      ...toStatements('package', description, name),
    ]),
    ...faqs.flatMap(({ question, answer }) => toStatements('faq', answer, question)),
  ]
}

function toStatements(part: FactSource['part'], text: string, title?: string): Statement[] {
  const question = part === 'faq' ? spellNumbers(plain(title ?? '')) : ''
  return sentencesIn(plain(text)).map((sentence, index) => ({
    part,
    text: sentence,
    plain: spellNumbers(sentence),
    question,
    isFirst: index === 0,
    source: { part, sentence: toQuote(sentence), ...(title !== undefined && { title: plain(title) }) },
  }))
}
