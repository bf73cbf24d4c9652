import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { type OpenOptions, openScreen } from '../../testing/open-screen.tsx'

afterEach(cleanup)

const VENDOR = {
  id: 42,
  image: '',
  business_name: 'Oak Barn',
  business_services: 'Ceremonies, Dinners',
  business_location: 'Sonoma, California',
  categories: [{ title: 'Venues' }],
}

function linkAnswer(link: object = {}): ScriptedAnswer {
  const body = {
    is_active: true,
    access_link: 'https://site.test/login',
    categories: [{ id: 1, title: 'Venues' }],
    ...link,
  }
  return { path: '/auth/magic-link/abc/', body }
}

const vendors = (data: object = {}): ScriptedAnswer => ({
  path: '/auth/vendors/magic-link/abc/?page=1&page_size=5',
  body: { count: 1, data: { results: [VENDOR], ...data } },
})

const openLink = (script: ScriptedAnswer[], options: OpenOptions = {}) =>
  openScreen('/magic-link/abc/', { script, ...options })

it.each([
  [true, 'Magic Link is Active', 'Login to Dashboard'],
  [false, 'Magic Link is Inactive', 'Set your Password'],
])('the magic-link page for is_active %s shows "%s" and "%s" without a session', async (is_active, title, action) => {
  openLink([linkAnswer({ is_active }), vendors()])
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('https://site.test/login')
  expect(document.title).toBe('Magic Link · Vowkit')
  expect(window.location.pathname).toBe('/magic-link/abc/')
})

it('the magic-link page links its logo to the dashboard', async () => {
  openLink([linkAnswer(), vendors()])
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('link', { name: 'vowkit' }).getAttribute('href')).toBe('/dashboard')
})

it('the magic-link page opens the login when a signed-out visitor clicks a vendor', async () => {
  openLink([linkAnswer(), vendors()])
  fireEvent.click(await screen.findByRole('link', { name: 'Oak Barn' }))
  const nextUrl = encodeURIComponent('/dashboard/vendor-detail/42')
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(`/login?next_url=${nextUrl}`))
})

it('the magic-link page shows an unknown link as not found, with links to the landing page and support', async () => {
  openLink([
    { path: '/auth/magic-link/abc/', status: 404, body: { detail: 'Not found.' } },
    { path: '/config/', body: { site_url: 'https://site.test', vision_url: '', contact_email: 'help@site.test' } },
  ])
  expect(await screen.findByRole('heading', { level: 1, name: '404 - Magic Link Not Found' })).toBeDefined()
  expect(screen.getByText('The link you provided is invalid or has expired.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect((await screen.findByRole('link', { name: 'Contact us' })).getAttribute('href')).toBe('mailto:help@site.test')
  expect(document.title).toBe('Magic Link Not Found · Vowkit')
})

it('the magic-link page shows any other error as an invalid or expired link', async () => {
  openLink([{ path: '/auth/magic-link/abc/', status: 401, body: { detail: 'No.' } }])
  expect(await screen.findByRole('heading', { level: 1, name: 'Invalid or expired magic link.' })).toBeDefined()
  expect(window.location.pathname).toBe('/magic-link/abc/')
})

it('the magic-link page signs the recipient in and reloads once', async () => {
  const { client, platform } = openLink([linkAnswer(), vendors({ token: 't1' })])
  expect(await screen.findByText('Signing you in…')).toBeDefined()
  expect(client.session.token()).toBe('t1')
  expect(platform.navigation.visited).toHaveLength(1)
})

it('the magic-link page does not replace an existing session', async () => {
  const { client, platform } = openLink([linkAnswer(), vendors({ token: 't1' })], { isSignedIn: true })
  await screen.findByRole('link', { name: 'Oak Barn' })
  expect(client.session.token()).toBe('t0')
  expect(platform.navigation.visited).toEqual([])
})

const pageOf = (page: number): ScriptedAnswer => ({
  path: `/auth/vendors/magic-link/abc/?page=${page}&page_size=5`,
  body: { count: 12, data: { results: [{ ...VENDOR, business_name: `Vendor of page ${page}` }] } },
})

it('the magic-link page has the page of vendors in its URL, so that Back and a reload restore it', async () => {
  openLink([linkAnswer(), pageOf(1), pageOf(2), pageOf(3), pageOf(1), pageOf(2)])
  fireEvent.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('2 / 3')).toBeDefined()
  await waitFor(() => expect(window.location.search).toBe('?page=2'))
  window.history.back()
  expect(await screen.findByText('1 / 3')).toBeDefined()
  expect(window.location.search).toBe('')
})

it.each([
  ['2', '2 / 3'],
  ['0', '1 / 3'],
  ['x', '1 / 3'],
])('the magic-link page at ?page=%s shows %s', async (page, shown) => {
  const script = [linkAnswer(), pageOf(Number.parseInt(shown, 10)), pageOf(Number.parseInt(shown, 10) + 1)]
  openScreen(`/magic-link/abc/?page=${page}`, { script })
  expect(await screen.findByText(shown)).toBeDefined()
})
