import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { mailTo, subjectsTo } from '../../testing/mailbox.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

const INQUIRY = 'New inquiry from Maya Lindqvist'
const log: string[] = []

let api: TestApi
let made = 0
let vendorId: number
let email: string
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'info' }, {}, { logTo: { write: (line) => void log.push(line) } })
})
afterAll(() => api.stop())
beforeEach(async () => {
  email = `baker${++made}@example.com`
  const [id = 0] = await addVendors(api, [makeVendor(made, { email })])
  vendorId = id
})

let couples = 0
async function inquire(): Promise<void> {
  const token = await createCoupleCalls(api).joinConfirmed(`asker${++couples}@example.com`)
  expect((await api.post(`/vendor/detail/get/${vendorId}/`, { token })).status).toBe(201)
}

/** Returns the path of the unsubscribe link in an email about an inquiry. */
async function mailedPath(): Promise<string> {
  await inquire()
  const { text, html } = await mailTo(api, email, ({ subject }) => subject === INQUIRY)
  const [, path = ''] = /Stop emails about new inquiries: http:\/\/api\.test(\S+)/.exec(text) ?? []
  expect(html).toContain(`href="http://api.test${path}"`)
  return path
}

const post = (path: string, init: RequestInit = {}) => fetch(api.url + path, { method: 'POST', ...init })
const countInquiries = async () => (await subjectsTo(api, email)).filter((subject) => subject === INQUIRY).length

describe('the unsubscribe link of an email', () => {
  it('shows a page with one form and without scripts, and changes nothing when it is opened', async () => {
    const path = await mailedPath()
    const response = await fetch(api.url + path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<h1>Stop emails about new inquiries?</h1>')
    expect(html.match(/<form method="post">/g)).toHaveLength(1)
    expect(html).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    await inquire()
    expect(await countInquiries()).toBe(2)
  })

  it.each([
    ['a urlencoded body', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    ['a multipart body', { body: toForm({ 'List-Unsubscribe': 'One-Click' }) }],
    ['the form of the page', { body: new URLSearchParams({ answer: 'stop' }) }],
  ])('unsubscribes without a session by a POST with %s', async (_body, init) => {
    const response = await post(await mailedPath(), init)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('You no longer get emails about new inquiries.')
    await inquire()
    expect(await countInquiries()).toBe(1)
  })

  it('subscribes again with the button on the page', async () => {
    const path = await mailedPath()
    await post(path)
    const response = await post(path, { body: new URLSearchParams({ answer: 'start' }) })
    expect(await response.text()).toContain('You get emails about new inquiries.')
    await inquire()
    expect(await countInquiries()).toBe(2)
  })

  it('is invalid for another kind, another account or a changed signature', async () => {
    const path = await mailedPath()
    const [, id = '', rest = ''] = /\/(\d+)-inquiry(-.+)$/.exec(path) ?? []
    const wrong = [`${id}-message${rest}`, `${Number(id) + 1}-inquiry${rest}`, `${id}-receipt${rest}`, 'abc']
    for (const token of [...wrong, path.slice('/unsubscribe/'.length, -1)]) {
      expect((await fetch(`${api.url}/unsubscribe/${token}`)).status, token).toBe(404)
      expect((await post(`/unsubscribe/${token}`)).status, token).toBe(404)
    }
    await inquire()
    expect(await countInquiries()).toBe(2)
  })

  it('leaves no token in the log', async () => {
    const path = await mailedPath()
    await post(path)
    expect(log.join('')).toContain('/unsubscribe/:token')
    expect(log.join('')).not.toContain(path.slice(-43))
    expect(path).not.toContain('@')
  })
})

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
