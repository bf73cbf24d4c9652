import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { BUDGETS, budgetRange, formatMoney, WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'

const SAVE = '/registration/couple-preferences/'
const SAVED: ScriptedAnswer = { path: SAVE, body: { detail: 'Saved.' } }
const CATEGORIES: ScriptedAnswer = {
  path: '/vendor/categories/',
  body: [
    { id: 1, title: 'Venues' },
    { id: 4, title: 'Florists' },
    { id: 99, title: 'Doves' },
  ],
}

const choose = (name: string | RegExp, role: 'checkbox' | 'radio' = 'checkbox') =>
  act(async () => fireEvent.click(screen.getByRole(role, { name })))
const submit = () => act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Finish' })))

async function setup(...script: ScriptedAnswer[]) {
  const opened = openScreen('/onboarding/preferences/', { isSignedIn: true, script: [CATEGORIES, ...script] })
  await screen.findByRole('checkbox', { name: 'Venues' })
  return { ...opened, form: () => opened.platform.backend.to(SAVE)[0]?.body as FormData }
}

async function fill() {
  for (const name of ['Florists', 'Venues', 'Garden', 'Romantic']) await choose(name)
  await choose(/^\$\$ \$20,000-\$30,000$/, 'radio')
}

const noteOf = (field?: HTMLElement) =>
  document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent

afterEach(cleanup)

it('the preferences step offers the categories of the backend, 22 styles and five budgets', async () => {
  await setup()
  for (const title of ['Venues', 'Florists', 'Doves'])
    expect(screen.getByRole('checkbox', { name: title })).toBeDefined()
  for (const style of WEDDING_STYLES) expect(screen.getByRole('checkbox', { name: style })).toBeDefined()
  expect(WEDDING_STYLES).toHaveLength(22)
  const money = (amount: number) => formatMoney(amount, { currency: 'USD' })
  for (const budget of BUDGETS)
    expect(screen.getByRole('radio', { name: `${budget.symbol} ${budgetRange(budget, money)}` })).toBeDefined()
  expect(screen.getByRole('radiogroup', { name: 'What is your budget?' })).toBeDefined()
})

it('the preferences step chooses the budget of a vision, and names its source until the couple chooses another', async () => {
  await setup({ path: '/couple/update-profile/', body: { vision_facts: { wedding_budget: '$$$' } } })
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: /30,000-\$?40,000/ })
  await waitFor(() => expect(radio.checked).toBe(true))
  expect(noteOf(radio)).toContain('From your vision. You can change it.')
  await choose(/^\$ /, 'radio')
  expect(noteOf(radio)).not.toContain('From your vision')
})

it('the preferences step chooses the styles of a vision, and names their source until the couple chooses others', async () => {
  const vision_facts = { wedding_description: 'Rustic, Garden' }
  await setup({ path: '/couple/update-profile/', body: { vision_facts } })
  const styleOf = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await waitFor(() => expect(styleOf('Garden').checked).toBe(true))
  expect(styleOf('Rustic').checked).toBe(true)
  expect(screen.getByText('From your vision. You can change it.')).toBeDefined()
  await choose('Garden')
  expect(screen.queryByText('From your vision. You can change it.')).toBeNull()
})

it('the preferences step tells which budget contains the amount between two of them', async () => {
  await setup()
  expect(noteOf(screen.getAllByRole('radio')[0])).toContain('Exactly $30,000? Choose $20,000-$30,000.')
})

it('the preferences step shows an alert for each missing choice and sends no request', async () => {
  const { platform } = await setup()
  await submit()
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts).toEqual([
    'Please select at least one category',
    'Please select at least one description of your dream wedding',
    'Please select a budget.',
  ])
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Venues' }))
  const described = [screen.getByRole('checkbox', { name: 'Venues' }), screen.getAllByRole('radio')[0]]
  expect(described.map(noteOf)).toEqual([alerts[0], alerts[2]])
  await choose('Venues')
  expect(screen.queryByText('Please select at least one category')).toBeNull()
  await submit()
  expect(platform.backend.to(SAVE)).toEqual([])
})

it('the preferences step lists the chosen styles in the order they were chosen', async () => {
  await setup()
  for (const style of ['Romantic', 'Garden', 'Boho', 'Elegant']) await choose(style)
  await choose('Boho')
  expect(screen.getByText('Romantic, Garden, Elegant')).toBeDefined()
})

it('the preferences step sends the choices and opens the dashboard after the closing animation', async () => {
  const { form, platform } = await setup(SAVED)
  const regions = screen.getAllByRole('status')
  await fill()
  await submit()
  expect(form().get('wedding_description')).toBe('Garden, Romantic')
  expect(form().get('wedding_budget')).toBe('$$')
  expect(form().getAll('categories')).toEqual(['4', '1'])
  expect(window.location.pathname).toBe('/onboarding/preferences/')
  expect(regions).toContain(screen.getByText('All set. Opening your board.'))
  await act(() => platform.clock.advance(900))
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
})

