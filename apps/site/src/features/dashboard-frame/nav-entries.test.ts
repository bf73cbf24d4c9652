import { expect, it } from 'vitest'
import { NAV_ENTRIES } from './nav-entries.ts'

it.each([
  ['/dashboard', 'home'],
  ['/vision-board', 'visionBoard'],
  ['/vision-board/view/1', 'visionBoard'],
  ['/dashboard/vendors', 'vendors'],
  ['/dashboard/vendors/manage/7', 'vendors'],
  ['/dashboard/vendor-detail/7', undefined],
  ['/settings', 'settings'],
])('the active navigation entry at %s is %s', (path, label) => {
  expect(NAV_ENTRIES.filter((entry) => entry.isActive(path)).map((entry) => entry.label)).toEqual(label ? [label] : [])
})
