import { type ClientFrame, calls } from '@vowkit/sdk-core/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from './testing/api-client.ts'
import { joinChat, openSocket } from './testing/chat-socket.ts'
import { createCoupleCalls } from './testing/couples.ts'
import { makePdf, upload } from './testing/documents.ts'
import { type FirstCouple, makeFirstCouple, SECRETS } from './testing/first-couple.ts'
import { fileOf, formOf } from './testing/forms.ts'
import { pay } from './testing/invoices.ts'
import { makeLead, type TestLead } from './testing/leads.ts'
import { makePhoto } from './testing/photos.ts'
import { startApi, type TestApi } from './testing/start-api.ts'

type CallName = keyof typeof calls

type Who = 'second couple' | 'second vendor' | 'stranger'

/** A request with ids of the first couple, and the expected status, which can depend on the caller. */
interface Attempt {
  answer: number | ((who: Who) => number)
  ask(token: string): Promise<Answer>
}

let api: TestApi
let first: FirstCouple
let second: TestLead
let before: unknown
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
  first = await makeFirstCouple(api)
  second = await makeLead(api)
  before = await first.look()
})
afterAll(() => api.stop())
afterEach(async () => {
  // Refills the read limit of the account, which the checks after each test would exceed.
  api.advance(1_000)
  expect(await first.look()).toEqual(before)
})

const post = (path: string, token: string, json: object = {}) => api.post(path, { token, json })
const signatures = { esign_doc: 'Eve', esign_doc_partner: 'Mallory' }
const info = { wedding_location: 'Sonoma', wedding_date: '2999-05-01', partner_name: 'Mallory' }

/** Adds an inspiration to the first couple's board, and returns its path and its key in an order. */
async function inspirationOfFirst() {
  const form = formOf({ category: '4' }, { images: [await makePhoto()] })
  const { body } = await api.post('/couple/couple-inspiration/create/', { token: first.couple, form })
  return { path: `/couple/couple-inspiration/${body.id}/`, key: `inspiration-${body.id}` }
}

