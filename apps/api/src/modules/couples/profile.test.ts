import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { formOf } from '../../testing/forms.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const PATH = '/couple/update-profile/'
const FULL = {
  first_name: 'Ada',
  last_name: 'Byron King',
  partner_name: 'Will',
  partner_email: 'Will@Example.com',
  wedding_date: '2028-02-29',
  wedding_city: 'Sonoma',
}
const EMPTY = { first_name: '', last_name: '', partner_name: '', partner_email: '', wedding_date: '', wedding_city: '' }
const NO_PREFERENCES = { wedding_description: '', wedding_budget: '', categories: [] }

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

let people = 0
const join = () => createCoupleCalls(api).join(`couple-${++people}@example.com`)
const profileOf = async (token: string) => (await api.get(PATH, { token })).body
const dashboardOf = async (token: string) => (await api.get('/couple/dashboard/', { token })).body

describe('the profile of a couple', () => {
  it('returns an empty profile before the first save', async () => {
    const token = await api.signIn('nothing@example.com')
    const profile = { ...EMPTY, email: 'nothing@example.com', image: '', phone_number: '', is_onboarded: false }
    expect(await profileOf(token)).toEqual({ ...profile, ...NO_PREFERENCES, has_password: false })
    expect(calls.getDashboard.response.parse(await dashboardOf(token))).toEqual({
      user: { id: expect.any(Number), username: 'nothing@example.com', first_name: '', last_name: '' },
      partner_name: '',
      wedding_date: '',
      image: '',
      wedding_inspiration_images: [],
      email_confirmed: true,
      is_onboarded: false,
    })
  })

  it.each([
    ['JSON', { json: FULL }],
    ['a form', { form: new URLSearchParams(FULL) }],
    ['multipart', { form: formOf(FULL) }],
  ])('stores the complete profile from %s and updates the dashboard', async (_kind, body) => {
    const token = await join()
    expect((await api.post(PATH, { token, ...body })).status).toBe(200)
    expect(await profileOf(token)).toMatchObject({ ...FULL, partner_email: 'will@example.com' })
    expect(await dashboardOf(token)).toMatchObject({
      user: { username: 'Ada Byron King', first_name: 'Ada', last_name: 'Byron King' },
      partner_name: 'Will',
      wedding_date: '2028-02-29',
    })
  })

  it('does not change a missing field, and clears an empty field', async () => {
    const token = await join()
    await api.post(PATH, { token, json: FULL })
    await api.post(PATH, { token, json: { partner_name: '' } })
    expect(await profileOf(token)).toMatchObject({ ...FULL, partner_name: '', partner_email: 'will@example.com' })
    await api.post(PATH, { token, json: {} })
    expect(await profileOf(token)).toMatchObject({ first_name: 'Ada', wedding_date: '2028-02-29' })
    await api.post(PATH, { token, form: formOf(EMPTY) })
    expect(await profileOf(token)).toMatchObject(EMPTY)
    expect(await dashboardOf(token)).toMatchObject({ user: { username: expect.stringMatching(/^couple-\d+@/) } })
  })

  it.each(['null', 'undefined', ' null '])(
    'never stores the word "%s" that some forms send for an empty field',
    async (word) => {
      const token = await join()
      await api.post(PATH, { token, json: FULL })
      const texts = { first_name: word, last_name: word, partner_name: word, wedding_city: word }
      expect((await api.post(PATH, { token, form: formOf(texts) })).status).toBe(200)
      expect(await profileOf(token)).toMatchObject({
        first_name: '',
        last_name: '',
        partner_name: '',
        wedding_city: '',
      })
    },
  )

  it('corrects the phone number of the registration, and rejects one with letters', async () => {
    const token = await join()
    expect((await profileOf(token)).phone_number).toMatch(/^\d+$/)
    expect((await api.post(PATH, { token, json: { phone_number: '4155550199' } })).status).toBe(200)
    expect(await profileOf(token)).toMatchObject({ phone_number: '4155550199' })
    expect((await api.post(PATH, { token, json: { phone_number: 'call me' } })).status).toBe(400)
  })

  it('stores the number of guests, keeps it if the field is missing, and clears it if the field is empty', async () => {
    const token = await join()
    expect(await profileOf(token)).not.toHaveProperty('guests')
    await api.post(PATH, { token, form: formOf({ guests: '80' }) })
    await api.post(PATH, { token, json: { partner_name: 'Will' } })
    expect(await profileOf(token)).toMatchObject({ guests: 80 })
    await api.post(PATH, { token, form: formOf({ guests: '' }) })
    expect(await profileOf(token)).not.toHaveProperty('guests')
  })

  it.each(['0', '100001', '-3', '80.5', 'many'])(
    'responds 400 and names the field for the guests "%s"',
    async (guests) => {
      const answer = await api.post(PATH, { token: await join(), form: formOf({ guests }) })
      expect(answer).toMatchObject({ status: 400, body: { guests: [expect.any(String)] } })
    },
  )

  it('ignores the email address and unknown fields', async () => {
    const token = await join()
    await api.post(PATH, { token, json: { email: 'other@example.com', plan: 'monthly', image: 'https://x.example/' } })
    expect(await profileOf(token)).toMatchObject({ email: expect.stringMatching(/^couple-/), image: '' })
  })

  it.each([
    ['partner_email', 'nobody'],
    ['wedding_date', '2026-02-30'],
    ['wedding_date', 'null'],
    ['wedding_date', 'undefined'],
    ['wedding_date', '2027-05-03T00:00:00Z'],
    ['wedding_date', '0000-12-31'],
    ['wedding_city', 'x'.repeat(201)],
    ['first_name', 'x'.repeat(121)],
  ])('responds 400, names the field and stores nothing for the %s "%s"', async (field, value) => {
    const token = await join()
    const answer = await api.post(PATH, { token, form: formOf({ last_name: 'Changed', [field]: value }) })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', [field]: [expect.any(String)] } })
    expect(await profileOf(token)).toMatchObject({
      last_name: 'Lindqvist',
      [field]: field === 'first_name' ? 'Maya' : '',
    })
  })

  it('returns script markup as plain text', async () => {
    const token = await join()
    const script = '<script>alert(1)</script>'
    const texts = { first_name: script, last_name: script, partner_name: script, wedding_city: script }
    await api.post(PATH, { token, json: texts })
    expect(await profileOf(token)).toMatchObject(texts)
  })
})
