import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CoupleCalls, createCoupleCalls } from '../../testing/couples.ts'
import { formOf } from '../../testing/forms.ts'
import { makePhoto } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const BASIC = '/registration/couple-basicinfo/'
const PREFERENCES = '/registration/couple-preferences/'
const PROFILE = '/couple/update-profile/'
const PHOTO = '/couple/update-profile-image/'
const DASHBOARD = '/couple/dashboard/'
const INFO = { partner_name: 'Sam', partner_email: 'sam@example.com', wedding_date: '2027-05-03' }
const WISH = { wedding_description: 'Boho', wedding_budget: '$', categories: [1] }

let api: TestApi
let couples: CoupleCalls
let ownerId: number
let owner: string
let stranger: string
beforeAll(async () => {
  api = await startApi()
  couples = createCoupleCalls(api)
  const { body } = await couples.register('owner@example.com')
  ownerId = Number(body.userId)
  owner = String(body.token)
  await api.post(BASIC, { token: owner, form: formOf(INFO, { image: [await makePhoto()] }) })
  await api.post(PREFERENCES, { token: owner, json: WISH })
})
afterAll(() => api.stop())

let strangers = 0
beforeEach(async () => {
  stranger = await couples.join(`stranger-${++strangers}@example.com`)
})

/** Returns all responses that the owner can read. */
async function ownersView() {
  const paths = [PROFILE, DASHBOARD]
  return Promise.all(paths.map(async (path) => (await api.get(path, { token: owner })).body))
}

/** Fields that name another account. Every endpoint must ignore them. */
const hints = () => ({ user: ownerId, user_id: ownerId, account_id: ownerId, id: ownerId, email: 'owner@example.com' })

describe('a second couple', () => {
  it('cannot read the profile and the dashboard of the first couple', async () => {
    const profile = await api.get(`${PROFILE}?user_id=${ownerId}`, { token: stranger })
    expect(profile.body).toMatchObject({
      email: expect.stringMatching(/^stranger/),
      partner_name: '',
      wedding_date: '',
      image: '',
    })
    const dashboard = await api.get(`${DASHBOARD}?user_id=${ownerId}`, { token: stranger })
    expect(dashboard.body).toMatchObject({ partner_name: '', image: '', wedding_inspiration_images: [] })
  })

  it('responds 403 to basic info with the id of another account', async () => {
    const before = await ownersView()
    for (const user_primary of [ownerId, String(ownerId)]) {
      const json = { ...INFO, partner_name: 'Mallory', user_primary }
      expect(await api.post(BASIC, { token: stranger, json })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
    }
    expect((await api.get(PROFILE, { token: stranger })).body).toMatchObject({ partner_name: '' })
    expect(await ownersView()).toEqual(before)
  })

  it.each([
    ['basic info', BASIC, { ...INFO, partner_name: 'Mallory' }],
    ['preferences', PREFERENCES, { ...WISH, categories: [9] }],
    ['the profile', PROFILE, { first_name: 'Mallory', wedding_city: 'Elsewhere' }],
  ])('cannot change the first couple’s data when saving %s', async (_what, path, fields) => {
    const before = await ownersView()
    expect((await api.post(path, { token: stranger, json: { ...fields, ...hints() } })).status).toBe(200)
    expect(await ownersView()).toEqual(before)
  })

  it('keeps the first couple’s image when saving its own image', async () => {
    const before = await ownersView()
    const texts = Object.fromEntries(Object.entries(hints()).map(([name, value]) => [name, String(value)]))
    const form = formOf(texts, { image: [await makePhoto('#33aa55')] })
    expect((await api.post(PHOTO, { token: stranger, form })).status).toBe(200)
    expect(await ownersView()).toEqual(before)
    expect((await api.get(new URL(String(before[0]?.image)).pathname)).status).toBe(200)
  })
})

it('every couple endpoint responds 401 without a token', async () => {
  for (const path of [PROFILE, DASHBOARD]) expect((await api.get(path)).status).toBe(401)
  for (const path of [BASIC, PREFERENCES, PROFILE, PHOTO]) {
    expect((await api.post(path, { json: { ...INFO, ...WISH } })).status).toBe(401)
  }
})
