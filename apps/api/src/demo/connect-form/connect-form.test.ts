import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { vendorRequests, vendors } from '../../db/tables.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { vendorRequestRules } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ DEMO: '1', SITE_PORT: '0', SITE_URL: 'http://site.test', VISION_URL: 'http://vision.test' })
})
// All tests send requests from one IP address, so they would exceed the rate limit.
beforeEach(() => api.advance(vendorRequestRules.vendorRequestsPerAddress.windowMs))
afterAll(() => api.stop())

const REQUEST = {
  business_name: 'Tule & Tide <Films>',
  contact_name: 'Rosa Maria Ito',
  email: 'rosa@tule.example',
  phone: '(415) 555-0134',
  category: '3',
  message: 'We film <b>small</b> weddings on Super 8.',
}
const PATH = '/demo/connect-form'
const submit = (given: Record<string, string> = {}) =>
  api.post(PATH, { form: new URLSearchParams({ ...REQUEST, ...given }) })
const textOf = ({ body }: { body: Record<string, unknown> }) => String(body.text)
const mailsTo = (email: string) => api.service.services.mailbox.list(email)

/** Returns the path of the latest emailed link. The address can get other emails. */
function linkFor(email: string): Promise<string> {
  return until(async () => {
    const links = (await mailsTo(email)).flatMap(
      ({ text }) => /http:\/\/api\.test(\S*\/verify\/\S+)/.exec(text)?.[1] ?? [],
    )
    if (!links[0]) throw new Error('No mail yet.')
    return links[0]
  })
}

describe('the vendor connect form', () => {
  it('allows framing by the site only and loads no resources from other origins', async () => {
    const { status, headers, body } = await api.get(PATH)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain('frame-ancestors http://site.test http://vision.test')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(body.text).not.toMatch(/\sstyle=|<style|\son\w+=|<script>/)
    for (const file of ['form.css', 'form.js']) expect((await api.get(`${PATH}/${file}`)).status).toBe(200)
  })

  it('is the only form that the content security policy of a demo’s site allows in frames', async () => {
    const site = await fetch(`http://127.0.0.1:${api.service.sitePort}/config.json`)
    expect(await site.json()).toMatchObject({ connectFormUrl: `http://api.test${PATH}` })
    expect(site.headers.get('content-security-policy')).toContain('; frame-src http://api.test;')
  })

  it('labels every field and offers every category', async () => {
    const html = textOf(await api.get(PATH))
    const names = [...html.matchAll(/ id="(\w+)"/g)].map(([, name]) => name)
    expect(names.toSorted()).toEqual(Object.keys(REQUEST).toSorted())
    for (const name of names) expect(html).toContain(`<label for="${name}">`)
    expect(html.match(/<option value="\d+">/g)).toHaveLength(16)
  })

  it('redirects after submission to a page that notifies the site', async () => {
    const sent = await submit()
    expect(sent).toMatchObject({ status: 303 })
    expect(sent.headers.get('location')).toBe(`${PATH}/thanks`)
    const html = textOf(await api.get(`${PATH}/thanks`))
    expect(html).toContain('data-submitted-to="http://site.test"')
    expect(html).toContain('Request Submitted')
    expect(html).toContain('Please check your email for a verification link to create your account')
    expect(textOf(await api.get(`${PATH}/form.js`))).toContain("{ type: 'vowkit:form-submitted' }, submittedTo")
  })

  it.each([
    ['business_name', ' ', 'Enter the name of your business.'],
    ['business_name', 'x'.repeat(121), 'Use at most 120 characters.'],
    ['contact_name', '', 'Enter your name.'],
    ['email', 'rosa', 'Enter a valid email address.'],
    ['phone', 'call me', 'Enter a phone number such as (415) 555-0134.'],
    ['category', '', 'Choose what you offer.'],
    ['category', '99', 'This category does not exist.'],
    ['message', '', 'Tell couples in a few words what you do.'],
    ['message', 'a\0b', 'This text contains characters that we cannot store. Please type it again.'],
  ])('shows an error at the field %s for the value %j, and preserves the other input', async (field, value, error) => {
    const before = await api.db.$count(vendorRequests)
    const answer = await submit({ [field]: value })
    expect(answer.status).toBe(400)
    const html = textOf(answer)
    expect(html).toMatch(new RegExp(`id="${field}"[^>]* aria-invalid="true" aria-describedby="${field}-error"`))
    expect(html).toContain(`<p class="error" id="${field}-error">${error}</p>`)
    expect(html.match(/aria-invalid/g)).toHaveLength(1)
    expect(html).toContain('role="alert"')
    if (field !== 'business_name') expect(html).toContain('value="Tule &amp; Tide &lt;Films&gt;"')
    if (field !== 'category') expect(html).toContain('<option value="3" selected>')
    expect(await api.db.$count(vendorRequests)).toBe(before)
  })

  it('shows an error for every required field if the request is empty, in any body format', async () => {
    for (const options of [{}, { json: [] }, { json: { email: ['a', 'b'] } }, { form: new FormData() }]) {
      const answer = await api.post(PATH, options)
      expect(answer.status).toBe(400)
      expect(textOf(answer).match(/aria-invalid/g)).toHaveLength(6)
    }
  })

  it('sends one email for concurrent submissions with the same address', async () => {
    const email = 'twice@tule.example'
    const answers = await Promise.all([submit({ email }), submit({ email }), submit({ email: 'Twice@tule.example' })])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    await linkFor(email)
    expect(await mailsTo(email)).toHaveLength(1)
    api.advance(vendorRequestRules.vendorRequestsAtOnce.windowMs)
    await submit({ email })
    await until(async () => expect(await mailsTo(email)).toHaveLength(2))
  })
})

