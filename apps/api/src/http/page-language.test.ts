import { expect, it } from 'vitest'
import { pageLanguage } from './page-language.ts'

it('pageLanguage prefers the language of the link to the one of the browser, and the chosen one to both', () => {
  expect(pageLanguage({ 'accept-language': 'en' }, 'es')).toBe('es')
  expect(pageLanguage({ cookie: 'vowkit_language=en' }, 'es')).toBe('en')
})

it.each([
  ['vowkit_language=es', 'en-US', 'es'],
  ['a=1; vowkit_language=en; b=2', 'es', 'en'],
  ['vowkit_language=de', 'es', 'es'],
  ['not_vowkit_language=es', 'en', 'en'],
  [undefined, 'es', 'es'],
])('pageLanguage maps the cookie %j and the header %j to the language %s', (cookie, header, language) => {
  expect(pageLanguage({ cookie, 'accept-language': header })).toBe(language)
})
