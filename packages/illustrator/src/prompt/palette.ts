import { isPale, lighten, mix } from '../base/colour.ts'
import type { Palette } from '../spec.ts'
import { roleOf } from './colour-roles.ts'
import { IVORY } from './florals.ts'

const MOST = 4
const CREAM = '#f0dfc8'
const SAND = '#d9c7a8'
const WINE = '#6b2240'

/**
 * Completes a palette to three matching colours. To two flower colours, adds a light shade of the second one, so that
 * both remain visible. To a palette without flower colours, adds ivory.
 */
export function completePalette(given: readonly string[]): Palette {
  const [first = IVORY, ...rest] = [...new Set(given)].slice(0, MOST)
  const blooms = [first, ...rest].filter((hex) => roleOf(hex) === 'bloom')
  const [darker, lighter] = companions(blooms.at(-1))
  const missing = blooms.length || !rest.length ? lighter : darker
  return [first, rest[0] ?? darker, rest[1] ?? missing, ...rest.slice(2)]
}

/** Returns a darker and a lighter shade of a flower colour. */
function companions(flower: string | undefined): [string, string] {
  if (flower === undefined) return [IVORY, CREAM]
  if (isPale(flower)) return [mix(flower, SAND, 0.55), mix(flower, CREAM, 0.6)]
  return [mix(lighten(flower, -0.16), WINE, 0.25), lighten(flower, 0.09)]
}
