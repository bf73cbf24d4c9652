import type { FastifyBaseLogger } from 'fastify'
import { loadSecrets } from '../secrets.ts'
import { createFanOut, type FanOut } from './fan-out.ts'
import { createPostgresTransport } from './postgres-transport.ts'
import { createRedisTransport } from './redis-transport.ts'

export interface FanOutSettings {
  /** The URL of Redis. If undefined, PostgreSQL is used. */
  redisUrl?: string | undefined
  /** The secret of the deployment and the folder of a generated one, from which the channel of Redis is derived. */
  secret?: string | undefined
  dataDir: string
}

/** Opens the fan-out between the processes that share a PostgreSQL database. */
export function openFanOut(
  { redisUrl: url, ...settings }: FanOutSettings,
  connectionString: string,
  log: FastifyBaseLogger,
): Promise<FanOut> {
  // Deployments that share a Redis have different channels.
  const channel = () => `vowkit:${loadSecrets(settings).sign('fan-out')}`
  const open =
    url === undefined
      ? createPostgresTransport({ connectionString, log })
      : createRedisTransport({ url, channel: channel(), log })
  return createFanOut({ open, log })
}
