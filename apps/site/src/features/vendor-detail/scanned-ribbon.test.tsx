import { act, cleanup, render } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openPath } from '../../shared/router.ts'
import { ScannedRibbon } from './scanned-ribbon.tsx'

const SCANNED = '/dashboard/vendor-detail/3?is_scanned=true'

afterEach(cleanup)

/** Comes from scanning a code; `state` is what the entry of the history kept of an earlier time. */
function setup(state: unknown = null) {
  openPath(SCANNED, { replace: true })
  window.history.replaceState(state, '')
  render(
    <VowkitProvider client={createSiteClient({ apiHost: 'https://api.test', platform: fakePlatform() })}>
      <ScannedRibbon />
    </VowkitProvider>,
  )
  return document.querySelector('time')?.dateTime
}

it('says when the code was scanned', () => {
  expect(setup()).toBe('2026-06-01T12:00:00.000Z')
})

it('says the same time after the page was loaded anew', () => {
  expect(setup({ scannedAt: Date.parse('2026-06-01T11:58:00Z') })).toBe('2026-06-01T11:58:00.000Z')
})

it('keeps it beside what else the entry keeps, and in the entry of a part of the page', () => {
  setup({ scroll: 40 })
  expect(window.history.state).toEqual({ scroll: 40, scannedAt: Date.parse('2026-06-01T12:00:00Z') })
  act(() => openPath(`${SCANNED}#reviews`))
  expect(window.history.state).toEqual({ scannedAt: Date.parse('2026-06-01T12:00:00Z') })
})
