import { describe, expect, it } from 'vitest'
import { Painter } from '../../painter/painter.ts'
import { parsePrompt } from '../../prompt/parse-prompt.ts'
import { ANIMAL_OBJECTS } from './index.ts'

const SPOT = { x: 600, y: 800, unit: 140, depth: 0.2 }

describe('ANIMAL_OBJECTS', () => {
  it('draws the number of doves that the description gives', () => {
    const painter = new Painter(parsePrompt('doves'))
    const drawn = (count: number) => ANIMAL_OBJECTS.doves.draw(painter, SPOT, { count }).length
    expect(drawn(12)).toBeGreaterThan(2.5 * drawn(4))
  })

  it('draws a dog in the colour that the description gives', () => {
    const painter = new Painter(parsePrompt('dog'))
    const drawn = ['#ffffff', '#221a18'].map((colour) => ANIMAL_OBJECTS.dog.draw(painter, SPOT, { colour }))
    expect(drawn[0]).not.toBe(drawn[1])
  })
})
