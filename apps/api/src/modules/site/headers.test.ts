import { expect, it } from 'vitest'
import { toSiteHeaders } from './headers.ts'

const URLS = { api: 'https://api.example.com', site: 'https://example.com' }

it.each([
  ['https://forms.example.com/to/abc?x=1', 'https://api.example.com https://forms.example.com'],
  ['https://form.jotform.com/1', 'https://api.example.com https://form.jotform.com https://*.jotform.com'],
  ['/vendors.html', "https://api.example.com 'self'"],
  [undefined, 'https://api.example.com'],
])('the content security policy allows frames for documents and for the form at %s', (form, source) => {
  const policy = toSiteHeaders(URLS, form)['Content-Security-Policy']
  expect(policy).toContain(`; frame-src ${source};`)
})

it('the content security policy allows images of imported vendors from any https host', () => {
  const policy = toSiteHeaders(URLS, undefined)['Content-Security-Policy']
  expect(policy).toMatch(/; img-src 'self' data: blob: https: /)
})

it('the site sends Strict-Transport-Security only if its URL is https', () => {
  expect(toSiteHeaders(URLS, undefined)['Strict-Transport-Security']).toBe('max-age=31536000')
  const local = { ...URLS, site: 'http://localhost:5173' }
  expect(toSiteHeaders(local, undefined)).not.toHaveProperty('Strict-Transport-Security')
})
