import { expect, it } from 'vitest'
import { extractFacts } from './extract-facts.ts'

const EMPTY = { about: '', services: [], location: '', packages: [], faqs: [] }
const capacityOf = (about: string) =>
  extractFacts({ ...EMPTY, about })
    .filter(({ kind }) => kind === 'capacity')
    .map(({ min, max, detail }) => [min, max, detail].filter((part) => part !== undefined).join(' '))

it.each([
  ['The barn seats 140.', '140 seated'],
  ['Our ballroom seats up to 220 guests for dinner.', '220 seated'],
  ['We can host up to 180 guests on the lawn.', '180'],
  ['The chapel accommodates 90 people.', '90'],
  ['Capacity: 250.', '250'],
  ['The maximum capacity is 300 people.', '300'],
  ['The winery has a capacity of 160.', '160'],
  ['A garden venue with room for one hundred and twenty guests.', '120'],
  ['There is space for sixty.', '60'],
  ['No more than 50 guests, please.', '50'],
  ['Maximum occupancy is 200.', '200'],
  ['The rooftop fits 75 guests.', '75'],
  ['We welcome at most forty people.', '40'],
  ['We take weddings of 20 to 80 guests.', '20 80'],
  ['We plan weddings for between 50 and 150 guests.', '50 150'],
  ['The hall was rebuilt to seat three hundred.', '300 seated'],
  ['The bus takes forty-four to the reception.', '44'],
  ['The boat carries 36 wedding guests.', '36'],
])('extractFacts reads one capacity from %j', (sentence, expected) => {
  expect(capacityOf(sentence)).toEqual([expected])
})

it('extractFacts reads the seated and the standing capacity of one sentence', () => {
  expect(capacityOf('The loft holds 200 standing or 130 seated.')).toEqual(['130 seated', '200 standing'])
})

it.each([
  'There is parking for 120.',
  'We fed two hundred guests in a storm in 2023.',
  'We bring one bartender for every sixty guests.',
  'Our record is one hundred and eighty-eight guests.',
  'Each table seats eight.',
  'The house sleeps up to 24.',
  'Above forty guests we want a roof.',
  'The oven takes eleven lambs.',
  'We planned a wedding of six hundred guests, four events and one horse.',
  'We open at 9 and close at 17.',
  'Our team has served couples for 20 years.',
  'A hundred-guest dinner takes two hours.',
  'The average wedding has 110 guests.',
])('extractFacts reads no capacity from %j', (sentence) => {
  expect(capacityOf(sentence)).toEqual([])
})

it('extractFacts reads the limit of a package as the capacity of this package', () => {
  const packages = [{ name: 'Small', description: 'Garden only, up to 30 guests.' }]
  expect(extractFacts({ ...EMPTY, packages })).toContainEqual({
    kind: 'capacity',
    polarity: 'yes',
    unit: 'guests',
    max: 30,
    source: { part: 'package', sentence: 'Garden only, up to 30 guests.', title: 'Small' },
  })
})

it('extractFacts reads no capacity from what a package contains', () => {
  const packages = [{ name: 'Prints', description: 'Up to 40 prints, eight hours.' }]
  expect(extractFacts({ ...EMPTY, packages }).filter(({ kind }) => kind === 'capacity')).toEqual([])
})

it('extractFacts reads the smallest number of guests', () => {
  const faqs = [{ question: 'Is there a minimum?', answer: 'We cook for a minimum of 40 guests.' }]
  expect(extractFacts({ ...EMPTY, faqs })).toContainEqual(
    expect.objectContaining({ kind: 'minimum', min: 40, unit: 'guests' }),
  )
})
