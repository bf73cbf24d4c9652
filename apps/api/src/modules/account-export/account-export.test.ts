import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packages, teamMembers } from '../../db/tables.ts'
import type { Answer } from '../../testing/api-client.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { filesInStore, openLink } from '../../testing/documents.ts'
import { type FirstCouple, makeFirstCouple, SECRETS } from '../../testing/first-couple.ts'
import { formOf } from '../../testing/forms.ts'
import { makeLead } from '../../testing/leads.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { PARTNER_ORIGIN, startApi, type TestApi, until } from '../../testing/start-api.ts'
import { accountExportRules } from './rules.ts'

const PATH = '/couple/account/export/'

let api: TestApi
let couple: FirstCouple
beforeAll(async () => {
  api = await startApi()
  couple = await makeFirstCouple(api)
})
afterAll(() => api.stop())

let people = 0
const join = () => createCoupleCalls(api).join(`exporter-${++people}@example.com`)
const request = (token: string, query = '') => api.get(`${PATH}${query}`, { token })

/** Waits for the requested export and returns the response with its URL. */
async function whenReady(token: string): Promise<Answer['body']> {
  return until(async () => {
    const { body } = await request(token)
    expect(body.state).toBe('ready')
    return body
  })
}

async function download(token: string): Promise<{ names: string[]; read(name: string): string; text: string }> {
  const { url } = await whenReady(token)
  const response = await openLink(api, String(url))
  expect(response.status).toBe(200)
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const read = (name: string) => strFromU8(entries[name] ?? new Uint8Array())
  const texts = Object.keys(entries).filter((name) => name.endsWith('.json'))
  return { names: Object.keys(entries), read, text: texts.map(read).join('\n') }
}

describe('GET /couple/account/export/', () => {
  it('returns an export that is pending, then ready with a URL and an expiry in 7 days', async () => {
    const token = await join()
    expect((await request(token)).body).toEqual({ state: 'pending' })
    const { expires_at, url } = await whenReady(token)
    const life = new Date(String(expires_at)).getTime() - api.clock.now().getTime()
    expect(Math.abs(life - accountExportRules.exportLifeMs)).toBeLessThan(60_000)
    expect(url).toMatch(/^http:\/\/api\.test\/account-exports\/[\w.-]+\/vowkit-data\.zip$/)
    expect((await api.get('/couple/account/', { token })).body).toMatchObject({ export: { state: 'ready' } })
  })

  it('responds 401 without a session', async () => {
    expect((await api.get(PATH)).status).toBe(401)
    expect((await api.get('/couple/account/')).status).toBe(401)
  })

  it('starts one export for concurrent requests', async () => {
    const token = await join()
    await Promise.all(Array.from({ length: 5 }, () => request(token)))
    await whenReady(token)
    expect((await request(token, '?fresh=1')).body.state).toBe('pending')
  })

  it('responds 429 to the third export of a day and keeps the ready file', async () => {
    const token = await join()
    await request(token)
    for (let i = 1; i < accountExportRules.exportsPerAccount.max; i++) {
      await whenReady(token)
      expect((await request(token, '?fresh=1')).status).toBe(200)
    }
    await whenReady(token)
    const refused = await request(token, '?fresh=1')
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect((await request(token)).body.state).toBe('ready')
  })

  it('does not start an export when only the account state is requested', async () => {
    const token = await join()
    expect((await api.get('/couple/account/', { token })).body).toEqual({})
  })
})

describe('the email about an export', () => {
  it('links to the settings page and contains no download URL', async () => {
    const token = await join()
    await request(token)
    const { url } = await whenReady(token)
    const mail = await until(async () => {
      const [newest] = await api.service.services.mailbox.list(`exporter-${people}@example.com`)
      expect(newest?.subject).toBe('Your data is ready to download')
      return newest
    })
    expect(mail?.text).toContain('http://localhost:5173/settings#your-data')
    expect(mail?.text + String(mail?.html)).not.toContain('account-exports')
    expect(mail?.html).not.toContain(String(url))
  })
})

