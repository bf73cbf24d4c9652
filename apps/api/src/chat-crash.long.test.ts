import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChatSocket, joinChat } from './testing/chat-socket.ts'
import { createDatabase } from './testing/databases.ts'
import { findPostgresBin, type PostgresServer, startPostgres } from './testing/postgres.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const ROOMS = 40
const MESSAGES_EACH = 5
const ROUNDS = 3

/** A couple and its room with the vendor. */
interface Couple {
  token: string
  id: number
  roomId: number
}

const bin = findPostgresBin()

describe.skipIf(!bin)('two server processes on one PostgreSQL', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
  })
  afterAll(() => {
    postgres.stop()
  })

  it('every stored message is delivered, even if the process that stored it is killed directly afterwards', async () => {
    const database = await createDatabase(postgres.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-shared-'))
    const env = { DEMO: '1', DEMO_DELAY_MS: '0', DATABASE_URL: database.url, DATA_DIR: dataDir }
    const doomed = await startServerProcess(env)
    const other = await startServerProcess(env)
    try {
      const vendorToken = await other.signIn('vendor1@example.com')
      const { body: profile } = await other.get('/vendor/detail/get/1/')
      const vendorId = Number(calls.getVendor.response.parse(profile).user.id)
      const couples: Couple[] = []
      for (let n = 0; n < ROOMS; n++) couples.push(await openRoom(doomed, `couple${n}@example.com`, vendorId))
      const vendor = await joinChat(other.url, vendorId, vendorToken)

      for (let round = 0; round < ROUNDS; round++) {
        await crashWhileTheyWrite(doomed, couples, round)
        const stored = await listStored(other, couples)
        expect(stored.length).toBeGreaterThan(ROOMS * round)
        await expect.poll(() => stored.filter((id) => !heardBy(vendor).has(id)), { timeout: 120_000 }).toEqual([])
        await doomed.restart()
      }
    } finally {
      await doomed.end()
      await other.end()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    }
  })
})

async function openRoom(server: ServerProcess, email: string, vendorId: number): Promise<Couple> {
  const token = await server.signIn(email)
  const { body: dashboard } = await server.get('/couple/dashboard/', { token })
  const id = Number(calls.getDashboard.response.parse(dashboard).user.id)
  const { body: room } = await server.post(`/chat/create-chat-room/${vendorId}/`, { token, json: {} })
  return { token, id, roomId: Number(room.chatroom_id) }
}

/**
 * All couples send concurrently. The process is killed after an acknowledgement, when each room has about one message.
 */
async function crashWhileTheyWrite(server: ServerProcess, couples: Couple[], round: number): Promise<void> {
  const sockets = await Promise.all(couples.map(({ id, token }) => joinChat(server.url, id, token)))
  for (let n = 0; n < MESSAGES_EACH; n++) {
    for (const [index, { roomId }] of couples.entries()) {
      sockets[index]?.send({
        action: 'message',
        message: `Round ${round}, number ${n}`,
        roomId,
        client_id: `${round}-${n}`,
      })
    }
  }
  const acknowledged = () => sockets.reduce((sum, socket) => sum + heardBy(socket).size, 0)
  await expect.poll(acknowledged, { timeout: 120_000, interval: 1 }).toBeGreaterThan(ROOMS)
  await server.stop('SIGKILL')
  await Promise.all(sockets.map(({ closed }) => closed))
}

const heardBy = ({ frames }: ChatSocket) =>
  new Set(frames.flatMap((frame) => (frame.action === 'message' ? [Number(frame.message_id)] : [])))

/** Returns the ids of all messages in the couples' rooms. */
async function listStored(server: ServerProcess, couples: Couple[]): Promise<number[]> {
  const rooms = couples.map(async ({ roomId, token }) => {
    const { body } = await server.get(`/chat/chats/${roomId}/messages?limit=200`, { token })
    return calls.listMessages.response.parse(body).map(({ message_id }) => Number(message_id))
  })
  return (await Promise.all(rooms)).flat()
}
