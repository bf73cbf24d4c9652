import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './free-ports.ts'
import { startServer } from './server-process.ts'

/** The environment variable with the folder of the prepared data. */
export const PREPARED_DATA = 'VOWKIT_E2E_DATA'

/**
 * Seeds the demo data once, because seeding takes most of the start time. Each worker copies the data. Returns the
 * cleanup function.
 */
// biome-ignore lint/style/noDefaultExport: Playwright runs the default export
export default async function prepareData(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vowkit-e2e-'))
  const [port = 0] = await freePorts(1)
  const env = { DEMO: '1', LOG_LEVEL: 'warn', DATA_DIR: dataDir, API_PORT: String(port) }
  const api = await startServer('apps/api/src/server.ts', env, `http://127.0.0.1:${port}/readyz`)
  await api.stop('SIGTERM')
  process.env[PREPARED_DATA] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
