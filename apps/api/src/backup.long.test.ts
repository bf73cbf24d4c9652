import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { calls } from '@vowkit/sdk-core/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runBackup } from './modules/backup/command.ts'
import { visionForm } from './testing/photos.ts'
import { findPostgresBin, type PostgresServer, startPostgres } from './testing/postgres.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const postgresBin = findPostgresBin()

/** The settings that the original and the restored deployment share. */
const SHARED = { APP_SECRET: 'a secret of more than thirty-two characters', DEMO: '1', DEMO_DELAY_MS: '0' }

/** A couple with a conversation, a signed contract and a vision. */
interface Couple {
  token: string
  roomId: number
  /** The file name of the drawn vision. */
  image: string
}

describe.skipIf(!postgresBin)('a backup of a deployment under load', () => {
  const root = mkdtempSync(join(tmpdir(), 'vowkit-backup-'))
  const dataDir = join(root, 'original')
  const backup = join(root, 'backup')
  const restoredDir = join(root, 'restored')
  let postgres: PostgresServer
  let restored: { url: string; env: Record<string, string> }
  let couple: Couple
  let said: string

  /** Runs the command, and returns its exit code. */
  async function run(args: string[], env: Record<string, string>): Promise<number> {
    said = ''
    const print = (text: string) => {
      said += text
    }
    const terminal = { env: { ...env, POSTGRES_BIN: postgresBin ?? '', DEMO: '1' }, out: print, err: print }
    return await runBackup(args, terminal)
  }

  beforeAll(async () => {
    postgres = await startPostgres(postgresBin ?? '')
    await create('restored')
    restored = { url: urlOf('restored'), env: { DATABASE_URL: urlOf('restored'), DATA_DIR: restoredDir } }
    const env = { ...SHARED, DATABASE_URL: postgres.url, DATA_DIR: dataDir }
    const server = await startServerProcess(env)
    try {
      couple = await makeCouple(server)
      const load = startLoad(server, couple)
      await load.hasBegun
      expect(await run(['create', backup], env)).toBe(0)
      await load.stop()
    } finally {
      await server.end()
    }
  }, 600_000)
  afterAll(() => {
    postgres?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  const urlOf = (database: string) => postgres.url.replace(/\/postgres$/, `/${database}`)
  async function create(database: string): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(`create database ${database}`)
    await client.end()
  }

  it('restores the database and the files into an empty deployment, and all checks pass', async () => {
    const code = await run(['restore', backup], restored.env)
    expect(said).toContain('All checks passed.')
    expect(code).toBe(0)
  })

  it('refuses a database that is not empty, and a folder without a complete backup', async () => {
    expect(await run(['restore', backup], restored.env)).toBe(1)
    expect(said).toContain('The database is not empty.')
    expect(await run(['restore', root], restored.env)).toBe(1)
    expect(said).toContain('contains no complete backup')
  })

  it('is served by a process with the sessions, visions and messages of the original', async () => {
    const server = await startServerProcess({ ...SHARED, ...restored.env })
    try {
      const { status, body } = await server.get('/vision/list/', { token: couple.token })
      expect(status).toBe(200)
      const [vision] = calls.listVisions.response.parse(body).data
      const image = new URL(vision?.result_image ?? '').pathname
      expect((await fetch(server.url + image)).status).toBe(200)
      const messages = await server.get(`/chat/chats/${couple.roomId}/messages?limit=200`, { token: couple.token })
      expect(JSON.stringify(messages.body)).toMatch(/message \d+ /)
    } finally {
      await server.end()
    }
  })

  it('fails the check if a file is missing or a signed document was changed', async () => {
    const files = join(restoredDir, 'files')
    const paths = readdirSync(files, { recursive: true, encoding: 'utf8' }).map((path) => join(files, path))
    const image = paths.find((path) => basename(path) === couple.image) ?? ''
    rmSync(image)
    for (const path of paths.filter((path) => path.endsWith('.pdf'))) writeFileSync(path, 'Another contract')
    expect(await run(['check'], restored.env)).toBe(1)
    expect(said).toContain(`the file ${basename(image)} is missing`)
    expect(said).toMatch(/document \d+ is not the document that was signed/)
  })
})

/** Signs the contract of a demo vendor, and draws a vision. */
async function makeCouple(server: ServerProcess): Promise<Couple> {
  const token = await server.signIn('ada@example.net')
  expect((await server.post('/vendor/detail/get/4/', { token })).status).toBe(201)
  const { body: vendor } = await server.get('/vendor/detail/get/4/', { token })
  const vendorId = calls.getVendor.response.parse(vendor).user.id
  const { body: room } = await server.post(`/chat/create-chat-room/${vendorId}/`, { token, json: {} })
  // The demo vendor answers the first message with a contract.
  await server.post(`/chat/chats/${room.chatroom_id}/messages`, { token, json: { message: 'message 0 ' } })
  const contract = await server.until(async () => {
    const { status, body } = await server.get('/market/couple/lead/data/4', { token })
    expect(status, JSON.stringify(body)).toBe(200)
    const [file] = calls.getLead.response.parse(body).files
    expect(file).toBeDefined()
    return Number(file?.id)
  })
  const json = { esign_doc: 'Ada', esign_doc_partner: 'Alan' }
  expect((await server.post(`/market/user/files/sign/${contract}`, { token, json })).status).toBe(200)
  const { body: vision } = await server.post('/vision/list/', { token, form: visionForm('A barn in the snow') })
  const image = await server.until(async () => {
    const { body } = await server.get(`/vision/list/${vision.id}/`, { token })
    expect(body.is_processing).toBe(false)
    return basename(new URL(String(body.result_image)).pathname)
  })
  return { token, roomId: Number(room.chatroom_id), image }
}

/** Sends messages and favourites until it is stopped. Throws if one of them fails. */
function startLoad(server: ServerProcess, { token, roomId }: Couple) {
  let isStopped = false
  const begun = Promise.withResolvers<void>()
  const send = async () => {
    for (let n = 1; !isStopped; n++) {
      const sent = await server.post(`/chat/chats/${roomId}/messages`, { token, json: { message: `message ${n} ` } })
      const marked = await server.post(`/vendor/mark-favorite/${1 + (n % 20)}/`, { token, json: {} })
      const statuses = [sent.status, marked.status]
      if (statuses.some((status) => status >= 500)) throw new Error(`The load got ${statuses}.`)
      if (n > 3) begun.resolve()
    }
  }
  const done = send()
  done.catch(begun.reject)
  return {
    hasBegun: begun.promise,
    stop() {
      isStopped = true
      return done
    },
  }
}
