import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBrowser } from '../../testing/browser.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const PUBLIC = 'http://api.test'
const START = `${PUBLIC}/social_auth/login/google-oauth2/`

let api: TestApi
beforeAll(async () => {
  api = await startApi({ DEMO: '1', DEMO_DELAY_MS: '0', API_PORT: String(await findFreePort()) })
})
afterAll(() => api.stop())

const openBrowser = () => createBrowser({ [PUBLIC]: api.url })

it('the demo’s Google page signs the visitor in with any chosen email address', async () => {
  expect((await api.get('/config/')).body.google).toBe(true)
  const browser = openBrowser()
  const choice = await browser.visit(START)
  expect(choice.answer?.html).toContain('Continue as maya@example.com')
  expect(choice.answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
  const { url } = await browser.submit(choice, { email: 'maya@example.com' })
  const { body } = await api.post('/auth/handoff/redeem/', { json: { code: url.searchParams.get('handoff') } })
  expect(body).toMatchObject({ email: 'maya@example.com', username: expect.stringMatching(/^Maya/) })
})

it('the demo’s Google page shows an error for an invalid email address, and responds 404 to a browser that did not start the sign-in', async () => {
  const browser = openBrowser()
  const choice = await browser.visit(START)
  const refused = await browser.submit(choice, { email: 'maya' })
  expect(refused.answer).toMatchObject({ status: 400, html: expect.stringContaining('Enter a valid email address.') })
  const stranger = await openBrowser().submit(choice, { email: 'maya@example.com' })
  expect(stranger.answer).toMatchObject({ status: 404, html: expect.stringContaining('This sign-in is over') })
})
