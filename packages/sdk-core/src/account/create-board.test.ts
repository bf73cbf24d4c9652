import { describe, expect, it } from 'vitest'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createBoard } from './create-board.ts'
import { generateImages } from './generate-images.ts'
import { fieldsOf, photo, setupMaya } from './test/setup.ts'

const LIST = '/couple/couple-inspiration/list/'
const CREATE = '/couple/couple-inspiration/create/'
const florist = { id: 1, category: 'Florist', category_id: 3, description: 'Peonies', images: [] }
const list = (...inspirations: object[]): ScriptedAnswer => ({ path: LIST, body: inspirations })
const created: ScriptedAnswer = { path: CREATE, status: 201, body: florist }
const idea = () => ({ category: 3, description: ' Peonies\n', images: [photo('a'), photo('b', 'image/gif', 'GIF89a')] })

function setup(...script: ScriptedAnswer[]) {
  const all = setupMaya({ script })
  const board = all.ports.once(createBoard)
  return { ...all, ...board, keys: () => all.backend.to(CREATE).map(({ headers }) => headers['Idempotency-Key']) }
}

describe('createBoard: add', () => {
  it('sends an inspiration as the documented form and refetches the board', async () => {
    const { add, backend, $board, $unsent } = setup(list(), created, list(florist))
    $board.listen(() => undefined)
    await settle()
    const seen: number[] = []
    expect(await add(idea(), { onProgress: (done) => void seen.push(done) })).toMatchObject({ ok: true })
    await settle()
    expect(await fieldsOf(backend.to(CREATE)[0]?.body)).toEqual([
      ['category', '3'],
      ['description', ' Peonies\n'],
      ['images', 'image/jpeg 2048:1'],
      ['images', 'image/gif GIF89a'],
    ])
    expect(seen).toEqual([0.5, 1])
    expect($board.get()).toEqual({ status: 'ready', inspirations: [florist] })
    expect($unsent.get()).toBeNull()
  })

  it('keeps a failed inspiration with its images until an inspiration is added successfully', async () => {
    const { add, $unsent, logged } = setup({ path: CREATE, status: 413 }, created, list())
    const unsent = idea()
    expect(await add(unsent)).toMatchObject({ ok: false, error: { code: 'too_large' } })
    expect($unsent.get()).toBe(unsent)
    expect(logged).toEqual([`${CREATE} failed.`])
    await add({ ...unsent, description: 'Only two' })
    expect($unsent.get()).toBeNull()
  })

  it('reuses the idempotency key and bytes on a retry, even if the visitor chooses the same files again', async () => {
    const { add, keys, backend } = setup({ path: CREATE, status: 500 }, created, list(), created, list())
    await add(idea())
    await add(idea())
    await add(idea())
    const [first, second, third] = keys()
    expect(first).toBeTruthy()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    const [one, two] = backend.to(CREATE).map(({ body }) => body)
    expect(await fieldsOf(one)).toEqual(await fieldsOf(two))
  })

  it.each([
    ['a different category', { category: 4 }],
    ['another description', { description: 'Roses' }],
    ['other images', { images: [photo('c')] }],
  ])('uses a new idempotency key for %s', async (_name, change) => {
    const { add, keys } = setup({ path: CREATE, status: 500, always: true })
    await add(idea())
    await add({ ...idea(), ...change })
    expect(new Set(keys()).size).toBe(2)
  })

  it('retries adding an inspiration automatically after a lost response', async () => {
    const { add, keys, clock } = setup({ path: CREATE, fault: 'lose' }, created, list())
    const adding = add(idea())
    await clock.advance(5_000)
    expect(await adding).toMatchObject({ ok: true })
    expect(new Set(keys()).size).toBe(1)
    expect(keys()).toHaveLength(2)
  })

  it('keeps an aborted inspiration and sends all of its images on a retry', async () => {
    const { add, backend, $unsent } = setup(created, list())
    const stopped = new AbortController()
    const adding = add(idea(), { signal: stopped.signal })
    stopped.abort()
    expect(await adding).toMatchObject({ ok: false, error: { code: 'aborted' } })
    expect($unsent.get()).toMatchObject({ description: ' Peonies\n' })
    await add(idea())
    expect((await fieldsOf(backend.to(CREATE)[0]?.body)).filter(([name]) => name === 'images')).toHaveLength(2)
  })
})

describe('createBoard: account change', () => {
  it('neither shows nor sends the previous account’s failed inspiration', async () => {
    const { add, client, $unsent, backend } = setup({ path: CREATE, status: 500 })
    await add(idea())
    client.session.signIn({ token: 'n', email: 'noor@example.com' })
    expect($unsent.get()).toBeNull()
    const adding = add(idea())
    client.session.signIn({ token: 'o', email: 'omar@example.com' })
    expect(await adding).toMatchObject({ ok: false, error: { code: 'session_changed' } })
    expect($unsent.get()).toBeNull()
    expect(backend.to(CREATE)).toHaveLength(1)
  })

  it('discards an inspiration that is still being sent when the account signs out', async () => {
    const { add, client, $unsent } = setup({ path: CREATE, fault: 'hang' }, { path: '/auth/logout/', body: {} })
    const stopped = new AbortController()
    const adding = add(idea(), { signal: stopped.signal })
    await settle()
    await client.session.signOut()
    stopped.abort()
    await adding
    expect($unsent.get()).toBeNull()
  })
})

describe('generateImages', () => {
  const path = '/ai/generate_image/'

  it('sends three image requests in parallel, each with its own idempotency key', async () => {
    const script = ['1', '2', '3'].map((name) => ({ path, body: { image: `https://a/${name}.png` } }))
    const { ports, backend } = setup(...script)
    expect(await generateImages(ports, 'A barn')).toEqual(['https://a/1.png', 'https://a/2.png', 'https://a/3.png'])
    expect(await fieldsOf(backend.requests[0]?.body)).toEqual([['prompt', 'A barn']])
    expect(new Set(backend.requests.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(3)
  })

  it('returns only the images that were generated when some of the requests fail', async () => {
    const { ports, logged } = setup({ path, status: 500 }, { path, body: { image: 'AQID' } }, { path, body: {} })
    expect(await generateImages(ports, 'A barn')).toEqual(['data:image/png;base64,AQID'])
    expect(logged).toHaveLength(2)
  })

  it('applies the longer upload timeout to requests for generated images', async () => {
    const hang = { path, fault: 'hang' as const }
    const { ports, clock, backend } = setup(hang, hang, hang)
    const drawing = generateImages(ports, 'A barn')
    await clock.advance(120_000)
    expect(backend.requests.map(({ signal }) => signal.aborted)).toEqual([false, false, false])
    await clock.advance(60_000)
    expect(await drawing).toEqual([])
  })
})
