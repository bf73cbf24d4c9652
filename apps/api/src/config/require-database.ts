import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { ConfigError, type Env, readFlag } from './read-env.ts'

/**
 * Throws `ConfigError` if a command would create an embedded database. A command that runs without the settings of the
 * server would otherwise succeed on a new, empty database.
 */
export function requireDatabase({ postgres, dataDir }: Pick<Config, 'postgres' | 'dataDir'>, env: Env): void {
  if (postgres || readFlag(env, 'ALLOW_EMBEDDED_DATABASE') || readFlag(env, 'DEMO')) return
  if (existsSync(join(dataDir, 'database'))) return
  throw new ConfigError(
    `DATABASE_URL is not set, and ${dataDir} contains no database. Run the command with the settings of the server.`,
  )
}
