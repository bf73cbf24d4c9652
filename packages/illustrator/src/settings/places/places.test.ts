import { describe, expect, it } from 'vitest'
import { HEIGHT } from '../../base/geometry.ts'
import { Painter } from '../../painter/painter.ts'
import { parsePrompt } from '../../prompt/parse-prompt.ts'
import { LIGHT_NAMES } from '../../spec.ts'
import { CITY_SETTINGS } from '../cities/index.ts'
import { ROOM_SETTINGS } from '../rooms/index.ts'
import { PLACE_SETTINGS } from './index.ts'

const SPEC = parsePrompt('garden ceremony with blush roses')
const PLACES = Object.entries({ ...PLACE_SETTINGS, ...CITY_SETTINGS, ...ROOM_SETTINGS })

describe('the settings of places, cities and rooms', () => {
  it.each(PLACES)('draws %s with valid numbers in every light', (_, draw) => {
    for (const lightName of LIGHT_NAMES) {
      const painter = new Painter({ ...SPEC, lightName })
      expect(draw(painter).back + painter.definitions + painter.glows).not.toMatch(/NaN|undefined|Infinity|null/)
    }
  })

  it.each(PLACES)('gives %s a floor that starts in the middle third of the image', (_, draw) => {
    const { horizon, floor } = draw(new Painter(SPEC))
    expect(horizon).toBeGreaterThan(HEIGHT / 3)
    expect(horizon).toBeLessThan((HEIGHT * 2) / 3)
    expect(floor).toBeDefined()
  })
})
