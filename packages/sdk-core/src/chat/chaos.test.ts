import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RoomState } from './chat.ts'
import type { Fate } from './test/chat-backend.ts'
import { setupChat } from './test/setup.ts'

/** Returns generators of random visitor actions and network faults. */
function steps(...of: readonly Fate[]) {
  const fates = fc.array(fc.constantFrom(...of), { maxLength: 6 })
  return [
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('say', 'reply') }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.integer({ min: 0, max: 6_000 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('up', 'down'), fates }) },
  ]
}

/** Generates steps for a socket that stays open but drops, duplicates and delays frames. */
const badSocket = fc.array(fc.oneof(...steps('pass', 'drop', 'twice', 'late')), { minLength: 1, maxLength: 20 })

/** Generates steps of all kinds, including lost sockets and reloads. */
const badNetwork = fc.array(
  fc.oneof(...steps('pass', 'drop', 'twice', 'late', 'kill', 'cut'), {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('kill', 'restart', 'hide', 'show', 'pagehide', 'pageshow', 'online', 'reload', 'earlier'),
    }),
  }),
  { minLength: 1, maxLength: 40 },
)

/** Asserts that each message is shown once and that all messages are in order. */
function expectOrder(state: RoomState): void {
  if (state.status !== 'ready') return
  const places = state.messages.flatMap(({ seq }) => seq ?? [])
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
  const ids = state.messages.map(({ message_id, client_id }) => client_id ?? message_id)
  expect(new Set(ids).size).toBe(ids.length)
}

it('the chat delivers every message once and in order under any network fault', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(badSocket, badNetwork), fc.constantFrom('kill', 'reply'), async (happenings, end) => {
      let page = setupChat()
      const { backend, clock, visibility, connectivity } = page
      const open = async () => {
        const shown = await page.show()
        shown.room.$room.listen(expectOrder)
        shown.room.setOpen(true)
        return shown
      }
      let { room } = await open()
      let isUp = true
      const said: string[] = []
      for (const [index, step] of happenings.entries()) {
        if (step.kind === 'say') {
          const text = `mine ${index}`
          room.send(text)
          if (room.$draft.get() === '') said.push(text)
          room.setDraft('')
        } else if (step.kind === 'reply') backend.reply(`theirs ${index}`)
        else if (step.kind === 'up' && 'fates' in step) backend.fates.up.push(...step.fates)
        else if (step.kind === 'down' && 'fates' in step) backend.fates.down.push(...step.fates)
        else if (step.kind === 'kill') backend.kill()
        else if (step.kind === 'restart') {
          isUp = !isUp
          backend.options.isDown = !isUp
          backend.kill()
        } else if (step.kind === 'hide') visibility.hide()
        else if (step.kind === 'show') visibility.show()
        else if (step.kind === 'earlier') await room.loadEarlier()
        else if (step.kind === 'reload') {
          page = page.reload()
          room = (await open()).room
        } else if (step.kind === 'pagehide' || step.kind === 'pageshow' || step.kind === 'online') {
          connectivity.happen(step.kind)
        }
        await clock.advance('ms' in step ? step.ms : 0)
      }
      Object.assign(backend.fates, { up: [], down: [] })
      backend.options.isDown = false
      page.visibility.show()
      page.connectivity.happen('pageshow')
      await clock.advance(0)
      // The client fetches missing messages when a new socket opens, or when a message arrives after a gap.
      if (end === 'kill') backend.kill()
      else backend.reply('the last')
      await clock.advance(45_000)
      const shown = room.$room.get()
      const unsent = shown.status === 'ready' ? shown.messages.filter(({ state }) => state === 'failed') : []
      for (const { client_id } of unsent) room.retry(client_id ?? '')
      await clock.advance(45_000)
      const state = room.$room.get()
      expectOrder(state)
      const texts = state.status === 'ready' ? state.messages.map(({ message }) => message) : []
      expect(texts).toEqual(backend.texts())
      expect(
        backend
          .texts()
          .filter((text) => text.startsWith('mine'))
          .sort(),
      ).toEqual([...said].sort())
      if (unsent.length === 0) expect(backend.texts().filter((text) => text.startsWith('mine'))).toEqual(said)
      page.client.destroy()
    }),
    { numRuns: 300 },
  )
})
