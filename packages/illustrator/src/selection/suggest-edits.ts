import {
  type ColourName,
  capitalize,
  type Fact,
  fill,
  isUnwanted,
  labelOf,
  type ObjectName,
  type TimeName,
  type Vocabulary,
} from '@vowkit/understanding'
import { isShown } from '../compose/shown-facts.ts'
import { editScene } from '../edit/edit-scene.ts'
import { isView } from '../scene/draw-scene.ts'
import type { SceneSpec } from '../spec.ts'
import { isShownInPhoto } from '../venue/shown-in-photo.ts'
import { isIndoor } from './measure-scene.ts'

/** An edit that may be suggested for a scene. */
interface Idea {
  /** What the edit changes. Of each topic, only one edit is suggested at a time. */
  topic: 'time' | 'flowers' | 'lights' | 'hanging' | 'structure' | 'view' | 'things'
  fact: Pick<Fact, 'kind' | 'name'>
  /** Whether the edit is worth suggesting: its change covers a part of the image that nobody overlooks. */
  isLarge: (before: SceneSpec, after: SceneSpec) => boolean
}

const COUNT = 4
/** The number of ideas that each edit moves to the end of the list, so that the next suggestions are others. */
const STEP = 3
/** The least increase of the flower density that changes a visible part of the image. */
const MORE_FLOWERS = 0.2
/** The flower density from which another colour of the flowers is visible. */
const MANY_FLOWERS = 1.4
const DARK: readonly SceneSpec['lightName'][] = ['dusk', 'night', 'candle']
const TABLES: readonly SceneSpec['comp'][] = ['long-tables', 'round-tables']
const GROUND: readonly SceneSpec['comp'][] = ['scene', 'aisle']
/** Images in which flowers cover so little that more of them are hardly visible. */
const FEW_FLOWERS: readonly SceneSpec['comp'][] = ['cake', 'stationery', 'music']

const IDEAS: readonly Idea[] = [
  time('dusk'),
  { topic: 'flowers', fact: { kind: 'amount', name: 'lush' }, isLarge: hasMoreFlowers },
  object('lanterns', 'lights', ({ comp }) => GROUND.includes(comp)),
  object('hanging-plants', 'hanging'),
  object('paper-lanterns', 'lights', ({ comp }) => TABLES.includes(comp)),
  { topic: 'structure', fact: { kind: 'structure', name: 'arch' }, isLarge: isOpenScene },
  time('golden'),
  object('bunting', 'hanging', (before, after) => before.decor.bunting !== after.decor.bunting),
  { topic: 'view', fact: { kind: 'view', name: 'above' }, isLarge: ({ comp }) => isView(comp) },
  object('string-lights', 'lights', (scene) => isDark(scene) && scene.comp !== 'dance-floor'),
  colour('white'),
  time('night'),
  object('balloons', 'things', ({ comp }) => comp === 'scene'),
  colour('burgundy'),
  time('morning'),
]

/** Ideas for a ceremony in a photo of the venue. Edits change neither its place nor its light, and it always shows the aisle. */
const PHOTO_IDEAS: readonly Idea[] = [
  { topic: 'flowers', fact: { kind: 'amount', name: 'lush' }, isLarge: hasMoreFlowers },
  thing('lanterns', 'lights'),
  thing('bunting', 'hanging'),
  { topic: 'structure', fact: { kind: 'structure', name: 'moongate' }, isLarge: hasOtherStructure },
  colour('white'),
  thing('candles', 'lights'),
  thing('string-lights', 'hanging'),
  { topic: 'structure', fact: { kind: 'structure', name: 'columns' }, isLarge: hasOtherStructure },
  thing('balloons', 'things'),
  colour('burgundy'),
]

/**
 * Returns up to four edits that visibly change an image, in the language of the vocabulary. After each edit, the
 * suggestions are others. Takes a few milliseconds for each edit that it tries. `inPhoto`: the ceremony is drawn into a
 * photo of the venue, which edits do not change.
 */
