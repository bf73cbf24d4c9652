import { expect, it } from 'vitest'
import { setupMaya } from '../account/test/setup.ts'
import type { ScriptedAnswer } from '../testing/index.ts'
import { registerScan } from './register-scan.ts'

const path = '/leads/add_vendor/42/'

function setup(...script: ScriptedAnswer[]) {
  const all = setupMaya({ script })
  all.values.set('qr_code_scan', '42')
  return all
}

it('registerScan sends the scan and removes it from storage', async () => {
  const { ports, values, backend } = setup({ method: 'POST', path, body: { detail: 'Added.' } })
  expect(await registerScan(ports, '42')).toBe(true)
  expect(values.has('qr_code_scan')).toBe(false)
  expect(backend.to(path)).toHaveLength(1)
})

it.each<[string, ScriptedAnswer]>([
  ['rejected', { path, status: 404 }],
  ['answered with 500', { path, status: 500 }],
  ['without a response', { path, fault: 'lose' }],
])('registerScan logs a request that is %s, and removes the stored scan', async (_what, answer) => {
  const { ports, values, logged } = setup(answer)
  expect(await registerScan(ports, '42')).toBe(false)
  expect(values.has('qr_code_scan')).toBe(false)
  expect(logged).toEqual(['/leads/add_vendor/{vendor_id}/ failed.'])
})

it('registerScan sends a scan once when a page mounts twice', async () => {
  const { ports, backend } = setup({ path, body: {}, always: true })
  expect(await Promise.all([registerScan(ports, '42'), registerScan(ports, '42')])).toEqual([true, true])
  expect(backend.to(path)).toHaveLength(1)
  await registerScan(ports, '42')
  expect(backend.to(path)).toHaveLength(2)
})

it('registerScan sends the scans of two vendors separately', async () => {
  const { ports, backend } = setup({ body: {}, always: true })
  await Promise.all([registerScan(ports, '42'), registerScan(ports, '43')])
  expect(backend.requests.map((request) => request.path)).toEqual([path, '/leads/add_vendor/43/'])
})
