import { cleanStores } from 'nanostores'
import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer, settle } from '../testing/index.ts'
import { createVisionPush } from './create-vision-push.ts'
import { createVisionWatch } from './create-vision-watch.ts'

const PATH = '/vision/list/v1/'
const READY = '{"action":"vision_ready","vision_id":"v1"}'
const drawing: ScriptedAnswer = { path: PATH, body: { id: 'v1', is_processing: true } }
const ready: ScriptedAnswer = { path: PATH, body: { id: 'v1', result_image: 'https://api.test/1.png' } }

async function setup(...script: ScriptedAnswer[]) {
  const platform = fakePlatform({ script })
  const client = createClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't', userId: 7, email: 'maya@example.com' })
  const $vision = client.ports.once(createVisionWatch).watch('v1')
  $vision.listen(() => undefined)
  client.ports.once(createVisionPush).follow('v1')
  await platform.clock.advance(0)
  const socket = () => platform.sockets.sockets.at(-1)
  socket()?.deliver('{"action":"authenticated","user":7}')
  await settle()
  const asked = () => platform.backend.to(PATH).length
  return { ...platform, client, $vision, socket, asked }
}

it('a vision_ready frame refetches the vision immediately, and polling then stops', async () => {
  const { clock, socket, asked, $vision } = await setup(drawing, ready)
  expect(asked()).toBe(1)
  await clock.advance(2_000)
  socket()?.deliver(READY)
  await clock.advance(0)
  expect($vision.get()).toMatchObject({ status: 'settled', vision: { result_image: 'https://api.test/1.png' } })
  await clock.advance(60_000)
  expect(asked()).toBe(2)
})

it('a vision_ready frame during a pending request sends another request afterwards', async () => {
  const { clock, socket, asked, $vision } = await setup(drawing, drawing, ready)
  await clock.advance(10_000)
  socket()?.deliver(READY)
  socket()?.deliver(READY)
  await clock.advance(0)
  expect($vision.get().status).toBe('settled')
  expect(asked()).toBe(3)
})

it('a vision_ready frame refetches the vision even on a hidden page, which does not poll', async () => {
  const { clock, visibility, socket, asked, $vision } = await setup(drawing, ready)
  visibility.hide()
  await clock.advance(60_000)
  expect(asked()).toBe(1)
  socket()?.deliver(READY)
  await clock.advance(0)
  expect($vision.get().status).toBe('settled')
})

it('a vision_ready frame refetches a settled vision after an edit on another device', async () => {
  const { clock, socket, asked, $vision } = await setup(drawing, ready, { ...ready, body: { id: 'v1', title: 'new' } })
  socket()?.deliver(READY)
  await clock.advance(0)
  expect($vision.get()).toMatchObject({ status: 'settled' })
  socket()?.deliver(READY)
  await clock.advance(0)
  expect($vision.get()).toMatchObject({ status: 'settled', vision: { title: 'new' } })
  expect(asked()).toBe(3)
})

it('a vision_ready frame clears a vision without subscribers, so that the next mount refetches it', async () => {
  const { client, clock, asked, $vision } = await setup(ready)
  cleanStores($vision)
  client.ports.once(createVisionWatch).reload('v1')
  await clock.advance(60_000)
  expect(asked()).toBe(1)
  expect($vision.value).toEqual({ status: 'loading' })
})

it.each(['{"action":"vision_ready"}', '{"action":"vision_ready","vision_id":"v9"}', '{"action":"other"}'])(
  'the push updates ignore the frame %s',
  async (frame) => {
    const { clock, socket, asked } = await setup(drawing, ready)
    socket()?.deliver(frame)
    await clock.advance(0)
    expect(asked()).toBe(1)
  },
)

it('the push updates open no socket for a settled vision or without a subscriber', async () => {
  const { sockets } = await setup(ready)
  expect(sockets.sockets).toEqual([])
})

it('the vision is polled when the socket cannot be opened', async () => {
  const { clock, socket, $vision } = await setup(drawing, ready)
  socket()?.close(4401)
  await clock.advance(10_000)
  expect($vision.get().status).toBe('settled')
})
