import { expect, it, vi } from 'vitest'
import { setupMaya } from '../account/test/setup.ts'
import type { ScriptedAnswer } from '../testing/index.ts'
import { createScanQueue, type ScanQueue } from './create-scan-queue.ts'
import { hasWaitingScans } from './has-waiting-scans.ts'

const path = '/leads/add_vendor/42/'
const LOST: ScriptedAnswer = { path, fault: 'lose' }
const ADDED: ScriptedAnswer = { path, body: { detail: 'Added.' } }

/** Reads the value without a subscriber, which would send the scans. */
const idsIn = ({ $waiting }: ScanQueue) => $waiting.value?.map(({ vendorId }) => vendorId)

function setup(...script: ScriptedAnswer[]) {
  const site = setupMaya({ script })
  const queue = site.ports.once(createScanQueue)
  const ids = () => idsIn(queue)
  const requests = () => site.backend.to(path)
  return { ...site, queue, ids, requests }
}

it('the scan queue sends a waiting scan with its time as soon as the network is back', async () => {
  const { queue, ids, clock, connectivity, requests } = setup(ADDED)
  const scannedAt = clock.now()
  queue.add('42')
  queue.$waiting.listen(() => undefined)
  connectivity.happen('online')
  await vi.waitFor(() => expect(ids()).toEqual([]))
  expect(requests()).toHaveLength(1)
  expect(requests()[0]?.body).toBe(JSON.stringify({ scanned_at: new Date(scannedAt).toISOString() }))
})

it('the scan queue retries with increasing pauses until the backend responds', async () => {
  const { queue, ids, clock, requests } = setup(LOST, { path, status: 503 }, ADDED)
  queue.add('42')
  queue.$waiting.listen(() => undefined)
  await clock.advance(5_000)
  await vi.waitFor(() => expect(requests()).toHaveLength(1))
  await clock.advance(5_000)
  expect(requests()).toHaveLength(1)
  await clock.advance(5_000)
  await vi.waitFor(() => expect(requests()).toHaveLength(2))
  expect(ids()).toEqual(['42'])
  await clock.advance(20_000)
  await vi.waitFor(() => expect(ids()).toEqual([]))
})

it('the scan queue survives a reload, and a page without subscribers sends nothing', async () => {
  const first = setup()
  first.queue.add('42')
  first.queue.add('43')
  expect(hasWaitingScans(first.ports)).toBe(true)
  const second = setupMaya({ script: [] })
  for (const [key, value] of first.values) second.values.set(key, value)
  const queue = second.ports.once(createScanQueue)
  expect(idsIn(queue)).toEqual(['42', '43'])
  await second.clock.advance(120_000)
  expect(second.backend.requests.some((request) => request.path.startsWith('/leads/'))).toBe(false)
})

it('the scan queue keeps the time of the first scan of a vendor', async () => {
  const { queue, clock } = setup()
  const scannedAt = clock.now()
  queue.add('42')
  await clock.advance(60_000)
  queue.add('42')
  expect(queue.$waiting.value).toEqual([{ vendorId: '42', scannedAt }])
})

it('the scan queue drops and logs a scan that the backend rejects', async () => {
  const { queue, ids, connectivity, logged } = setup({ path, status: 404 })
  queue.add('42')
  queue.$waiting.listen(() => undefined)
  connectivity.happen('online')
  await vi.waitFor(() => expect(ids()).toEqual([]))
  expect(logged).toEqual(['The scan of vendor 42 was rejected.'])
})

it('the scan queue is empty after a sign-out', async () => {
  const { queue, ids, client, values } = setup()
  queue.add('42')
  await client.session.signOut()
  expect(ids()).toEqual([])
  expect([...values.keys()].filter((key) => key.startsWith('scanToSend:'))).toEqual([])
})
