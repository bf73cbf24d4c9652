import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ DESK_URL: 'https://desk.example', PUBLIC_API_URL: 'https://api.example' })
})
afterAll(() => api.stop())

it('the preview runs in a sandbox and only the desk can frame it', async () => {
  const { status, headers, body } = await api.get('/embed/preview/')
  expect(status).toBe(200)
  const policy = headers.get('content-security-policy')?.split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      'script-src https://api.example',
      'connect-src https://api.example',
      'frame-ancestors https://desk.example',
      'sandbox allow-scripts allow-forms',
    ]),
  )
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(String(body.text)).toContain('<script src="/embed/preview/preview.js"></script>')
})

it.each([
  ['preview.js', 'text/javascript'],
  ['preview.css', 'text/css'],
])('the preview loads %s as %s', async (file, type) => {
  const { status, headers } = await api.get(`/embed/preview/${file}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain(type)
})
