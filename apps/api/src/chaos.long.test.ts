import { afterEach, describe, expect, it } from 'vitest'
import { processRules } from './platform/rules.ts'
import { hangUpload } from './testing/hang-upload.ts'
import { makePhoto, visionForm } from './testing/photos.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const TERMINAL_WITHIN_MS = 60_000
const ROUNDS = 3

let server: ServerProcess | undefined
afterEach(() => server?.end())

describe('a server killed with kill -9 while it draws', () => {
  it('completes or refunds every vision within 60 s of the restart, and keeps the ledger consistent', async () => {
    server = await startServerProcess({ DEMO: '1', DEMO_DELAY_MS: '600' })
    const running = server
    const people = ['maya@example.com', 'noor@example.com', 'third@example.com']
    const tokens = await Promise.all(people.map((email) => running.signIn(email)))
    const visions: { token: string; id: string }[] = []

    for (let round = 0; round < ROUNDS; round++) {
      const token = tokens[round % tokens.length] ?? ''
      const { body } = await running.post('/vision/list/', { token, form: visionForm(`A barn, number ${round}`) })
      visions.push({ token, id: String(body.id) })
      await running.until(async () => {
        const vision = await running.get(`/vision/list/${body.id}/`, { token })
        expect(vision.body.is_task_processing).toBe(true)
      })
      await running.stop('SIGKILL')
      await running.restart()
    }

    const deadline = Date.now() + TERMINAL_WITHIN_MS
    const settled = await Promise.all(visions.map((vision) => settle(running, vision, deadline)))
    for (const [index, token] of tokens.entries()) {
      const delivered = settled.filter((vision) => vision.token === token && vision.isDelivered).length
      const { body } = await running.get('/vision/user-credits/', { token })
      expect(body.credits, people[index]).toBe(3 - delivered)
    }
  })

  it('marks a vision as failed and refunds it if its drawing crashes the server three times', async () => {
    server = await startServerProcess({ DEMO: '1', DEMO_DELAY_MS: '30000' })
    const running = server
    const token = await running.signIn('maya@example.com')
    const { body } = await running.post('/vision/list/', { token, form: visionForm('A barn') })
    for (let attempt = 0; attempt < 3; attempt++) {
      await running.until(async () => {
        const vision = await running.get(`/vision/list/${body.id}/`, { token })
        expect(vision.body.is_task_processing).toBe(true)
      })
      await running.stop('SIGKILL')
      await running.restart()
    }
    const { isDelivered } = await settle(running, { token, id: String(body.id) }, Date.now() + TERMINAL_WITHIN_MS)
    expect(isDelivered).toBe(false)
    expect((await running.get('/vision/user-credits/', { token })).body.credits).toBe(3)
  })
})

async function settle(running: ServerProcess, { token, id }: { token: string; id: string }, deadline: number) {
  const vision = await expect
    .poll(async () => (await running.get(`/vision/list/${id}/`, { token })).body.is_processing, {
      timeout: Math.max(1, deadline - Date.now()),
      interval: 200,
    })
    .toBe(false)
    .then(() => running.get(`/vision/list/${id}/`, { token }))
  return { token, isDelivered: vision.body.result_image !== '' }
}

describe('a server that receives SIGTERM', () => {
  it('stops within the shutdown timeout despite a pending upload', async () => {
    const running = await startServerProcess({ DEMO: '1' })
    server = running
    const token = await running.signIn('maya@example.com')
    const form = visionForm('A barn', [await makePhoto()])
    // An account may have two concurrent uploads. The 429 shows that two pending uploads have arrived.
    await running.until(async () => {
      hangUpload(running, token)
      await running.get('/healthz')
      expect((await running.post('/vision/list/', { token, form })).status).toBe(429)
    })
    const before = Date.now()
    expect(await running.stop('SIGTERM')).toBe(0)
    expect(Date.now() - before).toBeGreaterThan(processRules.shutdownMs)
    expect(Date.now() - before).toBeLessThan(15_000)
  })
})
