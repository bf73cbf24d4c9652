import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'
import { run } from './run.mjs'
import { toolEnv } from './toolchain.mjs'

const DEBIAN_PATH = '/usr/bin/chromium'

/**
 * Finds the Chromium for tests: `CHROMIUM_PATH`, then Debian's, which is installed if possible. Otherwise installs
 * Playwright's Chromium and resolves to `undefined`, because Playwright knows its path.
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not exist.`)
  if (chosen) return chosen
  if (existsSync(DEBIAN_PATH) || (await aptInstall('chromium'))) return DEBIAN_PATH
  const { code, output } = await run('playwright', ['install', 'chromium'], { capture: true, env: toolEnv() })
  if (code !== 0) throw new Error(`No Chromium was found, and none could be installed:\n${output}`)
  return undefined
}
