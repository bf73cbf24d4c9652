import { onMount } from 'nanostores'
import { CLOSE_CODES } from '../contract/chat/socket.ts'
import { toJson } from '../platform/json.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createNudge, FOREVER_MS } from '../shared/nudge.ts'
import { backOff } from './back-off.ts'
import type { Connection, IncomingFrame } from './connection.ts'
import { createConnectionStatus } from './connection-status.ts'
import { type Line, type LineEnd, openLine } from './open-line.ts'
import { createOwnId } from './own-id.ts'

const NO_LINE: LineEnd = { closeCode: null, wasStable: false }

/** Makes the connection of a client: one loop for each session, and never two sockets. */
export function createConnection(ports: FeaturePorts): Connection {
  const { clock, visibility, connectivity, random, session, $token, startLoop } = ports
  const ownId = ports.once(createOwnId)
  const status = createConnectionStatus(ports)
  const listeners: ((frame: IncomingFrame) => void)[] = []
  let open: Line | null = null
  let refusedToken: string | null = null
  let hurry: (() => void) | undefined

  async function attempt(token: string, line: AbortSignal): Promise<LineEnd> {
    const userId = await ownId(line)
    if (userId === null) return NO_LINE
    const onOpen = (opened: Line) => {
      open = opened
      status.set('open')
    }
    const onFrame = (frame: IncomingFrame) => {
      for (const listener of listeners) listener(frame)
    }
    return openLine(ports, { userId, token, onOpen, onFrame }, line)
  }

  /** Stays connected. Ends only when it is stopped, or refused. */
  async function stay(signal: AbortSignal): Promise<void> {
    const { nudge, clear, wait } = createNudge(clock)
    let line = new AbortController()
    let isAway = false

    /** A page that may be kept while it is away must not have a socket. */
    function leave(): void {
      isAway = true
      status.set('connecting')
      line.abort()
    }
    function comeBack(): void {
      isAway = false
      if (!open) status.miss()
      nudge()
    }
    hurry = () => {
      if (!open) nudge()
    }
    const hangUp = () => line.abort()
    signal.addEventListener('abort', hangUp)
    const unlisten = [
      visibility.subscribe((isVisible) => isVisible && comeBack()),
      connectivity.subscribe((event) => {
        if (event === 'pagehide') leave()
        else if (event !== 'offline') comeBack()
      }),
    ]

    try {
      let isInCrowd = false
      for (let failures = 0; ; failures++) {
        while (isAway) await wait(FOREVER_MS, signal)
        status.miss()
        line = new AbortController()
        const token = session.token()
        const { closeCode, wasStable } = token === null ? NO_LINE : await attempt(token, line.signal)
        signal.throwIfAborted()
        const wasOpen = open !== null
        open = null
        // What woke an open connection is no reason to hurry once it has ended.
        if (wasOpen) clear()
        if (closeCode === CLOSE_CODES.unauthorized) {
          refusedToken = token
          return status.set('refused')
        }
        if (wasStable) failures = 0
        // Only the other side's end has a code. Who it sent away, at the door too, is one of many until they are back.
        isInCrowd = closeCode !== null || (isInCrowd && !wasOpen)
        if (!isAway) status.miss()
        await wait(backOff(failures, isInCrowd, random.float()), signal)
      }
    } finally {
      for (const stop of unlisten) stop()
    }
  }

  onMount(status.$state, () => {
    let stop: (() => void) | undefined
    function end(): void {
      stop?.()
      stop = hurry = undefined
      open = null
    }
    const unlisten = $token.subscribe((token) => {
      end()
      status.set(token === null ? 'idle' : token === refusedToken ? 'refused' : 'connecting')
      if (status.$state.value === 'connecting') stop = startLoop(stay)
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
    hurry: () => hurry?.(),
    doubt: () => open?.doubt(),
    onFrame: (listener) => void listeners.push(listener),
  }
}
