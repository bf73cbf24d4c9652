import { act, screen, waitFor } from '@testing-library/react'
import { settle } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { preferredLanguage } from './shared/language/language.ts'
import { spanish } from './spanish/spanish.ts'
import { account, inboxPage, makeLead } from './testing/answers.ts'
import { openDesk } from './testing/open-desk.tsx'

afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  vi.restoreAllMocks()
})

const languagesOfBrowser = (languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

it('the language switch translates the desk, stores the choice and preserves typed text', async () => {
  const { user } = openDesk('/', { isSignedIn: false })
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'vendor1@example.com')
  await user.click(screen.getByRole('button', { name: 'Español' }))
  expect(await screen.findByRole('heading', { name: 'Entra en tu escritorio' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('vendor1@example.com')
  expect(document.documentElement.lang).toBe('es')
  expect(preferredLanguage()).toBe('es')
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('heading', { name: 'Sign in to your desk' })).toBeInTheDocument()
})

it('the language switch stays in English and shows an error when Spanish cannot be loaded', async () => {
  const { user } = openDesk('/', { isSignedIn: false, loadSpanish: () => Promise.reject(new TypeError('Failed')) })
  await user.click(screen.getByRole('button', { name: 'Español' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The language could not be changed'))
  expect(document.documentElement.lang).toBe('en')
})

it('the inbox formats dates and states in Spanish', async () => {
  openDesk('/', {
    spanish,
    script: [account, { path: '/desk/leads/', body: inboxPage([makeLead({ partner_name: 'Inés' })]), always: true }],
  })
  await act(settle)
  const lead = screen.getByRole('link', { name: /Maya e Inés/ })
  expect(lead).toHaveTextContent('12 jun 2027 · Sonoma · 80 invitados')
  expect(lead).toHaveTextContent('Nueva')
})

it.each([
  [['es-MX', 'en'], 'es'],
  [['de-DE', 'es'], 'es'],
  [['de-DE'], 'en'],
  [['en-GB', 'es'], 'en'],
])('the desk starts in a language of the browser: %j is %s', (languages, language) => {
  languagesOfBrowser(languages)
  expect(preferredLanguage()).toBe(language)
})
