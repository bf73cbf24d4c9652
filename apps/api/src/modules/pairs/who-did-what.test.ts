import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestDeletion } from '../../testing/account-deletion.ts'
import { joinChat } from '../../testing/chat-socket.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { formOf } from '../../testing/forms.ts'
import { makePair, type TestPair } from '../../testing/pairs.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { accountDeletionRules } from '../account-deletion/service.ts'

let api: TestApi
let pair: TestPair
let vendorId: number
let vendorUserId: number
let vendor: string
beforeAll(async () => {
  api = await startApi()
  pair = await makePair(api)
  const [id = 0] = await addVendors(api, [makeVendor(1, { email: 'seller@example.com' })])
  vendorId = id
  vendor = await createCoupleCalls(api).resetByMail('seller@example.com', PASSWORD)
  const { body } = await api.get(`/vendor/detail/get/${vendorId}/`)
  vendorUserId = Number(calls.getVendor.response.parse(body).user.id)
})
afterAll(() => api.stop())

const toggle = (token: string) => api.post(`/vendor/mark-favorite/${vendorId}/`, { token })
async function favouritesOf(token: string) {
  const { results } = calls.listFavourites.response.parse((await api.get('/vendor/favourite-list/', { token })).body)
  return results.map(({ is_favorited, love, added_by }) => ({ is_favorited, love, added_by }))
}

describe('a favourite of a couple with two logins', () => {
  it('is in both lists, with the person who added it and who loves it', async () => {
    expect((await toggle(pair.sam)).body).toEqual({ is_favorited: true, love: { by: 'you', partner: 'Maya' } })
    const addedBySam = { name: 'Sam', is_you: false }
    expect(await favouritesOf(pair.maya)).toEqual([
      { is_favorited: false, love: { by: 'partner', partner: 'Sam' }, added_by: addedBySam },
    ])
    expect((await toggle(pair.maya)).body).toEqual({ is_favorited: true, love: { by: 'both', partner: 'Sam' } })
    expect(await favouritesOf(pair.sam)).toMatchObject([
      { is_favorited: true, love: { by: 'both' }, added_by: { is_you: true } },
    ])
  })

  it('stays in the list of both until neither loves it', async () => {
    expect((await toggle(pair.sam)).body).toEqual({ is_favorited: false, love: { by: 'partner', partner: 'Maya' } })
    expect(await favouritesOf(pair.sam)).toMatchObject([{ is_favorited: false, added_by: { name: 'Maya' } }])
    expect((await toggle(pair.maya)).body).toEqual({ is_favorited: false })
    expect(await favouritesOf(pair.maya)).toEqual([])
  })

  it('keeps a consistent state when both people toggle it at once', async () => {
    await Promise.all([toggle(pair.maya), toggle(pair.sam)])
    expect(await favouritesOf(pair.maya)).toMatchObject([{ is_favorited: true, love: { by: 'both' } }])
  })
})

it('an inspiration shows the person who added it, to both', async () => {
  const form = formOf({ category: '1', description: 'Peonies' }, { images: [await makePhoto()] })
  await api.post('/couple/couple-inspiration/create/', { token: pair.sam, form })
  const list = async (token: string) => (await api.get('/couple/couple-inspiration/list/', { token })).body
  expect(await list(pair.maya)).toMatchObject([{ added_by: { name: 'Sam', is_you: false } }])
  expect(await list(pair.sam)).toMatchObject([{ added_by: { name: 'Sam', is_you: true } }])
})

it('a vision shows the person who created it and who loves it', async () => {
  const made = await api.post('/vision/list/', { token: pair.maya, form: visionForm('A barn with peonies') })
  const path = `/vision/${made.body.id}/`
  const love = (token: string, is_loved: boolean) => api.post(`${path}love/`, { token, json: { is_loved } })
  expect((await love(pair.maya, true)).body).toMatchObject({ love: { by: 'you', partner: 'Sam' } })
  expect((await love(pair.maya, true)).body).toMatchObject({ love: { by: 'you' } })
  expect((await love(pair.sam, true)).body).toMatchObject({
    ...{ love: { by: 'both', partner: 'Maya' }, added_by: { name: 'Maya', is_you: false } },
  })
  expect((await love(pair.maya, false)).body).toMatchObject({ love: { by: 'partner', partner: 'Sam' } })
  const stranger = await createCoupleCalls(api).joinConfirmed('stranger@example.com')
  expect((await love(stranger, true)).status).toBe(404)
})

