import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { haveCode, openScreen } from '../../testing/open-screen.tsx'
import { showEverything } from '../../testing/show-everything.ts'

const SIGN_UP = 'https://forms.example/sign-up'
const CONFIG: Partial<SiteConfig> = {
  signUpFormUrl: SIGN_UP,
  vendorSiteUrl: 'https://vendors.example/',
  privacyUrl: 'https://example.com/privacy.pdf',
  contactEmail: 'hello@example.com',
  guaranteeUrl: 'https://example.com/guarantee',
  couplesHelped: 10_000,
}
const INVITATIONS = [
  /^Sign up/,
  /^Find Top Vendors/,
  /Share your vision/,
  /Meet your matches/,
  /Book and celebrate/,
  /^Start Planning/,
]

const setup = (config: Partial<SiteConfig> = CONFIG, isSignedIn = false) => openScreen('/', { config, isSignedIn })
const link = (name: string | RegExp) => screen.getByRole('link', { name })
const hrefOf = (name: string | RegExp) => link(name).getAttribute('href')

beforeAll(() => haveCode('/'))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  showEverything()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the landing page shows its headline and the number of couples that the deployment has helped', async () => {
  setup()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bring your dream wedding to life')
  expect(await screen.findByText('Over 10,000 couples helped')).toBeDefined()
})

it('the landing page claims neither helped couples nor a guarantee that are not configured', async () => {
  setup({ ...CONFIG, couplesHelped: undefined, guaranteeUrl: undefined })
  await screen.findByText('Is May 3rd still free?')
  expect(screen.queryByText(/couples helped/i)).toBeNull()
  expect(screen.queryByText(/guarantee/i)).toBeNull()
})

it('the landing page links to a new vision and to itself', () => {
  setup()
  expect(hrefOf('Visualize Your Dream Wedding')).toBe('/vision-board/new')
  expect(hrefOf('vowkit')).toBe('/')
})

it.each(INVITATIONS)('the landing page opens an external sign-up form in a new tab: %s', (name) => {
  setup()
  expect(hrefOf(name)).toBe(SIGN_UP)
  expect(link(name).getAttribute('target')).toBe('_blank')
  expect(link(name).getAttribute('rel')).toBe('noopener')
  expect(link(name).textContent).toContain('(opens in a new tab)')
})

it.each(INVITATIONS)('the landing page opens our own sign-up screen in the same tab: %s', (name) => {
  setup({ ...CONFIG, signUpFormUrl: '/onboarding' })
  expect(hrefOf(name)).toBe('/onboarding')
  expect(link(name).hasAttribute('target')).toBe(false)
  expect(link(name).textContent).not.toContain('new tab')
})

it('the landing page links a signed-in couple to its dashboard instead of the sign-up', () => {
  setup(CONFIG, true)
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(bar.queryByRole('link', { name: /^Sign up/ })).toBeNull()
  expect(bar.queryByRole('link', { name: 'Log in' })).toBeNull()
})

it.each([
  [/^Find Top Vendors/, '/dashboard/search'],
  [/Share your vision/, '/dashboard'],
  [/^Start Planning/, '/dashboard'],
])('the landing page never invites a signed-in couple to sign up: %s', (name, path) => {
  setup(CONFIG, true)
  expect(hrefOf(name)).toBe(path)
})

it('the landing page opens the vendors’ site in the same window', () => {
  setup()
  expect(hrefOf("I'm a vendor")).toBe('https://vendors.example/')
  expect(link("I'm a vendor").hasAttribute('target')).toBe(false)
})

it('the landing page explains how it works in three steps', () => {
  setup()
  const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('.step__words')?.textContent)).toEqual([
    expect.stringMatching(/^Share your vision.*style.*preferences.*budget/),
    expect.stringMatching(/^Meet your matches.*AI matchmaker.*vendors.*network/),
    expect.stringMatching(/^Book and celebrate.*Book your vendors directly/),
  ])
})

it('the landing page lists four benefits', () => {
  setup()
  const benefits = within(screen.getByRole('region', { name: 'Planned with care' })).getAllByRole('heading', {
    level: 3,
  })
  expect(benefits.map((title) => title.parentElement?.textContent)).toEqual([
    expect.stringMatching(/^Matches tailored to you.*style.*budget/),
    expect.stringMatching(/^Everything in one place.*Communicate.*book/),
    expect.stringMatching(/^Transparent pricing.*standardized contracts/),
    expect.stringMatching(/^A guarantee/),
  ])
  expect(hrefOf(/^Read the guarantee/)).toBe('https://example.com/guarantee')
})

it('the footer disables links without a URL and hides unavailable social media', () => {
  setup()
  expect(link('About').getAttribute('aria-disabled')).toBe('true')
  expect(link('About').hasAttribute('href')).toBe(false)
  expect(hrefOf(/^Privacy Policy/)).toBe('https://example.com/privacy.pdf')
  expect(hrefOf('Contact')).toBe('mailto:hello@example.com')
  expect(screen.getByText(/© 2025/)).toBeDefined()
  expect(screen.getByText('Instagram').closest('[hidden]')).not.toBeNull()
})

it('the footer links to the page about the operator if there is one', () => {
  setup({ ...CONFIG, aboutUrl: 'https://example.com/about' })
  expect(hrefOf(/^About/)).toBe('https://example.com/about')
})

it.each([
  {},
  { ...CONFIG, signUpFormUrl: 'javascript:alert(1)', vendorSiteUrl: '//evil.example', privacyUrl: 'data:,' },
])('the landing page disables links with a missing or unsafe URL: %j', (config) => {
  setup(config)
  for (const name of [...INVITATIONS, "I'm a vendor", /^Privacy Policy/]) {
    expect(link(name).hasAttribute('href')).toBe(false)
    expect(link(name).getAttribute('aria-disabled')).toBe('true')
  }
})

it('the landing bar links to the login when signed out and to the dashboard when signed in', () => {
  const { client } = setup()
  expect(hrefOf('Log in')).toBe('/login')
  act(() => client.session.signIn({ token: 't0', email: 'maya@example.com' }))
  expect(hrefOf('Dashboard')).toBe('/dashboard')
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
})

it('the hero carousel advances every six seconds until the visitor pauses it', () => {
  setup()
  const shown = () => document.querySelector('.hero-caption[data-shown="true"]')?.textContent
  expect(shown()).toBe('Blush peonies, golden hour')
  act(() => void vi.advanceTimersByTime(6_000))
  expect(shown()).toBe('Vineyard at dusk, Sonoma roses')
  act(() => screen.getByRole('button', { name: 'Pause the pictures' }).click())
  act(() => void vi.advanceTimersByTime(60_000))
  expect(shown()).toBe('Vineyard at dusk, Sonoma roses')
  expect(screen.getByRole('button', { name: 'Play the pictures' })).toBeDefined()
})

it('the hero carousel pauses while the pointer is over it', () => {
  setup()
  const picture = document.querySelector('.hero-picture')
  if (picture) fireEvent.mouseEnter(picture)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(picture?.querySelector('.hero-caption[data-shown="true"]')?.textContent).toBe('Blush peonies, golden hour')
})

it('the hero carousel does not rotate or load further images with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  setup()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(document.querySelectorAll('.hero-picture__scene')).toHaveLength(1)
})
