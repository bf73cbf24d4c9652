import { colourFact, type Item } from './reading.ts'
import type { Shade } from './shades.ts'

/** Colours that the sky of a sunset has anyway. */
const WARM: ReadonlySet<string> = new Set(['gold', 'orange', 'amber', 'yellow', 'apricot', 'peach', 'rose gold'])

/**
 * Gives the colours before a time of day or a weather to the sky, as in "pink sunset". Returns false if the colours
 * belong to another noun.
 */
export function colourSky(item: Item, shades: readonly Shade[]): boolean {
  const { facts } = item
  const isSky = facts.length > 0 && facts.every(({ kind }) => kind === 'time' || kind === 'weather')
  if (!isSky || !shades.length) return false
  const isUsual = facts.some(({ name }) => name === 'golden') && shades.every(({ name }) => WARM.has(name))
  if (!isUsual) item.colours.push(...shades.map((shade) => colourFact(shade, 'sky')))
  return true
}
