import { chatSocketPath } from '../contract/chat/socket.ts'
import { isRecord } from '../contract/shared/envelope.ts'
import { fromJson, toJson } from '../platform/json.ts'
import type { Socket } from '../platform/platform.ts'
import { ignoreAbort } from '../platform/start-loop.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createNudge } from '../shared/nudge.ts'
import type { IncomingFrame } from './connection.ts'
import { type Traffic, watchSilence } from './watch-silence.ts'

/** The hosts of this machine. */
const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/
/** How long opening may take, and how long the backend may think about who we are. */
const OPEN_MS = 10_000
const AUTHENTICATE_MS = 10_000
/** A connection that held for this long was a good one. */
const STABLE_MS = 10_000

export type LineDeps = Pick<
  FeaturePorts,
  'apiHost' | 'socketAuthentication' | 'clock' | 'visibility' | 'connectivity' | 'openSocket' | 'log'
>

/** A socket whose backend knows who we are. */
export interface Line {
  send(text: string): void
  /** Something was not answered: asks at once whether the other side lives. */
  doubt(): void
}

export interface LineOptions {
  userId: string
  token: string
  onOpen(line: Line): void
  onFrame(frame: IncomingFrame): void
}

/** How a socket ended: the code of the other side, and whether it had held for a while. */
export interface LineEnd {
  closeCode: number | null
  wasStable: boolean
}

/** Opens one socket and listens to it until it ends, for whatever reason; aborting the signal ends it at once. */
export async function openLine(deps: LineDeps, options: LineOptions, outer: AbortSignal): Promise<LineEnd> {
  const { clock, socketAuthentication } = deps
  const ended = new AbortController()
  const hangUp = () => ended.abort()
  outer.addEventListener('abort', hangUp)
  if (outer.aborted) hangUp()
  const { signal } = ended
  const traffic: Traffic = { frames: 0, heardAt: clock.now() }
  let socket: Socket | null = null
  let openedAt: number | null = null

  /** Hangs up after a while, unless what is waited for comes before. */
  function limit(ms: number): AbortController {
    const done = new AbortController()
    const stop = () => done.abort()
    signal.addEventListener('abort', stop)
    clock.sleep(ms, done.signal).then(hangUp, ignoreAbort)
    return done
  }

  let waiting = limit(OPEN_MS)
  function greet(opened: Socket): void {
    waiting.abort()
    openedAt = clock.now()
    const doubts = createNudge(clock)
    const ping = () => opened.send(toJson({ action: 'ping' }))
    // Who knows the documented frames alone answers no ping.
    if (socketAuthentication !== 'none') watchSilence(deps, { traffic, doubts, ping }, signal).then(hangUp, ignoreAbort)
    options.onOpen({ send: (text) => opened.send(text), doubt: doubts.nudge })
  }

  try {
    socket = await deps.openSocket(socketUrl(deps.apiHost, chatSocketPath(options.userId)), signal)
    waiting.abort()
    if (socketAuthentication === 'none') greet(socket)
    else {
      waiting = limit(AUTHENTICATE_MS)
      socket.send(toJson({ action: 'authenticate', token: options.token }))
    }
    for await (const text of socket.frames()) {
      if (signal.aborted) break
      traffic.frames++
      traffic.heardAt = clock.now()
      const frame = fromJson(text)
      if (!isRecord(frame)) continue
      if (openedAt !== null) options.onFrame(frame)
      else if (frame.action === 'authenticated') greet(socket)
    }
  } catch (cause) {
    if (!signal.aborted) deps.log.info(`The chat's socket failed: ${cause}`)
  } finally {
    outer.removeEventListener('abort', hangUp)
    hangUp()
  }
  const wasStable = openedAt !== null && clock.now() - openedAt >= STABLE_MS
  return { closeCode: socket?.closeCode() ?? null, wasStable }
}

/** The address of a socket of the backend. Only one on this machine may go without encryption. */
function socketUrl(apiHost: string, path: string): string {
  const url = new URL(apiHost + path)
  url.protocol = url.protocol === 'http:' && LOCAL.test(url.hostname) ? 'ws:' : 'wss:'
  return url.href
}
