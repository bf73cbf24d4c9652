import { isPale, lighten, mix } from '../base/colour.ts'
import type { Palette } from '../spec.ts'
import { roleOf } from './colour-roles.ts'
import { IVORY } from './florals.ts'

const MOST = 4
const CREAM = '#f0dfc8'
const SAND = '#d9c7a8'
const WINE = '#6b2240'

/** Fills a palette up to three colours that go with those given; one without a flower colour gets ivory. */
export function completePalette(given: readonly string[]): Palette {
  const [first = IVORY, ...rest] = [...new Set(given)].slice(0, MOST)
  const flower = [first, ...rest].find((hex) => roleOf(hex) === 'bloom')
  const [darker, lighter] = companions(flower)
  const missing = flower === undefined && rest.length ? darker : lighter
  return [first, rest[0] ?? darker, rest[1] ?? missing, ...rest.slice(2)]
}

function companions(flower: string | undefined): [string, string] {
  if (flower === undefined) return [IVORY, CREAM]
  if (isPale(flower)) return [mix(flower, SAND, 0.55), mix(flower, CREAM, 0.6)]
  return [mix(lighten(flower, -0.16), WINE, 0.25), lighten(flower, 0.09)]
}