export function suggestEdits(scene: SceneSpec, vocabulary: Vocabulary, { inPhoto = false } = {}): string[] {
  const ideas = inPhoto ? PHOTO_IDEAS : IDEAS
  const start = (scene.past.length * STEP) % ideas.length
  const found = new Map<Idea['topic'], string>()
  for (const idea of [...ideas.slice(start), ...ideas.slice(0, start)]) {
    if (found.size === COUNT) break
    if (found.has(idea.topic) || isUnwanted(scene.description, idea.fact.kind, idea.fact.name)) continue
    const prompt = write(idea, vocabulary)
    const isDrawn = inPhoto ? isShownInPhoto : isShown
    if (isVisible(prompt, idea, scene, vocabulary, isDrawn)) found.set(idea.topic, prompt)
  }
  return [...found.values()]
}

function write({ fact }: Idea, vocabulary: Vocabulary): string {
  const { suggest } = vocabulary.messages
  const thing = labelOf(fact, vocabulary)
  if (fact.kind === 'amount') return suggest.flowers
  if (fact.kind === 'time' || fact.kind === 'view') return capitalize(fill(suggest[fact.kind], { thing }))
  return capitalize(fill(fact.kind === 'colour' ? suggest.colour : suggest.add, { thing }))
}

/** Whether an edit says only what the image can show, and visibly changes it. */
function isVisible(
  prompt: string,
  idea: Idea,
  before: SceneSpec,
  vocabulary: Vocabulary,
  isDrawn: typeof isShown,
): boolean {
  const { scene: after, reading } = editScene(before, prompt, [vocabulary])
  if (reading.changes.length === 0 || reading.notDrawn.length > 0) return false
  const facts = reading.understood.flatMap((phrase) => phrase.facts)
  return facts.every((fact) => isDrawn(fact, after)) && idea.isLarge(before, after)
}

function time(name: TimeName): Idea {
  return {
    topic: 'time',
    fact: { kind: 'time', name },
    // Candles light a room at dusk and at night alike.
    isLarge: (before, after) =>
      before.lightName !== after.lightName && !(isIndoorView(before) && [before, after].every(isDark)),
  }
}

function isDark({ lightName }: SceneSpec): boolean {
  return DARK.includes(lightName)
}

function isIndoorView(scene: SceneSpec): boolean {
  return isView(scene.comp) && isIndoor(scene)
}

/** An idea that adds an object. An image from above and a close-up show nothing that hangs. */
function object(name: ObjectName, topic: Idea['topic'], isLarge: Idea['isLarge'] = () => true): Idea {
  return {
    topic,
    fact: { kind: 'object', name },
    isLarge: (before, after) => isView(before.comp) && before.comp !== 'above' && isLarge(before, after),
  }
}

/** An idea that adds an object that the description does not name. */
function thing(name: ObjectName, topic: Idea['topic']): Idea {
  const has = ({ description }: SceneSpec) =>
    description.facts.some((fact) => fact.kind === 'object' && fact.name === name)
  return { topic, fact: { kind: 'object', name }, isLarge: (before, after) => !has(before) && has(after) }
}

function hasOtherStructure(before: SceneSpec, after: SceneSpec): boolean {
  return before.arch !== after.arch
}

function colour(name: ColourName): Idea {
  return {
    topic: 'flowers',
    fact: { kind: 'colour', name },
    isLarge: (before, after) =>
      before.comp !== 'dance-floor' &&
      before.florals.density >= MANY_FLOWERS &&
      before.florals.colors[0] !== after.florals.colors[0],
  }
}

function hasMoreFlowers(before: SceneSpec, after: SceneSpec): boolean {
  // Among the plants of a glasshouse, more flowers are hardly visible.
  if (FEW_FLOWERS.includes(before.comp) || before.setting === 'glasshouse') return false
  return before.florals.density > 0 && after.florals.density - before.florals.density >= MORE_FLOWERS
}

/** Whether a scene without rows of seats has no structure yet. */
function isOpenScene({ comp, arch }: SceneSpec): boolean {
  return comp === 'scene' && arch === 'none'
}
