import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { seedDemoCouples } from './couples.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ DEMO: '1', DEMO_DELAY_MS: '0' })
})
afterAll(() => api.stop())

async function logIn(username: string): Promise<string> {
  const { body } = await api.post('/auth/login/', { json: { username, password: 'wedding-demo' } })
  return String(body.token)
}

const viewOf = async (token: string) => ({
  profile: (await api.get('/couple/update-profile/', { token })).body,
  board: (await api.get('/couple/couple-inspiration/list/', { token })).body,
})

it('seedDemoCouples gives Maya a complete profile and a board with images', async () => {
  const { profile, board } = await viewOf(await logIn('maya@example.com'))
  expect(profile).toMatchObject({
    first_name: 'Maya',
    partner_name: 'Jonas Meyer',
    wedding_city: 'Sonoma, California',
    is_onboarded: true,
  })
  const daysAhead = (Date.parse(String(profile.wedding_date)) - Date.now()) / 86_400_000
  expect(daysAhead).toBeGreaterThan(200)
  expect(daysAhead).toBeLessThan(230)
  expect((await api.get(new URL(String(profile.image)).pathname)).status).toBe(200)
  expect(board).toMatchObject([{ category: 'Venues' }, { category: 'Florists' }, { category: 'Cakes' }, {}])
})

it('seedDemoCouples gives Noor a different partner and an empty board', async () => {
  const { profile, board } = await viewOf(await logIn('noor@example.com'))
  expect(profile).toMatchObject({ partner_name: 'Elias Brandt', image: '', is_onboarded: true })
  expect(board).toEqual([])
})

it('seedDemoCouples preserves a couple’s profile changes on the next start', async () => {
  const token = await logIn('maya@example.com')
  const update = (json: object) => api.post('/couple/update-profile/', { token, json })
  const { partner_name, wedding_date } = (await viewOf(token)).profile
  await update({ partner_name: '', wedding_date: '' })
  const before = await viewOf(token)
  await seedDemoCouples({ db: api.db, clock: api.clock, ...api.service.services })
  expect(await viewOf(token)).toEqual(before)
  await update({ partner_name, wedding_date })
})
