import '@vowkit/react/tokens.css'
import './fonts/hanken-grotesk.css'
import './fonts/newsreader.css'
import './navbar.css'
import './wordmark.css'
import './site.css'
import { screen } from '@testing-library/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { enlargeText } from '../testing/enlarge-text.ts'
import { openScreen } from '../testing/open-screen.tsx'

const CREDITS = { path: '/vision/user-credits/', always: true, body: { credits: 12 } }

/** Lists the elements that extend beyond the viewport, which is as wide as a phone. */
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .map((element) => `${element.tagName}.${element.className} ${element.getBoundingClientRect().right}`)
}

describe.each([1, 1.5, 2])('a phone with text at %d times its size', (factor) => {
  it.each([
    ['the front page', '/', 'nobody'],
    ['the front page for a couple', '/', 'couple'],
    ['the sign-up page', SITE_PATHS.onboarding, 'nobody'],
    ['the basic info step', SITE_PATHS.onboarding_basic_info, 'couple'],
    ['the preferences step', SITE_PATHS.onboarding_preferences, 'couple'],
    ['a new vision', SITE_PATHS['vision-new'], 'nobody'],
    ['a new vision for a couple', SITE_PATHS['vision-new'], 'couple'],
  ] as const)(
    'shows %s without horizontal overflow',
    async (_what, path, who) => {
      await page.viewport(390, 844)
      openScreen(path, { isSignedIn: who === 'couple', userId: 7, script: [CREDITS] })
      // The first opening of a screen compiles its modules.
      await screen.findByRole('heading', { level: 1 }, { timeout: 90_000 })
      if (who === 'couple' && path === SITE_PATHS['vision-new']) await screen.findByText('12 visions left')
      await document.fonts.ready
      enlargeText(factor)
      expect(tooWide()).toEqual([])
    },
    60_000,
  )
})
