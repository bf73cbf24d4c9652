import { parsePrompt } from '@vowkit/illustrator'
import {
  type DrawJob,
  inspectImage,
  RasterError,
  type RasterErrorCode,
  type RasterPool,
} from '@vowkit/illustrator/raster'
import { expect, it } from 'vitest'
import type { DrawRequest, PromptReading } from '../images.ts'
import { createIllustratorProvider } from './illustrator-provider.ts'

const PNG = Buffer.from('a picture')
const signal = new AbortController().signal
const request: DrawRequest = { prompt: 'A garden ceremony', edits: [], references: [], width: 960 }

function setup(overrides: Partial<RasterPool> = {}) {
  const [jobs, variantJobs]: DrawJob[][] = [[], []]
  const createPool = (drawn: DrawJob[] = []): RasterPool => ({
    async draw(job) {
      drawn.push(job)
      return PNG
    },
    inspect: inspectImage,
    readReference: async () => ({ palette: ['#0a6c74', '#e8c9a0', '#7a1f33'] }),
    close: async () => {},
    ...overrides,
  })
  const provider = createIllustratorProvider({ pool: createPool(jobs), variantPool: createPool(variantJobs) })
  return { jobs: jobs ?? [], variantJobs: variantJobs ?? [], provider }
}

it('the illustrator draws the variants of a first image in the worker pool for variants', async () => {
  const { jobs, variantJobs, provider } = setup()
  const { state } = await provider.draw(request, signal)
  const previous = { image: PNG, state }
  const variants = [1, 2, 3].map((variant) => provider.draw({ ...request, previous, variant }, signal))
  const drawn = await Promise.all(variants)
  expect(provider.variants).toBe(4)
  expect([jobs, variantJobs].map(({ length }) => length)).toEqual([1, 3])
  expect(new Set(variantJobs.map(({ spec }) => spec.comp)).size).toBe(3)
  expect(drawn.map(({ state }) => state)).toEqual(variantJobs.map(({ spec }) => spec))
})

it('the illustrator draws the scene of a state again in another width, in the pool for variants', async () => {
  const { jobs, variantJobs, provider } = setup()
  const { state } = await provider.draw(request, signal)
  const drawn = await provider.redraw?.({ ...request, width: 2048, previous: { image: PNG, state } }, signal)
  expect(drawn).toMatchObject({ bytes: PNG, type: 'image/png' })
  expect(variantJobs).toMatchObject([{ spec: state, width: 2048 }])
  expect(jobs).toHaveLength(1)
})

it('the illustrator does not draw a state of another version again', async () => {
  const { provider } = setup()
  const previous = { image: PNG, state: { v: 99, seed: 'x' } }
  expect(await provider.redraw?.({ ...request, previous }, signal)).toBeNull()
})

it('the title of a variant names the view and the time that the variant adds', async () => {
  const { provider } = setup()
  const { state, reading } = await provider.draw({ ...request, prompt: 'A beach wedding' }, signal)
  const titleOf = async (variant: number) =>
    (await provider.draw({ ...request, prompt: 'A beach wedding', previous: { image: PNG, state }, variant }, signal))
      .reading?.title
  const titles = [reading?.title, await titleOf(1), await titleOf(2), await titleOf(3)]
  expect(titles[0]).toBe('Beach')
  expect(new Set(titles).size).toBe(4)
  expect(titles[1]).toMatch(/^Beach dinner /)
})

it('the illustrator edits the picked variant and keeps what distinguishes it', async () => {
  const { jobs, provider } = setup()
  const { state } = await provider.draw(request, signal)
  const variant = await provider.draw({ ...request, previous: { image: PNG, state }, variant: 2 }, signal)
  await provider.draw({ ...request, edits: ['at dusk'], previous: { image: PNG, state: variant.state } }, signal)
  expect(jobs.at(-1)?.spec).toMatchObject({ look: expect.anything(), comp: (variant.state as { comp: string }).comp })
})

it('the illustrator returns the scene as `state`, and the same scene for the same prompt', async () => {
  const { provider } = setup()
  const [first, again] = [await provider.draw(request, signal), await provider.draw(request, signal)]
  expect(first).toMatchObject({ bytes: PNG, type: 'image/png' })
  expect(again.state).toEqual(first.state)
})

