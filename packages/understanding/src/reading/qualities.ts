import type { Item, QualitySpan, Span } from './reading.ts'
import { refine } from './refine.ts'
import { hasColour } from './targets.ts'

/** Gives a quality to the item of a noun phrase, or replaces its concept by a more specific one. */
export function addQuality(item: Item, quality: QualitySpan): void {
  if (refine(item, quality.name)) return
  item.qualities = [...(item.qualities ?? []), quality]
  const fact = item.facts.findLast(hasColour)
  if (fact && fact.kind !== 'colour') fact.qualities = [...(fact.qualities ?? []), quality.name]
}

/** Returns the qualities of a general noun, such as "tall" in "tall flowers", which no fact holds. */
export function looseQualities({ unwanted, facts, generic, target, qualities = [], colourSpan }: Item): Span[] {
  const isLoose = !unwanted && (generic !== undefined || target !== undefined) && !facts.some(hasColour)
  return isLoose ? [...qualities, ...(colourSpan ? [colourSpan] : [])] : []
}
