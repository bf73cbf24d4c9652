import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The folder of `initdb` and `pg_ctl`: `POSTGRES_BIN`, then Debian's, installed if possible, else `undefined`. */
export async function findPostgres() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  return debianBin() ?? ((await aptInstall('postgresql')) ? debianBin() : undefined)
}

function debianBin() {
  if (!existsSync(DEBIAN_FOLDER)) return undefined
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}
