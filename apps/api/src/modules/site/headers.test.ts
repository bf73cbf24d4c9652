import { expect, it } from 'vitest'
import { toSiteHeaders } from './headers.ts'

const URLS = { api: 'https://api.example.com', site: 'https://example.com' }

it.each([
  ['https://forms.example.com/to/abc?x=1', 'https://api.example.com https://forms.example.com'],
  ['https://form.jotform.com/1', 'https://api.example.com https://form.jotform.com https://*.jotform.com'],
  ['/vendors.html', "https://api.example.com 'self'"],
  [undefined, 'https://api.example.com'],
])('lets the site frame documents, and the form at %s', (form, source) => {
  const policy = toSiteHeaders(URLS, form)['Content-Security-Policy']
  expect(policy).toContain(`; frame-src ${source};`)
})

it('lets the site show pictures of vendors that were imported, wherever they lie', () => {
  const policy = toSiteHeaders(URLS, undefined)['Content-Security-Policy']
  expect(policy).toMatch(/; img-src 'self' data: blob: https: /)
})

it('keeps browsers on https where the site has an https address, and nowhere else', () => {
  expect(toSiteHeaders(URLS, undefined)['Strict-Transport-Security']).toBe('max-age=31536000')
  const local = { ...URLS, site: 'http://localhost:5173' }
  expect(toSiteHeaders(local, undefined)).not.toHaveProperty('Strict-Transport-Security')
})
