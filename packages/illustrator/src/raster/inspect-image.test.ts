import { CONCEPTS, type Fact, understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../base/random.ts'
import { type MarkupNode, readMarkup } from '../base/read-markup.ts'
import { tag } from '../base/svg.ts'
import { parsePrompt } from '../index.ts'
import { MARK } from '../painter/painter.ts'
import { drawScene } from '../scene/draw-any-scene.ts'
import { partsOfFact } from '../sightings/parts-of-fact.ts'
import { readScene } from '../sightings/read-scene.ts'
import type { Sighting } from '../sightings/sighting.ts'
import type { SceneSpec } from '../spec.ts'
import { inspectImage } from './inspect-image.ts'

const SIZE = { width: 480, height: 320 }
/** The least difference of a channel that is visible, and the least number of different pixels. */
const VISIBLE = { channel: 12, pixels: 20 }
const COLOURS = ['red', 'navy', 'gold', 'sage green', 'white', 'burgundy', 'lilac', 'black']

/** Returns a prompt of random things, of which many do not fit into one image. */
function randomPrompt(seed: number): string {
  const random = createRandom(`honest-${seed}`)
  const word = (names: readonly string[]) => random.pick(names).replaceAll('-', ' ')
  const objects = Array.from({ length: 4 }, () => `${word(COLOURS)} ${word(CONCEPTS.object)}`)
  const people = `${2 + Math.floor(random.next() * 7)} ${random.pick(['bridesmaids', 'groomsmen', 'children'])}`
  const flowers = `${word(COLOURS)} ${word(CONCEPTS.flower)} flowers`
  return `${word(CONCEPTS.venue)} wedding, ${objects.join(', ')}, ${people}, ${flowers}, a ${word(CONCEPTS.structure)}`
}

const serialize = (node: MarkupNode, isKept: (node: MarkupNode, within: readonly string[]) => boolean): string => {
  const write = (part: MarkupNode, within: readonly string[]): string => {
    const mark = part.attributes[MARK]
    if (!isKept(part, within)) return ''
    const inner = mark === undefined ? within : [mark, ...within]
    return tag(part.name, part.attributes, part.children.map((child) => write(child, inner)).join(''))
  }
  return write(node, [])
}

/** Returns the number of pixels that change when the parts that depict a fact are removed from the image. */
async function pixelsOf(scene: SceneSpec, isPart: (part: Sighting) => boolean): Promise<number> {
  const root = readMarkup(drawScene(scene, SIZE, true))
  const isRemoved = (node: MarkupNode, within: readonly string[]) => {
    const id = node.attributes[MARK]
    return id !== undefined && isPart({ id, within, share: 1, left: 0, top: 0, right: 1, bottom: 1, colours: [] })
  }
  const [whole, rest] = await Promise.all(
    [serialize(root, () => true), serialize(root, (node, within) => !isRemoved(node, within))].map((svg) =>
      sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer(),
    ),
  )
  if (!whole || !rest) return 0
  let pixels = 0
  for (let i = 0; i < whole.length; i += 3) {
    const differs = [0, 1, 2].some((c) => Math.abs((whole[i + c] ?? 0) - (rest[i + c] ?? 0)) > VISIBLE.channel)
    if (differs) pixels++
  }
  return pixels
}

describe('the reading of an image', () => {
  it.each(Array.from({ length: 10 }, (_, seed) => randomPrompt(seed)))(
    'claims only facts with visible pixels for "%s"',
    async (prompt) => {
      const scene = parsePrompt(prompt, { vocabularies: [en] })
      const { understood, notDrawn } = readScene(
        { text: prompt, ...understand(prompt, [en]) },
        scene,
        en,
        await inspectImage(scene),
      )
      expect(understood.length + notDrawn.length).toBeGreaterThan(0)
      const isDrawnOnce = ({ kind }: Fact) => kind === 'object' || kind === 'structure' || kind === 'person'
      for (const fact of understood.flatMap(({ facts }) => facts).filter(isDrawnOnce)) {
        const isPart = partsOfFact(fact, scene)
        if (isPart) expect(await pixelsOf(scene, isPart), `${fact.kind} ${fact.name}`).toBeGreaterThan(VISIBLE.pixels)
      }
    },
  )

  it.each([
    ['red dahlias in a black and white photo of a garden', 'red flowers'],
    ['a garden at sunset in heavy rain', 'sunset'],
    ['ten bridesmaids leave the church between all their guests', '10 bridesmaids'],
    ['deep green velvet and gold chairs in a glasshouse', 'gold chairs'],
  ])('reports of "%s" that "%s" is not drawn', async (prompt, phrase) => {
    const scene = parsePrompt(prompt, { vocabularies: [en] })
    const reading = readScene({ text: prompt, ...understand(prompt, [en]) }, scene, en, await inspectImage(scene))
    expect(reading.notDrawn).toContain(phrase)
  })

  it.each([
    ['the bride in a wheelchair on a beach', 'couple'],
    ['the groom uses a wheelchair, a castle garden', 'couple'],
    ['my dad in a wheelchair next to us on a beach', 'person:father'],
    ['grandma in her wheelchair and the couple in a rose garden', 'person:grandmother'],
  ])('shows the wheelchair of “%s” with the person who uses it', async (prompt, user) => {
    const scene = parsePrompt(prompt, { vocabularies: [en] })
    const { parts } = await inspectImage(scene)
    const wheelchairs = parts.filter(({ id }) => id === 'object:wheelchair')
    expect(wheelchairs.map(({ within }) => within)).toEqual([[user]])
    expect(parts.some(({ id, within }) => id.startsWith('figure:') && within[0] === 'object:wheelchair')).toBe(true)
  })

  it('shows tin cans at the back of the car that the description names', async () => {
    const { parts } = await inspectImage(parsePrompt('a red car with tin cans at a villa', { vocabularies: [en] }))
    const cans = parts.find(({ id }) => id === 'object:tin-cans')
    expect(cans?.within).toEqual(['object:car'])
  })

  it('shows papel picado in at least four colours', async () => {
    const prompt = 'papel picado over a mission courtyard, orange marigolds, orange and yellow'
    const { parts } = await inspectImage(parsePrompt(prompt, { vocabularies: [en] }))
    const colours = parts.filter(({ id }) => id === 'object:bunting').flatMap((part) => part.colours)
    expect(new Set(colours.map(([hex]) => hex)).size).toBeGreaterThanOrEqual(4)
  })

  it.each(['a Japanese wedding, walking down the aisle, a groom in a black kimono', 'the bride walks down the aisle'])(
    'shows the groom who waits at the end of the aisle: %s',
    async (prompt) => {
      const { parts } = await inspectImage(parsePrompt(prompt, { vocabularies: [en] }))
      const grooms = parts.filter(({ id }) => id === 'figure:man')
      expect(Math.max(...grooms.map(({ share }) => share))).toBeGreaterThan(0.003)
    },
  )

  it('is the same for the same scene', async () => {
    const scene = parsePrompt('a beach wedding with lanterns and six guests', { vocabularies: [en] })
    expect(await inspectImage(scene)).toEqual(await inspectImage(scene))
  })
})
