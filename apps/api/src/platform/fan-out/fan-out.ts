import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { parseBatch, toPayloads } from './batch.ts'
import { createOutbox } from './outbox.ts'
import { createPeers } from './peers.ts'
import { fanOutRules } from './rules.ts'
import type { OpenTransport } from './transport.ts'

/** What a process measures of its fan-out. */
export interface FanOutHealth {
  /** Whether notices reach the other processes and come from them. */
  isLive: boolean
  /** Bytes that wait to be sent. */
  waitingBytes: number
  /** Number of times that notices may have been missed, since the start. */
  gaps: number
}

/**
 * Publishes notices to the other processes of a deployment. A notice arrives at most once, in the order in which its
 * sender published it. Lost notices are reported as a gap.
 */
export interface FanOut {
  /** Whether there can be other processes. */
  readonly isShared: boolean
  /**
   * Notifies all other processes. `smaller` is sent instead of a notice that is too large for the transport. Resolves
   * when the notice was sent. Rejects if it may be lost; the other processes detect that.
   */
  publish(notice: object, smaller?: object): Promise<void>
  /** Adds a listener for notices from other processes. */
  onNotice(listener: (notice: unknown) => void): void
  /** Adds a listener that is called when notices since a time of `performance.now()` may have been missed. */
  onGap(listener: (since: number) => void): void
  /** Adds a listener for the seconds that a batch of this process took until it was received. */
  onLag(listener: (seconds: number) => void): void
  health(): FanOutHealth
  /** Sends what waits, notifies the other processes that this one stops, and disconnects. */
  close(): Promise<void>
}

export interface FanOutDeps {
  open: OpenTransport
  log: FastifyBaseLogger
  /** Intervals. Tests use shorter ones. */
  rules?: Pick<typeof fanOutRules, 'heartbeatMs' | 'batchMs' | 'silentMs' | 'echoMs'>
}

/** Opens a transport and creates a fan-out with it. */
export async function createFanOut({ open, log, rules = fanOutRules }: FanOutDeps): Promise<FanOut> {
  const processId = randomUUID()
  const noticeListeners: ((notice: unknown) => void)[] = []
  const gapListeners: ((since: number) => void)[] = []
  const lagListeners: ((seconds: number) => void)[] = []
  const outbox = createOutbox()
  let gaps = 0
  let lastEchoAt = performance.now()
  /** The time of the last echo before the connection was lost. */
  let downSince: number | null = null

  function reportGap(since: number): void {
    gaps++
    for (const listener of gapListeners) listener(since)
  }

  const peers = createPeers(rules, reportGap)
  const transport = await open(receive)

  function receive(payload: string): void {
    const batch = parseBatch(payload)
    const now = performance.now()
    if (!batch) log.warn('a batch of notices from another process could not be parsed')
    else if (batch.from === processId) {
      lastEchoAt = now
      for (const listener of lagListeners) listener((now - batch.at) / 1_000)
    } else if (peers.accept(batch, now)) {
      for (const notice of batch.readNotices()) for (const listener of noticeListeners) listener(notice)
    }
  }

  let seq = 0
  let sending = Promise.resolve()
  let nextFlush: Promise<void> | null = null
  let flushedAt = Number.NEGATIVE_INFINITY

  /** A process that is idle sends its next notice at once. A busy one sends several notices in one batch. */
  async function waitForTurn(): Promise<void> {
    const waitMs = flushedAt + rules.batchMs - performance.now()
    await (waitMs > 0 ? sleep(waitMs) : nextTurn())
    flushedAt = performance.now()
  }

  /** Sends all waiting notices once the previous batch was sent. An empty batch is a heartbeat. */
  function flush(isLast = false): Promise<void> {
    nextFlush ??= sending.then(waitForTurn).then(() => {
      nextFlush = null
      const { texts, at, hasDropped } = outbox.take()
      // Skips a number, so that the other processes notice.
      if (hasDropped) seq++
      const payloads = toPayloads(texts, { from: processId, at, isLast, nextSeq: () => ++seq }, transport.maxBytes)
      const sent = transport.send(payloads)
      sending = sent.catch(() => undefined)
      return sent
    })
    return nextFlush
  }

  const isLive = () => transport.isAlone() || (transport.isConnected() && performance.now() - lastEchoAt < rules.echoMs)

  const heartbeat = setInterval(() => {
    peers.checkSilence(performance.now())
    if (transport.isAlone()) return
    if (transport.isConnected()) flush().catch(() => undefined)
    // While the connection is lost, each heartbeat reports a gap, so that listeners read from the database.
    const isDown = !isLive()
    if (isDown) downSince ??= lastEchoAt
    if (downSince !== null) reportGap(downSince)
    if (!isDown) downSince = null
  }, rules.heartbeatMs).unref()

  return {
    isShared: !transport.isAlone(),
    async publish(notice, smaller) {
      if (transport.isAlone()) return
      const text = JSON.stringify(notice)
      const isTooLarge = Buffer.byteLength(text) > transport.maxBytes - fanOutRules.headerBytes
      outbox.add(isTooLarge && smaller ? JSON.stringify(smaller) : text)
      await flush()
    },
    onNotice: (listener) => void noticeListeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    onLag: (listener) => void lagListeners.push(listener),
    health: () => ({ isLive: isLive(), waitingBytes: outbox.bytes(), gaps }),
    async close() {
      clearInterval(heartbeat)
      if (!transport.isAlone() && transport.isConnected()) await stopSending().catch(() => undefined)
      await transport.close()
    },
  }

  async function stopSending(): Promise<void> {
    await nextFlush
    await flush(true)
  }
}
