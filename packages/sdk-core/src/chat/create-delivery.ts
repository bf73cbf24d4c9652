import type { ChatMessage } from '../contract/chat/schema.ts'
import { chatWire } from '../contract/chat/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { Connection } from '../realtime/connection.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createWakeableSleep } from '../shared/wakeable-sleep.ts'
import type { Outbox } from './create-outbox.ts'
import type { Threads } from './create-threads.ts'
import type { Entry } from './stored-outbox.ts'

/** What the backend has not answered by then is looked for, its socket asked if it lives, and a little later it is said again. */
const LOOK_MS = 5_000
const REPEAT_MS = 10_000
/** How long to rest when the backend says that it is too much. */
const REST_MS = 2_000

export interface DeliveryDeps {
  connection: Connection
  outbox: Outbox
  threads: Pick<Threads, '$threads' | 'me'>
  /** Whether this person may write in a room. */
  mayWrite(roomId: Id): boolean
  /** The backend has answered a message that was posted. */
  onAnswer(message: ChatMessage): void
  /** The backend is silent: look what it has of a room. */
  look(roomId: Id): void
}

/** Brings to the backend what waits in the outbox. */
export interface Delivery {
  /** Something waits that did not before. */
  start(): void
  /** The backend refused a message that came through the socket. */
  refuse(clientId: string, code: string): void
  /** Posts what waits, for as long as there is no socket. Never rejects. */
  post(): Promise<void>
}

/**
 * Makes the delivery of an outbox. Through a socket one message goes after the other has come back, so that they stay in
 * order whatever happens in between. What waits keeps the socket open.
 */
export function createDelivery(ports: FeaturePorts, deps: DeliveryDeps): Delivery {
  const { clock, http, log, notify, startLoop } = ports
  const { connection, outbox, threads, mayWrite } = deps
  const { wake, sleep } = createWakeableSleep(clock)
  /** The message this socket carried last. */
  let asked: { clientId: string; at: number; isLookedFor: boolean } | null = null
  let restUntil = 0
  let isRunning = false
  let isPosting = false

  /** Sends a message through the socket, unless it was; says when to look again. */
  function say(next: Entry): number {
    const now = clock.now()
    if (now < restUntil) return restUntil
    const { clientId, roomId, text: message } = next
    if (asked?.clientId === clientId && now < asked.at + REPEAT_MS) {
      if (now < asked.at + LOOK_MS) return asked.at + LOOK_MS
      if (!asked.isLookedFor) {
        connection.checkAlive()
        deps.look(roomId)
      }
      asked.isLookedFor = true
      return asked.at + REPEAT_MS
    }
    asked = { clientId, at: now, isLookedFor: false }
    if (!next.isSent) outbox.noteSent(clientId)
    connection.send({ action: 'message', message, roomId, user: threads.me() ?? undefined, client_id: clientId })
    return now + LOOK_MS
  }

  async function deliver(signal: AbortSignal): Promise<void> {
    const unlisten = [
      outbox.$entries.listen(wake),
      threads.$threads.listen(wake),
      connection.$state.listen(() => {
        asked = null
        wake()
      }),
    ]
    try {
      for (;;) {
        const givenUpAt = outbox.giveUp()
        const waiting = outbox.waiting()
        if (waiting.length === 0) return
        const next = connection.$state.value === 'open' && waiting.find(({ roomId }) => mayWrite(roomId))
        const until = Math.min(givenUpAt, next ? say(next) : givenUpAt)
        await sleep(Math.max(0, until - clock.now()), signal)
      }
    } finally {
      for (const stop of unlisten) stop()
      isRunning = false
    }
  }

  /** Posts one message; false when there is no point in going on. */
  async function postOne({ clientId, roomId, text }: Entry): Promise<boolean> {
    outbox.noteSent(clientId)
    const result = await http.call(chatWire.sendMessage, {
      params: { room_id: roomId },
      body: { message: text, client_id: clientId },
    })
    const { status } = result
    // A quota that ends with a confirmed e-mail is no reason to wait: the message fails, and the notice says why.
    const isTooOften = status === 429 && !result.ok && result.error.code !== 'unverified'
    if (result.ok) deps.onAnswer(result.data)
    else if (isTooOften) restUntil = clock.now() + (result.error.retryAfterMs ?? REST_MS)
    else if (status === 0 || status === 401 || status >= 500) return false
    else {
      log.warn('A message was not taken.', result.error)
      outbox.fail(clientId)
    }
    return !isTooOften
  }

  return {
    start() {
      connection.reconnectNow()
      if (isRunning) return wake()
      isRunning = true
      restUntil = 0
      startLoop(deliver)
    },
    refuse(clientId, code) {
      if (asked?.clientId === clientId) asked = null
      if (code === 'rate_limited') restUntil = clock.now() + REST_MS
      else {
        log.warn('A message was not taken.', code)
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
        if (!isNeeded || clock.now() < restUntil) break
        if (mayWrite(entry.roomId) && !(await postOne(entry))) break
      }
      isPosting = false
    },
  }
}