/** Calls whose input can name another account’s data. */
const attempts: Partial<Record<CallName, Attempt>> = {
  saveBasicInfo: {
    answer: 403,
    ask: (token) => post('/registration/couple-basicinfo/', token, { ...info, user_primary: first.userId }),
  },
  listChats: { answer: 403, ask: (token) => api.get(`/chat/users/${first.userId}/chats`, { token }) },
  listMessages: { answer: 404, ask: (token) => api.get(`/chat/chats/${first.roomId}/messages`, { token }) },
  sendMessage: {
    answer: 404,
    ask: (token) => post(`/chat/chats/${first.roomId}/messages`, token, { message: 'Let me in' }),
  },
  readMessages: {
    answer: 404,
    ask: (token) => post(`/chat/chats/${first.roomId}/read`, token, { message_id: first.messageId }),
  },
  reportChat: {
    answer: 404,
    ask: (token) => api.post(`/chat/chats/${first.roomId}/report`, { token, json: { reason: 'spam' } }),
  },
  blockChat: { answer: 404, ask: (token) => api.post(`/chat/chats/${first.roomId}/block`, { token }) },
  unblockChat: { answer: 404, ask: (token) => api.delete(`/chat/chats/${first.roomId}/block`, { token }) },
  getLead: { answer: 404, ask: (token) => api.get(`/market/couple/lead/data/${first.leadId}`, { token }) },
  declineVendor: { answer: 404, ask: (token) => post(`/market/couple/lead/${first.leadId}/decline/`, token) },
  undoDecline: { answer: 404, ask: (token) => api.delete(`/market/couple/lead/${first.leadId}/decline/`, { token }) },
  uploadLeadFiles: { answer: 404, ask: async (token) => upload(api, first, { 'a.pdf': await makePdf() }, token) },
  deleteLeadFile: { answer: 404, ask: (token) => post(`/market/user/files/delete/${first.fileId}`, token) },
  signLeadFile: { answer: 404, ask: (token) => post(`/market/user/files/sign/${first.contractId}`, token, signatures) },
  payInvoice: { answer: 404, ask: (token) => pay(api, first, { invoice: first.invoiceId }, token) },
  setUpAccount: {
    answer: 404,
    ask: (token) =>
      post('/market/setup/account/', token, { add_payment: true, code: first.payCode, leadId: first.leadId }),
  },
  endSession: {
    answer: 404,
    async ask(token) {
      const { body } = await api.get('/couple/account/sessions/', { token: first.couple })
      const [session] = calls.listSessions.response.parse(body)
      return api.delete(`/couple/account/sessions/${session?.id}/`, { token })
    },
  },
  getVision: { answer: 404, ask: (token) => api.get(`/vision/list/${first.visionId}/`, { token }) },
  listVisionMatches: { answer: 404, ask: (token) => api.get(`/vision/list/${first.visionId}/matches/`, { token }) },
  pickVariant: { answer: 404, ask: (token) => post(`/vision/${first.visionId}/pick/`, token, { variant: 0 }) },
  downloadVision: { answer: 404, ask: (token) => api.post(`/vision/${first.visionId}/download/`, { token }) },
  createVision: {
    answer: 404,
    ask: (token) => post('/vision/list/', token, { description: 'A barn', from_vision: first.visionId }),
  },
  renameVision: {
    answer: 404,
    ask: (token) => api.patch(`/vision/${first.visionId}/`, { token, json: { title: 'Mine' } }),
  },
  loveVision: { answer: 404, ask: (token) => post(`/vision/${first.visionId}/love/`, token, { is_loved: true }) },
  removePartner: { answer: 404, ask: (token) => api.delete(`/couple/people/${first.userId}/`, { token }) },
  deleteVision: { answer: 404, ask: (token) => api.delete(`/vision/${first.visionId}/`, { token }) },
  shareVision: { answer: 404, ask: (token) => post(`/vision/${first.visionId}/share/`, token) },
  unshareVision: { answer: 404, ask: (token) => api.delete(`/vision/${first.visionId}/share/`, { token }) },
  editVision: {
    answer: 404,
    ask: (token) => post(`/vision/list/${first.visionId}/`, token, { description: 'More light' }),
  },
  changeInspiration: {
    answer: 404,
    ask: async (token) => api.patch((await inspirationOfFirst()).path, { token, json: { description: 'Mine' } }),
  },
  deleteInspiration: { answer: 404, ask: async (token) => api.delete((await inspirationOfFirst()).path, { token }) },
  orderInspirationBoard: {
    answer: 404,
    ask: async (token) =>
      post('/couple/inspiration-board/order/', token, { cards: [(await inspirationOfFirst()).key] }),
  },
  pinToBoard: {
    answer: 404,
    ask: (token) => post('/couple/inspiration-board/pins/', token, { kind: 'vision', source_id: first.visionId }),
  },
  unpinFromBoard: {
    answer: 404,
    async ask(token) {
      const source = { kind: 'vision', source_id: first.visionId }
      const { body } = await post('/couple/inspiration-board/pins/', first.couple, source)
      return api.delete(`/couple/inspiration-board/pins/${body.id}/`, { token })
    },
  },
  updateWebhookEndpoint: {
    answer: 404,
    ask: (token) => api.patch(`/desk/webhooks/${first.webhookId}/`, { token, json: { is_enabled: false } }),
  },
  rotateWebhookSecret: { answer: 404, ask: (token) => post(`/desk/webhooks/${first.webhookId}/rotate/`, token) },
  deleteWebhookEndpoint: { answer: 404, ask: (token) => api.delete(`/desk/webhooks/${first.webhookId}/`, { token }) },
  testWebhookEndpoint: { answer: 404, ask: (token) => post(`/desk/webhooks/${first.webhookId}/test/`, token) },
  listWebhookDeliveries: {
    answer: 404,
    ask: (token) => api.get(`/desk/webhooks/${first.webhookId}/deliveries/`, { token }),
  },
  resendWebhookDelivery: {
    answer: 404,
    ask: (token) => post(`/desk/webhook-deliveries/${first.deliveryId}/resend/`, token),
  },
}

/** Only vendors can make calls of the desk. */
const onDesk = (who: Who) => (who === 'second vendor' ? 404 : 403)
const order = {
  name: 'Flowers',
  lines: [{ description: 'Flowers', quantity: 1, unit_price: '1.00' }],
  due_date: '2999-05-01',
}

/** Calls of the vendor’s desk with ids of the first couple’s lead. */
const deskAttempts: Partial<Record<CallName, Attempt>> = {
  listPartnerLeads: { answer: 403, ask: (token) => api.get('/desk/partner-leads/', { token }) },
  getDeskLead: { answer: onDesk, ask: (token) => api.get(`/desk/leads/${first.leadId}/`, { token }) },
  updateDeskLead: {
    answer: onDesk,
    ask: (token) => api.patch(`/desk/leads/${first.leadId}/`, { token, json: { state: 'lost', notes: 'Mine' } }),
  },
  markDeskLeadSeen: { answer: onDesk, ask: (token) => post(`/desk/leads/${first.leadId}/seen/`, token) },
  openDeskRoom: { answer: onDesk, ask: (token) => post(`/desk/leads/${first.leadId}/room/`, token) },
  uploadDeskDocuments: {
    answer: onDesk,
    async ask(token) {
      const form = formOf({ needs_signature: 'true' }, { files: [fileOf(await makePdf(), 'application/pdf')] })
      return api.post(`/desk/leads/${first.leadId}/documents/`, { token, form })
    },
  },
  requestSignature: {
    answer: onDesk,
    ask: (token) => post(`/desk/documents/${first.contractId}/request-signature/`, token),
  },
  countersignDocument: {
    answer: onDesk,
    ask: (token) => post(`/desk/documents/${first.contractId}/countersign/`, token, { name: 'Mallory' }),
  },
  deleteDeskDocument: {
    answer: onDesk,
    ask: (token) => api.delete(`/desk/documents/${first.contractId}/`, { token }),
  },
  readDeskSubscription: {
    answer: onDesk,
    ask: (token) => post(`/desk/calendar/subscriptions/${first.subscriptionId}/read/`, token),
  },
  deleteDeskSubscription: {
    answer: onDesk,
    ask: (token) => api.delete(`/desk/calendar/subscriptions/${first.subscriptionId}/`, { token }),
  },
  createDeskInvoice: {
    answer: onDesk,
    ask: (token) => post(`/desk/leads/${first.leadId}/invoices/`, token, order),
  },
}

