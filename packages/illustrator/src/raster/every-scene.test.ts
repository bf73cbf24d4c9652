import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../base/random.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { STYLE_NAMES } from '../prompt/styles.ts'
import {
  ARCH_NAMES,
  CHAIR_NAMES,
  COMPOSITION_NAMES,
  LIGHT_NAMES,
  type SceneSpec,
  SEASON_NAMES,
  SETTING_NAMES,
  STILL_LIFE_NAMES,
  TRADE_NAMES,
} from '../spec.ts'
import { drawImage } from './draw-image.ts'

const WIDTH = 120
/** The standard deviation of luminance below which an image looks uniform. */
const FLAT = 9
/** The timeout of a test. It is long, because the settings are drawn concurrently. */
const TIMEOUT_MS = 180_000

function anyScene(setting: SceneSpec['setting'], comp: SceneSpec['comp']): SceneSpec {
  const random = createRandom(`${setting}/${comp}`)
  const scene = parsePrompt(`${setting} ${comp}`, { styles: [random.pick(STYLE_NAMES)] })
  return {
    ...scene,
    setting,
    comp,
    lightName: random.pick(LIGHT_NAMES),
    season: random.pick(SEASON_NAMES),
    arch: random.pick(ARCH_NAMES),
    chair: random.pick(CHAIR_NAMES),
    decor: {
      ...scene.decor,
      aisle: random.pick(['flowers', 'lanterns', 'candles', 'none']),
      chandelier: random.pick([true, false, 'floral']),
      strings: random.next() < 0.5,
      bunting: random.next() < 0.2,
      drapes: random.next() < 0.3,
      tall: random.next() < 0.4,
    },
  }
}

async function contrastOf(scene: SceneSpec): Promise<number> {
  const { channels } = await sharp(await drawImage(scene, { width: WIDTH }))
    .greyscale()
    .stats()
  return channels[0]?.stdev ?? 0
}

describe.concurrent('the drawing of a setting', () => {
  it.each(SETTING_NAMES)('has contrast in every composition of %s', { timeout: TIMEOUT_MS }, async (setting) => {
    for (const comp of COMPOSITION_NAMES) {
      expect(await contrastOf(anyScene(setting, comp)), comp).toBeGreaterThan(FLAT)
    }
  })

  it.each(['redwood', 'hills', 'coast'] as const)(
    'has contrast for an empty %s at night',
    { timeout: TIMEOUT_MS },
    async (setting) => {
      expect(await contrastOf({ ...anyScene(setting, 'empty'), lightName: 'night' })).toBeGreaterThan(FLAT)
    },
  )
})

describe('the drawing of a still life', () => {
  it.each(STILL_LIFE_NAMES)('has enough contrast for %s', { timeout: TIMEOUT_MS }, async (comp) => {
    expect(await contrastOf(anyScene('garden', comp))).toBeGreaterThan(FLAT)
  })
})

describe('the image of a vendor at work', () => {
  it.each(TRADE_NAMES)('has enough contrast for %s', { timeout: TIMEOUT_MS }, async (comp) => {
    expect(await contrastOf(anyScene('garden', comp))).toBeGreaterThan(FLAT)
  })
})
