import { cleanStores } from 'nanostores'
import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, fakeStorage } from '../testing/index.ts'
import { openedVisionOf } from './opened-vision.ts'

function setup() {
  const storage = fakeStorage()
  const client = (tab = storage) =>
    createClient({ apiHost: 'https://api.test', platform: fakePlatform({ storage: tab }) })
  client().session.signIn({ token: 't', email: 'maya@example.com' })
  const page = (scope?: string) => openedVisionOf(client().ports, scope)
  const newTab = () => openedVisionOf(client(storage.openTab()).ports)
  const shown = ({ $visionId }: ReturnType<typeof page>) => {
    const stop = $visionId.listen(() => {})
    const visionId = $visionId.value
    stop()
    cleanStores($visionId)
    return visionId
  }
  return { client, page, newTab, shown }
}

it('the opened vision is restored after a reload until it is closed', () => {
  const { page, shown } = setup()
  page().open('v1')
  const reloaded = page()
  expect(shown(reloaded)).toBe('v1')
  reloaded.close()
  expect(shown(page())).toBe(null)
})

it('the opened vision is restored in another tab until the visitor has seen the result', () => {
  const { page, newTab, shown } = setup()
  page().open('v1')
  expect(shown(newTab())).toBe('v1')
  page().seen('another')
  expect(shown(newTab())).toBe('v1')
  page().seen('v1')
  expect(shown(newTab())).toBe(null)
  expect(shown(page())).toBe('v1')
})

it('openedVisionOf keeps the visions of two scopes separate', () => {
  const { page, shown } = setup()
  page('left').open('v1')
  expect(shown(page('right'))).toBe(null)
})

it('the opened vision is cleared when the account changes', async () => {
  const { client, page, shown } = setup()
  const { ports, session } = client()
  openedVisionOf(ports).open('v1')
  await session.signOut()
  expect(shown(openedVisionOf(ports))).toBe(null)
  expect(shown(page())).toBe(null)
})

it('openedVisionOf returns the same object for the same client and scope', () => {
  const { ports } = setup().client()
  expect(openedVisionOf(ports, 'left')).toBe(openedVisionOf(ports, 'left'))
  expect(openedVisionOf(ports, 'left')).not.toBe(openedVisionOf(ports))
})
