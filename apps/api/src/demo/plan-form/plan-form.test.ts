import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditsOf } from '../../testing/packs.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const PATH = '/demo/plan-form'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ DEMO: '1' })
})
afterAll(() => api.stop())

const submit = (fields: Record<string, string>) => api.post(PATH, { form: new URLSearchParams(fields) })

describe('the monthly plan form', () => {
  it('has its URL in the demo’s configuration, shows the price, and loads nothing from other origins', async () => {
    const { body } = await api.get('/config/')
    expect(body.monthly_plan_url).toBe(`http://api.test${PATH}`)
    const page = await api.get(PATH)
    expect(page.body.text).toContain('$29.99 per month')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
    expect((await api.get(`${PATH}.css`)).headers.get('content-type')).toContain('text/css')
  })

  it('starts the monthly plan of the account with the submitted email address, even if submitted twice', async () => {
    const token = await api.signIn('iris@example.com')
    expect(await creditsOf(api, token)).toBe(3)
    for (let times = 0; times < 2; times++) {
      const { status, body } = await submit({ email: ' Iris@Example.com ' })
      expect(status).toBe(200)
      expect(body.text).toContain('The monthly plan of')
    }
    const { body } = await api.get('/vision/user-credits/', { token })
    expect(body).toMatchObject({ credits: -1, plan_type: 'monthly' })
  })

  it.each([
    [{ email: '"><script>' }, 'value="&quot;&gt;&lt;script&gt;"'],
    [{}, 'This field is required.'],
  ])('shows an error for the invalid input %j', async (fields, told) => {
    const { status, body } = await submit(fields)
    expect(status).toBe(400)
    expect(body.text).toContain('role="alert"')
    expect(body.text).toContain(told)
  })

  it('responds 404 outside of a demo', async () => {
    const own = await startApi()
    expect((await own.get(PATH)).status).toBe(404)
    await own.stop()
  })
})
