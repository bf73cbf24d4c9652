import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform, type ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { createLoginFailure } from '../shared/login-failure.tsx'
import { arrive, moveToHost } from './hand-over.ts'

const CONFIG = { siteUrl: 'https://vowkit.example', visionUrl: 'https://vision.vowkit.example' }
const TARGET = 'https://vision.vowkit.example/vision-board/view/1?a=b#c'
const REDEEMED = { path: '/auth/handoff/redeem/', body: { token: 't1', userId: 7, email: 'maya@example.com' } }

function setup(...script: ScriptedAnswer[]) {
  const platform = fakePlatform({ script })
  const { ports, session } = createSiteClient({ apiHost: 'https://api.test', platform })
  const left: string[] = []
  return { ports, session, left, leave: (url: string) => void left.push(url) }
}

const policies = () => [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="referrer"]')]

afterEach(() => {
  for (const policy of policies()) policy.remove()
})

describe('leaving for the other host', () => {
  it('takes a session along by a code, and names the host it comes from', async () => {
    const { ports, session, left, leave } = setup({ path: '/auth/handoff/', body: { code: 'abc', expires_in: 60 } })
    session.signIn({ token: 't0', email: 'maya@example.com' })
    await moveToHost(ports, TARGET, leave)
    expect(left).toEqual(['https://vision.vowkit.example/vision-board/view/1?a=b&handoff=abc#c'])
    expect(policies().map(({ content }) => content)).toEqual(['origin'])
  })

  it('names nothing when nobody is signed in, or when no code is to be had', async () => {
    const visitor = setup()
    await moveToHost(visitor.ports, TARGET, visitor.leave)
    const refused = setup({ path: '/auth/handoff/', status: 401 })
    refused.session.signIn({ token: 't0', email: 'maya@example.com' })
    await moveToHost(refused.ports, TARGET, refused.leave)
    expect([...visitor.left, ...refused.left]).toEqual([TARGET, TARGET])
    expect(policies()).toEqual([])
  })
})

describe('arriving with a code', () => {
  it('signs in silently whom the other host sent', async () => {
    const { ports, session } = setup(REDEEMED)
    await arrive(ports, CONFIG, { handoff: 'abc' }, 'https://vowkit.example/')
    expect(session.token()).toBe('t1')
  })

  it.each(['', 'https://evil.example/', 'https://vowkit.example.evil.example/'])('asks whom %j sent', async (from) => {
    const { ports, session } = setup(REDEEMED)
    await arrive(ports, CONFIG, { handoff: 'abc' }, from)
    expect(session.token()).toBeNull()
    expect(session.$offeredSession.get()).toEqual({ email: 'maya@example.com' })
  })

  it('says why a sign-in came to nothing, but not that a change of hosts did', async () => {
    const spent = { path: '/auth/handoff/redeem/', status: 400, always: true }
    const { ports } = setup(spent)
    const $loginFailure = ports.once(createLoginFailure)
    await arrive(ports, CONFIG, { handoff: 'abc' }, 'https://vowkit.example/')
    expect($loginFailure.get()).toBeNull()
    await arrive(ports, CONFIG, { handoff: 'abc' }, '')
    expect($loginFailure.get()).toBe('google_expired')
    await arrive(ports, CONFIG, { failure: 'google_cancelled' }, '')
    expect($loginFailure.get()).toBe('google_cancelled')
  })
})
