import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { confirmEmail } from '@vowkit/sdk-core/account'
import { type FakeStorage, fakePlatform, type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { EmailBanner } from './email-banner.tsx'

afterEach(cleanup)

const DASHBOARD = '/couple/dashboard/'
const LINK = '/couple/account/confirmation/'
const SENT: ScriptedAnswer = { path: LINK, body: { detail: 'Sent.', resend_after: 30 } }
const ASK = 'Please confirm your email: open the link that we sent to maya@example.com.'
const WRITE = 'Confirm your email to write to more vendors today.'
const UNCONFIRMED = { path: DASHBOARD, always: true, body: { user: {}, email_confirmed: false } }

async function setup(script: ScriptedAnswer[] = [], storage?: FakeStorage) {
  const platform = fakePlatform({ script: [...script, UNCONFIRMED], ...(storage && { storage }) })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't0', userId: 7, email: 'maya@example.com' })
  render(
    <VowkitProvider client={client}>
      <EmailBanner />
      <main id="main" tabIndex={-1} />
    </VowkitProvider>,
  )
  await act(settle)
  return { client, platform }
}

type Client = Awaited<ReturnType<typeof setup>>['client']
const words = () => screen.getByRole('status').textContent
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(button(name))
    await settle()
  })
const refuse = (client: Client, message?: string) =>
  act(async () => client.ports.notify({ code: 'unverified', ...(message && { message }) }))

it('the email banner explains how to confirm an unconfirmed email', async () => {
  await setup()
  expect(words()).toBe(ASK)
})

it('the email banner is empty for a confirmed email', async () => {
  await setup([{ path: DASHBOARD, always: true, body: { user: {}, email_confirmed: true } }])
  expect(words()).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})

it('the email banner disappears when the email is confirmed', async () => {
  const { client } = await setup([
    { ...UNCONFIRMED, always: false },
    { path: `${LINK}redeem/`, body: { detail: 'Confirmed.' } },
    { path: DASHBOARD, always: true, body: { user: {}, email_confirmed: true } },
  ])
  expect(words()).toBe(ASK)
  await act(async () => {
    await confirmEmail(client.ports, 'abc')
    await settle()
  })
  expect(words()).toBe('')
})

it('the email banner disappears when the couple returns after confirming in a different tab', async () => {
  await setup([
    { ...UNCONFIRMED, always: false },
    { path: DASHBOARD, body: { user: {}, email_confirmed: true } },
  ])
  expect(words()).toBe(ASK)
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    await settle()
  })
  expect(words()).toBe('')
})

describe('"Send again" in the email banner', () => {
  it('shows that the email is being sent, and sends one request for two presses', async () => {
    const { platform } = await setup([{ path: LINK, fault: 'hang' }])
    await press('Send again')
    await press('Send again')
    expect(words()).toBe('Sending the email…')
    expect(button('Send again').getAttribute('aria-disabled')).toBe('true')
    expect(platform.backend.to(LINK, 'POST')).toHaveLength(1)
  })

  it('shows the email address that received the link', async () => {
    await setup([SENT])
    await press('Send again')
    expect(words()).toBe('We sent a link to maya@example.com. It works for 7 days.')
    expect(button('Sent').getAttribute('aria-disabled')).toBe('true')
  })

  it.each<[string, ScriptedAnswer, string]>([
    ['the limit is reached', { status: 429, headers: { 'Retry-After': '1800' } }, 'try again in 30 minutes.'],
    ['the backend fails', { status: 500 }, 'The email could not be sent. Please try again.'],
  ])('can send the link again when %s', async (_, answer, expected) => {
    await setup([{ path: LINK, ...answer }, SENT])
    await press('Send again')
    expect(words()).toContain(expected)
    await press('Send again')
    expect(words()).toContain('We sent a link')
  })
})

describe('"Close" in the email banner', () => {
  it('hides the banner for this tab and moves the focus to the screen', async () => {
    const { platform } = await setup()
    await press('Close')
    expect(words()).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    cleanup()
    await setup([], platform.storage)
    expect(words()).toBe('')
  })
})

describe('a request rejected because the email is unconfirmed', () => {
  it('reopens a closed banner with the backend’s message', async () => {
    const { client } = await setup()
    await press('Close')
    await refuse(client, WRITE)
    expect(words()).toBe(WRITE)
    expect(button('Send again')).toBeDefined()
    await press('Close')
    expect(words()).toBe('')
    await refuse(client, WRITE)
    expect(words()).toBe(WRITE)
  })

  it('shows a default message in the banner when the chat socket sends no message', async () => {
    const { client } = await setup()
    await refuse(client)
    expect(words()).toBe(WRITE)
  })

  it('replaces the result of "Send again" in the banner and enables the button again', async () => {
    const { client } = await setup([SENT, SENT])
    await press('Send again')
    await refuse(client, WRITE)
    expect(words()).toBe(WRITE)
    await press('Send again')
    expect(words()).toContain('We sent a link')
  })
})