it('the preferences step opens the dashboard immediately when Escape skips the animation', async () => {
  await setup(SAVED)
  await fill()
  await submit()
  await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
})

it('the preferences step shows an alert when saving fails', async () => {
  await setup({ path: SAVE, status: 500, body: { detail: 'Oops.', code: 'internal' } })
  await fill()
  await submit()
  expect(screen.getByRole('alert').textContent).toContain('Your changes could not be saved. Please try again.')
  expect(screen.getByText('Garden, Romantic')).toBeDefined()
})

it('the preferences step can reload the categories after a failed request', async () => {
  const failing = { path: '/vendor/categories/', status: 500, body: { detail: 'Oops.', code: 'internal' } }
  openScreen('/onboarding/preferences/', { isSignedIn: true, script: [failing, CATEGORIES] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  await act(async () => again.click())
  expect(await screen.findByRole('checkbox', { name: 'Venues' })).toBeDefined()
})

const STORED: ScriptedAnswer = {
  path: '/couple/update-profile/',
  method: 'GET',
  always: true,
  body: { categories: [4], wedding_description: 'Garden', wedding_budget: '$$', is_onboarded: true },
}

/** Opens the preferences from the settings, with the stored answers. */
async function change() {
  const opened = openScreen('/onboarding/preferences/?from=settings', {
    isSignedIn: true,
    script: [CATEGORIES, SAVED, STORED],
  })
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Florists' }).checked).toBe(true))
  return { ...opened, form: () => opened.platform.backend.to(SAVE)[0]?.body as FormData }
}

it('a change of the preferences starts with the stored answers, and returns to the settings when they are saved', async () => {
  const { form } = await change()
  expect(screen.queryByText('Your Preferences')).toBeNull()
  await choose('Romantic')
  await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Save' })))
  expect(form().get('wedding_description')).toBe('Garden, Romantic')
  await waitFor(() => expect(window.location.pathname).toBe('/settings'))
  expect(await screen.findByText('Your preferences are saved.')).toBeDefined()
})

describe('on a narrow screen', () => {
  const PATH = '/onboarding/preferences/'
  const legend = () => document.querySelector('.question:not([hidden]) .choice__legend')
  const next = () => act(async () => screen.getByRole('button', { name: 'Next' }).click())
  const back = () => act(async () => window.history.back())

  function narrow() {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    }))
  }

  beforeEach(narrow)
  afterEach(() => vi.unstubAllGlobals())

  it('the preferences step shows one question at a time, and focuses its legend', async () => {
    await setup()
    expect(legend()?.textContent).toBe('Who are you looking for?')
    expect(screen.getByText('Question 1 of 3')).toBeDefined()
    expect(screen.queryByRole('checkbox', { name: 'Garden' })).toBeNull()
    await choose('Venues')
    await next()
    expect(legend()?.textContent).toBe('How would you describe it?')
    expect(document.activeElement).toBe(legend())
    expect(screen.queryByRole('checkbox', { name: 'Venues' })).toBeNull()
  })

  it('the preferences step shows the alert of the question instead of opening the next one', async () => {
    await setup()
    await next()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please select at least one category',
    ])
    expect(legend()?.textContent).toBe('Who are you looking for?')
  })

  it('Back returns to the previous question with its answer', async () => {
    await setup()
    await choose('Florists')
    await next()
    await back()
    await waitFor(() => expect(legend()?.textContent).toBe('Who are you looking for?'))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Florists' }).checked).toBe(true)
  })

  it('the preferences step opens the first question without an answer, whatever the URL says', async () => {
    openScreen(`${PATH}?question=3`, { isSignedIn: true, script: [CATEGORIES] })
    await screen.findByRole('checkbox', { name: 'Venues' })
    expect(legend()?.textContent).toBe('Who are you looking for?')
  })

  it('a change of the preferences shows all questions at once', async () => {
    await change()
    expect(screen.getByRole('checkbox', { name: 'Garden' })).toBeDefined()
    expect(screen.getByRole('radiogroup', { name: 'What is your budget?' })).toBeDefined()
  })

  it('the preferences step sends all answers with the last question', async () => {
    const { form } = await setup(SAVED)
    await choose('Florists')
    await next()
    await choose('Garden')
    await next()
    await choose(/^\$\$ \$20,000-\$30,000$/, 'radio')
    await submit()
    expect(form().getAll('categories')).toEqual(['4'])
    expect(form().get('wedding_description')).toBe('Garden')
    expect(form().get('wedding_budget')).toBe('$$')
  })
})
