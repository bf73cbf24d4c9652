import { visionPath } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ImageRefused } from '../../providers/images/errors.ts'
import { type ChatSocket, joinChat } from '../../testing/chat-socket.ts'
import { visionForm } from '../../testing/photos.ts'
import { failWith } from '../../testing/scripted-images.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'

const VISIONS = '/vision/list/'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function join(email: string): Promise<{ token: string; listen: () => Promise<ChatSocket> }> {
  const { body } = await api.post('/auth/handoff/', { token: await api.signIn(email) })
  const session = await api.post('/auth/handoff/redeem/', { json: { code: body.code } })
  const token = String(session.body.token)
  return { token, listen: () => joinChat(api.url, Number(session.body.userId), token) }
}

async function create(token: string): Promise<string> {
  return String((await api.post(VISIONS, { token, form: visionForm('A barn') })).body.id)
}

const settledIn = ({ frames }: ChatSocket) =>
  frames.flatMap((frame) => (frame.action === 'vision_ready' ? [frame.vision_id] : []))

describe('a settled vision', () => {
  it('is announced on every socket of its owner and on no other', async () => {
    const owner = await join('push@example.com')
    const stranger = await join('stranger@example.com')
    const [phone, laptop, theirs] = [await owner.listen(), await owner.listen(), await stranger.listen()]
    const id = await create(owner.token)
    expect(await phone.next('vision_ready')).toEqual({ action: 'vision_ready', vision_id: id })
    expect(await laptop.next('vision_ready')).toEqual({ action: 'vision_ready', vision_id: id })
    const { body } = await api.get(`${VISIONS}${id}/`, { token: owner.token })
    expect(body).toMatchObject({ is_processing: false, result_image: expect.stringMatching(/webp$/) })
    theirs.send({ action: 'ping' })
    await theirs.next('pong')
    expect(settledIn(theirs)).toEqual([])
    for (const socket of [phone, laptop, theirs]) socket.close()
  })

  it('is announced after a failure and after an edit', async () => {
    const { token, listen } = await join('push-again@example.com')
    const socket = await listen()
    api.images.next(failWith(new ImageRefused('no')))
    const refused = await create(token)
    await expect.poll(() => settledIn(socket)).toEqual([refused])
    const drawn = await create(token)
    await expect.poll(() => settledIn(socket)).toEqual([refused, drawn])
    await api.post(`${VISIONS}${drawn}/`, { token, json: { description: 'At night' } })
    await expect.poll(() => settledIn(socket)).toEqual([refused, drawn, drawn])
    socket.close()
  })

  it('is announced by an email with a link to the vision site in the text and HTML parts', async () => {
    const { token } = await join('ready-mail@example.com')
    const url = `http://vision.localhost:5173${visionPath(await create(token))}`
    const mail = await until(async () => {
      const mails = await api.service.services.mailbox.list('ready-mail@example.com')
      const ready = mails.find(({ subject }) => subject === 'Your vision is ready')
      if (!ready) throw new Error('The mail has not come yet.')
      return ready
    })
    expect(mail.text).toContain(`\n${url}\n`)
    expect(mail.html).toContain(`<a href="${url}"`)
    expect(mail.text).toContain('sign in with this email first')
  })

  it('is announced by one email only, although it is edited later', async () => {
    const email = 'one-mail@example.com'
    const { token, listen } = await join(email)
    const socket = await listen()
    const id = await create(token)
    await expect.poll(() => settledIn(socket)).toEqual([id])
    await api.post(`${VISIONS}${id}/`, { token, json: { description: 'At night' } })
    await expect.poll(() => settledIn(socket)).toEqual([id, id])
    const next = await create(token)
    await expect.poll(() => settledIn(socket)).toEqual([id, id, next])
    // The jobs of emails run in order, so that an email about the edit would have come before the last one.
    const linksTo = async (vision: string) =>
      (await api.service.services.mailbox.list(email)).filter(({ text }) => text.includes(visionPath(vision)))
    await expect.poll(async () => (await linksTo(next)).length).toBe(1)
    expect(await linksTo(id)).toHaveLength(1)
    socket.close()
  })
})
