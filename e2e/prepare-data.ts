import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './free-ports.ts'
import { startServer } from './server-process.ts'

/** The variable that tells workers where the prepared data is. */
export const PREPARED_DATA = 'VOWKIT_E2E_DATA'

/** Has the demo laid down once, since that is most of a start; each worker begins with a copy. Answers how to clear up. */
// biome-ignore lint/style/noDefaultExport: Playwright runs what this file exports by default
export default async function prepareData(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vowkit-e2e-'))
  const [port = 0] = await freePorts(1)
  const env = { DEMO: '1', LOG_LEVEL: 'warn', DATA_DIR: dataDir, API_PORT: String(port) }
  const api = await startServer('apps/api/src/server.ts', env, `http://127.0.0.1:${port}/readyz`)
  await api.stop('SIGTERM')
  process.env[PREPARED_DATA] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
