import { expect, it } from 'vitest'
import { accountWire } from '../contract/account/wire.ts'
import { creditsWire } from '../contract/vision/credits-wire.ts'
import * as httpModule from '../http/create-http.ts'
import type { Notice } from '../platform/platform.ts'
import { lazyModule } from '../shared/lazy-module.ts'
import { fakePlatform } from '../testing/index.ts'
import { lazyHttp } from './lazy-http.ts'

function setup(failures: number) {
  const platform = fakePlatform({ script: [{ body: { fine: true }, always: true }] })
  const notices: Notice[] = []
  let loads = 0
  const http = lazyHttp(
    {
      ...platform,
      apiHost: 'https://api.test',
      owner: new AbortController().signal,
      token: () => null,
      notify: (notice) => void notices.push(notice),
      onConfirmationRequired: () => undefined,
      onUnauthorized: () => undefined,
    },
    lazyModule(async () => {
      if (++loads <= failures) throw new TypeError('Failed to fetch dynamically imported module')
      return httpModule
    }),
  )
  return { http, notices, loads: () => loads }
}

it('lazyHttp loads the HTTP module once, with the first call', async () => {
  const { http, loads } = setup(0)
  expect(loads()).toBe(0)
  expect(await http.get('/x/')).toMatchObject({ ok: true, data: { fine: true } })
  expect(await http.delete('/x/')).toEqual({ fine: true })
  expect(loads()).toBe(1)
})

it('lazyHttp fails a call with a network error if the HTTP module cannot be loaded, and retries on the next call', async () => {
  const { http, notices } = setup(3)
  const nothing = { ok: false, status: 0, error: { code: 'network' } }
  expect(await http.call(creditsWire.getCredits, {})).toMatchObject(nothing)
  expect(await http.delete('/x/')).toBeUndefined()
  expect(notices).toEqual([])
  expect(await http.post('/x/', {})).toMatchObject(nothing)
  expect(notices).toEqual([{ code: 'network' }])
  expect(await http.post('/x/', {})).toMatchObject({ ok: true })
})

it('lazyHttp shows a notice when a form cannot be sent because the HTTP module does not load', async () => {
  const { http, notices } = setup(2)
  const body = { email: 'maya@example.com' }
  expect(await http.call(accountWire.forgotPassword, { body })).toMatchObject({ ok: false, status: 0 })
  expect(notices).toEqual([{ code: 'network' }])
  expect(await http.call(accountWire.checkResetLink, { query: { token: 't' } })).toMatchObject({ ok: false })
  expect(notices).toHaveLength(1)
})
