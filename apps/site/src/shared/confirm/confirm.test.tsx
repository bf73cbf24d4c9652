import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Client, SdkError } from '@vowkit/sdk-core'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'
import { createCodeRequests } from './code-requests.ts'

afterEach(cleanup)

const CODE = '/auth/login_vision/'
const MESSAGES = '/dashboard/messages/'
const sent = (more: object = {}): ScriptedAnswer => ({
  path: CODE,
  body: { resend_after: 30, challenge: 'c1', ...more },
})
const opened: ScriptedAnswer = { path: CODE, body: { token: 't1', userId: 7, username: 'maya', scope: 'full' } }
const HEADING = { level: 1, name: "Confirm it's you" } as const

/** Opens the site with the session of an element. */
function openEmbedded(path: string, script: ScriptedAnswer[] = []) {
  const view = openScreen(path, { script })
  act(() => view.client.session.signIn({ token: 't0', userId: 7, email: 'maya@example.com', scope: 'embed' }))
  return view
}

async function typeCode(code: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
  fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: code } })
}

describe("a screen outside the session's scope", () => {
  it('explains why a confirmation is needed, and loads after the visitor has entered the code', async () => {
    const { client, platform } = openEmbedded(MESSAGES, [sent(), opened])
    const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" })
    expect(dialog.textContent).toContain('to read and write your messages')
    expect(dialog.textContent).toContain('m•••@example.com')
    expect(platform.backend.requests.filter(({ path }) => path.startsWith('/chat'))).toEqual([])
    await typeCode('1234')
    await waitFor(() => expect(client.session.token()).toBe('t1'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('heading', HEADING)).toBeNull()
    expect(window.location.pathname).toBe(MESSAGES)
  })

  it('stays hidden when the visitor closes the dialog, and reopens the dialog on request', async () => {
    openEmbedded('/settings')
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('heading', HEADING)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: "Confirm it's you" }))
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it('accepts the password of the account instead of a code', async () => {
    const login = { path: '/auth/login/', body: { token: 't1', userId: 7, scope: 'full' } }
    const { client, platform } = openEmbedded('/settings', [login])
    fireEvent.click(await screen.findByRole('button', { name: 'Use your password instead' }))
    fireEvent.input(await screen.findByLabelText('Password'), { target: { value: 'wedding-demo' } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })))
    await waitFor(() => expect(client.session.token()).toBe('t1'))
    expect(JSON.parse(String(platform.backend.to('/auth/login/')[0]?.body))).toMatchObject({
      username: 'maya@example.com',
    })
  })

  it('loads when the visitor confirms the session in another tab', async () => {
    const { client } = openEmbedded('/settings')
    await screen.findByRole('dialog')
    act(() => client.session.renew('t1', 'full'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('heading', HEADING)).toBeNull()
  })
})

it("a screen within the session's scope opens without a dialog", async () => {
  openEmbedded('/dashboard/search')
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a request that needs a confirmation opens the dialog and leaves the screen mounted', async () => {
  const { client } = openEmbedded('/dashboard/search', [
    { path: '/couple/x/', status: 403, body: { code: 'confirmation_required' } },
  ])
  const heading = await screen.findByRole('heading', { level: 1 })
  await act(() => client.http.post('/couple/x/'))
  expect(await screen.findByRole('dialog', { name: "Confirm it's you" })).toBeDefined()
  expect(heading.isConnected).toBe(true)
})

describe('a code request', () => {
  function ask(client: Client, redeem?: () => Promise<SdkError | null>) {
    const answered = vi.fn()
    act(() => {
      void client.ports.once(createCodeRequests).ask({ reason: 'Deleting is final.', redeem }).then(answered)
    })
    return answered
  }
  const openSettings = (...script: ScriptedAnswer[]) =>
    openScreen('/dashboard/search', { isSignedIn: true, userId: 7, script })

  it('resolves to the code and its challenge', async () => {
    const { client } = openSettings(sent({ code_length: 8 }))
    const answered = ask(client)
    expect((await screen.findByRole('dialog')).textContent).toContain('Deleting is final.')
    await typeCode('abcd-2345')
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ code: 'ABCD2345', challenge: 'c1' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('resolves to null when the dialog is closed', async () => {
    const answered = ask(openSettings().client)
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(answered).toHaveBeenCalledWith(null))
  })

  it('shows that a code was rejected, and accepts a different code', async () => {
    const redeem = vi
      .fn<() => Promise<SdkError | null>>()
      .mockResolvedValueOnce(new SdkError('invalid_code', 'No.', { status: 400 }))
      .mockResolvedValueOnce(null)
    const answered = ask(openSettings(sent()).client, redeem)
    await typeCode('0000')
    const dialog = within(screen.getByRole('dialog'))
    expect((await dialog.findByRole('alert')).textContent).toBe('Invalid verification code. Please try again.')
    expect(dialog.getByText('Use the code from our latest email, or request a new one.')).toBeDefined()
    fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '1234' } })
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ code: '1234', challenge: 'c1' }))
  })
})