describe('a conversation of a couple with two logins', () => {
  let roomId: number
  const path = () => `/chat/chats/${roomId}/messages`
  beforeAll(async () => {
    const room = await api.post(`/chat/create-chat-room/${vendorUserId}/`, { token: pair.maya, json: {} })
    roomId = Number(room.body.chatroom_id)
  })

  it('shows the couple who wrote a message, and never the vendor', async () => {
    const [mayas, vendors] = [
      await joinChat(api.url, pair.coupleId, pair.maya),
      await joinChat(api.url, vendorUserId, vendor),
    ]
    await api.post(path(), { token: pair.sam, json: { message: 'From Sam' } })
    expect(await mayas.next('message')).toMatchObject({ user: pair.coupleId, author: { id: pair.samId, name: 'Sam' } })
    expect(await vendors.next('message')).not.toHaveProperty('author')
    await api.post(path(), { token: pair.maya, json: { message: 'From Maya' } })
    const { body } = await api.get(path(), { token: pair.sam })
    expect(Object.values(body).map((message) => Object(message).author?.name)).toEqual(['Sam', 'Maya'])
    expect(JSON.stringify((await api.get(path(), { token: vendor })).body)).not.toContain('author')
    mayas.close()
    vendors.close()
  })

  it('emails both about unread messages, unless a person has switched them off', async () => {
    const { services } = api.service
    await services.mailPreferences.set({ accountId: pair.samId, kind: 'message' }, false)
    await api.post(path(), { token: vendor, json: { message: 'Hello to both' } })
    api.advance(60 * 60_000)
    await services.notifications.sendMessageMails()
    const mailsTo = async (email: string) =>
      (await services.mailbox.list(email)).filter(({ text }) => text.includes('Hello to both')).length
    await expect.poll(() => mailsTo(pair.mayaEmail)).toBe(1)
    expect(await mailsTo(pair.samEmail)).toBe(0)
  })
})

it('the removal of the partner keeps the couple’s favourites', async () => {
  const other = await makePair(api)
  await api.post(`/vendor/mark-favorite/${vendorId}/`, { token: other.sam })
  await api.delete(`/couple/people/${other.samId}/`, { token: other.maya })
  expect(await favouritesOf(other.maya)).toEqual([{ is_favorited: true, love: undefined, added_by: undefined }])
})

describe('the deletion of an account', () => {
  it('of the partner keeps the couple’s data, and ends the couple’s second login', async () => {
    const other = await makePair(api)
    await api.post(`/vendor/mark-favorite/${vendorId}/`, { token: other.sam })
    await requestDeletion(api, other.samEmail, other.sam)
    api.advance(accountDeletionRules.deletionGraceMs + 1)
    await api.service.services.accountDeletion.sweep()
    const maya = await api.signIn(other.mayaEmail)
    expect(await favouritesOf(maya)).toMatchObject([{ is_favorited: true }])
    const profile = await api.get('/couple/update-profile/', { token: maya })
    expect(profile.body).toMatchObject({ partner_name: 'Sam Reed', partner_email: '' })
    await expect
      .poll(async () => (await api.service.services.mailbox.list(other.mayaEmail)).map(({ subject }) => subject))
      .toContain('Sam has left your wedding')
    expect((await api.get('/couple/people/', { token: maya })).body).toMatchObject({ people: [{ is_you: true }] })
  })

  it('of the couple that is cancelled tells the partner that the shared board stays', async () => {
    const other = await makePair(api)
    await requestDeletion(api, other.mayaEmail, other.maya)
    expect((await api.post('/couple/account/restore/', { token: other.maya })).status).toBe(200)
    await expect
      .poll(async () => (await api.service.services.mailbox.list(other.samEmail)).map(({ subject }) => subject))
      .toContain('Your shared wedding board stays')
  })

  it('of the couple warns the partner, who keeps a separate, empty account', async () => {
    const other = await makePair(api)
    await api.post(`/vendor/mark-favorite/${vendorId}/`, { token: other.sam })
    await requestDeletion(api, other.mayaEmail, other.maya)
    await expect
      .poll(async () => (await api.service.services.mailbox.list(other.samEmail)).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining('shared wedding board will be deleted'))
    api.advance(accountDeletionRules.deletionGraceMs + 1)
    await api.service.services.accountDeletion.sweep()
    expect((await api.get('/couple/dashboard/', { token: other.sam })).status).toBe(401)
    expect(await favouritesOf(await api.signIn(other.samEmail))).toEqual([])
  })
})