describe('the download URL', () => {
  it('serves an attachment with headers that forbid caching', async () => {
    const token = await join()
    await request(token)
    const { url } = await whenReady(token)
    const { headers } = await openLink(api, String(url))
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('content-disposition')).toBe('attachment; filename="vowkit-data.zip"')
    expect(headers.get('cache-control')).toBe('private, no-store')
    const head = await openLink(api, String(url), { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, headers.get('content-length')])
  })

  it('responds 404 when altered or older than half an hour', async () => {
    const token = await join()
    await request(token)
    const address = String((await whenReady(token)).url)
    const altered = address.replace(/\/(\d+)\./, (_, id) => `/${Number(id) - 1}.`)
    expect((await openLink(api, altered)).status).toBe(404)
    expect((await openLink(api, address.replace(/\.[\w-]{43}/, `.${'A'.repeat(43)}`))).status).toBe(404)
    expect((await openLink(api, address)).status).toBe(200)
    api.advance(2 * accountExportRules.exportLinkMs)
    expect((await openLink(api, address)).status).toBe(404)
    expect((await openLink(api, String((await request(token)).body.url))).status).toBe(200)
  })

  it('responds 404 after 7 days, when the sweep has deleted the file', async () => {
    const token = await join()
    await request(token)
    await whenReady(token)
    const zips = async () => (await filesInStore(api)).filter((name) => name.endsWith('.zip'))
    expect(await zips()).not.toEqual([])
    api.advance(accountExportRules.exportLifeMs)
    expect((await api.get('/couple/account/', { token })).body).toEqual({})
    await api.service.services.accountExports.sweep()
    expect(await zips()).toEqual([])
  })
})

