import { afterEach, expect, it } from 'vitest'
import { rememberLanguage, sharedDomain } from './language-cookie.ts'

const chosen = () => document.cookie.split('; ').filter((cookie) => cookie.startsWith('vowkit_language='))

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: removes the cookie of the test
  document.cookie = 'vowkit_language=; Path=/; Max-Age=0'
})

it.each([
  [['example.com', 'vision.example.com'], 'example.com'],
  [['www.example.com', 'vision.example.com'], 'example.com'],
  [['a.site.example.com', 'b.site.example.com'], 'site.example.com'],
  [['example.com', 'example.org'], null],
  [['localhost', 'vision.localhost'], null],
  [['127.0.0.1', '127.0.0.1'], null],
  [['example.com', 'example.com'], null],
])('sharedDomain of the hosts %j is %j', (hosts, domain) => {
  expect(sharedDomain(hosts)).toBe(domain)
})

it('rememberLanguage stores the last chosen language in a single cookie', () => {
  rememberLanguage('es', [])
  expect(chosen()).toEqual(['vowkit_language=es'])
  rememberLanguage('en', [])
  expect(chosen()).toEqual(['vowkit_language=en'])
})
