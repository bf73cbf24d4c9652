import { expect, it } from 'vitest'
import { pageLanguage } from './page-language.ts'

it.each([
  ['vowkit_language=es', 'en-US', 'es'],
  ['a=1; vowkit_language=en; b=2', 'es', 'en'],
  ['vowkit_language=de', 'es', 'es'],
  ['not_vowkit_language=es', 'en', 'en'],
  [undefined, 'es', 'es'],
])('pageLanguage maps the cookie %j and the header %j to the language %s', (cookie, header, language) => {
  expect(pageLanguage({ cookie, 'accept-language': header })).toBe(language)
})
