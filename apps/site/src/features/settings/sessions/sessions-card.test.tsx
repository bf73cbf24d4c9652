import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakeClock, type ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { renderSettings } from '../test/render-settings.tsx'

afterEach(cleanup)

const PATH = '/couple/account/sessions/'
const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const SESSION = {
  id: idOf(1),
  is_current: false,
  device: 'Safari on iOS',
  place: 'site',
  host: '',
  last_used_at: '2026-06-01T10:00:00.000Z',
  created_at: '2026-05-30T12:00:00.000Z',
}
const NOW = new Date(fakeClock().now()).toISOString()
const HERE = { ...SESSION, id: idOf(0), is_current: true, device: 'Chrome on Windows', last_used_at: NOW }
const EMBED = { ...SESSION, id: idOf(2), device: '', place: 'embed', host: 'barn.example' }

const list = (body: object[]): ScriptedAnswer => ({ path: PATH, method: 'GET', always: true, body })
const setup = (...script: ScriptedAnswer[]) => renderSettings({ script })
const card = () => within(screen.getByRole('region', { name: 'Where you’re signed in' }))
const rows = async () => (await card().findAllByRole('listitem')).map(({ textContent }) => textContent)
const press = (name: string) => act(async () => fireEvent.click(card().getByRole('button', { name })))

describe('the section "Where you’re signed in"', () => {
  it('lists the device, place and dates of each session, and marks the current one', async () => {
    await setup(list([HERE, SESSION, EMBED]))
    const [here, other, embed] = await rows()
    expect(here).toContain('Chrome on WindowsThis deviceOn Vowkit · Active in the last hour')
    expect(other).toContain('Safari on iOSOn Vowkit · Last used on June 1, 2026Signed in on May 30, 2026')
    expect(embed).toContain('Unknown browserOn barn.example')
    expect(card().queryByRole('button', { name: /Chrome on Windows/ })).toBeNull()
  })

  it.each([[[HERE]], [[]]])('shows that there is no other session, and no button, for %j', async (body) => {
    await setup(list(body))
    expect(await card().findByText('You’re not signed in anywhere else.')).toBeDefined()
    expect(card().queryByRole('button')).toBeNull()
  })

  it('shows that the devices are loading', async () => {
    await setup({ path: PATH, method: 'GET', fault: 'hang', always: true })
    expect(card().getByRole('status').textContent).toBe('Loading your devices')
    expect(card().queryByRole('list')).toBeNull()
  })

  it('reloads the devices on "Try again" after a failure', async () => {
    const { platform } = await setup({ path: PATH, method: 'GET', status: 403, always: true })
    expect((await card().findByRole('alert')).textContent).toContain('Your devices could not be loaded.')
    const before = platform.backend.to(PATH, 'GET').length
    await press('Try again')
    await waitFor(() => expect(platform.backend.to(PATH, 'GET').length).toBeGreaterThan(before))
  })
})

describe('logging out a session', () => {
  const ONE = `${PATH}${SESSION.id}/`

  it('removes the session from the list, shows a confirmation and moves the focus to the heading', async () => {
    const { platform } = await setup(list([HERE, SESSION]), { path: ONE, body: { detail: 'Done.' } })
    await rows()
    await press('Log out Safari on iOS, On Vowkit')
    expect(await card().findByText('Safari on iOS is logged out.')).toBe(card().getByRole('status'))
    expect(await rows()).toHaveLength(1)
    expect(platform.backend.to(ONE, 'DELETE')).toHaveLength(1)
    expect(document.activeElement).toBe(card().getByRole('heading'))
  })

  it('sends no second request while the first is pending, and leaves the focus on the button', async () => {
    const { platform } = await setup(list([HERE, SESSION]), { path: ONE, fault: 'hang' })
    await rows()
    const button = card().getByRole('button', { name: /Safari on iOS/ })
    button.focus()
    await act(async () => fireEvent.click(button))
    await act(async () => fireEvent.click(button))
    await press('Log out everywhere else')
    expect(button.textContent).toBe('Loading...')
    expect(document.activeElement).toBe(button)
    expect(platform.backend.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  it('shows an alert and leaves the session in the list when the request fails', async () => {
    await setup(list([HERE, SESSION]), { path: ONE, method: 'DELETE', status: 500 })
    await rows()
    await press('Log out Safari on iOS, On Vowkit')
    expect((await card().findByRole('alert')).textContent).toBe('The device could not be logged out. Please try again.')
    expect(await rows()).toHaveLength(2)
  })

  it('ends all other sessions with one request', async () => {
    const { platform } = await setup(list([HERE, SESSION, EMBED]), {
      path: PATH,
      method: 'DELETE',
      body: { detail: 'Done.' },
    })
    await rows()
    await press('Log out everywhere else')
    expect(await card().findByText('Every other device is logged out.')).toBeDefined()
    expect(await rows()).toHaveLength(1)
    expect(platform.backend.to(PATH, 'DELETE')).toHaveLength(1)
    expect(card().getByText('You’re not signed in anywhere else.')).toBeDefined()
  })
})
