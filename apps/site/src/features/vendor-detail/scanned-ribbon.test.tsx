import { act, cleanup, render } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openPath } from '../../shared/router.ts'
import { ScannedRibbon } from './scanned-ribbon.tsx'

const SCANNED = '/dashboard/vendor-detail/3?is_scanned=true'

afterEach(cleanup)

/** Opens the URL that a scan redirects to. `state` is the state of the history entry. */
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

it('ScannedRibbon shows the time of the scan', () => {
  expect(setup()).toBe('2026-06-01T12:00:00.000Z')
})

it('ScannedRibbon shows the same time after a reload', () => {
  expect(setup({ scannedAt: Date.parse('2026-06-01T11:58:00Z') })).toBe('2026-06-01T11:58:00.000Z')
})

it('ScannedRibbon adds the scan time to the state of each history entry', () => {
  setup({ scroll: 40 })
  expect(window.history.state).toEqual({ scroll: 40, scannedAt: Date.parse('2026-06-01T12:00:00Z') })
  act(() => openPath(`${SCANNED}#reviews`))
  expect(window.history.state).toEqual({ scannedAt: Date.parse('2026-06-01T12:00:00Z') })
})
