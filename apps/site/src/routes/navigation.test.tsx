import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import type { Screen } from './define-screen.ts'
import { table } from './table.ts'

const ENTRIES = ['Home', 'Vision Board', 'Search', 'Vendors', 'Messages', 'Settings']

/** The screens of a signed-in couple, with a path that opens each. */
const SCREENS = Object.entries<Screen>(table)
  .filter(([, { layout, guard }]) => (layout === 'dashboard' || layout === 'vision') && typeof guard !== 'object')
  .map(([name, { path }]) => [name, path === '*' ? '/dashboard/nothing' : path.replace(/:\w+\??/g, '1')] as const)

afterEach(cleanup)

it.each(SCREENS)('the screen %s has the main navigation, also as a menu for narrow windows', async (_, path) => {
  openScreen(path, { isSignedIn: true, userId: 7 })
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(ENTRIES)
  expect(await screen.findByRole('button', { name: 'Menu' })).toBeDefined()
})

it.each([
  ['/dashboard', 'Home', 'Your Wedding Vision Board'],
  ['/vision-board', 'Visions', 'Your Vision Board'],
])('the board at %s says "%s" beside its title', async (path, kind, title) => {
  openScreen(path, { isSignedIn: true, userId: 7, script: [{ path: '/vision/list/', body: { data: [] } }] })
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  expect(within(heading.parentElement as HTMLElement).getByText(kind)).toBeDefined()
})
