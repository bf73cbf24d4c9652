import '@vowkit/react/tokens.css'
import '../../shared/fonts/hanken-grotesk.css'
import '../../shared/fonts/newsreader.css'
import '../../shared/site.css'
import '../../shared/navbar.css'
import '../../shared/skip-link.css'
import '../../shared/wordmark.css'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/open-screen.tsx'

it.each([
  ['signed-in', true, "I'm a vendor", 'Dashboard'],
  ['signed-out', false, 'Log in', /^Sign up/],
])('the landing bar fits in one line at 320 px for a %s visitor', async (_state, isSignedIn, first, last) => {
  await page.viewport(320, 640)
  openScreen('/', { isSignedIn })
  const link = await screen.findByRole('link', { name: first })
  await document.fonts.ready
  expect(document.documentElement.scrollWidth).toBe(320)
  const button = screen.getByRole('link', { name: last })
  expect(button.getBoundingClientRect().top).toBeLessThan(link.getBoundingClientRect().bottom)
})

it.each([
  [320, 640],
  [390, 844],
])('the first screen of a phone of %d × %d px shows the headline and the call to action', async (width, height) => {
  await page.viewport(width, height)
  openScreen('/')
  const title = await screen.findByRole('heading', { level: 1 })
  await document.fonts.ready
  await waitFor(() => {
    const actions = screen.getAllByRole('link', { name: 'Visualize Your Dream Wedding' })
    const inView = actions.filter((action) => action.getBoundingClientRect().bottom <= height)
    expect(inView).toHaveLength(1)
    expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(inView[0]?.getBoundingClientRect().top ?? 0)
  })
})

it('the landing page does not overflow a phone with wider text spacing', async () => {
  await page.viewport(390, 844)
  openScreen('/', { isSignedIn: true })
  await screen.findByRole('link', { name: 'Dashboard' })
  await document.fonts.ready
  const spacing = new CSSStyleSheet()
  spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
  document.adoptedStyleSheets.push(spacing)
  expect(document.documentElement.scrollWidth).toBe(390)
  document.adoptedStyleSheets.pop()
})