describe('an email address that a stranger enters into the vendor connect form', () => {
  it('receives a limited number of emails an hour, regardless of the client IP addresses', async () => {
    const email = 'bothered@tule.example'
    const { max } = vendorRequestRules.vendorRequestsPerEmail
    for (let sent = 1; sent <= max; sent++) {
      expect((await submit({ email })).status).toBe(303)
      await until(async () => expect(await mailsTo(email)).toHaveLength(sent))
      api.advance(vendorRequestRules.vendorRequestsAtOnce.windowMs)
    }
    const answer = await submit({ email: 'Bothered@Tule.example' })
    expect(answer.status).toBe(429)
    expect(textOf(answer)).toContain('Too many attempts')
    expect(await mailsTo(email)).toHaveLength(max)
  })

  it('receives an email without any of the submitted text', async () => {
    const email = 'words@tule.example'
    const words = { business_name: 'Win at http://evil.example', contact_name: 'A prize', message: 'Click here' }
    await submit({ email, ...words })
    await linkFor(email)
    const [mail] = await mailsTo(email)
    for (const word of Object.values(words)) expect(JSON.stringify(mail)).not.toContain(word)
  })

  it.each(['cross-site', 'same-site'])('receives no email if the submission is reported as %s', async (site) => {
    const email = `${site}@tule.example`
    const form = new URLSearchParams({ ...REQUEST, email })
    const answer = await api.post(PATH, { form, headers: { 'Sec-Fetch-Site': site } })
    expect(answer.status).toBe(403)
    expect(textOf(answer)).toContain('Please fill in and send the form on this page.')
    expect(await mailsTo(email)).toEqual([])
    expect((await api.post(PATH, { form, headers: { 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(303)
  })
})

describe('the emailed vendor connect link', () => {
  it('creates a vendor that appears in the search, after confirmation', async () => {
    await submit({ email: 'found@tule.example' })
    const path = await linkFor('found@tule.example')
    const before = await api.db.$count(vendors)
    expect(textOf(await api.get(path))).toContain('Tule &amp; Tide &lt;Films&gt;')
    expect(await api.db.$count(vendors)).toBe(before)
    for (let time = 0; time < 2; time++) {
      const answer = await api.post(path, { form: new URLSearchParams() })
      expect(answer.status).toBe(200)
      expect(textOf(answer)).toContain('Your account is ready')
    }
    expect(await api.db.$count(vendors)).toBe(before + 1)
    const { body } = await api.get('/vendor/search-list/?categories=3&page_size=100')
    expect(body.results).toContainEqual(
      expect.objectContaining({
        business_name: 'Tule & Tide <Films>',
        about_us: '<p>We film &lt;b&gt;small&lt;/b&gt; weddings on Super 8.</p>',
      }),
    )
  })

  it('creates one vendor for concurrent confirmations', async () => {
    await submit({ email: 'eager@tule.example' })
    const path = await linkFor('eager@tule.example')
    const before = await api.db.$count(vendors)
    const answers = await Promise.all(Array.from({ length: 6 }, () => api.post(path)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await api.db.$count(vendors)).toBe(before + 1)
  })

  it('responds 409 if the email address belongs to a couple’s account', async () => {
    await submit({ email: 'maya@example.com' })
    const answer = await api.post(await linkFor('maya@example.com'))
    expect(answer.status).toBe(409)
    expect(textOf(answer)).toContain('This email is taken')
  })

  it('voids the credentials of a stranger who registered the vendor’s email address first', async () => {
    const couple = createCoupleCalls(api)
    const token = await couple.join('taken@tule.example')
    await submit({ email: 'taken@tule.example' })
    expect((await api.post(await linkFor('taken@tule.example'))).status).toBe(200)
    expect(await couple.statusOf(token)).toBe(401)
    expect((await couple.logIn('taken@tule.example', PASSWORD)).status).toBe(400)
  })

  it('responds 404 if the link is unknown or has expired', async () => {
    await submit({ email: 'late@tule.example' })
    const path = await linkFor('late@tule.example')
    api.advance(vendorRequestRules.vendorRequestLifeMs)
    for (const link of [path, `${PATH}/verify/nobody-knows`]) {
      for (const answer of [await api.get(link), await api.post(link)]) {
        expect(answer.status).toBe(404)
        expect(textOf(answer)).toContain('This link does not work')
      }
    }
    await api.service.services.demo?.vendorRequests.sweep()
    expect(await api.db.$count(vendorRequests)).toBe(0)
  })
})

it('the vendor connect form responds 429 above the limit per IP address and preserves the input', async () => {
  for (let sent = 0; sent < vendorRequestRules.vendorRequestsPerAddress.max; sent++) await submit()
  const answer = await submit()
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(textOf(answer)).toMatch(/role="alert"[^>]*>Too many attempts/)
  expect(textOf(answer)).toContain('value="rosa@tule.example"')
})

it('the vendor connect form responds 404 outside of a demo', async () => {
  const other = await startApi({ SITE_PORT: '0' })
  try {
    expect((await other.get(PATH)).status).toBe(404)
    const site = await fetch(`http://127.0.0.1:${other.service.sitePort}/config.json`)
    expect(await site.json()).not.toHaveProperty('connectFormUrl')
    expect(site.headers.get('content-security-policy')).toContain('frame-src http://api.test;')
  } finally {
    await other.stop()
  }
})