/** Pages of the desk, which are closed to accounts without a vendor. */
const deskPages: Partial<Record<CallName, string>> = {
  getDeskAccount: '/desk/me/',
  listDeskLeads: '/desk/leads/',
  listWebhookEndpoints: '/desk/webhooks/',
  listWebsiteFigures: '/desk/figures/',
  getDeskWebsites: '/desk/websites/',
  getDeskProfile: '/desk/profile/',
  listDeskTopics: '/desk/profile/topics/',
  getDeskCalendar: '/desk/calendar/',
  listDeskDays: '/desk/calendar/days/?from=2999-01-01&to=2999-12-31',
  getTeam: '/desk/team/',
  getDeskNotifications: '/desk/notifications/',
}

/** Lists and pages of the calling account, which must contain no data of the first couple. */
const ownPages: Partial<Record<CallName, () => string>> = {
  getAccountState: () => '/couple/account/',
  exportAccount: () => '/couple/account/export/',
  getDashboard: () => '/couple/dashboard/',
  getProfile: () => '/couple/update-profile/',
  listPeople: () => '/couple/people/',
  getWeddingDay: () => '/couple/wedding-day/',
  listInspirations: () => '/couple/couple-inspiration/list/',
  getInspirationBoard: () => '/couple/inspiration-board/',
  listBoardPins: () => '/couple/inspiration-board/pins/',
  listFavourites: () => '/vendor/favourite-list/',
  listInPerson: () => '/vendor/in-person-list/',
  listPayments: () => '/couple/payments/',
  listBooked: () => '/vendor/booked/',
  listActive: () => '/vendor/active/',
  searchVendors: () => '/vendor/search-list/',
  getSearchOptions: () => '/vendor/search-options/?categories=4',
  listAnswers: () => `/vendor/answers/?vendors=${first.vendorId}`,
  getVendor: () => `/vendor/detail/get/${first.vendorId}/`,
  listSessions: () => '/couple/account/sessions/',
  listVisions: () => '/vision/list/',
  getCredits: () => '/vision/user-credits/',
}

/** Calls whose input cannot name another account’s data. Only the token selects the account. */
const ownActs: CallName[] = [
  ...(['sendConfirmation', 'confirmEmail', 'endOtherSessions'] as const),
  ...(['logout', 'createHandoff', 'setPassword', 'savePreferences', 'saveProfile', 'saveProfileImage'] as const),
  ...(['deleteAccount', 'restoreAccount'] as const),
  ...(['invitePartner', 'withdrawPartner', 'renewWeddingFeed', 'revokeWeddingFeed'] as const),
  ...(['createInspiration', 'generateImage', 'createCheckout'] as const),
  ...(['shareInspirationBoard', 'unshareInspirationBoard'] as const),
  ...(['sendInquiry', 'sendBrief', 'markFavourite', 'createChatRoom', 'addScannedVendor'] as const),
  ...(['saveDeskBasics', 'saveDeskAbout', 'addDeskPhotos', 'saveDeskPhotos', 'saveDeskPackages'] as const),
  ...(['saveDeskFaqs', 'saveDeskFacts', 'updateDeskCalendar', 'markDeskDays', 'inviteMember'] as const),
  ...(['renewDeskFeed', 'addDeskSubscription', 'updateDeskNotifications'] as const),
  ...(['rateAssistantReply', 'handOverConversation', 'createWebhookEndpoint', 'setDeskWebsites'] as const),
]

/** Calls with ids of a team. `modules/team/access.test.ts` makes them as another vendor. */
const teamCalls: CallName[] = ['changeMemberRole', 'removeMember', 'withdrawInvitation']

/** Calls of the assistant. Only the token selects the account. */
const questions: CallName[] = ['sendToAssistant', 'streamFromAssistant']

