import { expect, it } from 'vitest'
import { toSiteHeaders } from './headers.ts'

it.each([
  ['https://forms.example.com/to/abc?x=1', 'https://api.example.com https://forms.example.com'],
  ['https://form.jotform.com/1', 'https://api.example.com https://form.jotform.com https://*.jotform.com'],
  ['/vendors.html', "https://api.example.com 'self'"],
  [undefined, 'https://api.example.com'],
])('lets the site frame documents, and the form at %s', (form, source) => {
  const policy = toSiteHeaders('https://api.example.com', form)['Content-Security-Policy']
  expect(policy).toContain(`; frame-src ${source};`)
})

it('lets the site show pictures of vendors that were imported, wherever they lie', () => {
  const policy = toSiteHeaders('https://api.example.com', undefined)['Content-Security-Policy']
  expect(policy).toMatch(/; img-src 'self' data: blob: https: /)
})
