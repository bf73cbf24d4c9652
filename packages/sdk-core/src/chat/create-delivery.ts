import type { ChatMessage } from '../contract/chat/schema.ts'
import { chatWire } from '../contract/chat/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { Connection } from '../realtime/connection.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createWakeableSleep } from '../shared/wakeable-sleep.ts'
import type { Outbox } from './create-outbox.ts'
import type { Threads } from './create-threads.ts'
import type { Entry } from './stored-outbox.ts'

/** Time without a confirmation after which the client pings the socket and refetches the room. */
const CHECK_MS = 5_000
/** Time without a confirmation after which the client sends the message again. */
const RESEND_MS = 10_000
/** Pause after a rate limit without `Retry-After`, and while the backend is unavailable. */
const PAUSE_MS = 2_000

export interface DeliveryDeps {
  connection: Connection
  outbox: Outbox
  threads: Pick<Threads, '$threads' | 'me'>
  /** Whether the account may send messages to a room. */
  canWrite(roomId: Id): boolean
  /** Called with the stored message after it was sent by HTTP. */
  onPosted(message: ChatMessage): void
  /**
   * Called when a message stays unconfirmed. Refetches the room to find out whether the backend has stored the message.
   */
  refetchRoom(roomId: Id): void
}

/** Sends the messages of the outbox. */
export interface Delivery {
  /** Starts sending. Call it after a message was added. */
  start(): void
  /** Handles the backend's rejection of a message that was sent by socket. */
  onRejected(clientId: string, code: string): void
  /** Sends the waiting messages by HTTP while there is no socket. Never rejects. */
  post(): Promise<void>
}

/**
 * Creates the delivery of an outbox. To keep the messages in order, the socket sends each message only after the
 * previous one is confirmed. The socket stays open while messages are waiting.
 */
export function createDelivery(ports: FeaturePorts, deps: DeliveryDeps): Delivery {
  const { clock, http, log, notify, startLoop } = ports
  const { connection, outbox, threads, canWrite } = deps
  const { wake, sleep } = createWakeableSleep(clock)
  /** The last message sent over the current socket. */
  let lastSent: { clientId: string; at: number; isChecked: boolean } | null = null
  let pausedUntil = 0
  let isRunning = false
  let isPosting = false

  /** Sends a message over the socket unless it is already pending. Returns the time of the next check. */
  function sendBySocket(next: Entry): number {
    const now = clock.now()
    if (now < pausedUntil) return pausedUntil
    const { clientId, roomId, text: message } = next
    if (lastSent?.clientId === clientId && now < lastSent.at + RESEND_MS) {
      if (now < lastSent.at + CHECK_MS) return lastSent.at + CHECK_MS
      if (!lastSent.isChecked) {
        connection.checkAlive()
        deps.refetchRoom(roomId)
      }
      lastSent.isChecked = true
      return lastSent.at + RESEND_MS
    }
    lastSent = { clientId, at: now, isChecked: false }
    if (!next.isSent) outbox.markSent(clientId)
    connection.send({ action: 'message', message, roomId, user: threads.me() ?? undefined, client_id: clientId })
    return now + CHECK_MS
  }

  async function deliver(signal: AbortSignal): Promise<void> {
    const unlisten = [
      outbox.$entries.listen(wake),
      threads.$threads.listen(wake),
      connection.$state.listen(() => {
        lastSent = null
        wake()
      }),
    ]
    try {
      for (;;) {
        const nextTimeoutAt = outbox.failOverdue()
        const waiting = outbox.waiting()
        if (waiting.length === 0) return
        const next = connection.$state.value === 'open' && waiting.find(({ roomId }) => canWrite(roomId))
        const until = Math.min(nextTimeoutAt, next ? sendBySocket(next) : nextTimeoutAt)
        await sleep(Math.max(0, until - clock.now()), signal)
      }
    } finally {
      for (const stop of unlisten) stop()
      isRunning = false
    }
  }

  /** Sends one message by HTTP. Resolves to false if the remaining messages must not be sent by HTTP now. */
  async function postOne({ clientId, roomId, text }: Entry): Promise<boolean> {
    outbox.markSent(clientId)
    const result = await http.call(chatWire.sendMessage, {
      params: { room_id: roomId },
      body: { message: text, client_id: clientId },
    })
    const { status } = result
    // An unconfirmed account must confirm its email address, so a retry would fail too. The message fails and a notice
    // explains why.
    const isRateLimited = status === 429 && !result.ok && result.error.code !== 'unverified'
    if (result.ok) deps.onPosted(result.data)
    else if (isRateLimited) pausedUntil = clock.now() + (result.error.retryAfterMs ?? PAUSE_MS)
    else if (status === 0 || status === 401 || status >= 500) return false
    else {
      log.warn('The backend rejected a message.', result.error)
      outbox.fail(clientId)
    }
    return !isRateLimited
  }

  return {
    start() {
      connection.reconnectNow()
      if (isRunning) return wake()
      isRunning = true
      pausedUntil = 0
      startLoop(deliver)
    },
    onRejected(clientId, code) {
      if (lastSent?.clientId === clientId) lastSent = null
      if (code === 'rate_limited' || code === 'unavailable') pausedUntil = clock.now() + PAUSE_MS
      else {
        log.warn('The backend rejected a message.', code)
        outbox.fail(clientId)
        if (code === 'unverified') notify({ code })
      }
      wake()
    },
    async post() {
      if (isPosting) return
      isPosting = true
      for (const entry of outbox.waiting()) {
        const isNeeded = connection.$state.value === 'lost' || connection.$state.value === 'refused'
        if (!isNeeded || clock.now() < pausedUntil) break
        if (canWrite(entry.roomId) && !(await postOne(entry))) break
      }
      isPosting = false
    },
  }
}
