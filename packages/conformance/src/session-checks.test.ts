import { afterEach, describe, expect, it } from 'vitest'
import type { Area } from './check.ts'
import { type CheckOptions, type CheckResult, runChecks } from './run-checks.ts'
import {
  DETAIL,
  type Override,
  type Reply,
  type SmallBackend,
  startSmallBackend,
  VENDORS,
} from './test/small-backend.ts'

const SIGN_IN: CheckOptions = { email: 'maya@example.com', password: 'peonies at dusk' }
const SESSION = { token: 'token-of-maya', userId: 1, username: 'Maya' }

const CREDITS = { 'GET /vision/user-credits/': () => ({ body: { credits: 3, email: 'maya@example.com' } }) }
const ROOM = {
  'GET /vendor/detail/get/1/': () => ({ body: DETAIL }),
  'POST /chat/create-chat-room/1001/': () => ({
    body: { chatroom_id: 7, name: 'Vendor 1', category: 'Florists', image: '' },
  }),
}

let backend: SmallBackend | undefined
afterEach(async () => {
  await backend?.stop()
  backend = undefined
})

/** Checks an area with a session, against a backend whose responses depend on the method and the path. */
async function check(area: Area, replies: Record<string, () => Reply>, options = SIGN_IN): Promise<CheckResult[]> {
  const override: Override = ({ method, path }) => {
    const key = `${method} ${path}`
    const found = Object.entries(replies).find(([start]) => key.startsWith(start))
    return found?.[1]() ?? (key === 'POST /auth/login/' ? { body: SESSION } : undefined)
  }
  backend = await startSmallBackend(override)
  return runChecks(backend.url, { ...options, only: [area] })
}

const resultOf = (results: CheckResult[], title: string) => results.find((result) => result.title.startsWith(title))

describe('a check with a session fails with a sentence that says why', () => {
  it('if a sign-in on a page of another origin has the scope `full`', async () => {
    const results = await check('scopes', { 'POST /auth/login/': () => ({ body: { ...SESSION, scope: 'full' } }) })
    expect(results).toMatchObject([{ status: 'failed', reason: expect.stringContaining('instead of `embed`') }])
  })

  it('if two requests with the same key create two visions', async () => {
    let made = 0
    const results = await check('visions', {
      ...CREDITS,
      'POST /vision/list/': () => ({ status: 201, body: { id: `vision-${++made}` } }),
      'DELETE /vision/': () => ({ status: 204 }),
    })
    expect(resultOf(results, 'Two requests with the same key')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('created the visions vision-'),
    })
  })

  it('if a different account can read a vision', async () => {
    const results = await check(
      'visions',
      {
        'POST /vision/list/': () => ({ status: 201, body: { id: 'vision-1' } }),
        'GET /vision/list/vision-1/': () => ({ body: {} }),
        'DELETE /vision/': () => ({ status: 204 }),
      },
      { ...SIGN_IN, otherToken: 'token-of-noor' },
    )
    expect(resultOf(results, 'A different account')).toMatchObject({
      status: 'failed',
      reason: 'GET /vision/list/vision-1/ responded 200 to a different account. It must respond 404 or 403.',
    })
  })

  it('if a message that is sent twice is stored twice', async () => {
    let sent = 0
    const message = () => ({
      message_id: ++sent,
      roomId: 7,
      user: 1,
      userName: 'Maya',
      image: '',
      message: 'Hello',
      updated_at: '2026-05-03T14:05:00Z',
      client_id: 'same',
    })
    const results = await check(
      'chat',
      {
        ...ROOM,
        'POST /chat/chats/7/messages': () => ({ status: 201, body: message() }),
      },
      { ...SIGN_IN, vendor: '1' },
    )
    expect(resultOf(results, 'A message that is sent twice')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('stored the messages 1 and 2'),
    })
  })
})

