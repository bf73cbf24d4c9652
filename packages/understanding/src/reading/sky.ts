import type { Item, Span } from './reading.ts'
import type { Shade } from './shades.ts'

/** Colours that the sky of a sunset has anyway. */
const WARM: ReadonlySet<string> = new Set(['gold', 'orange', 'amber', 'yellow', 'apricot', 'peach', 'rose gold'])

/**
 * Returns the colour words before a time of day or a weather, as in "pink sunset", if the image does not show them.
 * Returns `undefined` if the colours belong to another noun.
 */
export function coloursOfSky(
  { start, facts }: Item,
  shades: readonly Shade[],
  nounStart: number,
  text: string,
): Span[] | undefined {
  const isSky = facts.length > 0 && facts.every(({ kind }) => kind === 'time' || kind === 'weather')
  if (!isSky || !shades.length) return undefined
  const isUsual = facts.some(({ name }) => name === 'golden') && shades.every(({ name }) => WARM.has(name))
  return isUsual ? [] : [{ start, end: start + text.slice(start, nounStart).trimEnd().length }]
}
