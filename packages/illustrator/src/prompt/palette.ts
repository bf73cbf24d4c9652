import { isPale, lighten, mix } from '../base/colour.ts'
import type { Palette } from '../spec.ts'
import { roleOf } from './colour-roles.ts'
import { IVORY } from './florals.ts'

const MOST = 4

/** Fills a palette up to three colours that go with those given. */
export function completePalette(given: readonly string[]): Palette {
  const [first = IVORY, ...rest] = [...new Set(given)].slice(0, MOST)
  const flower = [first, ...rest].find((hex) => roleOf(hex) === 'bloom') ?? IVORY
  const second =
    rest[0] ?? (isPale(flower) ? mix(flower, '#d9c7a8', 0.55) : mix(lighten(flower, -0.16), '#6b2240', 0.25))
  const third = rest[1] ?? (isPale(flower) ? mix(flower, '#f0dfc8', 0.6) : lighten(flower, 0.09))
  return [first, second, third, ...rest.slice(2)]
}
