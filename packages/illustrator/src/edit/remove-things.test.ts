import { CONCEPTS, type Fact, labelOf } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { es } from '@vowkit/understanding/vocabularies/es'
import { expect, it } from 'vitest'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { inspectImage } from '../raster/index.ts'
import { measureScene } from '../selection/measure-scene.ts'
import { visibleObjects } from '../selection/visible-objects.ts'
import type { SceneSpec } from '../spec.ts'
import { editScene } from './edit-scene.ts'

const FORMS = ['A ceremony with the couple', 'The couple kissing'] as const
const STRUCTURES = CONCEPTS.structure.filter((name) => name !== 'none')

function label(kind: Fact['kind'], name: string): string {
  return labelOf({ kind, name } as Fact, en)
}

function has(scene: SceneSpec, id: string): boolean {
  return measureScene(scene)?.located.some((place) => place.id === id) ?? false
}

/** Returns what a removal changes besides the removed thing. */
function collateral(before: SceneSpec, after: SceneSpec, removed: string): string[] {
  const fields = (['setting', 'comp', 'lightName', 'season', 'chair'] as const).filter(
    (key) => before[key] !== after[key],
  )
  const lost = before.description.facts
    .filter(({ kind, name }) => `${kind}:${name}` !== removed)
    .filter(({ kind, name }) => !after.description.facts.some((fact) => fact.kind === kind && fact.name === name))
  const hidden = ['couple', 'structure', 'seat', 'runner'].filter(
    (id) => id !== removed && visibleObjects(before)?.has(id) && !visibleObjects(after)?.has(id),
  )
  const density = before.florals.density === after.florals.density ? [] : ['flowers']
  return [...fields, ...lost.map(({ kind, name }) => `${kind}:${name}`), ...hidden, ...density]
}

it('removes every object from a scene in every venue, and nothing else', () => {
  const wrong: string[] = []
  CONCEPTS.object.forEach((name, i) => {
    for (const [at, form] of FORMS.entries()) {
      const venue = CONCEPTS.venue[(i + at * 37) % CONCEPTS.venue.length] as string
      const before = parsePrompt(
        `${form}, ${label('venue', venue)}, a flower arch, pink roses, ${label('object', name)}`,
      )
      const edit = `remove the ${label('object', name)}`
      const { scene, reading } = editScene(before, edit, [en])
      const others = collateral(before, scene, `object:${name}`)
      if (reading.changes.length === 0 || has(scene, `object:${name}`) || others.length > 0)
        wrong.push(`${form}, ${venue}: ${edit} → ${reading.changes} ${others}`)
    }
  })
  expect(wrong).toEqual([])
})

it('removes the structure from a scene in every venue, and neither the couple nor other things', () => {
  const wrong: string[] = []
  CONCEPTS.venue.forEach((venue, i) => {
    for (const form of [...FORMS, 'Ceremony', 'Lanterns']) {
      const name = STRUCTURES[i % STRUCTURES.length] as string
      const before = parsePrompt(`${form}, ${label('venue', venue)}, ${label('structure', name)}, pink roses, flags`)
      if (before.arch !== name) continue
      const { scene } = editScene(before, 'remove the arch', [en])
      const others = collateral(before, scene, `structure:${name}`).filter((id) => id !== 'structure')
      if (scene.arch !== 'none' || others.length > 0) wrong.push(`${form}, ${venue}, ${name}: ${others}`)
    }
  })
  expect(wrong).toEqual([])
})

it.each([
  ['A ceremony with the couple in a garden, a flower arch, pink roses, flags and a dog', 'remove the flags', /:flags$/],
  ['The couple kissing in a garden, a flower arch, pink roses, flags and a dog', 'remove the arch', /^structure$/],
  ['A colorful ceremony with the couple on a beach', 'take down the flags', /:bunting$/],
  ['The couple kissing in a meadow, wildflowers, lanterns', 'remove the lanterns', /:lanterns$/],
  ['A barn dinner with long tables, candles and string lights', 'remove the string lights', /:string-lights$/],
  ['A flower arch on the beach with a dog', 'remove the dog', /:dog$/],
])('changes the pixels of the removed thing, and keeps the other things: %s, %s', async (prompt, edit, removed) => {
  const before = parsePrompt(prompt)
  const { scene } = editScene(before, edit, [en])
  const [old, now] = [await sharesOf(before), await sharesOf(scene)]
  const gone = [...old.keys()].filter((id) => removed.test(id))
  expect(gone.length).toBeGreaterThan(0)
  for (const id of gone) expect(now.get(id) ?? 0, id).toBe(0)
  for (const [id, share] of old)
    if (!removed.test(id) && share > 0.003) expect(now.get(id) ?? 0, id).toBeGreaterThan(share * 0.45)
})

/** Returns the visible areas of the couple, the flowers and the things of an image by id. */
async function sharesOf(scene: SceneSpec): Promise<Map<string, number>> {
  const shares = new Map<string, number>()
  for (const { id, share, within } of (await inspectImage(scene)).parts) {
    const key = id.startsWith('figure:') && within.includes('couple') ? 'couple' : id.replace(/^flower:.*/, 'flower')
    if (/^(couple|flower|structure|seat|object:.*)$/.test(key)) shares.set(key, (shares.get(key) ?? 0) + share)
  }
  return shares
}

it.each(['remove the arch', 'remove the flags', 'remove the piano', 'remove the candles', 'no string lights'])(
  'reports no change for “%s” if the image shows no such thing',
  (edit) => {
    const before = parsePrompt('The couple kissing in a meadow with wildflowers')
    const { scene, reading } = editScene(before, edit, [en])
    expect(reading.changes).toEqual([])
    expect(scene).toBe(before)
  },
)

it('removes flags and bunting together, in English and Spanish', () => {
  const before = parsePrompt('The couple kissing in a garden with colorful flags')
  expect(editScene(before, 'remove the flags', [en]).reading.changes).toEqual(['Removed flags', 'Removed bunting'])
  expect(editScene(before, 'quita las banderas', [es]).scene.decor.bunting).toBe(false)
})
