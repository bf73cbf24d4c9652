import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database.ts'
import { readOrCreateMark } from '../deployment-marks.ts'
import { createFanOut, type FanOut } from './fan-out.ts'
import { createPostgresTransport } from './postgres-transport.ts'
import type { RedisTransportDeps } from './redis-transport.ts'
import type { OpenTransport } from './transport.ts'

export interface FanOutSettings {
  /** The URL of Redis. If undefined, PostgreSQL is used. */
  redisUrl?: string | undefined
}

export interface FanOutDeps {
  db: Database
  /** The URL of PostgreSQL itself. */
  connectionString: string
  log: FastifyBaseLogger
}

/** Opens the fan-out between the processes that share a PostgreSQL database. */
export async function openFanOut(
  { redisUrl: url }: FanOutSettings,
  { db, connectionString, log }: FanOutDeps,
): Promise<FanOut> {
  const open =
    url === undefined
      ? createPostgresTransport({ connectionString, log })
      : await openRedis({ url, channel: await readChannel(db), log })
  return createFanOut({ open, log })
}

/** Loads the client only for deployments that use it, because its 480 files slow every start. */
async function openRedis(deps: RedisTransportDeps): Promise<OpenTransport> {
  const { createRedisTransport } = await import('./redis-transport.ts')
  return createRedisTransport(deps)
}

/**
 * Deployments that share a Redis have different channels. The channel does not depend on the secret, so that processes
 * hear each other while the secret is rotated.
 */
async function readChannel(db: Database): Promise<string> {
  return `vowkit:${await readOrCreateMark(db, 'fan_out_channel', randomUUID())}`
}
