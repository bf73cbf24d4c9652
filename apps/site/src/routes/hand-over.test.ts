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

describe('moveToHost', () => {
  it('transfers the session with a code, and lets the browser send the origin as the referrer', async () => {
    const { ports, session, left, leave } = setup({ path: '/auth/handoff/', body: { code: 'abc', expires_in: 60 } })
    session.signIn({ token: 't0', email: 'maya@example.com' })
    await moveToHost(ports, TARGET, leave)
    expect(left).toEqual(['https://vision.vowkit.example/vision-board/view/1?a=b&handoff=abc#c'])
    expect(policies().map(({ content }) => content)).toEqual(['origin'])
  })

  it('opens the URL without a code if the visitor is signed out or the code request fails', async () => {
    const visitor = setup()
    await moveToHost(visitor.ports, TARGET, visitor.leave)
    const refused = setup({ path: '/auth/handoff/', status: 401 })
    refused.session.signIn({ token: 't0', email: 'maya@example.com' })
    await moveToHost(refused.ports, TARGET, refused.leave)
    expect([...visitor.left, ...refused.left]).toEqual([TARGET, TARGET])
    expect(policies()).toEqual([])
  })
})

describe('arrive', () => {
  it('signs in without confirmation if our other host is the referrer', async () => {
    const { ports, session } = setup(REDEEMED)
    await arrive(ports, CONFIG, { handoff: 'abc', target: TARGET }, 'https://vowkit.example/')
    expect(session.token()).toBe('t1')
  })

  it.each(['', 'https://evil.example/', 'https://vowkit.example.evil.example/'])(
    'requires a confirmation if the referrer is %j',
    async (from) => {
      const { ports, session } = setup(REDEEMED)
      await arrive(ports, CONFIG, { handoff: 'abc', target: TARGET }, from)
      expect(session.token()).toBeNull()
      expect(session.$offeredSession.get()).toEqual({ email: 'maya@example.com' })
    },
  )

  it('stores the reason for a failed Google sign-in, but not for a failed session handoff between hosts', async () => {
    const spent = { path: '/auth/handoff/redeem/', status: 400, always: true }
    const { ports } = setup(spent)
    const $loginFailure = ports.once(createLoginFailure)
    await arrive(ports, CONFIG, { handoff: 'abc', target: TARGET }, 'https://vowkit.example/')
    expect($loginFailure.get()).toBeNull()
    await arrive(ports, CONFIG, { handoff: 'abc', target: TARGET }, '')
    expect($loginFailure.get()).toBe('google_expired')
    await arrive(ports, CONFIG, { failure: 'google_cancelled' }, '')
    expect($loginFailure.get()).toBe('google_cancelled')
  })
})
