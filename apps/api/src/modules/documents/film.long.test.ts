import { readFileSync } from 'node:fs'
import { calls, MAX_LEAD_FILE_BYTES } from '@vowkit/sdk-core/contract'
import { afterEach, expect, it } from 'vitest'
import { finish, streamFilm } from '../../testing/documents.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'

/** Maximum growth of the process in KB: half of the video, which rules out that the process held the complete video. */
const MOST_KB = MAX_LEAD_FILE_BYTES / 2 / 1024

let server: ServerProcess | undefined
afterEach(() => server?.end())

/** Returns the peak memory of the process, in KB. */
const peakKb = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

it.skipIf(process.platform !== 'linux')(
  'an upload streams a video of exactly 200 MB without holding it in memory, and rejects one byte more',
  async () => {
    server = await startServerProcess({ DEMO: '1', DEMO_DELAY_MS: '0' })
    const running = server
    const couple = await running.signIn('maya@example.com')
    const { body: profile } = await running.get('/vendor/detail/get/4/')
    const { user } = calls.getVendor.response.parse(profile)
    await running.post(`/chat/create-chat-room/${user.id}/`, { token: couple, json: {} })
    const readLead = async () =>
      calls.getLead.response.parse((await running.get('/market/couple/lead/data/4', { token: couple })).body)
    const lead = { couple, leadId: Number((await readLead()).lead_id) }
    // The first upload loads modules, whose memory must not count.
    expect((await finish(await streamFilm(running, lead, 1024 * 1024))).status).toBe(200)

    const before = peakKb(running.pid())
    expect((await finish(await streamFilm(running, lead, MAX_LEAD_FILE_BYTES))).status).toBe(200)
    expect(peakKb(running.pid()) - before).toBeLessThan(MOST_KB)

    const { files } = await readLead()
    const film = await fetch(files.at(-1)?.file ?? '', { method: 'HEAD' })
    expect(Number(film.headers.get('content-length'))).toBe(MAX_LEAD_FILE_BYTES)
    const refused = await finish(await streamFilm(running, lead, MAX_LEAD_FILE_BYTES + 1))
    expect(refused).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect((await readLead()).files).toHaveLength(files.length)
  },
)
