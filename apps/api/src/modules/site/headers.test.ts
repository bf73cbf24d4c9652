import { expect, it } from 'vitest'
import { toSiteHeaders } from './headers.ts'

it.each([
  ['https://forms.example.com/to/abc?x=1', 'https://forms.example.com'],
  ['https://form.jotform.com/1', 'https://form.jotform.com https://*.jotform.com'],
  ['/vendors.html', "'self'"],
  [undefined, "'none'"],
])('lets the site frame the form at %s alone', (form, source) => {
  const policy = toSiteHeaders('https://api.example.com', form)['Content-Security-Policy']
  expect(policy).toContain(`; frame-src ${source};`)
})
