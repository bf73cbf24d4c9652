import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { ConfigError } from './read-env.ts'

/** Checks that the pages that this process serves are built. Throws a `ConfigError` that names the missing folders. */
export function checkBuilds({ sitePort, siteDir, deskDir }: Pick<Config, 'sitePort' | 'siteDir' | 'deskDir'>): void {
  if (sitePort === undefined) return
  const missing = [siteDir, deskDir].filter((dir) => !existsSync(join(dir, 'index.html')))
  if (missing.length === 0) return
  throw new ConfigError(
    `SITE_PORT is set, but there is no built page in ${missing.join(' and ')}. Run \`npm run build\`, or leave SITE_PORT unset.`,
  )
}
