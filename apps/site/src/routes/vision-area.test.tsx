import { cleanup, screen } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { type OpenOptions, openScreen } from '../testing/open-screen.tsx'

const ID = '11111111-1111-4111-8111-111111111111'
const DETAIL = `/vision-board/view/${ID}`
const VISION = { id: ID, title: '', description: 'A garden at dusk', images: [], created_at: '2026-05-01T10:00:00Z' }
const ANSWERS: ScriptedAnswer[] = [
  { path: '/vision/user-credits/', always: true, body: { credits: 2, email: 'maya@example.com' } },
  { path: `/vision/list/${ID}/`, always: true, body: { ...VISION, result_image: 'https://api.test/p.png' } },
]

const setup = (path: string, { script = [], ...options }: OpenOptions = {}) =>
  openScreen(path, { ...options, script: [...script, ...ANSWERS] })

afterEach(cleanup)

it('an unknown URL shows "Page not found"', () => {
  setup('/nowhere')
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the front page' }).getAttribute('href')).toBe('/')
})

it('the new vision page shows its introduction, an example and a sign-in button', async () => {
  setup('/vision-board/new')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bring your dream wedding to life' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Login / Sign Up' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'See our AI in action' })).toBeDefined()
  expect(document.title).toBe('Bring your dream wedding to life · Vowkit')
})

it('the vision page shows a link to the board, the remaining visions and the signed-in account', async () => {
  setup(DETAIL, { isSignedIn: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'A garden at dusk' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Your Vision Board' }).getAttribute('href')).toBe('/vision-board')
  expect(await screen.findByText('2 visions left')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Upgrade' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Logout', description: 'maya@example.com' })).toBeDefined()
})

it('the vision page opens at a URL with a trailing slash', async () => {
  setup(`${DETAIL}/`, { isSignedIn: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'A garden at dusk' })).toBeDefined()
})

it('the vision page hides Upgrade for accounts on the monthly plan', async () => {
  const unlimited = { path: '/vision/user-credits/', always: true, body: { credits: -1, email: 'maya@example.com' } }
  setup(DETAIL, { isSignedIn: true, script: [unlimited] })
  expect(await screen.findByText('Unlimited visions')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
})

it('the vision page redirects signed-out visitors to a new vision to sign in, and back afterwards', async () => {
  const { client } = setup(DETAIL)
  expect(await screen.findByRole('dialog', { name: 'Login / Sign Up' })).toBeDefined()
  expect(window.location.pathname).toBe('/vision-board/new')
  client.session.signIn({ token: 't1', email: 'maya@example.com' })
  expect(await screen.findByRole('heading', { level: 1, name: 'A garden at dusk' })).toBeDefined()
  expect(window.location.pathname).toBe(DETAIL)
})
