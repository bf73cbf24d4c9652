import type { ColourFact, Fact, SceneDescription } from '../description.ts'
import { fill, firstOf, genericLabel, labelOf, phraseOf, singular } from '../labels.ts'
import { isSame } from '../reading/finish.ts'
import { nearColours } from '../reading/shades.ts'
import { colourTargetOf } from '../reading/targets.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { isExclusive } from './exclusive.ts'

type Concept = Exclude<Fact, ColourFact>

/**
 * Returns the differences between two scene descriptions as short sentences. With `bySize`, a changed scale means a
 * different size instead of a different number.
 */
export function changesBetween(
  before: SceneDescription,
  after: SceneDescription,
  vocabulary: Vocabulary,
  bySize = false,
): string[] {
  const write = (template: string, values: Record<string, string>) => capitalize(fill(template, values))
  const { messages } = vocabulary
  const added = conceptsOf(after).filter((fact) => !conceptsOf(before).some((old) => isSame(old, fact)))
  const removed = conceptsOf(before).filter((fact) => !conceptsOf(after).some((old) => isSame(old, fact)))
  const changes: string[] = []
  for (const fact of added) {
    const old = removed.find(({ kind, name }) => kind === fact.kind && name !== 'none')
    if (old) removed.splice(removed.indexOf(old), 1)
    if (fact.colour && !['person', 'flower'].includes(fact.kind) && hasTargetColour(fact, after)) continue
    const thing = phraseOf(fact, vocabulary)
    if (fact.name === 'none')
      changes.push(write(messages.removed, { thing: old ? labelOf(old, vocabulary) : nameOf(fact.kind, vocabulary) }))
    else if (fact.kind === 'amount')
      changes.push(
        write(fact.name === 'lush' ? messages.more : messages.fewer, {
          thing: nameOf('flower', vocabulary),
        }),
      )
    else if (fact.kind === 'style' || fact.kind === 'culture' || fact.kind === 'weather')
      changes.push(write(messages.set, { kind: messages.kinds[fact.kind], thing }))
    else if (isExclusive(fact) && (fact.kind !== 'structure' || !old)) {
      changes.push(write(messages.set, { kind: messages.kinds[fact.kind], thing }))
    } else if (old) changes.push(write(messages.replaced, { old: labelOf(old, vocabulary), thing }))
    else if (fact.count === 0) changes.push(write(messages.removed, { thing: labelOf(fact, vocabulary) }))
    else changes.push(write(messages.added, { thing }))
  }
  for (const fact of removed) {
    if (fact.name !== 'none' && !added.some(({ kind, name }) => kind === fact.kind && name === 'none')) {
      changes.push(write(messages.removed, { thing: labelOf(fact, vocabulary) }))
    }
  }
  changes.push(...detailChanges(before, after, vocabulary, bySize).map(capitalize))
  changes.push(...colourChanges(before, after, vocabulary).map(capitalize))
  for (const item of after.without) {
    const known = [...before.without, ...before.facts].some(
      ({ kind, name }) => kind === item.kind && name === item.name,
    )
    const emptied = added.some(({ kind, name }) => kind === item.kind && name === 'none')
    if (!known && !emptied) changes.push(write(messages.removed, { thing: labelOf(item, vocabulary) }))
  }
  return [...new Set(changes)]
}

function detailChanges(
  before: SceneDescription,
  after: SceneDescription,
  vocabulary: Vocabulary,
  bySize: boolean,
): string[] {
  const { messages } = vocabulary
  return conceptsOf(after).flatMap((fact) => {
    const old = conceptsOf(before).find((other) => isSame(other, fact))
    if (!old) return []
    const thing = fact.kind === 'amount' ? nameOf('flower', vocabulary) : labelOf(fact, vocabulary)
    const lines: string[] = []
    if (fact.count !== old.count) lines.push(phraseOf({ ...fact, text: undefined } as Fact, vocabulary))
    const [scale, oldScale] = [fact.scale ?? 1, old.scale ?? 1]
    if (scale !== oldScale) {
      const several = !bySize && singular(thing, vocabulary) !== thing
      const grows = several ? messages.more : messages.bigger
      const shrinks = several ? messages.fewer : messages.smaller
      lines.push(fill(scale > oldScale ? grows : shrinks, { thing }))
    }
    if (fact.side && fact.side !== old.side)
      lines.push(fill(messages.moved, { thing, side: firstOf(vocabulary.grammar.sides[fact.side]) ?? fact.side }))
    if (fact.text !== old.text && fact.text) lines.push(fill(messages.written, { thing, text: fact.text }))
    if (fact.colour && fact.colour !== old.colour && !colourTargetOf(fact)) {
      lines.push(fill(messages.recoloured, { thing, colour: nameOfColour(fact.colour, after, vocabulary) }))
    }
    return lines
  })
}

function colourChanges(before: SceneDescription, after: SceneDescription, vocabulary: Vocabulary): string[] {
  const { messages } = vocabulary
  const targets = new Set(coloursOf(after).map(({ of }) => of))
  const lines: string[] = []
  for (const of of targets) {
    const colours = coloursOf(after).filter((colour) => colour.of === of)
    const old = coloursOf(before).filter((colour) => colour.of === of)
    if (sameColours(colours, old)) continue
    const thing = of ? messages.targets[of] : messages.kinds.colour
    lines.push(
      fill(messages.recoloured, { thing, colour: colours.map((colour) => labelOf(colour, vocabulary)).join(', ') }),
    )
  }
  for (const colour of coloursOf(before)) {
    if (targets.has(colour.of) || lines.length) continue
    lines.push(fill(messages.removed, { thing: labelOf(colour, vocabulary) }))
  }
  return lines
}

/** Whether a colour change reports the colour of this fact. */
function hasTargetColour(fact: Concept, description: SceneDescription): boolean {
  const target = colourTargetOf(fact)
  return target !== undefined && coloursOf(description).some(({ of }) => of === target)
}

function sameColours(a: readonly ColourFact[], b: readonly ColourFact[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ name, shade }) => b.some((other) => other.name === name && other.shade === shade))
  )
}

function nameOfColour(hex: string, { facts }: SceneDescription, vocabulary: Vocabulary): string {
  const found = facts.find((fact) => fact.kind === 'colour' && fact.colour === hex)
  return found
    ? labelOf(found, vocabulary)
    : labelOf({ kind: 'colour', name: nearColours(hex, 1)[0] as string }, vocabulary)
}

function nameOf(kind: Concept['kind'], vocabulary: Vocabulary): string {
  return genericLabel(kind, vocabulary) ?? vocabulary.messages.kinds[kind]
}

function conceptsOf({ facts }: SceneDescription): Concept[] {
  return facts.filter((fact): fact is Concept => fact.kind !== 'colour')
}

function coloursOf({ facts }: SceneDescription): ColourFact[] {
  return facts.filter((fact): fact is ColourFact => fact.kind === 'colour')
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
