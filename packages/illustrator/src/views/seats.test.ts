import { understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { describe, expect, it } from 'vitest'
import { composeScene } from '../compose/compose-scene.ts'
import { Painter } from '../painter/painter.ts'
import { Stage } from '../stage/stage.ts'
import { standingCamera } from './cameras.ts'
import { placeSeats } from './seats.ts'

/** Returns the number of seats in the rows of a ceremony. */
function countSeats(text: string): number {
  const spec = composeScene(understand(text, [en]).description, { seed: 'seed' })
  const stage = new Stage(new Painter(spec), standingCamera(450))
  let seats = 0
  placeSeats(stage, { away: 8, rows: spec.decor.rows, perSide: 6, aisle: 0.95 }, () => {
    seats += 1
    return ''
  })
  stage.render()
  return seats
}

describe('placeSeats', () => {
  it.each([
    ['two chairs in an orchard', 2],
    ['an arch with 15 white chairs', 15],
    ['a garden ceremony for 30 guests', 30],
    ['an intimate ceremony for 12 guests', 12],
    ['an intimate garden ceremony', 16],
    ['a garden ceremony, just the two of us', 0],
  ])('places the seats of “%s”', (text, seats) => {
    expect(countSeats(text)).toBe(seats)
  })

  it('fills four rows if the description gives no number', () => {
    expect(countSeats('a garden ceremony with white chairs')).toBe(48)
  })
})
