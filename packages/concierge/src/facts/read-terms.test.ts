import { expect, it } from 'vitest'
import { extractFacts } from './extract-facts.ts'

const EMPTY = { about: '', services: [], location: '', packages: [], faqs: [] }

/** Returns the facts of one kind as text, without their source. */
const factsOf = (kind: string, question: string, answer: string) =>
  extractFacts({ ...EMPTY, faqs: [{ question, answer }] })
    .filter((fact) => fact.kind === kind)
    .map(({ polarity, detail, min, max, unit }) =>
      [polarity, detail, min, max, unit].filter((part) => part !== undefined).join(' '),
    )

it.each([
  ['How much is the deposit?', 'A third holds the date.', ['yes 33 percent']],
  ['What is the deposit?', '25% of the total.', ['yes 25 percent']],
  ['What holds the date?', 'A flat $750, which comes off the bill.', ['yes 750 dollars']],
  ['Is there a deposit?', 'A hundred dollars.', ['yes 100 dollars']],
  ['Is there a deposit?', 'A flat €750 when you book.', ['yes 750 dollars']],
  ['Is there a deposit?', 'A hundred euros.', ['yes 100 dollars']],
  ['Is there a deposit?', 'It is 1,200 EUR to book.', ['yes 1200 dollars']],
  ['When is the deposit due?', 'Half when you book.', ['yes 50 percent']],
  ['Is there a deposit?', 'There is no deposit.', ['no']],
  [
    'How do deposits work?',
    'Thirty percent to book; the balance falls due two weeks before.',
    ['yes 30 percent', 'yes balance 2 weeks'],
  ],
  ['How do we book?', 'We require a 50% non-refundable deposit to reserve your date.', ['yes 50 percent']],
  ['What is the deposit?', 'We will tell you on the phone.', []],
  ['Do you bring flowers?', 'A third of them are from our garden.', []],
])('extractFacts reads the deposit of %j with the answer %j', (question, answer, expected) => {
  expect(factsOf('deposit', question, answer)).toEqual(expected)
})

it.each([
  ['Is the deposit refundable?', 'In full until nine months before the day.', ['yes refund 9 months']],
  ['Is the deposit refundable?', 'No, it is not returned.', ['no refund']],
  ['Is the deposit refundable?', 'The retainer is non-refundable.', ['no refund']],
  ['May we cancel?', 'At no cost until thirty days before.', ['yes refund 30 days']],
  ['What does the retainer cover?', 'It is not returned, but it can be moved once.', ['no refund', 'yes reschedule']],
  [
    'How is the deposit handled?',
    'It moves with you to another date until sixty days before.',
    ['yes reschedule 60 days'],
  ],
  ['How do we book?', 'We require a 50% non-refundable deposit to reserve your date.', ['no refund']],
  ['Can we cancel?', 'Cancellations 90 days before receive a full refund.', ['yes refund 90 days']],
  ['Can we cancel?', 'There are no refunds within 60 days of the event.', []],
  ['Can we cancel?', 'Let us talk about it.', []],
])('extractFacts reads the terms of cancellation of %j with the answer %j', (question, answer, expected) => {
  expect(factsOf('cancellation', question, answer)).toEqual(expected)
})

it.each([
  ['When do we get the photos?', 'The gallery follows within six weeks.', ['yes delivery 6 6 weeks']],
  ['How long does it take?', 'The film is ready in 8 to 10 weeks.', ['yes delivery 8 10 weeks']],
  ['Do you ship?', 'Everything comes by post in eight weeks.', ['yes delivery 8 8 weeks']],
  ['When do we get the film?', 'Highlights follow in a month.', ['yes delivery 1 1 months']],
  ['How long is the ceremony?', 'Ours last fourteen minutes.', ['yes length 14 14 minutes']],
  ['When do we see it?', 'You receive your gallery in 6-8 weeks.', ['yes delivery 6 8 weeks']],
  ['Where do you live?', 'Two hours from the coast.', []],
])('extractFacts reads the duration of %j with the answer %j', (question, answer, expected) => {
  expect(factsOf('duration', question, answer)).toEqual(expected)
})

it.each([
  ['How early should we book?', 'Fourteen months is comfortable.', ['yes 14 months']],
  ['How far ahead do couples book?', 'Most couples book six months ahead.', ['yes 6 months']],
  ['When must we give numbers?', 'Twenty-one days ahead.', ['yes 21 days']],
  ['Where can the bus stop?', 'I apply for the permit three weeks ahead.', []],
])('extractFacts reads the lead time of %j with the answer %j', (question, answer, expected) => {
  expect(factsOf('lead-time', question, answer)).toEqual(expected)
})

it.each([
  ['Do you travel?', 'Within ninety miles there is no travel fee.', ['yes free 90 miles']],
  ['How far do you travel?', 'Up to a hundred miles.', ['yes distance 100 miles']],
  [
    'Is delivery included?',
    'Within 40 miles. After that $2 per mile.',
    ['yes free 40 miles', 'yes per mile 2 dollars'],
  ],
  ['Is there a travel fee?', 'Eighty cents a mile outside the Bay Area.', ['yes per mile 0.8 dollars', 'yes Bay Area']],
  ['Is travel included?', 'Marin County and Sacramento, yes.', ['yes Marin County', 'yes Sacramento']],
  ['Do you travel?', 'We don’t charge for the first 50 miles.', ['yes free 50 miles']],
  ['Do you travel?', '$2.50 per mile after 50 miles.', ['yes free 50 miles', 'yes per mile 2.5 dollars']],
  ['Do you travel?', 'Anywhere with a road.', ['yes anywhere']],
  ['How far is the airport?', 'Oakland is twenty miles away.', []],
  ['Do you travel?', 'Not to Reno.', []],
])('extractFacts reads the area of %j with the answer %j', (question, answer, expected) => {
  expect(factsOf('area', question, answer)).toEqual(expected)
})

it('extractFacts reads the areas that an about text names', () => {
  const about = 'We serve Napa, Sonoma County and the East Bay.'
  const areas = extractFacts({ ...EMPTY, about }).filter(({ kind }) => kind === 'area')
  expect(areas.map(({ detail }) => detail)).toEqual(['Napa', 'Sonoma County', 'East Bay'])
})

it('extractFacts reads the end of the music', () => {
  const [fact] = extractFacts({ ...EMPTY, about: 'Music must end by ten.' }).filter(({ kind }) => kind === 'hours')
  expect(fact).toMatchObject({ detail: 'music', source: { sentence: 'Music must end by ten.' } })
})

it.each(['There is a minimum order of $500.', 'We have a $500 food and beverage minimum.'])(
  'extractFacts reads the minimum order of %j',
  (about) => {
    expect(extractFacts({ ...EMPTY, about })).toContainEqual(
      expect.objectContaining({ kind: 'minimum', min: 500, unit: 'dollars' }),
    )
  },
)
