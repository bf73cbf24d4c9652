import { factsOf } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../base/random.ts'
import { castCouple, castGuests } from '../figures/index.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { measureScene } from '../selection/measure-scene.ts'
import type { SceneSpec } from '../spec.ts'
import { editScene } from './edit-scene.ts'
import { sideEffects } from './side-effects.ts'

/** What an edit can leave as it is. */
type Aspect =
  | 'view'
  | 'place'
  | 'light'
  | 'season'
  | 'structure'
  | 'seats'
  | 'flowers'
  | 'couple'
  | 'guests'
  | 'clothes'
  | 'things'

const SCENES = [
  'terracotta dahlias in a vineyard in Sonoma, october, 90 guests',
  'we stand barefoot on a beach at sunset, twelve guests',
  'bride and groom in a lavender field, late afternoon',
  'two grooms in navy suits on a rooftop at night with string lights',
  'an old barn with long tables, sunflowers and a dozen lanterns',
  'a garden ceremony with white chairs, a wooden arbor and blush peonies',
  'our winter wedding in a snowy forest, the bride wears a coat',
  'a ballroom with ten round tables, chandeliers and burgundy roses',
  'the couple kisses in front of a chapel, guests throw confetti',
  'a lakeside wedding in the fog with a rowing boat and our dog',
]

/** Edits that name only the given aspects. */
const EDITS: readonly (readonly [edit: string, ...names: Aspect[]])[] = [
  ['add a flower arch with white flowers behind us', 'structure', 'flowers'],
  ['put a wooden arbour over our heads', 'structure'],
  ['could we have a dog sitting in front of us', 'things'],
  ['a piano next to us please', 'things'],
  ['some lanterns on the ground around us', 'things'],
  ['twenty candles', 'things'],
  ['string lights overhead', 'things'],
  ['make it dusk', 'light'],
  ['at night, with the moon out', 'light', 'things'],
  ['early morning fog', 'light'],
  ['it should be autumn', 'season'],
  ['give us snow', 'season', 'light'],
  ['pink roses instead', 'flowers'],
  ['more flowers', 'flowers'],
  ['fewer flowers', 'flowers'],
  ['burgundy and gold as our colours', 'flowers', 'clothes'],
  ['a long veil for the bride', 'couple'],
  ['bride in a red dress', 'couple'],
  ['two bridesmaids in sage green', 'things'],
  ['a violinist playing', 'things'],
  ['a wedding cake on a little table', 'things'],
  ['an old blue car parked behind us', 'things'],
  ['colourful balloons', 'things', 'flowers'],
  ['a welcome sign that says Priya and Daniel', 'things'],
  ['move everything to a desert', 'place', 'light'],
  ['take us to a Tuscan villa', 'place', 'light'],
  ['rose petals on the ground', 'things'],
  ['a fire pit', 'things'],
  ['hang paper lanterns in the trees', 'things'],
  ['white doves in the sky', 'things'],
]

const ASPECTS: Readonly<Record<Aspect, (scene: SceneSpec) => unknown>> = {
  view: ({ comp }) => comp,
  place: ({ setting }) => setting,
  light: ({ lightName }) => lightName,
  season: ({ season }) => season,
  structure: ({ arch, comp }) => (comp === 'scene' && arch === 'none' ? 'none' : arch),
  seats: ({ chair }) => chair,
  flowers: ({ florals, palette }) => ({ ...florals, palette }),
  couple: (scene) => countOf(scene, 'couple') && castCouple(scene.description, createRandom(`${scene.seed}/couple`)),
  guests: (scene) => [
    Math.round(countOf(scene, 'person:guest') / MANY),
    guestsOf(scene).map(({ colour: _colour, ...guest }) => guest),
  ],
  clothes: (scene) => guestsOf(scene).map(({ colour }) => colour),
  things: (scene) => factsOf(scene.description, 'object').map(({ name }) => name),
}

/** The number of guests that may disappear behind something new. */
const MANY = 4
/** Edits that place something relative to the couple, which may not be visible before. */
const BY_COUPLE = /\b(us|our)\b/

function guestsOf({ description, seed }: SceneSpec) {
  return castGuests(description, MANY, createRandom(`${seed}/crowd`))
}

function countOf(scene: SceneSpec, id: string): number {
  return measureScene(scene)?.located.filter((box) => box.id === id).length ?? 0
}

/** How an answer says that something else had to change. */
const SAID: Partial<Record<Aspect, RegExp>> = { view: /^View: /m, place: /^Venue: /m, light: /^Time: /m }

describe.each(SCENES)('an edit of “%s”', (prompt) => {
  const before = parsePrompt(prompt, { vocabularies: [en] })

  it.each(EDITS)('keeps what “%s” does not name', (text, ...named) => {
    const { scene, reading } = editScene(before, text, [en])
    if (reading.changes.length === 0) expect(scene).toBe(before)
    const answer = sideEffects(before, scene, en).join('\n')
    for (const [aspect, read] of Object.entries(ASPECTS) as [Aspect, (scene: SceneSpec) => unknown][]) {
      const isNamed = named.includes(aspect) || (aspect === 'couple' && !read(before) && BY_COUPLE.test(text))
      const isSaid = SAID[aspect]?.test(answer)
      if (!isNamed && !isSaid) expect.soft(read(scene), aspect).toEqual(read(before))
    }
  })
})
