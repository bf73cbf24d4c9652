import { expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { type FakeStorage, fakePlatform, fakeStorage, type ScriptedAnswer } from '../../testing/index.ts'
import { visionEditOf } from './create-vision-edits.ts'

const PATH = '/vision/list/v1/'
const vision = { id: 'v1', description: 'a barn', result_image: 'https://api.test/1.png', history_images: [] }
const read: ScriptedAnswer = { method: 'GET', path: PATH, always: true, body: vision }
const lost: ScriptedAnswer = { method: 'POST', path: PATH, fault: 'lose' }
const LOST = [lost, lost, lost, lost]

/** Creates a page that shows the vision. Pass the storage of another page to simulate a reload. */
async function page(script: ScriptedAnswer[], { storage = fakeStorage(), laterMs = 0 } = {}) {
  const platform = fakePlatform({ storage, script: [{ path: '/auth/logout/', always: true }, ...script] })
  const client = createClient({ apiHost: 'https://api.test', platform })
  if (client.session.token() === null) client.session.signIn({ token: 't', email: 'maya@example.com' })
  await platform.clock.advance(laterMs)
  const edit = visionEditOf(client.ports, 'v1')
  edit.$edit.listen(() => undefined)
  await platform.clock.advance(0)
  return {
    storage,
    client,
    edit,
    keys: () => platform.backend.to(PATH, 'POST').map(({ headers }) => headers['Idempotency-Key']),
    async submit() {
      const submitting = edit.submit()
      await platform.clock.advance(10_000)
      await submitting
    },
  }
}

const kept = ({ values }: FakeStorage) => [...values.keys()].filter((key) => key.includes('visionEdit'))

it('a vision edit restores its text box after a reload', async () => {
  const { edit, storage } = await page([read])
  edit.open()
  edit.setText('dusk')
  const { edit: reloaded } = await page([read], { storage })
  expect(reloaded.$edit.get()).toEqual({ isOpen: true, text: 'dusk', isSending: false, problem: null })
  reloaded.close()
  const { edit: closed } = await page([read], { storage })
  expect(closed.$edit.get()).toMatchObject({ isOpen: false, text: 'dusk' })
})

it('a vision edit is retried with the same key after a lost response and a reload', async () => {
  const { edit, storage, submit, keys } = await page([read, ...LOST])
  edit.setText('dusk')
  await submit()
  const reloaded = await page([read, { method: 'POST', path: PATH, body: {} }], { storage })
  await reloaded.submit()
  expect(new Set([...keys(), ...reloaded.keys()]).size).toBe(1)
  expect(reloaded.edit.$edit.get().text).toBe('')
  expect(kept(storage)).toEqual([])
})

it('a vision edit whose response was lost is recognized as accepted after a reload', async () => {
  const { edit, storage, submit } = await page([read, ...LOST])
  edit.setText('dusk')
  await submit()
  const arrived = { ...vision, is_processing: true, history_images: [{ description: 'dusk' }] }
  const reloaded = await page([{ ...read, body: arrived }], { storage })
  expect(reloaded.edit.$edit.get()).toMatchObject({ isOpen: false, text: '' })
  expect(kept(storage)).toEqual([])
})

it('a stored edit is removed if it was accepted, is a day old or belongs to a different account', async () => {
  const { edit, storage, submit, client } = await page([read, { method: 'POST', path: PATH, body: {} }])
  edit.setText('dusk')
  expect(kept(storage)).toHaveLength(1)
  await submit()
  expect(kept(storage)).toEqual([])
  edit.setText('candles')
  const later = await page([read], { storage, laterMs: 25 * 60 * 60_000 })
  expect(later.edit.$edit.get().text).toBe('')
  await client.session.signOut()
  expect(kept(storage)).toEqual([])
})

it('a vision edit is not stored if the account signs out while the edit is being sent', async () => {
  const { edit, storage, submit, client } = await page([read, ...LOST])
  edit.setText('dusk')
  const submitting = submit()
  await client.session.signOut()
  await submitting
  expect(kept(storage)).toEqual([])
})
