import type { SeatName } from '../concepts.ts'
import type { Fact } from '../description.ts'
import type { GenericKind } from '../lexicon/meaning.ts'
import { colourFact, type Item, type Span } from './reading.ts'
import type { Shade } from './shades.ts'
import { coloursPalette, colourTargetOf, hasColour } from './targets.ts'

const SEAT_OF_COLOUR: Partial<Record<string, SeatName>> = {
  white: 'white',
  ivory: 'white',
  black: 'black',
}

/** A colour of tables is the colour of their linen, but no linen is made of metal. */
const METALS: ReadonlySet<string> = new Set(['gold', 'rose gold', 'bronze', 'copper', 'brass', 'silver', 'pewter'])

const GENERIC_TARGETS = { flower: 'flowers', seat: 'seat', table: 'linen', structure: 'structure' } as const

/**
 * Assigns colours to the item that a noun phrase names. Assigns them to the palette if the item cannot have a colour.
 */
export function applyColours(item: Item, shades: readonly Shade[], span: Span): void {
  const [first] = shades
  if (!first) return
  const fact = item.facts.findLast(hasColour)
  if (item.generic === 'table' && METALS.has(first.name)) item.colourSpan = span
  else if (item.generic) colourGeneric(item, item.generic, shades)
  else if (item.target) {
    const of = item.target === 'palette' ? undefined : item.target
    item.colours.push(...shades.map((shade) => colourFact(shade, of)))
  } else if (fact) {
    colourFactOf(item, fact, shades)
    if (fact.kind === 'object') item.colourSpan = span
  } else item.colours.push(...shades.map((shade) => colourFact(shade)))
}

function colourFactOf(item: Item, fact: Fact, shades: readonly Shade[]): void {
  const target = colourTargetOf(fact)
  if (fact.kind === 'venue' && shades.length > 1) {
    item.colours.push(...shades.map((shade) => colourFact(shade)))
    return
  }
  if (fact.kind !== 'colour') fact.colour ??= (shades[0] as Shade).colour
  if (target || coloursPalette(fact)) item.colours.push(...shades.map((shade) => colourFact(shade, target)))
}

function colourGeneric(item: Item, generic: GenericKind, shades: readonly Shade[]): void {
  const [first] = shades as [Shade]
  const seat = generic === 'seat' ? SEAT_OF_COLOUR[first.name] : undefined
  if (seat && !item.facts.length && shades.length === 1) {
    item.facts.push({ kind: 'seat', name: seat, colour: first.colour })
    return
  }
  const of = generic in GENERIC_TARGETS ? GENERIC_TARGETS[generic as keyof typeof GENERIC_TARGETS] : undefined
  item.colours.push(...shades.map((shade) => colourFact(shade, of)))
}

/** Limits an excluded item to its colours: "no pink flowers" excludes pink, not all flowers. */
export function onlyColours(item: Item, shades: readonly Shade[]): void {
  delete item.generic
  item.facts = []
  item.colours = shades.map((shade) => colourFact(shade))
}

/** Whether colours that follow a noun apply to the noun, as in "napkins in burgundy" or "bridesmaids in sage". */
export function takesColourAfter(item: Item | undefined): item is Item {
  if (!item || item.unwanted) return false
  if (item.generic || item.target) return true
  const fact = item.facts.at(-1)
  if (!fact || fact.kind === 'venue' || fact.kind === 'view') return false
  return hasColour(fact)
}
