import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBin, startPostgres } from '@vowkit/api/testing/postgres'
import { freePorts } from './free-ports.ts'
import { startServer } from './server-process.ts'

/** The environment variable with the folder of the prepared data. */
export const PREPARED_DATA = 'VOWKIT_E2E_DATA'

/** The environment variable with the URL of the prepared database on a PostgreSQL server, if one is installed. */
export const PREPARED_DATABASE = 'VOWKIT_E2E_DATABASE'

/**
 * Seeds the demo data once, because seeding takes most of the start time. Each worker copies the data. Uses PostgreSQL if
 * it is installed, because the embedded database takes a third of the journeys' time. Returns the cleanup function.
 */
// biome-ignore lint/style/noDefaultExport: Playwright runs the default export
export default async function prepareData(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vowkit-e2e-'))
  const [port = 0] = await freePorts(1)
  const bin = findPostgresBin()
  const postgres = bin ? await startPostgres(bin) : undefined
  const env = {
    DEMO: '1',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    API_PORT: String(port),
    ...(postgres && { DATABASE_URL: postgres.url }),
  }
  const clean = async () => {
    postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const api = await startServer('apps/api/src/server.ts', env, `http://127.0.0.1:${port}/readyz`)
    await api.stop('SIGTERM')
  } catch (error) {
    await clean()
    throw error
  }
  process.env[PREPARED_DATA] = dataDir
  if (postgres) process.env[PREPARED_DATABASE] = postgres.url
  return clean
}