/** Calls without a token: public ones, and those that need a password, a code or a link. */
const openCalls = Object.entries(calls).flatMap(([name, { auth }]) => (auth === 'none' ? [name] : []))

it('the access tests cover every call of the contract', () => {
  const desk = [...Object.keys(deskAttempts), ...Object.keys(deskPages)]
  const known = [...desk, ...Object.keys(attempts), ...Object.keys(ownPages), ...ownActs, ...questions, ...openCalls]
  const covered = [...known, ...teamCalls, 'listCategories']
  expect(covered.sort()).toEqual(Object.keys(calls).sort())
})

describe.each(['second couple', 'second vendor', 'stranger'] as const)('access by a %s', (who) => {
  const tokenOf = () =>
    ({ 'second couple': second.couple, 'second vendor': second.vendor, stranger: first.stranger })[who]

  it.each(Object.entries({ ...attempts, ...deskAttempts }))(
    'a different account cannot read the first couple’s data with %s',
    async (_, { ask, answer }) => {
      const { status, body } = await ask(tokenOf())
      expect(status).toBe(typeof answer === 'number' ? answer : answer(who))
      for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret)
    },
  )

  it.each(Object.entries(deskPages))(
    'a different account gets none of the first vendor’s data from %s',
    async (_, path) => {
      const { status, body } = await api.get(path, { token: tokenOf() })
      expect(status).toBe(who === 'second vendor' ? 200 : 403)
      for (const secret of [...SECRETS, first.email]) expect(JSON.stringify(body)).not.toContain(secret)
    },
  )

  it.each(questions)(
    'a different account gets assistant replies without the first couple’s data from %s',
    async (name) => {
      for (const message of ['Show my booked vendors', 'When is my wedding?', 'How many credits do I have?']) {
        const json = { message, is_vendor: true, vendor_id: first.vendorId }
        const { status, body } = await api.post(calls[name].path, { token: tokenOf(), json })
        expect(status).toBe(200)
        for (const secret of [...SECRETS, first.email]) expect(JSON.stringify(body)).not.toContain(secret)
      }
    },
  )

  it.each(Object.entries(ownPages))(
    'a different account gets none of the first couple’s data from %s',
    async (_, path) => {
      const { status, body } = await api.get(path(), { token: tokenOf() })
      expect(status).toBe(200)
      const told = JSON.stringify(body)
      for (const secret of [...SECRETS, first.email, first.visionId]) expect(told).not.toContain(secret)
      for (const mark of ['"is_first_message":true', '"is_first_file":true', '"inquiry":true', '"is_favorited":true'])
        expect(told).not.toContain(mark)
    },
  )
})

it('two couples have separate rooms with the same vendor', async () => {
  const token = await createCoupleCalls(api).join('third@example.com')
  const { body } = await post(`/chat/create-chat-room/${first.vendorUserId}/`, token)
  expect(body.chatroom_id).not.toBe(first.roomId)
  const { body: said } = await api.get(`/chat/chats/${body.chatroom_id}/messages`, { token })
  expect(said).toEqual([])
  const { body: lead } = await api.get(`/market/couple/lead/data/${first.vendorId}`, { token })
  expect(lead).toMatchObject({ invoices: [], files: [], messages: [] })
})

describe('a socket of another account', () => {
  /** By action: sends a frame with ids of the first couple and checks the response. */
  const frames: Record<ClientFrame['action'], () => Promise<void>> = {
    async authenticate() {
      const socket = await openSocket(api.url, first.userId)
      socket.send({ action: 'authenticate', token: second.couple })
      expect(await socket.closed).toEqual({ code: 4401 })
      expect(socket.frames).toEqual([])
    },
    message: () => refused({ action: 'message', message: 'Let me in', roomId: first.roomId }),
    message_read: () => refused({ action: 'message_read', messageId: first.messageId, roomId: first.roomId }),
    async ping() {
      const socket = await joinSecond()
      socket.send({ action: 'ping' })
      await socket.next('pong')
      expect(socket.frames.map(({ action }) => action)).toEqual(['authenticated', 'pong'])
      socket.close()
    },
  }

  async function joinSecond() {
    const { user } = await second.read()
    return joinChat(api.url, Number(user.user_id), second.couple)
  }

  async function refused(frame: ClientFrame): Promise<void> {
    const socket = await joinSecond()
    socket.send(frame)
    expect(await socket.next('error')).toMatchObject({ code: 'not_found' })
    socket.send({ action: 'ping' })
    await socket.next('pong')
    expect(socket.frames.map(({ action }) => action)).toEqual(['authenticated', 'error', 'pong'])
    socket.close()
  }

  it.each(Object.entries(frames))('receives none of the first couple’s data after the frame %s', (_, tryIt) => tryIt())
})
