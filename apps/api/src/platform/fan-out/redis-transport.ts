import { once } from 'node:events'
import { createClient } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'
import { fanOutRules } from './rules.ts'
import type { OpenTransport } from './transport.ts'

const MAX_BYTES = 64 * 1024

export interface RedisTransportDeps {
  url: string
  /** The channel of this deployment. Redis does not separate channels by database number. */
  channel: string
  log: FastifyBaseLogger
}

/**
 * A transport with the publish and subscribe commands of Redis.
 *
 * It uses no streams, because the messages are stored in PostgreSQL: a process that has missed payloads reads the
 * messages there. A stream would be a second copy that Redis can lose, too, and that must be trimmed.
 */
export function createRedisTransport({ url, channel, log }: RedisTransportDeps): OpenTransport {
  return async (onPayload) => {
    const { reconnectMs, connectMs, pingMs, silentSocketMs } = fanOutRules
    const settings = {
      url,
      pingInterval: pingMs,
      socket: {
        connectTimeout: connectMs,
        socketTimeout: silentSocketMs,
        reconnectStrategy: (attempts: number) => Math.min(reconnectMs, 50 * 2 ** attempts),
      },
    }
    // While the connection is lost, commands fail at once instead of waiting in memory.
    const publisher = createClient({ ...settings, disableOfflineQueue: true })
    const subscriber = createClient(settings)
    let isClosed = false
    for (const client of [publisher, subscriber]) {
      let isLost = false
      // An unhandled error event would end the process. Each failed attempt to reconnect emits one.
      client.on('error', (error) => {
        if (!isLost && !isClosed) log.warn({ err: error }, 'lost the connection to Redis')
        isLost = true
      })
      client.on('ready', () => {
        if (isLost) log.info('the connection to Redis is back')
        isLost = false
      })
      client.connect().catch(() => undefined)
    }
    const subscribed = subscriber.subscribe(channel, onPayload)
    subscribed.catch((error: unknown) => {
      if (!isClosed) log.error({ err: error }, 'could not subscribe to Redis')
    })
    const isConnected = () => publisher.isReady && subscriber.isReady
    // Messages are stored without Redis, so the process starts without it, too.
    const ready = publisher.isReady || once(publisher, 'ready', { signal: AbortSignal.timeout(connectMs) })
    await Promise.all([ready, Promise.race([subscribed, once(subscriber, 'error')])]).catch(() => undefined)

    return {
      maxBytes: MAX_BYTES,
      async send(payloads) {
        await Promise.all(payloads.map((payload) => publisher.publish(channel, payload)))
      },
      isConnected,
      isAlone: () => false,
      async close() {
        isClosed = true
        for (const client of [publisher, subscriber]) client.destroy()
      },
    }
  }
}
