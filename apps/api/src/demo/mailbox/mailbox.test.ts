import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailboxRules } from '../../modules/mailbox/service.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  for (const [to, subject] of [
    ['ada@example.com', 'first'],
    ['bea@example.com', 'other'],
    ['ada@example.com', '<script>alert(1)</script>'],
  ] as const) {
    await api.service.services.mailbox.append({ to, subject, text: 'text', html: '<p>html</p>' })
  }
})
afterAll(() => api.stop())

it('the mailbox lists the emails of one recipient, newest first', async () => {
  const { body, headers } = await api.get('/dev/mailbox.json?to=Ada@example.com')
  const mail = { to: 'ada@example.com', text: 'text', html: '<p>html</p>', created_at: expect.stringMatching(/Z$/) }
  expect(body).toEqual([
    { ...mail, subject: '<script>alert(1)</script>' },
    { ...mail, subject: 'first' },
  ])
  expect(headers.get('cache-control')).toBe('no-store')
})

it('the mailbox page escapes scripts in emails and has a sandbox policy', async () => {
  const { body, headers } = await api.get('/dev/mailbox')
  expect(body.text).toContain('&lt;script&gt;')
  expect(body.text).not.toContain('<script')
  expect(headers.get('content-security-policy')).toContain('sandbox')
})

it('the mailbox page declares an empty icon so that browsers do not request one', async () => {
  const { body, headers } = await api.get('/dev/mailbox')
  expect(body.text).toContain('<link rel="icon" href="data:,">')
  expect(headers.get('content-security-policy')).toContain('img-src data:')
})

it.each(['/dev/mailbox.json', '/dev/mailbox'])('%s sends no CORS header to pages of other origins', async (path) => {
  const { status, headers } = await api.get(path, { headers: { Origin: 'https://a.example' } })
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

it('the mailbox page turns URLs in an email into links and escapes everything else', async () => {
  const text = 'Come: https://weddings.test/a?b=1&c="><script>alert(1)</script> soon.'
  await api.service.services.mailbox.append({ to: 'dee@example.com', subject: 'link', text, html: '' })
  const { body } = await api.get('/dev/mailbox?to=dee@example.com')
  expect(body.text).toContain('Come: <a href="https://weddings.test/a?b=1&amp;c=&quot;&gt;&lt;script&gt;alert(1)')
  expect(body.text).toContain('</a> soon.')
  expect(body.text).not.toContain('<script')
})

it('the mailbox deletes emails after a month', async () => {
  const old = await startApi()
  const { mailbox } = old.service.services
  try {
    await mailbox.append({ to: 'cy@example.com', subject: 'old', text: 'text', html: '' })
    old.advance(mailboxRules.mailboxLifeMs - 60_000)
    await mailbox.sweep()
    expect(await mailbox.list('cy@example.com')).toHaveLength(1)
    old.advance(60_000)
    await mailbox.append({ to: 'cy@example.com', subject: 'new', text: 'text', html: '' })
    await mailbox.sweep()
    expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['new'])
  } finally {
    await old.stop()
  }
})

it('the mailbox responds 404 unless DEMO or DEV_MAILBOX is set', async () => {
  const closed = await startApi({ DEV_MAILBOX: '0' })
  try {
    expect((await closed.get('/dev/mailbox.json')).status).toBe(404)
    expect((await closed.get('/config/')).body.mailbox_url).toBeUndefined()
  } finally {
    await closed.stop()
  }
})
