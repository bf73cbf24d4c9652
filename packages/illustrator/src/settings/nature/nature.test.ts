import { describe, expect, it } from 'vitest'
import { Painter } from '../../painter/painter.ts'
import { parsePrompt } from '../../prompt/parse-prompt.ts'
import { LIGHT_NAMES, SEASON_NAMES, type SettingName } from '../../spec.ts'
import { NATURE_SETTINGS } from './index.ts'

const NAMES = Object.keys(NATURE_SETTINGS) as (keyof typeof NATURE_SETTINGS)[]
const LARGEST_BYTES = 1_500_000

function draw(setting: SettingName & keyof typeof NATURE_SETTINGS, patch: object) {
  const painter = new Painter({ ...parsePrompt('garden'), setting, ...patch })
  const drawn = painter.layer('setting', () => NATURE_SETTINGS[setting](painter))
  return { ...drawn, markup: drawn.back + painter.definitions }
}

describe('NATURE_SETTINGS', () => {
  it.each(NAMES)('draws %s without invalid numbers in all lights and seasons', (name) => {
    const looks = [...LIGHT_NAMES.map((lightName) => ({ lightName })), ...SEASON_NAMES.map((season) => ({ season }))]
    for (const look of looks) {
      const { markup } = draw(name, look)
      expect(markup).not.toMatch(/NaN|undefined|Infinity|null/)
      expect(markup.length).toBeLessThan(LARGEST_BYTES)
    }
  })

  it.each(NAMES)('gives %s a ground in the lower part of the canvas', (name) => {
    const { horizon } = draw(name, {})
    expect(horizon).toBeGreaterThan(440)
    expect(horizon).toBeLessThan(620)
  })
})