it('the illustrator uses the colours of the inspiration images if the prompt names no colours', async () => {
  const { jobs, provider } = setup()
  const references = [{ bytes: Buffer.from('photo'), role: 'inspiration' as const }]
  await provider.draw({ ...request, references }, signal)
  expect(jobs[0]).toMatchObject({ width: 960, venue: undefined })
  expect(jobs[0]?.spec.palette).toContain('#0a6c74')
})

it('the illustrator lists the colours of the inspiration images only if the prompt leaves room for them', async () => {
  const { provider } = setup()
  const references = [{ bytes: Buffer.from('photo'), role: 'inspiration' as const }]
  const coloursIn = async (prompt: string) => {
    const { reading } = await provider.draw({ ...request, prompt, references }, signal)
    return reading?.understood.map(({ as }) => as).filter((label) => ['emerald', 'sandy', 'burgundy'].includes(label))
  }
  expect(await coloursIn('A garden ceremony')).toEqual(['emerald', 'sandy', 'burgundy'])
  expect(await coloursIn('A garden ceremony in blush, ivory, gold and navy')).toEqual([])
})

it('the illustrator draws and lists the flowers of the inspiration images only if the prompt names no flowers', async () => {
  const { jobs, provider } = setup({ readReference: async () => ({ palette: ['#d9578a'], blooms: 'round' }) })
  const references = [{ bytes: Buffer.from('photo'), role: 'inspiration' as const }]
  const flowersIn = async (prompt: string) => {
    const { reading } = await provider.draw({ ...request, prompt, references }, signal)
    return reading?.understood.map(({ as }) => as).filter((label) => /peonies|dahlias|roses|tulips/.test(label))
  }
  expect(await flowersIn('A bouquet')).toEqual(['peonies', 'dahlias', 'roses'])
  expect(await flowersIn('A bouquet of tulips')).toEqual(['tulips'])
  expect(await flowersIn('A garden ceremony without flowers')).toEqual([])
  expect(jobs.slice(0, 2).map(({ spec }) => spec.florals.focal)).toEqual([['peony', 'dahlia', 'rose'], ['tulip']])
})

it('the illustrator draws into the first photo of the venue, and takes no colours from it', async () => {
  const { jobs, provider } = setup()
  const references = [
    { bytes: Buffer.from('first'), role: 'venue' as const },
    { bytes: Buffer.from('second'), role: 'venue' as const },
  ]
  const placement = { arch: { x: 0.4, y: 0.6 }, aisle_end: { x: 0.5, y: 1 } }
  const { state } = await provider.draw({ ...request, references, placement }, signal)
  expect(jobs[0]?.venue).toEqual({
    photo: Buffer.from('first'),
    placement: { arch: { x: 0.4, y: 0.6 }, aisleEnd: { x: 0.5, y: 1 } },
  })
  expect(jobs[0]?.spec.palette).not.toContain('#0a6c74')
  expect(JSON.stringify(state)).not.toContain('first')
})

it('the illustrator draws an edit into the photo of the venue again', async () => {
  const { jobs, provider } = setup()
  const references = [{ bytes: Buffer.from('photo'), role: 'venue' as const }]
  const { state } = await provider.draw({ ...request, references }, signal)
  const edit = { ...request, references, edits: ['add lanterns'], previous: { image: PNG, state } }
  const { reading } = await provider.draw(edit, signal)
  expect(jobs[1]?.venue).toEqual(jobs[0]?.venue)
  expect(reading?.changes).toEqual(['Added lanterns'])
})

it('the illustrator reports the venue, time and weather of a prompt as not drawn in a photo of the venue', () => {
  const { provider } = setup()
  const prompt = 'A snowy beach at night with an arch and white roses'
  const reading = provider.read({ prompt, edits: [], hasVenue: true })
  expect(reading?.understood.map(({ as }) => as)).toEqual(['flower arch', 'white roses'])
  expect(reading?.notDrawn.join(' ')).toMatch(/beach.*night/)
  expect(reading?.title).not.toMatch(/beach|night|snow/i)
})

