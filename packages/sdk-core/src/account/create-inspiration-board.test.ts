import { describe, expect, it } from 'vitest'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { changeInspiration, deleteInspiration } from './change-inspiration.ts'
import { createBoardPins } from './create-board-pins.ts'
import { createInspirationBoard } from './create-inspiration-board.ts'
import { fieldsOf, photo, setupMaya } from './test/setup.ts'

const LIST = '/couple/couple-inspiration/list/'
const BOARD = '/couple/inspiration-board/'
const PINS = `${BOARD}pins/`
const ORDER = `${BOARD}order/`
const idea = (id: number, fields = {}) => ({
  id,
  category: 'Cakes',
  category_id: 5,
  description: '',
  images: [],
  ...fields,
})
const pin = (id: number, fields = {}) => ({
  id,
  kind: 'vendor',
  source_id: 9,
  title: 'Vendor',
  category: '',
  ...fields,
})
const ideas = (...body: object[]): ScriptedAnswer => ({ path: LIST, always: true, body })
const pins = (...body: object[]): ScriptedAnswer => ({ path: PINS, method: 'GET', always: true, body })
const details: ScriptedAnswer = { path: BOARD, always: true, body: { palette: [] } }

async function setup(...script: ScriptedAnswer[]) {
  const all = setupMaya({ script: [...script, details] })
  const board = all.ports.once(createInspirationBoard)
  board.$cards.listen(() => undefined)
  await settle()
  return { ...all, board, keys: () => board.$cards.get()?.map(({ key }) => key) }
}

describe('createInspirationBoard', () => {
  it('sorts inspirations and pins by their places, with new cards first', async () => {
    const { keys } = await setup(
      ideas(idea(3, { created_at: '2026-02-01T00:00:00Z' }), idea(2, { position: 2 }), idea(1, { position: 0 })),
      pins(pin(8, { created_at: '2026-03-01T00:00:00Z' }), pin(7, { position: 1 })),
    )
    expect(keys()).toEqual(['pin-8', 'inspiration-3', 'inspiration-1', 'pin-7', 'inspiration-2'])
  })

  it('shows the inspirations of a backend without pins and palettes', async () => {
    const { board, keys } = await setup(
      ...[ideas(idea(1)), { path: PINS, status: 404, always: true }, { path: BOARD, status: 404, always: true }],
    )
    board.$details.listen(() => undefined)
    await settle()
    expect(keys()).toEqual(['inspiration-1'])
    expect(board.$details.get()).toEqual({ status: 'ready', details: { palette: [] } })
  })

  it('moves the cards at once, and sends only the latest of several concurrent orders', async () => {
    const { board, keys, backend } = await setup(ideas(idea(2), idea(1)), pins(), {
      ...{ path: ORDER, status: 204, body: '', always: true },
    })
    const first = board.order(['inspiration-1', 'inspiration-2'])
    expect(keys()).toEqual(['inspiration-1', 'inspiration-2'])
    void board.order(['inspiration-2', 'inspiration-1'])
    void board.order(['inspiration-1', 'inspiration-2'])
    expect(await first).toEqual({ ok: true })
    expect(backend.to(ORDER)).toHaveLength(2)
    expect(keys()).toEqual(['inspiration-1', 'inspiration-2'])
  })

  it('moves the cards back if the order is not stored', async () => {
    const { board, keys } = await setup(ideas(idea(2), idea(1)), pins(), { path: ORDER, status: 500 })
    expect(await board.order(['inspiration-1', 'inspiration-2'])).toMatchObject({ ok: false })
    expect(keys()).toEqual(['inspiration-2', 'inspiration-1'])
  })

  it('adds a pinned vendor to the cards and removes it', async () => {
    const removed: ScriptedAnswer = { path: `${PINS}8/`, method: 'DELETE', status: 204, body: '' }
    const { keys, ports } = await setup(
      ideas(),
      { path: PINS, method: 'GET', body: [] },
      { path: PINS, method: 'POST', status: 201, body: pin(8) },
      { path: PINS, method: 'GET', body: [pin(8)] },
      removed,
      pins(),
    )
    const { pin: add, unpin } = ports.once(createBoardPins)
    expect(await add({ kind: 'vendor', id: 9 })).toEqual({ ok: true })
    expect(keys()).toEqual(['pin-8'])
    expect(await unpin(8)).toEqual({ ok: true })
    expect(keys()).toEqual([])
  })
})

describe('changeInspiration', () => {
  it('sends the fields, the order of the images and the new files, then refetches the board', async () => {
    const path = '/couple/couple-inspiration/4/'
    const { ports, backend } = await setup(ideas(idea(4)), pins(), { path, method: 'PATCH', body: idea(4) })
    const change = { category: '5', description: 'Two tiers', images: ['b.webp', photo('new'), 'a.webp'] }
    expect(await changeInspiration(ports, 4, change)).toEqual({ ok: true })
    expect(await fieldsOf(backend.to(path)[0]?.body)).toEqual([
      ['category', '5'],
      ['description', 'Two tiers'],
      ['images_order', 'b.webp'],
      ['images_order', 'new'],
      ['images_order', 'a.webp'],
      ['images', 'image/jpeg 2048:1'],
    ])
    expect(backend.to(LIST)).toHaveLength(2)
  })
})

describe('deleteInspiration', () => {
  it('succeeds if the inspiration does not exist anymore', async () => {
    const path = '/couple/couple-inspiration/4/'
    const { ports } = await setup(ideas(), pins(), { path, method: 'DELETE', status: 404 })
    expect(await deleteInspiration(ports, 4)).toEqual({ ok: true })
  })
})
