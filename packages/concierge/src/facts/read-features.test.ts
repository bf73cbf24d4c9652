import { expect, it } from 'vitest'
import { extractFacts } from './extract-facts.ts'

const EMPTY = { about: '', services: [], location: '', packages: [], faqs: [] }
type Texts = Partial<Parameters<typeof extractFacts>[0]>

/** Returns what the texts say about a topic. */
const polarityOf = (topic: string, texts: Texts) =>
  extractFacts({ ...EMPTY, ...texts }).find((fact) => fact.topic === topic)?.polarity ?? null

it.each([
  ['drone', 'She has never used a drone.', 'no'],
  ['drone', 'We do not fly drones.', 'no'],
  ['drone', 'Drone footage is included.', 'yes'],
  ['drone', 'We bring a licensed drone pilot.', 'yes'],
  ['drone', 'No drones over guests, but we fly over the hills.', null],
  ['drone', 'We might bring a drone if the wind allows it.', null],
  ['drone', 'Some of our friends hate drones.', null],
  ['second-photographer', 'There is no second shooter.', 'no'],
  ['second-photographer', 'There is no second shooter and no flash before sunset.', 'no'],
  ['second-photographer', 'A second photographer comes to every wedding.', 'yes'],
  ['dogs', 'Dogs are welcome.', 'yes'],
  ['dogs', 'No dogs inside, but they are welcome on the lawn.', null],
  ['dogs', 'Pets are not allowed.', 'no'],
  ['dogs', 'The sauce is named after her dog.', null],
  ['children', 'Children are very welcome here.', 'yes'],
  ['vegan', 'Our vegan menu changes with the season.', 'yes'],
  ['vegan', 'We do not offer vegan food.', 'no'],
  ['gluten-free', 'We bake gluten-free tiers in a separate kitchen.', 'yes'],
  ['kosher', 'Our kitchen is not kosher.', 'no'],
  ['halal', 'All our meat is halal.', 'yes'],
  ['nut-free', 'The kitchen is nut-free.', 'yes'],
  ['alcohol-free', 'Every cocktail has a twin without alcohol.', 'yes'],
  ['fireworks', 'Fireworks are prohibited by the county.', 'no'],
  ['fireworks', 'We cannot allow fireworks.', 'no'],
  ['candles', 'Open flames are not permitted.', 'no'],
  ['candles', 'Candles are allowed until June, except near the hay.', null],
  ['flash', 'No flash before sunset.', null],
  ['amplified-music', 'Amplified music is not allowed after ten.', null],
  ['delivery', 'Delivery is available at no extra cost.', 'yes'],
  ['setup', 'We set up and take down without charge.', 'yes'],
  ['accessible', 'The whole building is wheelchair accessible.', 'yes'],
  ['accessible', 'The loft is not wheelchair accessible.', 'no'],
  ['spanish', 'We speak Spanish and English.', 'yes'],
  ['spanish', 'The courtyard has Spanish tiles.', null],
  ['mandarin', 'Every film is subtitled, with subtitles in Mandarin and English.', 'yes'],
  ['lgbtq', 'We love same-sex weddings.', 'yes'],
  ['interfaith', 'Interfaith ceremonies are a third of our work.', 'yes'],
  ['tents', 'The courtyard seats three hundred without a tent.', null],
  ['tableware', 'There is no cutlery needed.', null],
  ['album', 'Albums are not included.', 'no'],
  ['raw-files', 'We never hand over raw files.', 'no'],
  ['outside-catering', 'Unfortunately we do not allow outside catering, but you may bring your own wine.', 'no'],
  ['outside-alcohol', 'Unfortunately we do not allow outside catering, but you may bring your own wine.', 'yes'],
  ['candles', 'We have a strict no-sparklers policy.', 'no'],
  ['license', 'We are fully licensed and insured.', 'yes'],
  ['parking', 'There is ample free parking on site.', 'yes'],
  ['lodging', 'There are twelve bedrooms that sleep 24.', 'yes'],
  ['second-photographer', 'A second shooter can be added for $500.', 'yes'],
  ['airbrush', 'We used to offer airbrush makeup.', null],
  ['trial', 'A trial is included in every package.', 'yes'],
])('extractFacts reads the topic %s of %j as %s', (topic, about, polarity) => {
  expect(polarityOf(topic, { about })).toBe(polarity)
})

it.each([
  ['outside-catering', 'May we bring our own caterer?', 'Yes, any caterer with a license.', 'yes'],
  ['outside-catering', 'Can we bring an outside caterer?', 'No, our own kitchen cooks for every wedding.', 'no'],
  ['outside-catering', 'Can we bring an outside caterer?', 'Only from our list of five.', null],
  ['dogs', 'May our dog come?', 'Of course!', 'yes'],
  ['dogs', 'Are dogs allowed?', 'Unfortunately not.', null],
  ['dogs', 'Are dogs allowed?', 'Sorry, the county forbids it.', 'no'],
  ['dogs', 'Are dogs allowed?', 'Yes, but only on the lawn.', null],
  ['airbrush', 'Do you airbrush?', 'No. Fingers are warmer.', 'no'],
  ['drone', 'Do drones fly in the rain?', 'No, nor over guests.', null],
  ['drone', 'Do you film with a drone?', 'Absolutely.', 'yes'],
  ['accessible', 'Is the building accessible?', 'Every floor, by elevator.', 'yes'],
  ['live-stream', 'Can faraway relatives watch live?', 'Yes, by satellite if need be.', null],
  ['rain-plan', 'What is your rain plan?', 'A tent is on hold for you.', 'yes'],
  ['rain-plan', 'Do you have a rain plan?', 'No.', null],
  ['delivery', 'Do you deliver?', 'Within forty miles.', 'yes'],
  ['insurance', 'May we bring our own caterer?', 'Any caterer with insurance.', null],
  ['vegan', 'Can you cook vegan?', 'Gladly.', 'yes'],
  ['halal', 'Can you cook halal?', 'We would love to learn.', null],
])(
  'extractFacts reads the topic %s of the question %j with the answer %j as %s',
  (topic, question, answer, polarity) => {
    expect(polarityOf(topic, { faqs: [{ question, answer }] })).toBe(polarity)
  },
)

it.each([
  ['drone', 'Drone'],
  ['rooftop', 'Roof terrace'],
  ['vegan', 'Vegan menu'],
  ['lodging', 'Nine guest rooms'],
  ['parking', 'Parking for 120'],
  ['bilingual', 'Bilingual bartenders'],
])('extractFacts reads the topic %s of the service %j', (topic, service) => {
  expect(polarityOf(topic, { services: [service] })).toBe('yes')
})

it('extractFacts returns no feature about which a profile says yes and no', () => {
  const texts = { services: ['Drone'], about: 'We never fly a drone.' }
  expect(polarityOf('drone', texts)).toBeNull()
})
