import { join } from 'node:path'
import { type Config, readConfig } from '../config/config.ts'
import type { Env } from '../config/read-env.ts'

/** Returns the configuration of a test server: a free port, a separate data folder, no demo. */
export function testConfig(dataDir: string, env: Env = {}): Config {
  return readConfig({
    API_PORT: '0',
    BRAND_NAME: 'Vowkit',
    BRAND_WORDMARK: 'vowkit',
    BRAND_REGION: 'Northern California',
    DATA_DIR: dataDir,
    DEV_MAILBOX: '1',
    DRAW_TIMEOUT_MS: '5000',
    // Tests that need built elements name their folder.
    EMBED_DIR: join(dataDir, 'no-elements'),
    IMAGE_WIDTH: '240',
    LOG_LEVEL: 'silent',
    MIGRATE_ON_START: '1',
    PUBLIC_API_URL: 'http://api.test',
    ...env,
  })
}
