import '@vowkit/react/tokens.css'
import '../../shared/site.css'
import '../../shared/navbar.css'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { settle } from '@vowkit/sdk-core/testing'
import { afterAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/open-screen.tsx'

const UNCONFIRMED = { path: '/couple/dashboard/', always: true, body: { user: {}, email_confirmed: false } }

afterAll(() => page.viewport(1280, 720))

it('the open menu is above the sticky search and a sticky banner on a phone', async () => {
  await page.viewport(390, 844)
  const { client } = openScreen(SITE_PATHS.dashboard_search, { isSignedIn: true, userId: 7, script: [UNCONFIRMED] })
  await screen.findByRole('button', { name: /^Select a vendor category/ })
  await act(async () => {
    client.ports.notify({ code: 'unverified' })
    await settle()
  })
  await screen.findByRole('button', { name: 'Send again' })
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  await Promise.all(menu.getAnimations().map(({ finished }) => finished))
  for (const link of within(menu).getAllByRole('link')) {
    const { x, y, width, height } = link.getBoundingClientRect()
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2)
    expect(link.contains(pressed), link.textContent ?? '').toBe(true)
  }
})
