import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'

const SCAN = '/leads/add_vendor/7/'
const SAVED: ScriptedAnswer = { method: 'POST', path: SCAN, body: { detail: 'ok' } }

afterEach(cleanup)

const setup = (path: string, script: ScriptedAnswer[] = [SAVED], isSignedIn = true) =>
  openScreen(path, { isSignedIn, script })
const isAt = (path: string) => waitFor(() => expect(window.location.pathname + window.location.search).toBe(path))

it('the scan page saves the vendor once, removes the stored code and replaces the history entry', async () => {
  const length = window.history.length
  const { platform } = setup('/dashboard/vendor-scan/7')
  platform.storage.local?.setItem('qr_code_scan', '7')
  expect(await screen.findByText('Saving this vendor…')).toBeDefined()
  await isAt('/dashboard/vendor-detail/7?is_scanned=true')
  expect(platform.backend.to(SCAN)).toHaveLength(1)
  expect(platform.storage.local?.getItem('qr_code_scan')).toBeNull()
  expect(window.history.length).toBe(length)
})

it('the scan page accepts a URL with a trailing slash', async () => {
  setup('/dashboard/vendor-scan/7/')
  await isAt('/dashboard/vendor-detail/7?is_scanned=true')
})

it('the scan page opens the vendor without a confirmation when saving fails', async () => {
  const { platform } = setup('/dashboard/vendor-scan/7', [
    { method: 'POST', path: SCAN, status: 404, body: { detail: 'Not found.', code: 'not_found' } },
  ])
  platform.storage.local?.setItem('qr_code_scan', '7')
  await isAt('/dashboard/vendor-detail/7')
  expect(platform.storage.local?.getItem('qr_code_scan')).toBeNull()
  expect(platform.logged).not.toEqual([])
})

it.each(['hello', '7a', '-7', '7.5', 'undefined'])(
  'the scan page redirects to the wedding fairs for the invalid id %s',
  async (id) => {
    const { platform } = setup(`/dashboard/vendor-scan/${id}`)
    await isAt('/dashboard/vendors/in_person')
    expect(platform.backend.requests.some(({ path }) => path.startsWith('/leads/'))).toBe(false)
  },
)

it('the scan page redirects a signed-out visitor to the login', async () => {
  const { platform } = setup('/dashboard/vendor-scan/7/', [SAVED], false)
  await isAt('/login?next_url=%2Fdashboard%2Fvendor-scan%2F7%2F')
  expect(platform.backend.to(SCAN)).toHaveLength(0)
})

it('the scan page keeps a scan without a connection, and opens the vendor when the network is back', async () => {
  const { platform } = setup('/dashboard/vendor-scan/7', [
    { method: 'POST', path: SCAN, fault: 'lose' },
    { method: 'POST', path: SCAN, status: 503 },
    SAVED,
  ])
  expect(await screen.findByRole('heading', { name: 'Kept for later' })).toBeDefined()
  expect(screen.getByText(/stored on this device/)).toBeDefined()
  expect(window.location.pathname).toBe('/dashboard/vendor-scan/7')
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(platform.backend.to(SCAN)).toHaveLength(2))
  expect(screen.getByRole('heading', { name: 'Kept for later' })).toBeDefined()
  act(() => platform.connectivity.happen('online'))
  await isAt('/dashboard/vendor-detail/7?is_scanned=true')
  expect(platform.backend.to(SCAN)).toHaveLength(3)
})

it('other screens say that a scan waits for the network, until it is saved', async () => {
  const script: ScriptedAnswer[] = [{ method: 'POST', path: SCAN, fault: 'lose' }, SAVED]
  const { platform } = setup('/dashboard/vendor-scan/7', script)
  fireEvent.click(await screen.findByRole('link', { name: 'See your Wedding Fairs' }))
  const text = await screen.findByText(/1 scanned vendor waits for the network\./)
  act(() => platform.connectivity.happen('online'))
  await waitFor(() => expect(text.textContent).toBe(''))
  expect(await screen.findAllByText('Saved to Wedding Fairs')).not.toHaveLength(0)
})
