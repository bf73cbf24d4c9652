import { cleanStores } from 'nanostores'
import { expect, it } from 'vitest'
import { createKeep } from '../platform/keep.ts'
import { fakeStorage } from '../testing/index.ts'
import { createOpenedVision } from './opened-vision.ts'

function setup() {
  const storage = fakeStorage()
  const page = (scope = '') =>
    createOpenedVision(
      scope,
      createKeep(() => storage.session, ''),
    )
  const shown = ({ $visionId }: ReturnType<typeof page>) => {
    const stop = $visionId.listen(() => {})
    const visionId = $visionId.value
    stop()
    cleanStores($visionId)
    return visionId
  }
  return { page, shown }
}

it('shows the same vision after a reload, until it is closed', () => {
  const { page, shown } = setup()
  page().open('v1')
  const reloaded = page()
  expect(shown(reloaded)).toBe('v1')
  reloaded.close()
  expect(shown(page())).toBe(null)
})

it('keeps the visions of two scopes apart', () => {
  const { page, shown } = setup()
  page('left').open('v1')
  expect(shown(page('right'))).toBe(null)
})

it('lets go of the vision with the person', () => {
  const { page, shown } = setup()
  const opened = page()
  opened.open('v1')
  opened.reset()
  expect(shown(page())).toBe(null)
})
