import { cleanStores } from 'nanostores'
import { expect, it } from 'vitest'
import { createSiteClient } from '../client/create-site-client.ts'
import { type FakePlatform, fakePlatform, type ScriptedAnswer } from '../testing/index.ts'
import { createVisionBoard } from './create-vision-board.ts'
import { createVisionInvalidation } from './vision-invalidation.ts'

const PATH = '/vision/list/'
const vision = (id: string, day: number, more: object = {}) => ({
  id,
  description: `The ${id}`,
  created_at: `2026-05-0${day}T10:00:00Z`,
  ...more,
})
const answer = (...data: object[]): ScriptedAnswer => ({ path: PATH, body: { data } })

const setup = (...script: ScriptedAnswer[]) => open(fakePlatform({ script }))

function open(platform: FakePlatform) {
  const { session, ports } = createSiteClient({ apiHost: 'https://api.test', platform })
  session.signIn({ token: 't', email: 'maya@example.com' })
  const { $board, reload } = ports.once(createVisionBoard)
  const seen: string[] = []
  const unlisten = $board.subscribe((board) => {
    seen.push(board.status === 'ready' ? board.visions.map(({ id }) => id).join() : board.status)
  })
  return { ...platform, session, ports, $board, reload, seen, unlisten, asked: () => platform.backend.to(PATH).length }
}

it('the vision board lists visions from newest to oldest, and sends one request if no vision is being drawn', async () => {
  const { clock, seen, asked } = setup(answer(vision('barn', 1), vision('garden', 2)))
  await clock.advance(60_000)
  expect(seen).toEqual(['loading', 'garden,barn'])
  expect(asked()).toBe(1)
})

it('the vision board fetches all pages of visions', async () => {
  const page = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => vision(String(from + index), 1))
  const { clock, seen } = setup(answer(...page(1, 100)), {
    path: `${PATH}?before=100`,
    body: { data: page(101, 130) },
  })
  await clock.advance(0)
  expect(seen.at(-1)?.split(',')).toHaveLength(130)
})

it('the vision board polls every 10 s while a vision is being drawn, but not on a hidden page', async () => {
  const drawing = answer(vision('barn', 1, { is_processing: true }))
  const { clock, visibility, asked } = setup(drawing, drawing, answer(vision('barn', 1)))
  await clock.advance(10_000)
  expect(asked()).toBe(2)
  visibility.hide()
  await clock.advance(60_000)
  expect(asked()).toBe(2)
  visibility.show()
  await clock.advance(60_000)
  expect(asked()).toBe(3)
  expect(clock.sleepers()).toBe(0)
})

it('the vision board sends no request on a hidden page, and fetches once the page is visible', async () => {
  const drawing = answer(vision('barn', 1, { is_processing: true }))
  const platform = fakePlatform({ script: [{ ...drawing, always: true }] })
  const { clock, visibility } = platform
  visibility.hide()
  const { asked } = open(platform)
  await clock.advance(60_000)
  expect(asked()).toBe(0)
  visibility.show()
  await clock.advance(0)
  expect(asked()).toBe(1)
  await clock.advance(2_000)
  visibility.hide()
  visibility.show()
  await clock.advance(0)
  expect(asked()).toBe(2)
})

it('the vision board waits for the delay in Retry-After, even when the page becomes visible', async () => {
  const drawing = answer(vision('barn', 1, { is_processing: true }))
  const overloaded = { path: PATH, status: 429, headers: { 'Retry-After': '45' } }
  const { clock, visibility, asked } = setup(drawing, overloaded, answer(vision('barn', 1)))
  await clock.advance(10_000)
  expect(asked()).toBe(2)
  visibility.hide()
  visibility.show()
  await clock.advance(44_000)
  expect(asked()).toBe(2)
  await clock.advance(1_000)
  expect(asked()).toBe(3)
})

it('the vision board keeps its visions when a later request fails, and continues polling', async () => {
  const drawing = answer(vision('barn', 1, { is_processing: true }))
  const { clock, seen, asked } = setup(drawing, { path: PATH, status: 400 }, answer(vision('barn', 1)))
  await clock.advance(20_000)
  expect(asked()).toBe(3)
  expect(seen).toEqual(['loading', 'barn', 'barn'])
})

it('the vision board reports a failure if no fetch has succeeded, and refetches on reload()', async () => {
  const { clock, seen, reload, logged } = setup({ path: PATH, status: 400 }, answer(vision('barn', 1)))
  await clock.advance(0)
  reload()
  await clock.advance(0)
  expect(seen).toEqual(['loading', 'failed', 'loading', 'barn'])
  expect(logged).toEqual(['The visions could not be listed.'])
})

it('the vision board is signed out without a session, and clears its visions when the account changes', async () => {
  const { clock, seen, session } = setup({ path: PATH, status: 401 }, answer(vision('barn', 1)), answer())
  await clock.advance(0)
  session.signIn({ token: 'm', email: 'maya@example.com' })
  await clock.advance(0)
  session.signIn({ token: 'n', email: 'noor@example.com' })
  await clock.advance(0)
  expect(seen).toEqual(['loading', 'signed-out', 'loading', 'barn', 'loading', ''])
})

it('the vision board refetches when a vision is created on this page', async () => {
  const { clock, seen, ports } = setup(answer(), answer(vision('barn', 1)))
  await clock.advance(0)
  ports.once(createVisionInvalidation).invalidate()
  await clock.advance(0)
  expect(seen).toEqual(['loading', '', 'barn'])
})

it('the vision board sends no request without subscribers', async () => {
  const { clock, unlisten, asked, $board } = setup({
    ...answer(vision('barn', 1, { is_processing: true })),
    always: true,
  })
  await clock.advance(0)
  unlisten()
  cleanStores($board)
  expect(clock.sleepers()).toBe(0)
  expect(asked()).toBe(1)
})
