import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openPath } from '../../shared/router.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { isNeeded } from '../../testing/states-of.ts'

const SAVE = '/registration/couple-basicinfo/'
const SAVED: ScriptedAnswer = { path: SAVE, body: { detail: 'Saved.' } }
const photo = (name: string, type = 'image/png') => new File(['p'], name, { type })

const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const choose = (files: File[]) =>
  act(async () => fireEvent.change(screen.getByLabelText(/^Couple photo/), { target: { files } }))
const submit = () => act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Final Step' })))

async function setup(...script: ScriptedAnswer[]) {
  const opened = openScreen('/onboarding/basic_info/', {
    isSignedIn: true,
    script,
    address: 'https://site.test/onboarding/basic_info/',
  })
  await screen.findByLabelText('Partner name')
  return {
    ...opened,
    form: () => opened.platform.backend.to(SAVE)[0]?.body as FormData,
  }
}

const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

async function fill() {
  await type(/Partner name/, 'Lin Moreau')
  await type(/Wedding date/, '2027-10-09')
}

afterEach(cleanup)

it('the basic info step has the specified fields and no location field', async () => {
  await setup()
  expect(isNeeded(screen.getByLabelText<HTMLInputElement>('Partner name'))).toBe(true)
  expect(isNeeded(screen.getByLabelText<HTMLInputElement>(/^Partner email/))).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('Wedding date').type).toBe('date')
  expect(isNeeded(screen.getByLabelText<HTMLInputElement>(/^Guests \(estimate\)/))).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>(/^Couple photo/).type).toBe('file')
  expect(screen.getByText('Only .jpg, .png, and .gif files supported.')).toBeDefined()
  expect(screen.queryByLabelText(/location/i)).toBeNull()
  const [done, current] = screen.getAllByRole('listitem')
  expect(done?.querySelector('[aria-label="1, done"]')).not.toBeNull()
  expect(current?.getAttribute('aria-current')).toBe('step')
})

it('the basic info step fills its empty fields with what the couple has said elsewhere', async () => {
  await setup({ path: '/couple/update-profile/', body: { partner_name: 'Noor', wedding_date: '2027-10-09' } })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Partner name').value).toBe('Noor'))
  expect(screen.getByLabelText<HTMLInputElement>('Wedding date').value).toBe('2027-10-09')
  expect(screen.getByText('Couple photo').textContent).toBe('Couple photo optional')
})

it('the basic info step fills in the date and the guests of a vision, and names their source until they change', async () => {
  const vision_facts = { wedding_date: '2027-06-12', guests: 80 }
  const { form } = await setup({ path: '/couple/update-profile/', body: { vision_facts } }, SAVED)
  const guests = screen.getByLabelText<HTMLInputElement>(/^Guests/)
  await waitFor(() => expect(guests.value).toBe('80'))
  const date = screen.getByLabelText<HTMLInputElement>('Wedding date')
  expect(date.value).toBe('2027-06-12')
  expect([date, guests].map(noteOf)).toEqual(Array(2).fill('From your vision. You can change it.'))
  await type(/Partner name/, 'Lin Moreau')
  await type(/^Guests/, '95')
  expect(noteOf(guests)).toBeUndefined()
  await submit()
  expect(form().get('guests')).toBe('95')
})

it.each([
  ['clears the stored number of guests', { guests: 80 }, ''],
  ['sends no number of guests if the couple has given none', {}, null],
])('the basic info step %s', async (_, profile, sent) => {
  const { form, platform } = await setup({ path: '/couple/update-profile/', body: profile }, SAVED)
  await waitFor(() => expect(platform.backend.to('/couple/update-profile/')).toHaveLength(1))
  await fill()
  await type(/^Guests/, '')
  await submit()
  expect(form().get('guests')).toBe(sent)
})

it('the basic info step rejects a number of guests that is not a whole number', async () => {
  const { platform } = await setup()
  await fill()
  await type(/^Guests/, 'about 80')
  await submit()
  expect(screen.getByText('Enter a number from 1 to 100,000.')).toBeDefined()
  expect(platform.backend.to(SAVE)).toEqual([])
})

