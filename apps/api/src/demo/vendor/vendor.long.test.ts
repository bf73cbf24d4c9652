import { calls } from '@vowkit/sdk-core/contract'
import { afterEach, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'

const ROUNDS = 4

let server: ServerProcess | undefined
afterEach(() => server?.end())

it('a demo vendor replies to each message once after a SIGKILL, with one invoice and one contract', async () => {
  server = await startServerProcess({ DEMO: '1', DEMO_DELAY_MS: '5000' })
  const running = server
  const token = await running.signIn('maya@example.com')
  const vendor = calls.getVendor.response.parse((await running.get('/vendor/detail/get/4/')).body)
  const room = await running.post(`/chat/create-chat-room/${vendor.user.id}/`, { token, json: {} })
  const path = `/chat/chats/${room.body.chatroom_id}/messages`

  for (let round = 1; round <= ROUNDS; round++) {
    await running.post(path, { token, json: { message: `Question ${round}` } })
    await running.stop('SIGKILL')
    await running.restart()
    await running.until(async () => {
      const said = calls.listMessages.response.parse((await running.get(path, { token })).body)
      expect(said.filter(({ user }) => user === vendor.user.id)).toHaveLength(round)
      expect(said).toHaveLength(2 * round)
    })
  }

  await running.until(async () => {
    const { body } = await running.get('/market/couple/lead/data/4', { token })
    const lead = calls.getLead.response.parse(body)
    expect([lead.invoices.length, lead.files.length]).toEqual([1, 1])
  })
})
