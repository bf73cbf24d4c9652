import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { formOf } from '../../testing/forms.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const PATH = '/registration/couple-basicinfo/'
const INFO = { partner_name: 'Sam Okafor', partner_email: 'Sam@Example.com', wedding_date: '2027-05-03' }

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

let people = 0
const join = () => createCoupleCalls(api).join(`couple-${++people}@example.com`)
const profileOf = async (token: string) => (await api.get('/couple/update-profile/', { token })).body
const imageAt = (url: unknown) => api.get(new URL(String(url)).pathname)

describe('POST /registration/couple-basicinfo/', () => {
  it.each([
    ['JSON', { json: INFO }],
    ['a form', { form: new URLSearchParams(INFO) }],
    ['multipart', { form: formOf({ ...INFO, wedding_location: '' }) }],
  ])('stores partner and date from %s', async (_kind, body) => {
    const token = await join()
    expect(await api.post(PATH, { token, ...body })).toMatchObject({ status: 200, body: { detail: 'Saved.' } })
    expect(await profileOf(token)).toMatchObject({
      first_name: 'Maya',
      last_name: 'Lindqvist',
      partner_name: 'Sam Okafor',
      partner_email: 'sam@example.com',
      wedding_date: '2027-05-03',
      wedding_city: '',
      image: '',
      is_onboarded: false,
    })
  })

  it('stores the first of five photos, and keeps it on a later request without photos', async () => {
    const token = await join()
    const photos = [await makePhoto(), ...Array(4).fill(await makePhoto('#33aa55'))]
    expect((await api.post(PATH, { token, form: formOf(INFO, { image: photos }) })).status).toBe(200)
    const { image } = await profileOf(token)
    expect((await imageAt(image)).headers.get('content-type')).toBe('image/webp')
    expect((await api.post(PATH, { token, json: INFO })).status).toBe(200)
    expect(await profileOf(token)).toMatchObject({ image })
  })

  it('replaces the image and deletes the earlier file', async () => {
    const token = await join()
    const form = () => makePhoto().then((photo) => formOf(INFO, { image: [photo] }))
    await api.post(PATH, { token, form: await form() })
    const first = (await profileOf(token)).image
    await api.post(PATH, { token, form: await form() })
    const second = (await profileOf(token)).image
    expect((await imageAt(first)).status).toBe(404)
    expect((await imageAt(second)).status).toBe(200)
  })

  it('keeps one image after two concurrent requests', async () => {
    const token = await join()
    const form = formOf({}, { image: [await makePhoto()] })
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/couple/update-profile-image/', { token, form })))
    const { image } = await profileOf(token)
    const urls = answers.map(({ body }) => body.url)
    expect(urls).toContain(image)
    const statuses = await Promise.all(urls.map(async (url) => (await imageAt(url)).status))
    expect(statuses.sort()).toEqual([200, 404, 404])
  })

  it('stores a place only if the request contains one', async () => {
    const token = await join()
    await api.post(PATH, { token, json: { ...INFO, wedding_location: 'Napa' } })
    await api.post(PATH, { token, json: { ...INFO, wedding_location: '' } })
    await api.post(PATH, { token, json: { ...INFO, wedding_location: 'undefined' } })
    expect(await profileOf(token)).toMatchObject({ wedding_city: 'Napa' })
  })

  it('stores the number of guests, and keeps it if a later request has none', async () => {
    const token = await join()
    await api.post(PATH, { token, form: formOf({ ...INFO, guests: '80' }) })
    await api.post(PATH, { token, json: INFO })
    expect(await profileOf(token)).toMatchObject({ guests: 80 })
    await api.post(PATH, { token, json: { ...INFO, guests: '' } })
    expect(await profileOf(token)).not.toHaveProperty('guests')
  })

  it('accepts a body with the caller’s own account id or without an id', async () => {
    const { body } = await createCoupleCalls(api).register('own-id@example.com')
    const token = String(body.token)
    for (const user_primary of [body.userId, String(body.userId), '']) {
      expect((await api.post(PATH, { token, json: { ...INFO, user_primary } })).status).toBe(200)
    }
    for (const user_primary of [Number(body.userId) + 1, '0', '-1', 'undefined', `${body.userId} or 1=1`]) {
      const answer = await api.post(PATH, { token, json: { ...INFO, user_primary } })
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    }
  })

  it.each([
    ['partner_name', ''],
    ['partner_name', '   '],
    ['partner_name', 'undefined'],
    ['partner_name', 'null'],
    ['partner_name', 'x'.repeat(121)],
    ['partner_email', 'sam@'],
    ['partner_email', 'undefined'],
    ['wedding_date', ''],
    ['wedding_date', '2026-02-30'],
    ['wedding_date', '0000-01-01'],
    ['wedding_date', '03/05/2027'],
    ['wedding_date', 'undefined'],
    ['wedding_location', 'x'.repeat(201)],
  ])('responds 400 and names the field for the %s "%s"', async (field, value) => {
    const token = await join()
    const answer = await api.post(PATH, { token, form: formOf({ ...INFO, [field]: value }) })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', [field]: [expect.any(String)] } })
    expect(await profileOf(token)).toMatchObject({ partner_name: '', wedding_date: '' })
  })

  it('returns script markup as plain text', async () => {
    const token = await join()
    const partner_name = '<script>alert(1)</script>'
    await api.post(PATH, { token, json: { ...INFO, partner_name, wedding_location: '"><img onerror=x>' } })
    expect(await profileOf(token)).toMatchObject({ partner_name, wedding_city: '"><img onerror=x>' })
  })
})
