import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createCodeRequests } from '../../../shared/confirm/code-requests.ts'
import { ACCOUNT_PATH, renderSettings, type SettingsSetup } from '../test/render-settings.tsx'

afterEach(() => {
  cleanup()
  window.location.hash = ''
})

const DAY = '2026-12-06T12:00:00.000Z'
const FILE = 'https://api.test/account-exports/1/vowkit-data.zip'
const EXPORT = '/couple/account/export/'
const READY = { export: { state: 'ready', expires_at: DAY, url: FILE } }

const account = (body: object, always = true) => ({ path: ACCOUNT_PATH, method: 'GET', always, body })
const setup = (...script: NonNullable<SettingsSetup['script']>) => renderSettings({ script })
const region = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('the section "Your data"', () => {
  const data = () => region('Your data')

  it('requests a file and shows that it is being prepared', async () => {
    await setup(
      account({}, false),
      { path: EXPORT, body: { state: 'pending' } },
      account({ export: { state: 'pending' } }),
    )
    await press('Prepare my data')
    expect((await data().findByText(/We’re preparing your file/)).getAttribute('role')).toBe('status')
    expect(data().queryByRole('button')).toBeNull()
  })

  it('links to the prepared file and shows the last day of the link', async () => {
    await setup(account(READY))
    const link = await data().findByRole('link', { name: 'Download ZIP' })
    expect(link.getAttribute('href')).toBe(FILE)
    expect(data().getByText('Your file is ready. You can download it until December 6, 2026.')).toBeDefined()
  })

  it('replaces a prepared file when the couple requests a new one', async () => {
    const { platform } = await setup(account(READY), { path: `${EXPORT}?fresh=1`, body: { state: 'pending' } })
    await data().findByRole('link', { name: 'Download ZIP' })
    await press('Prepare a new file')
    await waitFor(() => expect(platform.backend.to(`${EXPORT}?fresh=1`)).toHaveLength(1))
  })

  it('shows the daily limit when a third file is requested', async () => {
    await setup({ path: EXPORT, status: 429, headers: { 'Retry-After': '3600' } })
    await press('Prepare my data')
    expect((await data().findByText(/2 files a day/)).getAttribute('role')).toBe('alert')
  })

  it('offers a new attempt when a file could not be prepared', async () => {
    await setup(account({ export: { state: 'failed' } }))
    expect(await data().findByText(/could not be prepared/)).toBeDefined()
    expect(data().getByRole('button', { name: 'Prepare my data' })).toBeDefined()
  })

  it('offers a retry when the account’s state could not be loaded', async () => {
    await setup({ path: ACCOUNT_PATH, method: 'GET', status: 500, always: true })
    expect((await data().findByRole('alert')).textContent).toContain('This could not be loaded.')
    expect(data().getByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it('focuses its heading when the URL has the section’s fragment', async () => {
    window.location.hash = '#your-data'
    await setup(account(READY))
    expect(document.activeElement).toBe(data().getByRole('heading', { name: 'Your data' }))
  })
})

describe('the section "Delete account"', () => {
  const deletion = () => region('Delete account')
  const SCHEDULED = [
    account({}, false),
    { path: ACCOUNT_PATH, method: 'DELETE', body: { deletes_at: DAY } },
    account({ deletes_at: DAY }),
  ]

  it('schedules the deletion with a code, then shows the day and "Keep my account"', async () => {
    const { client, platform } = await setup(...SCHEDULED)
    await press('Delete account')
    const request = client.ports.once(createCodeRequests).$open.get()
    expect(request).toMatchObject({ title: 'Delete your account?', action: 'Delete account' })
    await act(async () => {
      expect(await request?.redeem?.({ code: '1234', challenge: 'c' })).toBeNull()
    })
    await act(async () => client.ports.once(createCodeRequests).answer({ code: '1234' }))
    const [sent] = platform.backend.to(ACCOUNT_PATH, 'DELETE')
    expect(JSON.parse(String(sent?.body))).toEqual({ code: '1234', challenge: 'c' })
    const words = 'Your account will be deleted on December 6, 2026. Until then nothing is erased.'
    expect((await deletion().findByText(words)).getAttribute('role')).toBe('status')
    expect(document.activeElement).toBe(deletion().getByRole('button', { name: 'Keep my account' }))
  })

  it('sends no request when the code dialog is closed', async () => {
    const { client, platform } = await setup()
    await press('Delete account')
    act(() => client.ports.once(createCodeRequests).answer(null))
    expect(platform.backend.to(ACCOUNT_PATH, 'DELETE')).toEqual([])
    expect(deletion().getByRole('button', { name: 'Delete account' })).toBeDefined()
  })

  it('cancels the deletion on "Keep my account"', async () => {
    const { platform } = await setup(
      account({ deletes_at: DAY }, false),
      { path: `${ACCOUNT_PATH}restore/`, body: { detail: 'Your account will not be deleted.' } },
      account({}),
    )
    await deletion().findByText(/will be deleted on/)
    await press('Keep my account')
    expect(await deletion().findByRole('button', { name: 'Delete account' })).toBeDefined()
    expect(platform.backend.to(`${ACCOUNT_PATH}restore/`, 'POST')).toHaveLength(1)
  })

  it('shows an alert when the deletion could not be cancelled', async () => {
    await setup(account({ deletes_at: DAY }), { path: `${ACCOUNT_PATH}restore/`, status: 500 })
    await deletion().findByText(/will be deleted on/)
    await press('Keep my account')
    expect(
      (await deletion().findByText('The deletion could not be cancelled. Please try again.')).getAttribute('role'),
    ).toBe('alert')
  })

  it.each([
    ['vendor', /please contact support/],
    ['demo', /Every visitor of this demo/],
  ])('explains why a %s account cannot be deleted', async (deletion_blocked, words) => {
    await setup(account({ deletion_blocked }))
    expect(await deletion().findByText(words)).toBeDefined()
    expect(deletion().queryByRole('button')).toBeNull()
  })
})
