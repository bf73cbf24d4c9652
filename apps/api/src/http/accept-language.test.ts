import { expect, it } from 'vitest'
import { acceptedLanguage } from './accept-language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.5, ES-419', 'es'],
  ['de-DE,de;q=0.9,es;q=0.3', 'es'],
  ['fr', 'en'],
  ['est', 'en'],
  ['*', 'en'],
  ['es;q=0, en;q=0.1', 'en'],
  ['es;q=abc', 'es'],
])('acceptedLanguage maps the header %j to the language %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
