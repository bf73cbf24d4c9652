import { chatSocketPath } from '../contract/chat/socket.ts'
import { isRecord } from '../contract/shared/envelope.ts'
import { fromJson, toJson } from '../platform/json.ts'
import type { Socket } from '../platform/platform.ts'
import { ignoreAbort } from '../platform/start-loop.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createWakeableSleep } from '../shared/wakeable-sleep.ts'
import type { IncomingFrame } from './connection.ts'
import { runHeartbeat, type Traffic } from './heartbeat.ts'

/** Matches the host names of the local machine. */
const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/
const OPEN_TIMEOUT_MS = 10_000
const AUTHENTICATE_TIMEOUT_MS = 10_000
/** A socket counts as stable if it was open for at least this time. */
const STABLE_MS = 10_000

export type AuthenticatedSocketDeps = Pick<
  FeaturePorts,
  'apiHost' | 'socketAuthentication' | 'clock' | 'visibility' | 'connectivity' | 'openSocket' | 'log'
>

/** A socket whose session the backend has accepted. */
export interface AuthenticatedSocket {
  send(text: string): void
  /** Sends a ping immediately, for example when a message stays unconfirmed. */
  checkAlive(): void
}

export interface AuthenticatedSocketOptions {
  userId: string
  token: string
  onOpen(socket: AuthenticatedSocket): void
  onFrame(frame: IncomingFrame): void
}

export interface SocketEnd {
  /** The close code from the backend. `null` if the client or the network closed the socket. */
  closeCode: number | null
  /** True if the socket was open for 10 s or longer. */
  wasStable: boolean
}

/**
 * Opens one socket, authenticates it and reads its frames. Resolves when the socket has ended for any reason, including
 * an abort of `outer`. Never rejects.
 */
export async function openAuthenticatedSocket(
  deps: AuthenticatedSocketDeps,
  options: AuthenticatedSocketOptions,
  outer: AbortSignal,
): Promise<SocketEnd> {
  const { clock, socketAuthentication } = deps
  const ended = new AbortController()
  const hangUp = () => ended.abort()
  outer.addEventListener('abort', hangUp)
  if (outer.aborted) hangUp()
  const { signal } = ended
  const traffic: Traffic = { frames: 0, lastFrameAt: clock.now() }
  let socket: Socket | null = null
  let openedAt: number | null = null

  /** Closes the socket after `ms`, unless the returned controller is aborted first. */
  function startTimeout(ms: number): AbortController {
    const done = new AbortController()
    const stop = () => done.abort()
    signal.addEventListener('abort', stop)
    clock.sleep(ms, done.signal).then(hangUp, ignoreAbort)
    return done
  }

  let timeout = startTimeout(OPEN_TIMEOUT_MS)
  function onAuthenticated(opened: Socket): void {
    timeout.abort()
    openedAt = clock.now()
    const checks = createWakeableSleep(clock)
    const ping = () => opened.send(toJson({ action: 'ping' }))
    // A backend without socket authentication supports only the documented frames and does not respond to pings.
    if (socketAuthentication !== 'none') runHeartbeat(deps, { traffic, checks, ping }, signal).then(hangUp, ignoreAbort)
    options.onOpen({ send: (text) => opened.send(text), checkAlive: checks.wake })
  }

  try {
    socket = await deps.openSocket(socketUrl(deps.apiHost, chatSocketPath(options.userId)), signal)
    timeout.abort()
    if (socketAuthentication === 'none') onAuthenticated(socket)
    else {
      timeout = startTimeout(AUTHENTICATE_TIMEOUT_MS)
      socket.send(toJson({ action: 'authenticate', token: options.token }))
    }
    for await (const text of socket.frames()) {
      if (signal.aborted) break
      traffic.frames++
      traffic.lastFrameAt = clock.now()
      const frame = fromJson(text)
      if (!isRecord(frame)) continue
      if (openedAt !== null) options.onFrame(frame)
      else if (frame.action === 'authenticated') onAuthenticated(socket)
    }
  } catch (cause) {
    if (!signal.aborted) deps.log.info(`The chat socket failed: ${cause}`)
  } finally {
    outer.removeEventListener('abort', hangUp)
    hangUp()
  }
  const wasStable = openedAt !== null && clock.now() - openedAt >= STABLE_MS
  return { closeCode: socket?.closeCode() ?? null, wasStable }
}

/** Returns the URL of the socket. The URL is unencrypted only for a backend on the local machine. */
function socketUrl(apiHost: string, path: string): string {
  const url = new URL(apiHost + path)
  url.protocol = url.protocol === 'http:' && LOCAL.test(url.hostname) ? 'ws:' : 'wss:'
  return url.href
}