it('the illustrator reports no change for an edit of something that the venue photo fixes', () => {
  const { provider } = setup()
  const edits = ['make it dusk']
  expect(provider.read({ prompt: 'An arch', edits, hasVenue: true })?.changes).toEqual([])
  expect(provider.read({ prompt: 'An arch', edits: ['make it dusk and add lanterns'], hasVenue: true })).toMatchObject({
    changes: ['Added lanterns'],
    notDrawn: [expect.stringContaining('dusk')],
  })
  expect(provider.read({ prompt: 'An arch', edits })?.changes).not.toEqual([])
})

it('the illustrator applies only the last edit to the stored scene and preserves the seed', async () => {
  const { jobs, provider } = setup()
  const state = { ...parsePrompt('A barn dinner at night'), seed: 'kept' }
  const edits = ['move it to the beach', 'add string lights']
  const { reading } = await provider.draw({ ...request, edits, previous: { image: PNG, state } }, signal)
  expect(jobs[0]?.spec).toMatchObject({ seed: 'kept', setting: 'barn', decor: { strings: true } })
  expect(reading?.changes).toEqual(['Added string lights'])
})

it.each([
  ['missing', undefined],
  ['of another version', { v: 99, seed: 'x' }],
  ['not an object', 'text'],
])('the illustrator rebuilds the scene from the prompt and all edits if the state is %s', async (_what, state) => {
  const { jobs, provider } = setup()
  const edits = ['move it to the beach', 'add string lights']
  await provider.draw({ ...request, edits, previous: { image: PNG, state } }, signal)
  expect(jobs[0]?.spec).toMatchObject({ setting: 'beach', decor: { strings: true } })
  expect(jobs[0]?.spec.past).toHaveLength(2)
})

it.each([
  ['raster_crashed', { code: 'failed', reason: 'interrupted', retryable: true }],
  ['raster_closed', { code: 'failed', reason: 'interrupted', retryable: true }],
  ['raster_failed', { code: 'failed', reason: 'undrawable', retryable: false }],
  ['raster_timeout', { code: 'timeout', retryable: true }],
] satisfies [RasterErrorCode, object][])('the illustrator converts %s to an image error', async (code, expected) => {
  const cause = new RasterError(code, 'The worker is gone.')
  const { provider } = setup({ draw: () => Promise.reject(cause) })
  await expect(provider.draw(request, signal)).rejects.toMatchObject({ ...expected, cause })
})

it('the illustrator reports the parts of a phrase that the image does not show as not drawn', async () => {
  const { provider } = setup()
  const prompt = 'Black and white photo of a rooftop dinner with red dahlias'
  const { reading } = await provider.draw({ ...request, prompt }, signal)
  expect(reading?.understood).toContainEqual({ phrase: 'red dahlias', as: 'dahlias' })
  expect(reading?.notDrawn).toContain('red flowers')
})

it('the illustrator closes the raster workers', async () => {
  let closed = 0
  const { provider } = setup({ close: async () => void closed++ })
  await provider.close()
  expect(closed).toBe(2)
})

it('the illustrator says what it understands of a prompt, and what it cannot draw', () => {
  const { provider } = setup()
  expect(provider.read({ prompt: 'A beach at dusk with a hologram', edits: [] })).toMatchObject({
    understood: [
      { phrase: expect.stringContaining('beach'), as: 'beach' },
      { phrase: 'dusk', as: 'dusk' },
    ],
    notDrawn: [expect.stringContaining('hologram')],
    title: 'Beach at dusk',
  })
})

it('the illustrator offers other edits for one that changes nothing', () => {
  const { provider } = setup()
  const reading = provider.read({ prompt: 'A beach at dusk', edits: ['make it pop'] })
  expect(reading?.changes).toEqual([])
  expect(reading?.suggestions).toHaveLength(4)
})

it('the illustrator undoes the last edit', async () => {
  const { jobs, provider } = setup()
  const edits = ['make it night', 'undo that']
  await provider.draw({ ...request, prompt: 'A beach at dusk', edits }, signal)
  expect(jobs[0]?.spec.lightName).toBe('dusk')
})

