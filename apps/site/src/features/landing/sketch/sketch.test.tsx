import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { SketchNews, SketchWish } from '../../../shared/scene/sketch.ts'
import { haveCode, openScreen } from '../../../testing/open-screen.tsx'
import { SketchLazy } from './sketch.lazy.tsx'

/** A fake `Worker`. The test sends its news. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = []
  static isBroken = false
  wishes: SketchWish[] = []
  isRunning = true

  constructor() {
    super()
    if (FakeWorker.isBroken) throw new Error('Workers are blocked.')
    FakeWorker.started.push(this)
  }

  postMessage(wish: SketchWish) {
    this.wishes.push(wish)
  }

  terminate() {
    this.isRunning = false
  }
}

const PAUSE_MS = 400
const READING = { shown: ['vineyard', 'dusk'], notDrawn: ['hologram'], summary: 'a vineyard at dusk' }

const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe your wedding, and watch it appear' })
const link = () => screen.queryByRole('link', { name: 'Make it a full vision' })
const drawn = () => [...document.querySelectorAll('.hero-picture__drawn')]
const worker = () => FakeWorker.started.at(-1)
const prompts = () => worker()?.wishes.map(({ prompt }) => prompt)
const told = () => document.querySelector('.hero-card [role=status]')?.textContent
const pause = () => act(() => vi.advanceTimersByTimeAsync(PAUSE_MS))
const type = (prompt: string) => act(async () => fireEvent.change(field(), { target: { value: prompt } }))
const send = (news: SketchNews) => act(async () => worker()?.dispatchEvent(new MessageEvent('message', { data: news })))
const picture = () => ({ picture: new Blob(['picture']) })

/** Opens the landing page and types a prompt. */
async function typeIn(prompt: string, options?: Parameters<typeof openScreen>[1]) {
  openScreen('/', options)
  await type(prompt)
  await pause()
}

beforeAll(async () => {
  await haveCode('/')
  await SketchLazy.preload()
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  vi.spyOn(console, 'warn').mockReturnValue()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:sketch-${++made}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
afterEach(() => {
  cleanup()
  FakeWorker.started = []
  FakeWorker.isBroken = false
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('the landing page loads no drawing code before the visitor focuses the field', async () => {
  openScreen('/')
  await pause()
  expect(FakeWorker.started).toHaveLength(0)
  await act(async () => field().focus())
  await pause()
  expect(FakeWorker.started).toHaveLength(1)
  expect(prompts()).toEqual([])
})

it('the hero draws the prompt after a pause in typing, and shows what its scene shows and does not show', async () => {
  await typeIn('A vineyard at dusk with a hologram')
  expect(prompts()).toEqual(['A vineyard at dusk with a hologram'])
  await send({ reading: READING })
  expect(screen.getByText('Drawing').parentElement?.textContent).toBe('Drawingvineyarddusk')
  await send(picture())
  expect(screen.getByText('Drawn').parentElement?.textContent).toBe('Drawnvineyarddusk')
  expect(screen.getByText('Not drawn').parentElement?.textContent).toBe('Not drawnhologram')
  expect(screen.getByRole('img', { name: 'Illustration: a vineyard at dusk' })).toBe(drawn()[0])
  expect(told()).toBe('The scene shows vineyard, dusk. Not drawn: hologram.')
})

it('the hero draws only the latest prompt that was typed while another one was being drawn', async () => {
  await typeIn('A beach')
  await type('A barn')
  await pause()
  await type('A barn in winter')
  await pause()
  expect(prompts()).toEqual(['A beach'])
  await send(picture())
  expect(prompts()).toEqual(['A beach', 'A barn in winter'])
})

it('the link to a full vision carries the prompt in its fragment', async () => {
  openScreen('/')
  expect(link()).toBeNull()
  await type('  50% roses & a #1 arch ')
  expect(link()?.getAttribute('href')).toBe('/vision-board/new#prompt=50%25%20roses%20%26%20a%20%231%20arch')
})

it('an example fills the field with its sentence', async () => {
  openScreen('/')
  await act(async () => screen.getByRole('button', { name: 'Beach at sunset' }).click())
  expect(field().value).toBe('On a beach at sunset, with a bamboo arch and paper lanterns')
  await pause()
  expect(prompts()).toEqual([field().value])
})

it('clearing the prompt shows the carousel and the examples again, and focuses the field', async () => {
  await typeIn('A beach')
  await send(picture())
  expect(drawn()).toHaveLength(1)
  await act(async () => screen.getByRole('button', { name: 'Clear your sentence' }).click())
  expect(drawn()).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Barn and sunflowers' })).toBeDefined()
  expect(document.activeElement).toBe(field())
})

it('a prompt that names nothing drawable keeps the picture and suggests what to name', async () => {
  await typeIn('Hmm')
  await send({ reading: { shown: [], notDrawn: ['Hmm'], summary: '' } })
  await send({ done: 'nothing-shown' })
  expect(drawn()).toHaveLength(0)
  expect(told()).toContain('Name a place, a time of day or some flowers.')
})

it('a failed drawing keeps the picture and the link, and can be repeated', async () => {
  await typeIn('A beach')
  await send({ done: 'failed' })
  expect(told()).toContain('The preview could not be drawn here.')
  expect(link()).not.toBeNull()
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await pause()
  expect(prompts()).toEqual(['A beach', 'A beach'])
})

it('a worker that crashes counts as a failed drawing, and the next prompt starts a new worker', async () => {
  await typeIn('A beach')
  await act(async () => worker()?.dispatchEvent(new Event('error')))
  expect(told()).toContain('The preview could not be drawn here.')
  await type('A barn')
  await pause()
  expect(FakeWorker.started).toHaveLength(2)
  expect(prompts()).toEqual(['A barn'])
})

it('a browser that blocks workers shows that the preview cannot be drawn', async () => {
  FakeWorker.isBroken = true
  await typeIn('A beach')
  expect(told()).toContain('The preview could not be drawn here.')
})

it('leaving the landing page ends the worker', async () => {
  await typeIn('A beach')
  cleanup()
  expect(worker()?.isRunning).toBe(false)
})

it('Enter adds no line to the prompt', async () => {
  openScreen('/')
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(true)
})

it('text that was typed before the script ran stays in the field', async () => {
  document.body.innerHTML = '<textarea class="hero-card__input">A beach at dawn</textarea>'
  document.querySelector('textarea')?.focus()
  openScreen('/')
  expect(field().value).toBe('A beach at dawn')
  document.querySelector('body > textarea')?.remove()
})
