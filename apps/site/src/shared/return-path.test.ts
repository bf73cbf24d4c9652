import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { expect, it } from 'vitest'
import { createReturnPath } from './return-path.ts'

function setup() {
  const platform = fakePlatform({})
  const open = () => createSiteClient({ apiHost: 'https://api.test', platform }).ports.once(createReturnPath)
  return { open, returning: open() }
}

it('the return path is stored for the tab until it is cleared', () => {
  const { open, returning } = setup()
  returning.remember('/vision-board/view/1')
  expect(open().$path.get()).toBe('/vision-board/view/1')
  returning.forget()
  expect(open().$path.get()).toBeNull()
})

it('the return path ignores all screens after logout, until the page is reloaded', () => {
  const { open, returning } = setup()
  returning.remember('/vision-board/view/1')
  returning.leave()
  returning.remember('/vision-board/view/1')
  expect(returning.$path.get()).toBeNull()
  const next = open()
  next.remember('/vision-board/view/2')
  expect(next.$path.get()).toBe('/vision-board/view/2')
})
