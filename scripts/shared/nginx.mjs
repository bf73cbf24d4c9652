import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { root } from './workspace.mjs'

const DEBIAN_BIN = '/usr/sbin/nginx'
const UNPACKED = join(root, 'node_modules/.cache/nginx')

/**
 * Finds nginx: `NGINX_BIN`, then Debian's. Otherwise unpacks Debian's package, because its installation would start a
 * server.
 */
export async function findNginx() {
  const known = [process.env.NGINX_BIN, DEBIAN_BIN, join(UNPACKED, DEBIAN_BIN)].find((bin) => bin && existsSync(bin))
  return known ?? ((await unpack()) ? join(UNPACKED, DEBIAN_BIN) : undefined)
}

async function unpack() {
  mkdirSync(UNPACKED, { recursive: true })
  const inFolder = { cwd: UNPACKED, capture: true }
  const download = () => run('apt-get', ['download', 'nginx'], inFolder)
  if ((await download()).code !== 0) {
    await run('apt-get', ['update'], inFolder)
    if ((await download()).code !== 0) return false
  }
  const file = readdirSync(UNPACKED).find((name) => name.endsWith('.deb'))
  return file !== undefined && (await run('dpkg-deb', ['-x', file, '.'], inFolder)).code === 0
}
