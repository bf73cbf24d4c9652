import fc from 'fast-check'
import { expect, it } from 'vitest'
import { extractFacts } from './extract-facts.ts'
import { spellNumbers } from './spell-numbers.ts'

const SUBJECTS = ['The barn', 'We', 'Our team', 'The gallery', 'Delivery', 'The deposit', 'Travel', 'A minimum']
const VERBS = ['seats', 'holds', 'is', 'takes', 'serves up to', 'follows in', 'is due', 'has never used', 'includes']
const NUMBERS = [
  '12',
  'ninety',
  'a hundred and thirty',
  'one third',
  'half',
  '$500',
  '25%',
  '6-8',
  'twenty to forty',
  'a',
]
const NOUNS = [
  'guests',
  'people standing',
  'weeks',
  'miles',
  'of the price',
  'hours',
  'drones',
  'dogs',
  'dollars a mile',
]
const ENDS = [
  '.',
  ' at dinner.',
  ' before the day.',
  ', but not on Sundays.',
  ' within a month.',
  ' for 2 to 3 nights.',
]
const QUESTIONS = ['Is the deposit refundable?', 'Do you travel?', 'How early should we book?', 'Are dogs allowed?']

const sentences = fc
  .tuple(...[SUBJECTS, VERBS, NUMBERS, NOUNS].map((words) => fc.constantFrom(...words)), fc.constantFrom(...ENDS))
  .map(([subject, verb, number, noun, end]) => `${subject} ${verb} ${number} ${noun}${end}`)

it('extractFacts invents no number and no sentence, whatever a profile says', () => {
  fc.assert(
    fc.property(fc.array(sentences, { maxLength: 4 }), fc.constantFrom(...QUESTIONS), (texts, question) => {
      const text = texts.join(' ')
      const facts = extractFacts({
        about: text,
        services: [],
        location: '',
        packages: [{ name: 'One', description: text }],
        faqs: [{ question, answer: text }],
      })
      for (const { min, max, source } of facts) {
        expect(texts).toContain(source.sentence === 'One' ? texts[0] : source.sentence)
        const plain = spellNumbers(source.sentence)
        const numbers = (plain.match(/\d+/g) ?? []).map(Number)
        if (/\ban? (?:weeks?|months?|hours?)\b/.test(plain)) numbers.push(1)
        for (const number of [min, max]) if (number !== undefined) expect(numbers).toContain(number)
      }
    }),
    { numRuns: 2000 },
  )
})

it('extractFacts returns facts for any text without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const faqs = [{ question: text, answer: text }]
      expect(Array.isArray(extractFacts({ about: text, services: [text], location: text, packages: [], faqs }))).toBe(
        true,
      )
    }),
  )
})
