import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'

const DEBIAN_BIN = '/usr/sbin/pgbouncer'

/** Finds PgBouncer: `PGBOUNCER_BIN`, then Debian's, installed if possible, else `undefined`. */
export async function findPgBouncer() {
  const known = [process.env.PGBOUNCER_BIN, DEBIAN_BIN].find((bin) => bin && existsSync(bin))
  return known ?? ((await aptInstall('pgbouncer')) ? DEBIAN_BIN : undefined)
}
