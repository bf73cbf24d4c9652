import { expect, it } from 'vitest'
import { startApi } from '../testing/start-api.ts'

it('the API serves a privacy policy in a demo only', async () => {
  const demo = await startApi({ DEMO: '1' })
  const page = await demo.get('/demo/privacy')
  expect(page.body.text).toContain('<h1>Privacy Policy</h1>')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await demo.get('/demo/privacy.css')).headers.get('content-type')).toContain('text/css')
  await demo.stop()
  const own = await startApi()
  expect((await own.get('/demo/privacy')).status).toBe(404)
  await own.stop()
})
