import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'

const SETUP = '/market/setup/account/'
const WAIT = 'Please wait, redirecting.'

afterEach(cleanup)

function setup(path: string, answer: Omit<ScriptedAnswer, 'path'> = { body: { url: 'https://pay.test/s' } }) {
  const all = openScreen(path, { isSignedIn: true, script: [{ ...answer, path: SETUP }] })
  const sent = () => all.platform.backend.to(SETUP).map(({ body }) => JSON.parse(String(body)))
  return { ...all, sent }
}

it('the payment setup requests the payment page once, opens it, and removes the code from the URL', async () => {
  const { platform, sent } = setup('/dashboard/setup/abc/12')
  expect(await screen.findByRole('heading', { name: WAIT })).toBeDefined()
  await waitFor(() => expect(platform.navigation.visited).toEqual(['https://pay.test/s']))
  expect(sent()).toEqual([{ add_payment: true, code: 'abc', leadId: '12' }])
  expect(window.location.pathname).toBe('/dashboard/setup/')
  expect(screen.getByText('pay.test')).toBeDefined()
  await act(() => platform.clock.advance(5_000))
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('https://pay.test/s')
})

it('the payment setup sends "None" for a missing lead id', async () => {
  const { sent, platform } = setup('/dashboard/setup/abc')
  await waitFor(() => expect(platform.navigation.visited).toHaveLength(1))
  expect(sent()).toEqual([{ add_payment: true, code: 'abc', leadId: 'None' }])
})

it.each(['/dashboard/setup', '/dashboard/setup/', '/dashboard/setup/None/None'])(
  'the payment setup at %s sends no request and links to the vendors',
  async (path) => {
    const { sent } = setup(path)
    expect((await screen.findByRole('link', { name: 'Your vendors' })).getAttribute('href')).toBe('/dashboard/vendors')
    expect(sent()).toEqual([])
    expect(screen.queryByText(WAIT)).toBeNull()
  },
)

it.each<Omit<ScriptedAnswer, 'path'>>([{ body: {} }, { body: { url: 'javascript:alert(1)' } }, { status: 400 }])(
  'the payment setup links to the vendors when the backend answers %o',
  async (answer) => {
    const { platform } = setup('/dashboard/setup/abc/12', answer)
    expect(await screen.findByRole('link', { name: 'Your vendors' })).toBeDefined()
    expect(platform.navigation.visited).toEqual([])
    expect(window.location.pathname).toBe('/dashboard/setup/')
  },
)

it.each<Omit<ScriptedAnswer, 'path'>>([{ status: 500 }, { fault: 'refuse' }])(
  'the payment setup keeps the code in the URL for a retry when the backend answers %o',
  async (answer) => {
    const { platform } = setup('/dashboard/setup/abc/12', answer)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(WAIT)).toBeNull()
    expect(window.location.pathname).toBe('/dashboard/setup/abc/12')
    platform.backend.answer({ path: SETUP, body: { url: 'https://pay.test/s' } })
    fireEvent.click(again)
    expect(await screen.findByRole('heading', { name: WAIT })).toBeDefined()
    await waitFor(() => expect(platform.navigation.visited).toEqual(['https://pay.test/s']))
    expect(window.location.pathname).toBe('/dashboard/setup/')
  },
)
