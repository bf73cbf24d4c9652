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

it('says so when no screen belongs to the address', () => {
  setup('/nowhere')
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the front page' }).getAttribute('href')).toBe('/')
})

it('shows a new vision, and offers to sign in', async () => {
  setup('/vision-board/new')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bring your dream wedding to life' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Login / Sign Up' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'See our AI in action' })).toBeDefined()
  expect(document.title).toBe('Bring your dream wedding to life · Vowkit')
})

it('shows a vision with the way back to the board, what is left and who is signed in', async () => {
  setup(DETAIL, { isSignedIn: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'A garden at dusk' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Your Vision Board' }).getAttribute('href')).toBe('/vision-board')
  expect(await screen.findByText('2 visions left')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Upgrade' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Logout', description: 'maya@example.com' })).toBeDefined()
})

it('answers an address with a trailing slash', async () => {
  setup(`${DETAIL}/`, { isSignedIn: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'A garden at dusk' })).toBeDefined()
})

it('hides Upgrade from those on the monthly plan', async () => {
  const unlimited = { path: '/vision/user-credits/', always: true, body: { credits: -1, email: 'maya@example.com' } }
  setup(DETAIL, { isSignedIn: true, script: [unlimited] })
  expect(await screen.findByText('Unlimited visions')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
})

it('sends a visitor without a session to a new vision to sign in, and back to the vision afterwards', async () => {
  const { client } = setup(DETAIL)
  expect(await screen.findByRole('dialog', { name: 'Login / Sign Up' })).toBeDefined()
  expect(window.location.pathname).toBe('/vision-board/new')
  client.session.signIn({ token: 't1', email: 'maya@example.com' })
  expect(await screen.findByRole('heading', { level: 1, name: 'A garden at dusk' })).toBeDefined()
  expect(window.location.pathname).toBe(DETAIL)
})
