import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { fakePlatform, type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { SiteConfigProvider } from '../../shared/site-config.ts'
import { PartnerInvitationPage } from './partner-invitation-page.tsx'

const READ = '/couple/invitation/'
const ACCEPT = `${READ}accept/`
const INVITED = { name: 'Maya', email: 'sam@example.com', needs_password: true }
const KNOWN = { ...INVITED, needs_password: false }
const CONFIG = { apiHost: 'https://api.test', siteUrl: 'https://site.test', visionUrl: 'https://site.test' }
const SESSION = { token: 't1', userId: 7, username: 'Sam', email: 'sam@example.com', scope: 'full' }

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

async function setup(...script: ScriptedAnswer[]) {
  window.history.replaceState(null, '', '/partner#abc123')
  const platform = fakePlatform({ script })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  render(
    <VowkitProvider client={client}>
      <SiteConfigProvider value={CONFIG}>
        <PartnerInvitationPage />
      </SiteConfigProvider>
    </VowkitProvider>,
  )
  await act(settle)
  return { ...platform, client }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await settle()
  })

it('joins with a new password, and removes the token from the URL', async () => {
  const { backend, client } = await setup(
    { path: READ, always: true, body: INVITED },
    { path: ACCEPT, body: { ...INVITED, session: SESSION } },
  )
  expect(screen.getByRole('heading', { name: 'Plan your wedding with Maya' })).toBeDefined()
  expect(window.location.href).not.toContain('abc123')
  expect(backend.to(ACCEPT)).toEqual([])
  type('Choose a password', 'a-long-password')
  type('Repeat the password', 'a-long-password')
  fireEvent.click(screen.getByRole('checkbox'))
  await press('Join')
  await waitFor(() => expect(client.session.token()).toBe('t1'))
  expect(backend.to(ACCEPT)[0]?.body).toBe('{"token":"abc123","password":"a-long-password"}')
})

it('sends a person with a password to the login', async () => {
  await setup({ path: READ, always: true, body: KNOWN }, { path: ACCEPT, body: INVITED })
  expect(screen.queryByLabelText('Choose a password')).toBeNull()
  await press('Join')
  const link = await screen.findByRole('link', { name: 'Go to login' })
  expect(screen.getByRole('heading', { name: 'You now plan with Maya' })).toBeDefined()
  expect(link.getAttribute('href')).toBe(SITE_PATHS.login)
})

it.each([
  ['a used link', 400, 'invalid_link', 'This invitation no longer works'],
  ['an address with a wedding of its own', 409, 'has_wedding', 'This email already has its own wedding'],
])('explains %s after the button is pressed', async (_, status, code, title) => {
  await setup({ path: READ, always: true, body: KNOWN }, { path: ACCEPT, status, body: { detail: '', code } })
  await press('Join')
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
})

it('says that an expired link no longer works', async () => {
  await setup({ path: READ, always: true, status: 400, body: { detail: '', code: 'invalid_link' } })
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeDefined()
})

it('offers a retry if the link could not be checked', async () => {
  await setup({ path: READ, always: true, status: 403, body: { detail: '', code: 'forbidden' } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})

it('focuses the title when "Try again" succeeds', async () => {
  await setup(
    { path: READ, status: 403, body: { detail: '', code: 'forbidden' } },
    { path: READ, always: true, body: INVITED },
  )
  await press('Try again')
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Plan your wedding with Maya' }))
})
