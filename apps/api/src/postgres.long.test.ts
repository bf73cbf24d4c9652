import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChatSocket, joinChat } from './testing/chat-socket.ts'
import { createDatabase } from './testing/databases.ts'
import { visionForm } from './testing/photos.ts'
import { findPostgresBin, type PostgresServer, startPostgres } from './testing/postgres.ts'
import { startServerProcess } from './testing/server-process.ts'

/** Matches the client ids of the messages that the test sends. */
const OURS = /^(c\d+|back)$/

const bin = findPostgresBin()

describe.skipIf(!bin)('several API processes with one PostgreSQL database', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
  })
  afterAll(() => {
    postgres.stop()
  })

  it('another process completes the drawing of a killed process, and charges it once', async () => {
    const database = await createDatabase(postgres.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-shared-'))
    const env = { DEMO: '1', DEMO_DELAY_MS: '2000', DATABASE_URL: database.url, DATA_DIR: dataDir }
    const doomed = await startServerProcess(env)
    const other = await startServerProcess(env)
    try {
      const token = await doomed.signIn('maya@example.com')
      const visions = ['A barn', 'A tent', 'A loft'].map(async (words) => {
        const { body } = await doomed.post('/vision/list/', { token, form: visionForm(words) })
        return body.id
      })
      const ids = await Promise.all(visions)
      await doomed.stop('SIGKILL')
      for (const id of ids) {
        await expect
          .poll(async () => (await other.get(`/vision/list/${id}/`, { token })).body.result_image, { timeout: 120_000 })
          .toMatch(/webp$/)
      }
      expect((await other.get('/vision/user-credits/', { token })).body.credits).toBe(0)
    } finally {
      await doomed.end()
      await other.end()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    }
  })

  it('every process reports a finished vision, whichever process drew it', async () => {
    const database = await createDatabase(postgres.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-shared-'))
    const env = { DEMO: '1', DEMO_DELAY_MS: '0', DATABASE_URL: database.url, DATA_DIR: dataDir }
    const processes = [await startServerProcess(env), await startServerProcess(env)] as const
    try {
      const [one] = processes
      const token = await one.signIn('maya@example.com')
      const { body: dashboard } = await one.get('/couple/dashboard/', { token })
      const mayaId = Number(calls.getDashboard.response.parse(dashboard).user.id)
      const sockets = await Promise.all(processes.map(({ url }) => joinChat(url, mayaId, token)))
      const { body: vision } = await one.post('/vision/list/', { token, form: visionForm('A barn') })
      for (const socket of sockets) expect(await socket.next('vision_ready')).toMatchObject({ vision_id: vision.id })
    } finally {
      for (const server of processes) await server.end()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    }
  })

  it('clients receive the messages of all processes, even after a reconnect because their process was killed', async () => {
    const database = await createDatabase(postgres.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-shared-'))
    const env = { DEMO: '1', DEMO_DELAY_MS: '0', DATABASE_URL: database.url, DATA_DIR: dataDir }
    const doomed = await startServerProcess(env)
    const other = await startServerProcess(env)
    try {
      const maya = await doomed.signIn('maya@example.com')
      const vendor = await other.signIn('vendor1@example.com')
      const { body: profile } = await other.get('/vendor/detail/get/1/')
      const vendorId = Number(calls.getVendor.response.parse(profile).user.id)
      const { body: dashboard } = await doomed.get('/couple/dashboard/', { token: maya })
      const mayaId = Number(calls.getDashboard.response.parse(dashboard).user.id)
      const { body: room } = await doomed.post(`/chat/create-chat-room/${vendorId}/`, { token: maya, json: {} })
      const roomId = room.chatroom_id
      const hers = await joinChat(doomed.url, mayaId, maya)
      const theirs = await joinChat(other.url, vendorId, vendor)
      for (let n = 1; n <= 50; n++) {
        const [from, text] = n % 2 ? [hers, `hers ${n}`] : [theirs, `theirs ${n}`]
        from.send({ action: 'message', message: text, roomId, client_id: `c${n}` })
      }
      // Ignores the messages that the demo vendor sends as replies.
      const heard = (socket: ChatSocket) =>
        socket.frames.flatMap((frame) =>
          frame.action === 'message' && OURS.test(frame.client_id ?? '') ? [frame.client_id] : [],
        )
      const all = Array.from({ length: 50 }, (_, n) => `c${n + 1}`).sort()
      for (const socket of [hers, theirs])
        await expect.poll(() => heard(socket).sort(), { timeout: 120_000 }).toEqual(all)

      await doomed.stop('SIGKILL')
      await hers.closed
      const again = await joinChat(other.url, mayaId, maya)
      again.send({ action: 'message', message: 'I am back', roomId, client_id: 'back' })
      await expect.poll(() => heard(theirs), { timeout: 120_000 }).toContain('back')
      const { body: history } = await other.get(`/chat/chats/${roomId}/messages?limit=200`, { token: maya })
      const messages = calls.listMessages.response.parse(history)
      const ours = messages.filter(({ client_id }) => OURS.test(client_id ?? ''))
      expect(ours).toHaveLength(51)
      expect(ours.at(-1)?.message).toBe('I am back')
    } finally {
      await doomed.end()
      await other.end()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    }
  })

  it('all processes close the sockets of a revoked session, and no other sockets', async () => {
    const database = await createDatabase(postgres.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-shared-'))
    const env = { DEMO: '1', DEMO_DELAY_MS: '0', DATABASE_URL: database.url, DATA_DIR: dataDir }
    const one = await startServerProcess(env)
    const other = await startServerProcess(env)
    try {
      const [maya, tablet] = [await one.signIn('maya@example.com'), await other.signIn('maya@example.com')]
      const { body: dashboard } = await one.get('/couple/dashboard/', { token: maya })
      const mayaId = Number(calls.getDashboard.response.parse(dashboard).user.id)
      const leaving = await joinChat(other.url, mayaId, maya)
      const staying = await joinChat(other.url, mayaId, tablet)
      await one.post('/auth/logout/', { token: maya, json: {} })
      expect(await leaving.closed).toEqual({ code: 4401 })
      staying.send({ action: 'ping' })
      await staying.next('pong')
      staying.close()
    } finally {
      await one.end()
      await other.end()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    }
  })
})
