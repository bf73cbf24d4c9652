import { describe, expect, it } from 'vitest'
import { readWeddingFacts } from './wedding-facts.ts'

const read = (text: string) => readWeddingFacts(text, '2026-06-01')

describe('readWeddingFacts', () => {
  it.each([
    ['A dinner for 120 guests in an orchard on June 12, 2027', { date: '2027-06-12', guests: 120 }],
    ['Una cena para 80 invitados el 12 de junio de 2027', { date: '2027-06-12', guests: 80 }],
    ['Barn at dusk, 40 people, 2027-09-04', { date: '2027-09-04', guests: 40 }],
    [
      'A barn wedding for 80 guests in Sonoma in June 2027, budget $30,000, with peonies',
      { guests: 80, budget: 30_000 },
    ],
    ['Cena para 80 invitados, presupuesto de 30.000 dólares', { guests: 80, budget: 30_000 }],
    ['Boda en la playa con un presupuesto de $25,000', { budget: 25_000 }],
    ['Garden wedding, 120 people, 45k budget', { guests: 120, budget: 45_000 }],
    ['Vineyard at dusk, between $20,000 and $30,000', { budget: 30_000 }],
  ])('reads the facts of "%s"', (text, facts) => {
    expect(read(text)).toEqual(facts)
  })

  it.each([
    'A barn at dusk with 300 candles and peonies',
    'Christmas lights over a long table on a Sunday',
    'A garden in June',
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
