import { describe, expect, it } from 'vitest'
import { readWeddingFacts } from './wedding-facts.ts'

const read = (text: string) => readWeddingFacts(text, '2026-06-01')

describe('readWeddingFacts', () => {
  it.each([
    ['A dinner for 120 guests in an orchard on June 12, 2027', { date: '2027-06-12', guests: 120 }],
    ['Una cena para 80 invitados el 12 de junio de 2027', { date: '2027-06-12', guests: 80 }],
    ['Barn at dusk, 40 people, 2027-09-04', { date: '2027-09-04', guests: 40 }],
  ])('reads the day and the guests of "%s"', (text, facts) => {
    expect(read(text)).toEqual(facts)
  })

  it.each([
    'A barn at dusk with 300 candles and peonies',
    'Christmas lights over a long table on a Sunday',
    'A garden in June',
    'Our first date was on May 3, 2019, in an orchard',
    '',
  ])('reads nothing from "%s"', (text) => {
    expect(read(text)).toEqual({})
  })
})
