import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'

const SCAN = '/leads/add_vendor/7/'
const NOTED: ScriptedAnswer = { method: 'POST', path: SCAN, body: { detail: 'ok' } }

afterEach(cleanup)

const setup = (path: string, script: ScriptedAnswer[] = [NOTED], isSignedIn = true) =>
  openScreen(path, { isSignedIn, script })
const isAt = (path: string) => waitFor(() => expect(window.location.pathname + window.location.search).toBe(path))

it('notes the vendor once, forgets the code, and shows the vendor without a way back to the scan', async () => {
  const length = window.history.length
  const { platform } = setup('/dashboard/vendor-scan/7')
  platform.storage.local?.setItem('qr_code_scan', '7')
  expect(await screen.findByText('Saving this vendor…')).toBeDefined()
  await isAt('/dashboard/vendor-detail/7?is_scanned=true')
  expect(platform.backend.to(SCAN)).toHaveLength(1)
  expect(platform.storage.local?.getItem('qr_code_scan')).toBeNull()
  expect(window.history.length).toBe(length)
})

it('takes the last part of an address that ends in a slash', async () => {
  setup('/dashboard/vendor-scan/7/')
  await isAt('/dashboard/vendor-detail/7?is_scanned=true')
})

it('shows the vendor also when the scan was not noted, without saying so', async () => {
  const { platform } = setup('/dashboard/vendor-scan/7', [
    { method: 'POST', path: SCAN, status: 404, body: { detail: 'Not found.', code: 'not_found' } },
  ])
  platform.storage.local?.setItem('qr_code_scan', '7')
  await isAt('/dashboard/vendor-detail/7')
  expect(platform.storage.local?.getItem('qr_code_scan')).toBeNull()
  expect(platform.logged).not.toEqual([])
})

it.each(['hello', '7a', '-7', '7.5', 'undefined'])('leads to the fairs for an id like %s', async (id) => {
  const { platform } = setup(`/dashboard/vendor-scan/${id}`)
  await isAt('/dashboard/vendors/in_person')
  expect(platform.backend.requests.some(({ path }) => path.startsWith('/leads/'))).toBe(false)
})

it('waits for somebody to sign in', async () => {
  const { platform } = setup('/dashboard/vendor-scan/7/', [NOTED], false)
  await isAt('/login?next_url=%2Fdashboard%2Fvendor-scan%2F7%2F')
  expect(platform.backend.to(SCAN)).toHaveLength(0)
})
