import { expect, it } from 'vitest'
import { NAV_ENTRIES } from './nav-entries.ts'

it.each([
  ['/dashboard', 'Home'],
  ['/vision-board', 'Vision Board'],
  ['/vision-board/view/1', 'Vision Board'],
  ['/dashboard/vendors', 'Vendors'],
  ['/dashboard/vendors/manage/7', 'Vendors'],
  ['/dashboard/vendor-detail/7', undefined],
  ['/settings', 'Settings'],
])('at %s the active entry is %s', (path, label) => {
  expect(NAV_ENTRIES.filter((entry) => entry.isActive(path)).map((entry) => entry.label)).toEqual(label ? [label] : [])
})
