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
  ['is signed in', true, 'Dashboard'],
  ['is not', false, 'Log in'],
])('fits the narrowest phones in one line for somebody who %s', async (_who, isSignedIn, name) => {
  await page.viewport(320, 640)
  openScreen('/', { isSignedIn })
  const link = await screen.findByRole('link', { name })
  await document.fonts.ready
  expect(document.documentElement.scrollWidth).toBe(320)
  const signUp = screen.getByRole('link', { name: /^Sign up/ })
  expect(signUp.getBoundingClientRect().top).toBeLessThan(link.getBoundingClientRect().bottom)
})

it('leaves the page as wide as a phone for somebody who reads with wider spacing', async () => {
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
