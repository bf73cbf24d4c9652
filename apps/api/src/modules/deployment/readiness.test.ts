import pg from 'pg'
import pino from 'pino'
import { expect, it } from 'vitest'
import { createServer } from '../../http/create-server.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { createScriptedImages } from '../../testing/scripted-images.ts'
import { testConfig } from '../../testing/test-config.ts'
import { registerDeploymentRoutes } from './routes.ts'

const LIVE = { isLive: true, waitingBytes: 0, gaps: 0 }

it('GET /readyz responds 503 while the database is unavailable', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: await findFreePort() })
  const app = createServer({ log: pino({ level: 'silent' }), trustProxy: 0 })
  registerDeploymentRoutes(app, () => {}, {
    config: testConfig('/nowhere'),
    checkDatabase: async () => void (await pool.query('select 1')),
    jobs: { isRunning: () => true },
    fanOut: { health: () => LIVE },
    filesMonitor: { state: () => 'ok' },
    providers: { payments: null, images: createScriptedImages() },
  })
  const answer = await app.inject('/readyz')
  await pool.end()
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'internal', detail: 'The database does not respond.' })
})

it.each([
  ['connected', true],
  ['disconnected', false],
])('GET /readyz responds 200 and reports that the other processes are %s', async (fanOut, isLive) => {
  const app = createServer({ log: pino({ level: 'silent' }), trustProxy: 0 })
  registerDeploymentRoutes(app, () => {}, {
    config: testConfig('/nowhere'),
    checkDatabase: async () => undefined,
    jobs: { isRunning: () => true },
    fanOut: { health: () => ({ ...LIVE, isLive }) },
    filesMonitor: { state: () => 'ok' },
    providers: { payments: null, images: createScriptedImages() },
  })
  const answer = await app.inject('/readyz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ready', files: 'ok', fan_out: fanOut })
})

it.each([
  ['unavailable', 200],
  ['foreign', 503],
] as const)('GET /readyz with files that are %s responds %i', async (state, status) => {
  const app = createServer({ log: pino({ level: 'silent' }), trustProxy: 0 })
  registerDeploymentRoutes(app, () => {}, {
    config: testConfig('/nowhere'),
    checkDatabase: async () => undefined,
    jobs: { isRunning: () => true },
    fanOut: { health: () => LIVE },
    filesMonitor: { state: () => state },
    providers: { payments: null, images: createScriptedImages() },
  })
  expect((await app.inject('/readyz')).statusCode).toBe(status)
})