describe('the export archive', () => {
  it('contains the couple’s own data, both sides of conversations, and the files', async () => {
    const token = couple.couple
    await api.post('/couple/update-profile-image/', { token, form: formOf({}, { image: [await makePhoto()] }) })
    await api.post('/couple/couple-inspiration/create/', {
      token,
      form: formOf({ category: '1', description: 'Loose peonies' }, { images: [await makePhoto()] }),
    })
    await api.post(`/vendor/mark-favorite/${couple.vendorId}/`, { token, json: {} })
    await api.post('/couple/update-profile/', { token, json: { guests: 80 } })
    await api.post(`/chat/chats/${couple.roomId}/messages`, {
      token: couple.vendor,
      json: { message: 'The date is free' },
    })
    await request(token)
    const { names, read, text } = await download(token)
    const ownTexts = SECRETS.filter((secret) => secret !== 'our-receiver.invalid')
    for (const own of ownTexts) expect(text).toContain(own)
    expect(JSON.parse(read('profile.json'))).toMatchObject({ email: couple.email, hasPassword: true })
    expect(JSON.parse(read('wedding.json'))).toMatchObject({ guests: 80 })
    expect(JSON.parse(read('conversations.json'))).toMatchObject([
      { messages: [{ from: 'you', text: SECRETS[0] }, { text: 'The date is free' }] },
    ])
    expect(JSON.parse(read('favourites.json'))).toMatchObject([{ vendor: expect.any(String) }])
    expect(JSON.parse(read('inspirations.json'))).toMatchObject([{ description: 'Loose peonies' }])
    expect(JSON.parse(read('signatures.json'))).toMatchObject([{ side: 'couple', names: ['A', 'B'] }])
    expect(JSON.parse(read('credits.json'))).toMatchObject([{ kind: 'grant' }, { kind: 'reserve' }])
    expect(JSON.parse(read('sessions.json')).length).toBeGreaterThan(0)
    expect(names).toContain('README.txt')
    expect(names).toContain(`visions/${couple.visionId}/image.webp`)
    expect(names).toContain('photo.webp')
    expect(names.filter((name) => /^inspirations\/\d+-1\.webp$/.test(name))).toHaveLength(1)
    expect(names.filter((name) => /^documents\/\d+-.*\.pdf$/.test(name))).toHaveLength(2)
    expect(read(names.find((name) => name.includes('our-contract')) ?? '')).toMatch(/^%PDF/)
  })

  it('contains what the couple told the vendor, but not the vendor’s notes', async () => {
    const lead = await makeLead(api)
    const json = { message: 'We love peonies', guests: 80 }
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple, json })
    const notes = { token: lead.vendor, json: { notes: 'Haggles a lot' } }
    expect((await api.patch(`/desk/leads/${lead.leadId}/`, notes)).status).toBe(200)
    await request(lead.couple)
    const { text } = await download(lead.couple)
    expect(text).toContain('We love peonies')
    expect(text).not.toContain('Haggles')
  })

  it('contains from which pages the couple contacted vendors, its deals, reports and blocks', async () => {
    const lead = await makeLead(api)
    const token = await api.signInEmbedded('visitor-of-a-page@example.com')
    const page = { element: 'vendor-inquiry', partner: 'Fennel' }
    const site = { source: 'embed', sourceHost: new URL(PARTNER_ORIGIN).host, ...page }
    const drawing = visionForm('A barn at dusk')
    drawing.append('element', 'vision-generator')
    const drawn = await api.post('/vision/list/', { token, form: drawing, origin: PARTNER_ORIGIN })
    const inquiry = { ...page, message: 'Are you free?', guests: 80, vision_id: drawn.body.id }
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token, json: inquiry, origin: PARTNER_ORIGIN })
    const deal = { vendorId: lead.vendorId, name: 'A weekday', description: '', originalPrice: '900.00' }
    const [made] = await api.db.insert(packages).values(deal).returning()
    const claim = `/chat/create-chat-room/${lead.vendorUserId}/?exclusive_offer=${made?.id}`
    const { body: room } = await api.post(claim, { token, json: {}, origin: PARTNER_ORIGIN })
    const own = await api.signIn('visitor-of-a-page@example.com')
    const words = 'Writes too much'
    await api.post(`/chat/chats/${room.chatroom_id}/report`, { token: own, json: { reason: 'other', words } })
    await api.post(`/chat/chats/${room.chatroom_id}/block`, { token: own })
    await request(own)
    const { read } = await download(own)
    expect(JSON.parse(read('vendors.json'))).toMatchObject({
      contacted: [{ guests: 80, sentVisionId: drawn.body.id, firstContact: site, lastContact: { source: 'embed' } }],
      claimedDeals: [{ deal: 'A weekday', price: '900.00' }],
    })
    expect(JSON.parse(read('visions.json'))).toMatchObject([
      { element: 'vision-generator', sourceHost: site.sourceHost },
    ])
    const { source: _, ...sentFrom } = site
    expect(JSON.parse(read('conversations.json'))).toMatchObject([
      {
        isBlockedByYou: true,
        reportsByYou: [{ reason: 'other', words }],
        messages: [
          { text: expect.stringMatching(/^Are you free\?\n/), visionId: drawn.body.id, sentFrom },
          { deal: { name: 'A weekday', price: '900.00' } },
        ],
      },
    ])
  })

  it('contains the team that the account works for', async () => {
    const lead = await makeLead(api)
    const member = await api.signIn('member-of-a-team@example.com')
    const account = await api.service.services.accounts.find(api.db, 'member-of-a-team@example.com')
    const joined = { accountId: account?.id ?? 0, vendorId: lead.vendorId, joinedAt: api.clock.now() }
    await api.db.insert(teamMembers).values({ ...joined, role: 'member' })
    await request(member)
    const { read } = await download(member)
    expect(JSON.parse(read('team.json'))).toMatchObject({ vendor: expect.any(String), partner: null, role: 'member' })
  })

  it('contains no token, no password hash and no email address of another account', async () => {
    const { text } = await download(couple.couple)
    expect(text).not.toContain(couple.couple)
    expect(text).not.toMatch(/argon2|tokenHash|parentHash|codeHash|passwordHash/)
    const emails = new Set(text.match(/[\w.+-]+@[\w.-]+\w/g))
    expect([...emails]).toEqual([couple.email])
  })

  it('contains watermarked images if the account has no purchase', async () => {
    const { images } = api
    expect(images.requests.length).toBeGreaterThan(0)
    const { result_image } = (await api.get(`/vision/list/${couple.visionId}/`, { token: couple.couple })).body
    const shown = await (await openLink(api, String(result_image))).bytes()
    const { url } = await whenReady(couple.couple)
    const entries = unzipSync(await (await openLink(api, String(url))).bytes())
    expect(Buffer.from(entries[`visions/${couple.visionId}/image.webp`] ?? []).equals(Buffer.from(shown))).toBe(true)
  })

  it('contains no data of another couple', async () => {
    const token = await join()
    await request(token)
    const { text, names } = await download(token)
    for (const secret of [...SECRETS, couple.email, couple.visionId]) expect(text).not.toContain(secret)
    expect(names.filter((name) => name.includes('/'))).toEqual([])
  })

  it('contains a vendor’s conversations without the couples’ email addresses', async () => {
    await request(couple.vendor)
    const { text, read } = await download(couple.vendor)
    expect(JSON.parse(read('conversations.json'))).toMatchObject([{ with: 'Maya Lindqvist' }])
    expect(JSON.parse(read('business.json'))).toMatchObject({ id: couple.vendorId })
    expect(text).not.toContain(couple.email)
  })

  it('sanitizes the name of a document, so that the file stays inside its folder', async () => {
    const { toFileName } = await import('./archive.ts')
    expect(toFileName('../../etc/passwd')).toBe('__.._etc_passwd')
    expect(toFileName('a\\b\u0000.pdf')).toBe('a_b_.pdf')
    expect(toFileName('')).toBe('file')
  })
})
