import { onMount } from 'nanostores'
import { CLOSE_CODES } from '../contract/chat/socket.ts'
import { toJson } from '../platform/json.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createWakeableSleep, MAX_SLEEP_MS } from '../shared/wakeable-sleep.ts'
import { type AuthenticatedSocket, openAuthenticatedSocket, type SocketEnd } from './authenticated-socket.ts'
import { backOff } from './back-off.ts'
import type { Connection, IncomingFrame } from './connection.ts'
import { createConnectionStatus } from './connection-status.ts'
import { createOwnId } from './own-id.ts'

const NO_SOCKET: SocketEnd = { closeCode: null, wasStable: false }

/** Creates the client's connection. The connection runs one reconnect loop per session and has at most one socket. */
export function createConnection(ports: FeaturePorts): Connection {
  const { clock, visibility, connectivity, random, session, $token, startLoop } = ports
  const ownId = ports.once(createOwnId)
  const status = createConnectionStatus(ports)
  const listeners: ((frame: IncomingFrame) => void)[] = []
  let open: AuthenticatedSocket | null = null
  let refusedToken: string | null = null
  let reconnectNow: (() => void) | undefined

  async function connect(token: string, signal: AbortSignal): Promise<SocketEnd> {
    const userId = await ownId(signal)
    if (userId === null) return NO_SOCKET
    const onOpen = (opened: AuthenticatedSocket) => {
      open = opened
      status.set('open')
    }
    const onFrame = (frame: IncomingFrame) => {
      for (const listener of listeners) listener(frame)
    }
    return openAuthenticatedSocket(ports, { userId, token, onOpen, onFrame }, signal)
  }

  /** Reconnects until the signal aborts or the backend refuses the session. */
  async function reconnectLoop(signal: AbortSignal): Promise<void> {
    const { wake, clear, sleep } = createWakeableSleep(clock)
    let attempt = new AbortController()
    let isSuspended = false

    /** Closes the socket on `pagehide`, because an open socket keeps the page out of the back/forward cache. */
    function suspend(): void {
      isSuspended = true
      status.set('connecting')
      attempt.abort()
    }
    function resume(): void {
      isSuspended = false
      if (!open) status.setDisconnected()
      wake()
    }
    reconnectNow = () => {
      if (!open) wake()
    }
    const hangUp = () => attempt.abort()
    signal.addEventListener('abort', hangUp)
    const unlisten = [
      visibility.subscribe((isVisible) => isVisible && resume()),
      connectivity.subscribe((event) => {
        if (event === 'pagehide') suspend()
        else if (event !== 'offline') resume()
      }),
    ]

    try {
      let isMassReconnect = false
      for (let failures = 0; ; failures++) {
        while (isSuspended) await sleep(MAX_SLEEP_MS, signal)
        status.setDisconnected()
        attempt = new AbortController()
        const token = session.token()
        const { closeCode, wasStable } = token === null ? NO_SOCKET : await connect(token, attempt.signal)
        signal.throwIfAborted()
        const wasOpen = open !== null
        open = null
        // A wake-up that arrived while the socket was open must not skip the next backoff.
        if (wasOpen) clear()
        if (closeCode === CLOSE_CODES.unauthorized) {
          refusedToken = token
          return status.set('refused')
        }
        if (wasStable) failures = 0
        // A close code means that the backend is closing all its sockets. The flag stays true until this client has
        // reconnected.
        isMassReconnect = closeCode !== null || (isMassReconnect && !wasOpen)
        if (!isSuspended) status.setDisconnected()
        await sleep(backOff(failures, isMassReconnect, random.float()), signal)
      }
    } finally {
      for (const stop of unlisten) stop()
    }
  }

  onMount(status.$state, () => {
    let stop: (() => void) | undefined
    function end(): void {
      stop?.()
      stop = reconnectNow = undefined
      open = null
    }
    const unlisten = $token.subscribe((token) => {
      end()
      status.set(token === null ? 'idle' : token === refusedToken ? 'refused' : 'connecting')
      if (status.$state.value === 'connecting') stop = startLoop(reconnectLoop)
    })
    return () => {
      unlisten()
      end()
      status.set('idle')
    }
  })

  return {
    $state: status.$state,
    send(frame) {
      open?.send(toJson(frame))
      return open !== null
    },
    reconnectNow: () => reconnectNow?.(),
    checkAlive: () => open?.checkAlive(),
    onFrame: (listener) => void listeners.push(listener),
  }
}
