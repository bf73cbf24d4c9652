import { parsePrompt } from '@vowkit/illustrator'
import { type DrawJob, RasterError, type RasterErrorCode, type RasterPool } from '@vowkit/illustrator/raster'
import { expect, it } from 'vitest'
import type { DrawRequest } from '../images.ts'
import { createIllustratorProvider } from './illustrator-provider.ts'

const PNG = Buffer.from('a picture')
const signal = new AbortController().signal
const request: DrawRequest = { prompt: 'A garden ceremony', edits: [], references: [], width: 960 }

function setup(overrides: Partial<RasterPool> = {}) {
  const jobs: DrawJob[] = []
  const pool: RasterPool = {
    async draw(job) {
      jobs.push(job)
      return PNG
    },
    palette: async () => ['#0a6c74', '#e8c9a0', '#7a1f33'],
    close: async () => {},
    ...overrides,
  }
  return { jobs, provider: createIllustratorProvider({ pool }) }
}

it('the illustrator returns the scene as the state, and the same scene for the same prompt', async () => {
  const { provider } = setup()
  const [first, again] = [await provider.draw(request, signal), await provider.draw(request, signal)]
  expect(first).toMatchObject({ bytes: PNG, type: 'image/png' })
  expect(again.state).toEqual(first.state)
})

it('the illustrator uses the references’ colours if the prompt names no colours', async () => {
  const { jobs, provider } = setup()
  const references = [Buffer.from('photo')]
  await provider.draw({ ...request, references }, signal)
  expect(jobs[0]).toMatchObject({ width: 960, references })
  expect(jobs[0]?.spec.palette).toContain('#0a6c74')
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

it('the illustrator closes the raster workers', async () => {
  let closed = 0
  const { provider } = setup({ close: async () => void closed++ })
  await provider.close()
  expect(closed).toBe(1)
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
  expect(reading?.suggestions).toHaveLength(3)
})

it('the illustrator undoes the last edit', async () => {
  const { jobs, provider } = setup()
  const edits = ['make it night', 'undo that']
  await provider.draw({ ...request, prompt: 'A beach at dusk', edits }, signal)
  expect(jobs[0]?.spec.lightName).toBe('dusk')
})
