import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { spanish } from '../../spanish/index.ts'
import { openScreen } from '../../testing/open-screen.tsx'

const switchTo = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const field = () => screen.getByRole('textbox') as HTMLInputElement

afterEach(() => {
  cleanup()
  document.documentElement.lang = 'en'
  // biome-ignore lint/suspicious/noDocumentCookie: removes the cookie of the test
  document.cookie = 'vowkit_language=; Path=/; Max-Age=0'
})

it('the language switch translates the screen, stores the choice, and preserves typed text', async () => {
  openScreen('/login', { language: { loadSpanish: async () => spanish } })
  await screen.findByRole('heading', { level: 1, name: 'Couples Log In' })
  fireEvent.change(field(), { target: { value: 'A garden' } })
  await switchTo('Español')
  expect(document.title).toBe('Acceso para parejas · Vowkit')
  expect(document.documentElement.lang).toBe('es')
  expect(document.cookie).toContain('vowkit_language=es')
  expect(screen.getByRole('group', { name: 'Idioma' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Español', pressed: true }).lang).toBe('es')
  expect(field().value).toBe('A garden')
  await switchTo('English')
  expect(document.title).toBe('Couples Log In · Vowkit')
})

it('the language switch stays in English and shows an error when Spanish cannot be loaded', async () => {
  openScreen('/login', { language: { loadSpanish: async () => Promise.reject(new TypeError('Failed to fetch')) } })
  await screen.findByRole('heading', { level: 1 })
  await switchTo('Español')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The language could not be changed'))
  expect(document.documentElement.lang).toBe('en')
})
