import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ DEMO: '1', DEMO_DELAY_MS: '0' })
})
afterAll(() => api.stop())

async function logIn(username: string) {
  const { body } = await api.post('/auth/login/', { json: { username, password: 'wedding-demo' } })
  return { token: String(body.token), userId: String(body.userId) }
}

/** Everything that the couple sees of its vendors, by business name. */
async function viewOf({ token, userId }: Awaited<ReturnType<typeof logIn>>) {
  const list = async (path: string) => calls.listActive.response.parse((await api.get(path, { token })).body)
  const active = await list('/vendor/active/')
  const chats = calls.listChats.response.parse((await api.get(`/chat/users/${userId}/chats`, { token })).body)
  const entries = active.map(async ({ id, business_name }) => {
    const { body } = await api.get(`/market/couple/lead/data/${id}`, { token })
    const { invoices, files, deals, messages } = calls.getLead.response.parse(body)
    const signed = files.map(({ isCouplesign, isVendorsign }) => [isCouplesign, isVendorsign])
    const texts = (messages ?? []).map(({ message }) => message)
    return [
      business_name,
      { invoices: invoices.map((one) => one.get_status_display), signed, deals: deals?.length, said: texts.length },
    ]
  })
  const favourites = calls.listFavourites.response.parse((await api.get('/vendor/favourite-list/', { token })).body)
  return {
    leads: Object.fromEntries(await Promise.all(entries)),
    unread: chats.map(({ name, unread }) => [name, unread]),
    booked: (await list('/vendor/booked/')).map(({ business_name }) => business_name),
    scanned: (await list('/vendor/in-person-list/')).length,
    saved: favourites.count,
  }
}

it('the demo gives Maya a conversation in each state, scans and favourites, once', async () => {
  const maya = await logIn('maya@example.com')
  const before = await viewOf(maya)
  expect(before).toEqual({
    leads: {
      'Mission Olivar': { invoices: ['Paid', 'Due'], signed: [[true, true]], deals: 0, said: 4 },
      'Petal Court': { invoices: ['Due'], signed: [[false, false]], deals: 0, said: 2 },
      'Half Moon Pie Co.': { invoices: [], signed: [], deals: 1, said: 3 },
      'Low Fog Pictures': { invoices: [], signed: [], deals: 0, said: 2 },
    },
    // The latest conversation first.
    unread: [
      ['Low Fog Pictures', 1],
      ['Half Moon Pie Co.', 0],
      ['Petal Court', 0],
      ['Mission Olivar', 0],
    ],
    booked: ['Mission Olivar'],
    scanned: 2,
    saved: 3,
  })
  await api.service.services.demo?.start()
  expect(await viewOf(maya)).toEqual(before)
})

it('the demo leaves Noor without vendors', async () => {
  expect(await viewOf(await logIn('noor@example.com'))).toEqual({
    leads: {},
    unread: [],
    booked: [],
    scanned: 0,
    saved: 0,
  })
})
