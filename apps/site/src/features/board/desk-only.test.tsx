import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'
import { COUPLE } from './test/render-board.tsx'

const DESK = 'https://desk.site.test/'

afterEach(cleanup)

function open(vendorDashboardUrl: string | undefined, couple: object = { is_desk_only: true }) {
  return openScreen('/dashboard', {
    isSignedIn: true,
    config: { vendorDashboardUrl, vendorLoginUrl: undefined },
    script: [{ path: '/couple/dashboard/', always: true, body: { ...COUPLE, ...couple } }],
  })
}

it('the board sends an account that belongs to a vendor to the desk, once in a tab', async () => {
  const { platform } = open(DESK)
  expect(await screen.findByRole('heading', { name: 'Your vendor desk' })).toBeDefined()
  await waitFor(() => expect(platform.navigation.visited).toEqual([DESK]))
  expect(screen.getByRole('link', { name: 'Open your desk' }).getAttribute('href')).toBe(DESK)
  expect(platform.storage.session?.getItem('deskOpened')).toBe('1')
})

it.each([
  ['a couple', DESK, {}],
  ['a vendor, if the deployment has no desk', undefined, { is_desk_only: true }],
])('the board opens for %s', async (_who, url, couple) => {
  const { platform } = open(url, couple)
  expect(await screen.findByRole('heading', { name: 'Your Wedding Vision Board' })).toBeDefined()
  expect(platform.navigation.visited).toEqual([])
})