it('the illustrator lists the objects of a scene in the language of the request', () => {
  const { provider } = setup()
  const scene = parsePrompt('Garden ceremony with a moon gate')
  expect(provider.objectsOf({ state: scene }, 'en')).toContainEqual(expect.objectContaining({ name: 'moon gate' }))
  expect(provider.objectsOf({ state: scene }, 'es')).toContainEqual(expect.objectContaining({ name: 'puerta de luna' }))
})

it('the illustrator lists no objects of a photo of the venue, or of an image that it did not draw', () => {
  const { provider } = setup()
  expect(provider.objectsOf({ state: parsePrompt('garden'), hasVenue: true }, 'en')).toBeNull()
  expect(provider.objectsOf({ state: { v: 99 } }, 'en')).toBeNull()
})

it('the illustrator promises and lists only some guests of a number that no image shows', async () => {
  const { provider } = setup()
  const prompt = 'terracotta dahlias in a vineyard in Sonoma, october, 90 guests'
  const expected = ['terracotta dahlias', 'vineyard', 'autumn', 'some of the 90 guests']
  const promise = provider.read({ prompt, edits: [] })
  const { reading, colours } = await provider.draw({ ...request, prompt }, signal)
  for (const { understood, notDrawn } of [promise, reading] as PromptReading[]) {
    expect(understood.map(({ as }) => as)).toEqual(expected)
    expect(notDrawn).toEqual([])
  }
  expect(colours).toEqual(['#c2673f'])
})

it('the illustrator lists what the image shows of the prompt and all edits', async () => {
  const { provider } = setup()
  const prompt = 'a beach at dusk with white roses and 6 lanterns'
  const edits = ['make it night', 'add a dog', 'remove the lanterns']
  const { whole } = await provider.draw({ ...request, prompt, edits }, signal)
  expect(whole?.understood.map(({ as }) => as).toSorted()).toEqual(['beach', 'dog', 'night', 'white roses'])
  expect(whole?.notDrawn).toEqual([])
})

it.each([
  ['We marry under a flower arch in a vineyard, candles beside the arch', 'remove the arch', /arch/],
  ['Boda en un viñedo, nos casamos bajo un arco de flores, velas junto al arco', 'quita el arco', /arco/],
  ['A garden ceremony, our dog in front of the arch', 'remove the arch behind the dog', /arch/],
  ['A fountain in a garden, white chairs around the fountain', 'take away the fountain', /fountain/],
  ['Una fuente en el jardín, sillas blancas alrededor de la fuente', 'quita la fuente', /fuente/],
  ['A beach ceremony with gold chairs', 'no chairs', /chair/],
  ['Una ceremonia en la playa con sillas doradas', 'quita las sillas', /sillas/],
  ['A beach at sunset with coral and turquoise flowers', 'remove the flowers', /coral|flowers/],
  ['Una playa al atardecer con flores coral y turquesa', 'sin flores', /coral|flores/],
  ['A barn with lanterns on the tables', 'remove the lanterns', /lantern/],
  ['Un jardín con faroles en las mesas', 'quita los faroles', /faroles/],
])('the illustrator reports nothing of “%s” as not drawn that “%s” removes', async (prompt, edit, removed) => {
  const { provider } = setup()
  const { reading, whole } = await provider.draw({ ...request, prompt, edits: [edit] }, signal)
  expect(reading?.changes).not.toEqual([])
  expect([...(reading?.notDrawn ?? []), ...(whole?.notDrawn ?? [])].filter((phrase) => removed.test(phrase))).toEqual(
    [],
  )
})

it('the illustrator reports what an image in a photo of the venue leaves out as no missing thing', async () => {
  const { provider } = setup()
  const references = [{ bytes: PNG, type: 'image/png', role: 'venue' as const }]
  const edits = ['remove the arch', 'remove the tables']
  const { whole } = await provider.draw({ ...request, prompt: 'Lanterns and a wooden arch', edits, references }, signal)
  expect(whole?.notDrawn).toEqual([])
})

it('the illustrator lists what an edit changes without naming it', () => {
  const { provider } = setup()
  const reading = provider.read({ prompt: 'a barn with long tables', edits: ['at night, with the moon out'] })
  expect(reading?.changes).toContain('Venue: farmyard')
})
