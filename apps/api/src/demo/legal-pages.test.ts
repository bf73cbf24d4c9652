import { expect, it } from 'vitest'
import { startApi } from '../testing/start-api.ts'

it.each([
  ['a privacy policy', '/demo/privacy', 'Privacy Policy', 'Política de privacidad'],
  ['terms', '/demo/terms', 'Terms and Conditions', 'Términos y condiciones'],
  ['a guarantee', '/demo/guarantee', 'Guarantee', 'Garantía'],
])('the API serves %s in a demo only, in English and in Spanish', async (_name, path, title, spanish) => {
  const demo = await startApi({ DEMO: '1' })
  const page = await demo.get(path)
  expect(page.body.text).toContain(`<h1>${title}</h1>`)
  const translated = await demo.get(path, { headers: { 'Accept-Language': 'es' } })
  expect(translated.body.text).toContain(`<h1>${spanish}</h1>`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await demo.get('/demo/privacy.css')).headers.get('content-type')).toContain('text/css')
  await demo.stop()
  const own = await startApi()
  expect((await own.get(path)).status).toBe(404)
  await own.stop()
})