it('the basic info step requires the partner’s name and the wedding date, but not the partner’s email', async () => {
  const { platform } = await setup()
  await submit()
  expect(screen.getByText("Enter your partner's name.")).toBeDefined()
  expect(screen.getByText('Choose your wedding date.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Partner name'))
  expect(platform.backend.to(SAVE)).toEqual([])
})

it('the basic info step rejects a wedding date that has passed', async () => {
  const { platform } = await setup()
  await fill()
  await type(/Wedding date/, '1999-10-09')
  await submit()
  expect(screen.getByText('This date has passed. Choose today or a later date.')).toBeDefined()
  expect(platform.backend.to(SAVE)).toEqual([])
})

it('the basic info step sends every field and up to five photos, then opens the preferences', async () => {
  const { form } = await setup(SAVED)
  await fill()
  await choose([
    photo('1.png'),
    photo('2.jpg', 'image/jpeg'),
    photo('3.gif', 'image/gif'),
    photo('4.png'),
    photo('5.png'),
  ])
  await submit()
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding/preferences/'))
  const sent = ['partner_name', 'partner_email', 'wedding_location', 'wedding_date'].map((name) => form().get(name))
  expect(sent).toEqual(['Lin Moreau', '', '', '2027-10-09'])
  expect(form().getAll('image')).toHaveLength(5)
})

it.each([
  ['six photos', Array.from({ length: 6 }, (_, place) => photo(`${place}.png`))],
  ['an unsupported file type', [photo('a.png'), photo('b.pdf', 'application/pdf')]],
])('the basic info step clears the photos after %s and shows the rule', async (_, files) => {
  const { form } = await setup(SAVED)
  await fill()
  await choose([photo('first.png')])
  await choose(files)
  expect(screen.getByText('Maximum limit exceeded! Please upload 1 image.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(/^Couple photo/).value).toBe('')
  await submit()
  await waitFor(() => expect(form()).toBeDefined())
  expect(form().getAll('image')).toEqual([])
})

it('the basic info step shows the backend’s validation errors below their fields', async () => {
  const body = {
    detail: 'No.',
    code: 'validation',
    partner_email: ['Enter a valid email address.'],
    image: ['No photo.'],
  }
  await setup({ path: SAVE, status: 400, body })
  await fill()
  await submit()
  expect(screen.getByText('Enter a valid email address.')).toBeDefined()
  expect(screen.getByText('No photo.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Partner email/))
})

it('the basic info step shows an alert when saving fails, and can save again', async () => {
  const { platform } = await setup({ path: SAVE, status: 500, body: { detail: 'Oops.', code: 'internal' } })
  await fill()
  await submit()
  expect(screen.getByRole('alert').textContent).toContain('Your changes could not be saved. Please try again.')
  platform.backend.answer(SAVED)
  await submit()
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding/preferences/'))
})

it('the basic info step preserves the values when the session expires and the couple signs in again', async () => {
  const dead = { path: SAVE, status: 401, body: { detail: 'No.', code: 'unauthorized' } }
  const back = { path: '/auth/login/', body: { token: 't9', username: 'Maya', email: 'maya@example.com' } }
  const { platform } = await setup(dead, { ...back, body: { ...back.body, userId: 7 } })
  await fill()
  await submit()
  expect(platform.navigation.visited[0]).toMatch(/^\/login\?next_url=/)
  await act(async () => openPath('/login?next_url=%2Fonboarding%2Fbasic_info%2F'))
  await screen.findByRole('heading', { name: 'Couples Log In' })
  await type(/^Email/, 'maya@example.com')
  await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Log in' })))
  expect((await screen.findByLabelText<HTMLInputElement>('Partner name')).value).toBe('Lin Moreau')
  expect(screen.getByLabelText<HTMLInputElement>('Wedding date').value).toBe('2027-10-09')
})

it('the basic info step redirects visitors without a session to the first step', async () => {
  openScreen('/onboarding/basic_info/')
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding'))
})