describe('a check with a session fails and the next checks run', () => {
  const created = (ids: unknown[]) => () => ({ status: 201, body: { id: ids.shift() } })

  it('if clients cannot read a created vision', async () => {
    const results = await check('visions', { ...CREDITS, 'POST /vision/list/': () => ({ status: 201, body: 'Done' }) })
    expect(resultOf(results, 'Two requests with the same key')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('POST /vision/list/ responded HTML instead of JSON: `Done`'),
    })
    expect(resultOf(results, 'A deleted vision')).toMatchObject({ status: 'failed' })
  })

  it('if clients can read only one of two created visions, which is deleted', async () => {
    let deleted = 0
    const results = await check('visions', {
      ...CREDITS,
      'POST /vision/list/': created([undefined, undefined, 'vision-1']),
      'DELETE /vision/': () => {
        deleted++
        return { status: 204 }
      },
    })
    expect(resultOf(results, 'Two requests with the same key')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('Clients cannot read the body of POST /vision/list/'),
    })
    expect(deleted).toBe(1)
  })

  it('if clients cannot read a sent message', async () => {
    const replies = { ...ROOM, 'POST /chat/chats/7/messages': () => ({ status: 201, body: [] }) }
    const results = await check('chat', replies, { ...SIGN_IN, vendor: '1' })
    expect(resultOf(results, 'A message that is sent twice')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('Clients cannot read the body of POST /chat/chats/7/messages'),
    })
    expect(resultOf(results, 'A blank message')).toBeDefined()
  })

  it('if an unexpected error stops it', async () => {
    const vendors = { results: [{ ...VENDORS[0], id: '\ud800' }], count: 1 }
    const results = await check('vendors', { 'GET /vendor/search-list/': () => ({ body: vendors }) })
    expect(resultOf(results, 'A vendor has a profile')).toMatchObject({
      status: 'failed',
      reason: 'An unexpected error stopped the check: URI malformed',
    })
    expect(resultOf(results, 'A category states')).toMatchObject({ status: 'passed' })
  })
})

describe('a check with a session hides the tokens of the sign-ins', () => {
  const FULL = 'token-of-the-site'
  const EMBEDDED = 'token-of-the-embedding-page'

  async function reasonWith(reply: Reply): Promise<string | undefined> {
    const tokens = [FULL, EMBEDDED]
    const results = await check('scopes', {
      'POST /auth/login/': () => ({ body: { ...SESSION, token: tokens.shift(), scope: 'embed' } }),
      'GET /couple/account/sessions/': () => reply,
    })
    return results[0]?.reason
  }

  it('if an error repeats them', async () => {
    const detail = `${FULL} and ${EMBEDDED} are wrong.`
    const reason = await reasonWith({ status: 500, body: { detail } })
    expect(reason).toContain('responded 500 instead of 403: … and … are wrong.')
  })

  it('if the start of a body ends within one', async () => {
    const reason = await reasonWith({ status: 500, body: `${'x'.repeat(70)}${EMBEDDED}` })
    expect(reason).toContain('xxx…')
    expect(reason).not.toContain('token-of')
  })
})

describe('a check with a session is skipped', () => {
  it('if the backend has no scopes', async () => {
    expect(await check('scopes', {})).toMatchObject([{ status: 'skipped', reason: 'the backend has no scopes' }])
  })

  it('if the account has no credits left', async () => {
    const results = await check('visions', {
      'GET /vision/user-credits/': () => ({ body: { credits: 0, email: 'maya@example.com' } }),
      'POST /vision/list/': () => ({ status: 402, body: { code: 'no_credits', detail: 'No.', request_id: 'r-1' } }),
    })
    expect(resultOf(results, 'A vision is drawn')).toMatchObject({
      status: 'skipped',
      reason: 'the account has no credits left',
    })
  })

  it('if the session has a narrow scope', async () => {
    const narrow = { code: 'confirmation_required', detail: 'No.', request_id: 'r-1' }
    const results = await check('auth', { 'GET /couple/dashboard/': () => ({ status: 403, body: narrow }) })
    expect(resultOf(results, 'The token identifies')).toMatchObject({
      status: 'skipped',
      reason: 'GET /couple/dashboard/ needs a session with the scope `full`: pass --email and --password',
    })
  })

  it('if the backend has no socket', async () => {
    const results = await check('socket', {})
    expect(results.map(({ status }) => status)).toEqual(['skipped', 'skipped'])
    expect(results[0]?.reason).toContain('Clients poll conversations instead')
  })
})
