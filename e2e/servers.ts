import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { createDatabase } from '@vowkit/api/testing/databases'
import { freePorts } from './free-ports.ts'
import { type Peers, startPeers } from './peers.ts'
import { PREPARED_DATA, PREPARED_DATABASE } from './prepare-data.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** The URLs that `npm start` prints. */
export interface Addresses {
  api: string
  site: string
  vision: string
  desk: string
  playground: string
  /** The documentation. */
  docs: string
  partner: string
}

/** With `apart`, the main host redirects the vision area to the vision host. */
type Hosts = 'together' | 'apart'

/** The payment and image providers: those of the demo, or local servers with the real providers' protocols. */
type Outside = 'demo' | 'peers'

interface Options {
  hosts: Hosts
  outside: Outside
}

/** The running product, with fresh demo data and small images. */
export interface Servers extends Addresses {
  /** Kills the API process without a shutdown. */
  killApi(): Promise<void>
  /** Restarts the API with the same ports and data. */
  startApi(): Promise<void>
}

async function startServers({ hosts, outside }: Options, peers: Peers) {
  const [apiPort, sitePort, playgroundPort] = await freePorts(3)
  const dataDir = await mkdtemp(join(tmpdir(), 'vowkit-e2e-'))
  await cp(process.env[PREPARED_DATA] ?? '', dataDir, { recursive: true })
  const prepared = process.env[PREPARED_DATABASE]
  const database = prepared ? await createDatabase(prepared, 'postgres') : undefined
  const env = {
    DEMO: '1',
    DEMO_DELAY_MS: '0',
    IMAGE_WIDTH: '240',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    API_PORT: String(apiPort),
    SITE_PORT: String(sitePort),
    PLAYGROUND_PORT: String(playgroundPort),
    ...(database && { DATABASE_URL: database.url }),
    ...(hosts === 'apart' && { MAIN_HOST: 'localhost' }),
    ...(outside === 'peers' && peers.env),
  }
  const addresses: Addresses = {
    api: `http://localhost:${apiPort}`,
    site: `http://localhost:${sitePort}`,
    vision: `http://vision.localhost:${sitePort}`,
    desk: `http://desk.localhost:${sitePort}`,
    playground: `http://localhost:${playgroundPort}`,
    partner: `http://partner.localhost:${playgroundPort}`,
    docs: `http://docs.localhost:${playgroundPort}`,
  }

  let api: ServerProcess | undefined
  let playground: ServerProcess | undefined

  async function startApi(): Promise<void> {
    api = await startServer('apps/api/src/server.ts', env, `http://127.0.0.1:${apiPort}/readyz`)
  }

  async function stop(): Promise<void> {
    await Promise.all([api?.stop('SIGTERM'), playground?.stop('SIGTERM')])
    await database?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }

  try {
    await startApi()
    playground = await startServer('apps/playground/server.ts', env, `http://127.0.0.1:${playgroundPort}/healthz`)
  } catch (error) {
    await stop()
    throw error
  }
  return { ...addresses, startApi, killApi: async () => api?.stop('SIGKILL'), stop }
}

/** Playwright's `test` with one running product per worker. Test files with different options start a new one. */
export const test = base.extend<object, Options & { peers: Peers; servers: Servers }>({
  hosts: ['together', { scope: 'worker', option: true }],
  outside: ['demo', { scope: 'worker', option: true }],
  peers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const peers = await startPeers()
      await use(peers)
      await peers.stop()
    },
    { scope: 'worker' },
  ],
  servers: [
    async ({ hosts, outside, peers }, use) => {
      const servers = await startServers({ hosts, outside }, peers)
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect }
