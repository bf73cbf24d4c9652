import { describe, expect, it } from 'vitest'
import { readWeddingFacts } from './wedding-facts.ts'

const TOWNS = ['Carmel', 'Carmel Valley', 'Davis', 'Mountain View', 'Napa', 'Oakland', 'Sonoma', 'Woodland']

const read = (text: string) => readWeddingFacts(text, { today: '2026-06-01', towns: TOWNS })

describe('readWeddingFacts', () => {
  it.each([
    ['A dinner for 120 guests in an orchard on June 12, 2027', { date: '2027-06-12', guests: 120 }],
    ['Una cena para 80 invitados el 12 de junio de 2027', { date: '2027-06-12', guests: 80 }],
    ['Barn at dusk, 40 people, 2027-09-04', { date: '2027-09-04', guests: 40 }],
    [
      'A barn wedding for 80 guests in Sonoma in June 2027, budget $30,000, with peonies',
      { guests: 80, budget: 30_000, town: 'Sonoma' },
    ],
    [
      'A garden wedding for 90 guests near Sonoma on June 19, 2027, wildflower arch, budget about $30,000',
      { date: '2027-06-19', guests: 90, budget: 30_000, town: 'Sonoma', styles: ['Garden'] },
    ],
    ['Cena para 80 invitados, presupuesto de 30.000 dólares', { guests: 80, budget: 30_000 }],
    ['Boda junto al mar con un presupuesto de $25,000', { budget: 25_000 }],
    ['Vineyard wedding, 120 people, 45k budget', { guests: 120, budget: 45_000 }],
    ['Vineyard at dusk, between $20,000 and $30,000', { budget: 30_000 }],
  ])('reads the facts of "%s"', (text, facts) => {
    expect(read(text)).toEqual(facts)
  })

  it.each([
    ['A Napa Valley dinner', 'Napa'],
    ['Dinner in carmel valley', 'Carmel Valley'],
    ['Una cena cerca de Sonoma', 'Sonoma'],
    ['Dinner near Woodland', 'Woodland'],
    ['Davis, CA, at dusk', 'Davis'],
    ['حفل في سونوما', 'Sonoma'],
    ['Dinner in a woodland with a mountain view', undefined],
    ['Davis and Priya under an arch', undefined],
    ['Guests from Oakland', undefined],
    ['A vineyard, but not in Napa', undefined],
  ])('reads the town of "%s"', (text, town) => {
    expect(read(text).town).toBe(town)
  })

  it.each([
    ['Rustic but elegant barn wedding', ['Rustic', 'Elegant']],
    ['Boda íntima en un jardín', ['Garden', 'Intimate']],
    ['Un mariage champêtre et romantique', ['Romantic', 'Country']],
    ['Eine gemütliche Gartenhochzeit', ['Garden', 'Cozy']],
    ['حفل زفاف رومانسي في حديقة', ['Romantic', 'Garden']],
    ['A country wedding', ['Country']],
    ['A vineyard in wine country, nothing modern', undefined],
  ])('reads the styles of "%s"', (text, styles) => {
    expect(read(text).styles).toEqual(styles)
  })

  it.each([
    'A barn at dusk with 300 candles and peonies',
    'Christmas lights over a long table on a Sunday',
    'An orchard in June',
    'A ceiling with 2000 candles and 5000 petals',
    'Dinner at $150 per guest',
    '$4,000 for flowers and $9,000 for the band',
    'A $200 arch of roses',
    'Our first date was on May 3, 2019, in an orchard',
    '',
  ])('reads nothing from "%s"', (text) => {
    expect(read(text)).toEqual({})
  })
})
