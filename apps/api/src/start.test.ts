import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { createLog } from './platform/log.ts'
import { openDatabase } from './platform/open-database.ts'
import { processRules } from './platform/rules.ts'
import { startService } from './start.ts'
import { createCoupleCalls } from './testing/couples.ts'
import { visionForm } from './testing/photos.ts'
import { createGate, drawUntilAborted } from './testing/scripted-images.ts'
import { startApi, until } from './testing/start-api.ts'
import { testConfig } from './testing/test-config.ts'

/** The level of errors in the log. */
const ERROR_LEVEL = 50

it('the service closes its database even if the mail provider fails to close', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-start-'))
  cpSync(inject('templateDir'), dataDir, { recursive: true })
  const mail = { send: async () => undefined, close: () => Promise.reject(new Error('The mail server hangs.')) }
  const service = await startService(testConfig(dataDir), { providers: { mail } })
  await expect(service.stop()).rejects.toThrow('The mail server hangs.')
  // Throws if the service has not closed the database, because its data folder is still locked.
  const database = await openDatabase({ dataDir, log: createLog('silent') })
  await database.close()
  rmSync(dataDir, { recursive: true })
})

it('the service reports that it is not ready and closes kept-alive connections while it waits to stop', async () => {
  const api = await startApi({ SHUTDOWN_DELAY_MS: '500' })
  expect((await api.get('/readyz')).status).toBe(200)
  const stopped = api.stop()
  const answer = await api.get('/readyz')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('connection')).toBe('close')
  const other = await api.get('/vendor/categories/')
  expect([other.status, other.headers.get('connection')]).toEqual([200, 'close'])
  await stopped
})

it('the service stops after the last pending response, even if a keep-alive connection is open', async () => {
  const api = await startApi({ SHOW_IMAGE_GENERATOR: '1' })
  const gate = createGate()
  api.images.next(gate.script)
  const token = await createCoupleCalls(api).joinConfirmed('couple@example.com')
  const pending = api.post('/ai/generate_image/', { token, json: { prompt: 'A barn at dusk' } })
  await until(async () => expect(api.images.requests).toHaveLength(1))
  const startedAt = performance.now()
  const stopped = api.stop()
  gate.open()
  expect((await pending).status).toBe(200)
  await stopped
  expect(performance.now() - startedAt).toBeLessThan(processRules.shutdownMs / 2)
})

it('a drawing that the process cannot complete before it stops is released, without an error in the log', async () => {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const api = await startApi({ DRAW_TIMEOUT_MS: '60000', LOG_LEVEL: 'info' }, {}, { logTo })
  api.images.next(drawUntilAborted)
  const token = await createCoupleCalls(api).joinConfirmed('couple@example.com')
  await api.post('/vision/list/', { token, form: visionForm('A barn at dusk') })
  await until(async () => expect(api.images.requests).toHaveLength(1))
  await api.stop()
  expect(lines.filter((line) => line.includes('a job was released'))).toHaveLength(1)
  expect(lines.filter((line) => JSON.parse(line).level >= ERROR_LEVEL)).toEqual([])
})
