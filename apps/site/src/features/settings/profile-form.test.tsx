import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isOff } from '../../testing/states-of.ts'
import { PROFILE, PROFILE_PATH, postedTo, renderSettings } from './test/render-settings.tsx'

afterEach(cleanup)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
const saved = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Saved' })

const SAVED = { path: PROFILE_PATH, method: 'POST', body: { detail: 'Saved.' } }

describe('the profile form', () => {
  it('has the heading "Settings" and three groups of fields', async () => {
    await renderSettings()
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
    const inside = (name: string) => within(screen.getByRole('region', { name }))
    expect(inside('Your Information').getByLabelText<HTMLInputElement>('First name').value).toBe('Maya')
    expect(inside('Your Information').getByLabelText<HTMLInputElement>('Last name').value).toBe('Lind')
    expect(inside('Your Information').getByRole('button', { name: 'Change Password' })).toBeDefined()
    expect(inside('Partner Information').getByLabelText<HTMLInputElement>('Partner name').value).toBe('Noor')
    expect(inside('Partner Information').getByLabelText<HTMLInputElement>("Partner's email").value).toBe(
      'noor@example.com',
    )
    const date = inside('Wedding Information').getByLabelText<HTMLInputElement>('Wedding date')
    expect([date.type, date.value]).toEqual(['date', '2026-06-11'])
  })

  it('shows the email as a read-only field', async () => {
    await renderSettings()
    expect([field('Email').value, field('Email').readOnly]).toEqual(['maya@example.com', true])
  })

  it('focuses the field of the URL’s fragment', async () => {
    window.history.replaceState(null, '', '/settings#wedding-location')
    await renderSettings()
    expect(document.activeElement).toBe(field('Wedding location'))
    window.history.replaceState(null, '', '/settings')
  })

  it('shows an empty location field for the value "null"', async () => {
    await renderSettings()
    expect(field('Wedding location').value).toBe('')
  })

  it('can be reloaded after a failed request', async () => {
    const waiting = renderSettings({ script: [{ path: PROFILE_PATH, method: 'GET', status: 500, always: false }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    const { platform } = await waiting
    expect(platform.logged.join()).toContain(PROFILE_PATH)
  })

  it.each([
    [{ is_onboarded: false, partner_name: '' }, '/onboarding/basic_info/'],
    [{ is_onboarded: false }, '/onboarding/preferences/'],
    [{ is_onboarded: true }, undefined],
  ])('links to the first open onboarding step of the profile %j', async (profile, path) => {
    await renderSettings({ profile })
    expect(screen.queryByRole('link', { name: 'Finish setting up' })?.getAttribute('href')).toBe(path)
  })

  it('shows the preferences of a couple that has not finished the onboarding', async () => {
    await renderSettings({ profile: { is_onboarded: false, wedding_description: 'Rustic', wedding_budget: '$$' } })
    expect(screen.getByRole('region', { name: 'Your preferences' }).textContent).toContain('Rustic')
    expect(screen.getByRole('region', { name: 'Finish your profile' })).toBeDefined()
  })
})

describe('saving the profile', () => {
  it('labels the button "Saved" until a field is edited, then "Save Changes"', async () => {
    await renderSettings()
    expect(isOff(await saved())).toBe(true)
    type('First name', 'M')
    expect(screen.getByText('You have changes that are not saved.').getAttribute('role')).toBe('status')
    expect(isOff(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' }))).toBe(false)
    type('First name', 'Maya')
    expect(isOff(await saved())).toBe(true)
  })

  it('shows "Loading...", sends every field, then shows "Saved"', async () => {
    const { platform } = await renderSettings({ script: [SAVED] })
    type('Wedding location', 'Sonoma')
    save()
    expect(isOff(await screen.findByRole<HTMLButtonElement>('button', { name: 'Loading...' }))).toBe(true)
    expect(isOff(await saved())).toBe(true)
    expect(screen.getByText('Your changes are saved.').getAttribute('role')).toBe('status')
    expect(Object.fromEntries(postedTo(PROFILE_PATH, platform))).toEqual({
      first_name: 'Maya',
      last_name: 'Lind',
      partner_name: 'Noor',
      partner_email: 'noor@example.com',
      wedding_date: '2026-06-11',
      wedding_city: 'Sonoma',
    })
  })

  it('enters the place of a vision with one press, and names its source until the couple changes it', async () => {
    await renderSettings({ profile: { vision_facts: { wedding_city: 'Sonoma, California' } } })
    fireEvent.click(screen.getByRole('button', { name: 'Use “Sonoma, California” from your vision' }))
    expect(field('Wedding location').value).toBe('Sonoma, California')
    await waitFor(() => expect(document.activeElement).toBe(field('Wedding location')))
    expect(screen.getByText('From your vision. You can change it.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
    type('Wedding location', 'Napa')
    expect(screen.queryByText('From your vision. You can change it.')).toBeNull()
  })

  it('removes the link to the onboarding when the saved field was the last open one', async () => {
    const open = { ...PROFILE, is_onboarded: false, partner_name: '' }
    await renderSettings({ script: [{ path: PROFILE_PATH, method: 'GET', body: open }, SAVED] })
    expect(screen.getByRole('link', { name: 'Finish setting up' })).toBeDefined()
    type('Partner name', 'Noor')
    save()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Finish setting up' })).toBeNull())
    expect(field('Partner name').value).toBe('Noor')
  })

  it('sends the guests only if they have changed', async () => {
    const { platform } = await renderSettings({ profile: { guests: 80 }, script: [SAVED, SAVED] })
    expect(screen.getByLabelText<HTMLInputElement>(/^Guests \(estimate\)/).value).toBe('80')
    type('First name', 'Mia')
    save()
    await saved()
    expect(postedTo(PROFILE_PATH, platform).has('guests')).toBe(false)
    fireEvent.input(screen.getByLabelText(/^Guests/), { target: { value: '95' } })
    save()
    await saved()
    expect(postedTo(PROFILE_PATH, platform, 1).get('guests')).toBe('95')
  })

  it('sends an empty value for a cleared field', async () => {
    const { platform } = await renderSettings({ script: [SAVED] })
    type('Wedding date', '')
    save()
    await saved()
    expect(postedTo(PROFILE_PATH, platform).get('wedding_date')).toBe('')
  })

  it('preserves the values after a failure, logs the error and allows a retry', async () => {
    const { platform } = await renderSettings({ script: [{ ...SAVED, status: 500 }, SAVED] })
    type('First name', 'Mia')
    save()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your changes could not be saved. Please try again.',
    )
    expect(field('First name').value).toBe('Mia')
    expect(platform.logged.join()).toContain(PROFILE_PATH)
    save()
    expect(isOff(await saved())).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the backend’s validation error below the field', async () => {
    const refused = { detail: 'No.', code: 'validation_failed', partner_email: ['This address is not taken.'] }
    await renderSettings({ script: [{ ...SAVED, status: 400, body: refused }] })
    type('Partner name', 'Nour')
    save()
    expect(await screen.findByText('This address is not taken.')).toBeDefined()
    expect(document.activeElement).toBe(field("Partner's email"))
  })

  it('sends no request with an invalid email', async () => {
    const { platform } = await renderSettings()
    type("Partner's email", 'noor@')
    save()
    expect(await screen.findByText('Enter a valid email address.')).toBeDefined()
    expect(platform.backend.to(PROFILE_PATH, 'POST')).toEqual([])
  })

  it('preserves the values when the session expires and the couple signs in again', async () => {
    const { platform, unmount } = await renderSettings({ script: [{ ...SAVED, status: 401 }] })
    type('First name', 'Mia')
    save()
    await waitFor(() => expect(platform.navigation.visited).toEqual(['/login?next_url=%2Fsettings']))
    unmount()
    expect(platform.storage.session?.getItem('typed:settings')).toContain('Mia')
  })
})

describe('leaving the settings', () => {
  const link = () => screen.getByRole('link', { name: 'Elsewhere' })

  async function setup() {
    window.history.replaceState(null, '', '/settings')
    const settings = await renderSettings()
    const elsewhere = document.createElement('a')
    elsewhere.href = '/dashboard'
    elsewhere.textContent = 'Elsewhere'
    // The test environment cannot load other pages.
    elsewhere.addEventListener('click', (event) => event.preventDefault())
    document.body.append(elsewhere)
    return settings
  }
  afterEach(() => document.querySelector('body > a')?.remove())

  it('opens no dialog without unsaved changes', async () => {
    await setup()
    fireEvent.click(link())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  it('asks for confirmation when the visitor follows a link or closes the tab, and can be cancelled', async () => {
    await setup()
    type('First name', 'Mia')
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    fireEvent.click(link())
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('First name').value).toBe('Mia')
  })

  it('discards the typed values on "Leave without saving"', async () => {
    const { platform } = await setup()
    type('First name', 'Mia')
    fireEvent.click(link())
    fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }))
    expect(window.location.pathname).toBe('/dashboard')
    expect(platform.storage.session?.getItem('typed:settings')).toBeNull()
  })

  it('needs no confirmation when the session has ended', async () => {
    const { client } = await setup()
    type('First name', 'Mia')
    await act(() => client.session.signOut())
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })
})

it('the settings show the style and the budget with a link to the questions that change them', async () => {
  await renderSettings({ profile: { wedding_description: 'Rustic, Garden', wedding_budget: '$$' } })
  const card = screen.getByRole('region', { name: 'Your preferences' })
  expect(card.textContent).toContain('Rustic, Garden')
  expect(card.textContent).toContain('20,000-30,000')
  const link = screen.getByRole('link', { name: 'Change preferences' })
  expect(link.getAttribute('href')).toMatch(/^\/onboarding\/preferences/)
})
