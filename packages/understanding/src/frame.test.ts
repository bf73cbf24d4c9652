import { describe, expect, it } from 'vitest'
import { frameOf, MAX_FRAME_LENGTH } from './frame.ts'
import { understand } from './understand.ts'
import { en } from './vocabularies/en.ts'
import { es } from './vocabularies/es.ts'

const frame = (text: string, maxLength?: number) => frameOf(understand(text, [en, es]).description, en, maxLength)

describe('frameOf', () => {
  it('writes the view, place, light, weather, season, people, structure, flowers, colours and signs of a scene', () => {
    const prompt =
      'A foggy autumn ceremony in a vineyard at dusk with 40 guests, white roses, burgundy napkins, ' +
      'a big flower arch, no balloons, no chairs and a welcome sign that says "Ana & Leo"'
    expect(frame(prompt)).toBe(
      'View: aisle view. Place: vineyard. Time and light: dusk. Weather: fog. Season: autumn. People: 40 guests. ' +
        'Structures: flower arch (large). Flowers: roses. Colours: white flowers, burgundy napkins. ' +
        'Objects: napkins, welcome sign (with the words “Ana & Leo”). Without: chairs, balloons.',
    )
  })

  it('writes the scene of a Spanish prompt in English', () => {
    expect(frame('boda en la playa con 12 mesas redondas, rosas blancas y sin globos')).toBe(
      'Place: beach. Flowers: roses. Colours: white flowers. Tables and seats: 12 round tables. Without: balloons.',
    )
  })

  it('writes amounts, qualities, rows, sides and looks after their item', () => {
    const text = frame(
      'a groom with red hair, many lanterns, a striped tent, ten rows of benches, a fountain on the right',
    )
    for (const part of ['groom (red hair)', 'lanterns (many)', 'tent (striped)', 'benches (10 rows)']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('fountain (on the right)')
  })

  it('lists people and flowers that the prompt excludes only after "Without"', () => {
    expect(frame('a beach with no people and no flowers')).toBe('Place: beach. Without: people, flowers.')
  })

  it('removes markup and line breaks from the words of a sign', () => {
    expect(frame('a welcome sign that says "<b>Ana</b>\nLeo"')).toBe(
      'Objects: welcome sign (with the words “Ana Leo”).',
    )
  })

  it('drops the last parts of a long scene but keeps what the prompt excludes', () => {
    expect(frame('a beach at dusk with lanterns, a piano and no balloons', 60)).toBe(
      'Place: beach. Time and light: dusk. Without: balloons.',
    )
  })

  it('never exceeds its maximum length', () => {
    const signs = `a welcome sign that says "${'Ana and Leo '.repeat(150)}"`
    expect(frame(`a beach with ${signs}`).length).toBeLessThanOrEqual(MAX_FRAME_LENGTH)
  })

  it('returns an empty string for a scene without facts', () => {
    expect(frame('hello')).toBe('')
  })
})
