import '@vowkit/react/tokens.css'
import '../../shared/fonts/hanken-grotesk.css'
import '../../shared/fonts/newsreader.css'
import '../../shared/site.css'
import '../../shared/navbar.css'
import '../../shared/skip-link.css'
import '../../shared/wordmark.css'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/open-screen.tsx'

it.each([
  ['signed-in', true, 'Dashboard'],
  ['signed-out', false, 'Log in'],
])('the landing bar fits in one line at 320 px for a %s visitor', async (_state, isSignedIn, name) => {
  await page.viewport(320, 640)
  openScreen('/', { isSignedIn })
  const link = await screen.findByRole('link', { name })
  await document.fonts.ready
  expect(document.documentElement.scrollWidth).toBe(320)
  const signUp = screen.getByRole('link', { name: /^Sign up/ })
  expect(signUp.getBoundingClientRect().top).toBeLessThan(link.getBoundingClientRect().bottom)
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
