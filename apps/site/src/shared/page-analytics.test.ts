import { createSiteClient } from '@vowkit/sdk-core'
import { logIn } from '@vowkit/sdk-core/account'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { expect, it } from 'vitest'
import { pageAnalytics } from './page-analytics.ts'

it('pageAnalytics dispatches login events with the account id, but without name or email', async () => {
  const heard: unknown[] = []
  const listening = new AbortController()
  for (const name of ['vk-analytics-track', 'vk-analytics-identify'])
    window.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]), listening)
  const body = { token: 't1', userId: 7, username: 'Maya', email: 'maya@example.com' }
  const platform = { ...fakePlatform({ script: [{ path: '/auth/login/', body }] }), analytics: pageAnalytics }
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  await logIn(client.ports, { email: 'maya@example.com', password: 'wedding-demo', remember: true })
  listening.abort()
  expect(heard).toEqual([
    ['vk-analytics-identify', { userId: '7' }],
    ['vk-analytics-track', { event: 'Logged In', properties: {} }],
  ])
})
