import { expect, it } from 'vitest'
import { setupMaya } from '../account/test/setup.ts'
import type { ScriptedAnswer } from '../testing/index.ts'
import { createScanQueue } from './create-scan-queue.ts'
import { registerScan, type ScanResult } from './register-scan.ts'

const path = '/leads/add_vendor/42/'

function setup(...script: ScriptedAnswer[]) {
  const all = setupMaya({ script })
  all.values.set('qr_code_scan', '42')
  return all
}

it('registerScan sends the scan and removes it from storage', async () => {
  const { ports, values, backend } = setup({ method: 'POST', path, body: { detail: 'Added.' } })
  expect(await registerScan(ports, '42')).toBe('saved')
  expect(values.has('qr_code_scan')).toBe(false)
  expect(backend.to(path)).toHaveLength(1)
})

it.each<[string, ScriptedAnswer, ScanResult]>([
  ['rejected', { path, status: 404 }, 'failed'],
  ['answered with 500', { path, status: 500 }, 'waiting'],
  ['without a response', { path, fault: 'lose' }, 'waiting'],
])('registerScan logs a request that is %s, and removes the stored code', async (_what, answer, result) => {
  const { ports, values, logged } = setup(answer)
  expect(await registerScan(ports, '42')).toBe(result)
  expect(values.has('qr_code_scan')).toBe(false)
  expect(logged).toEqual(['/leads/add_vendor/{vendor_id}/ failed.'])
  expect(ports.once(createScanQueue).$waiting.value).toHaveLength(result === 'waiting' ? 1 : 0)
})

it('registerScan sends a scan once when a page mounts twice', async () => {
  const { ports, backend } = setup({ path, body: {}, always: true })
  expect(await Promise.all([registerScan(ports, '42'), registerScan(ports, '42')])).toEqual(['saved', 'saved'])
  expect(backend.to(path)).toHaveLength(1)
  await registerScan(ports, '42')
  expect(backend.to(path)).toHaveLength(2)
})

it('registerScan sends the scans of two vendors separately', async () => {
  const { ports, backend } = setup({ body: {}, always: true })
  await Promise.all([registerScan(ports, '42'), registerScan(ports, '43')])
  expect(backend.requests.map((request) => request.path)).toEqual([path, '/leads/add_vendor/43/'])
})
