import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Meter } from '@opentelemetry/api'
import { CLOSE_CODES } from '@vowkit/sdk-core/contract'
import type { WebSocket } from 'ws'
import { type Connection, type ConnectionDeps, serveSocket } from './connection.ts'
import { createFrameTraffic } from './frame-traffic.ts'
import { toBytes } from './frames.ts'
import { createMultimap } from './multimap.ts'
import { chatRules } from './rules.ts'
import type { ChatService } from './service.ts'

/** Accepts and closes the sockets of this process. */
export interface ChatHub {
  /** Returns whether the client address has reached its limit of unauthenticated sockets. */
  isFull(from: string): boolean
  /** Serves a socket of a client address until it is closed. */
  accept(socket: WebSocket, userId: string, from: string): void
  /**
   * Closes all sockets with a code that makes clients reconnect to another process, each after a random part of
   * `socketCloseSpreadMs`.
   */
  close(): Promise<void>
}

export interface ChatHubDeps extends Omit<ConnectionDeps, 'chat' | 'traffic'> {
  meter: Meter
  chat: Pick<ChatService, 'post' | 'read' | 'listen'>
  /** Calls the listener when sessions of an account may have been revoked. */
  onSessionsRevoked(listener: (accountId: number) => void): void
}

export function createChatHub(deps: ChatHubDeps): ChatHub {
  const connections = new Set<Connection>()
  const sockets = deps.meter.createObservableGauge('vowkit.chat.sockets', { unit: '{socket}' })
  sockets.addCallback((result) => result.observe(connections.size))
  const traffic = createFrameTraffic(deps.clock)
  const byAccount = createMultimap<number, Connection>()
  /** Connections by the account of their session, which differs from the participant for a member of a team. */
  const bySession = createMultimap<number, Connection>()
  const unauthenticatedFrom = createMultimap<string, WebSocket>()
  const logFailedCheck = (error: unknown) =>
    deps.log.error({ err: error }, 'the session of a socket could not be checked')

  deps.chat.listen({
    isConnected: (accountIds) => accountIds.some((id) => byAccount.has(id)),
    onEvent({ accountIds, frame, vendor }) {
      for (const id of new Set(accountIds)) {
        const isVendor = vendor?.userId === id
        const shown = (isVendor ? vendor.frame : undefined) ?? frame
        // A team receives only the events of its vendor's rooms, and a couple's partner only those of the couple's rooms.
        const receivers = [...byAccount.get(id)].filter(
          (connection) =>
            connection.receives(frame.action) && connection.actsFor() !== (isVendor ? 'couple' : 'vendor'),
        )
        if (receivers.length === 0) continue
        const bytes = toBytes(shown)
        for (const connection of receivers) connection.send(bytes)
      }
    },
    // Clients fetch the missed messages when they reconnect.
    onGap() {
      for (const connection of connections) connection.close(CLOSE_CODES.restarting)
    },
  })

  deps.onSessionsRevoked((accountId) => {
    for (const connection of bySession.get(accountId)) connection.checkSession().catch(logFailedCheck)
  })

  return {
    isFull: (from) => unauthenticatedFrom.get(from).size >= chatRules.socketsUnauthenticatedPerAddress,

    accept(socket, userId, from) {
      let forget: (() => void) | undefined
      const connection = serveSocket(socket, { userId, from }, { ...deps, traffic }, (opened, participant) => {
        unauthenticatedFrom.remove(from, socket)
        // Host pages and our own site have separate limits, so that neither can use up the other's.
        const sameKind = [...byAccount.get(participant.id)].filter(
          (one) => one.receives('message') === opened.receives('message'),
        )
        if (sameKind.length >= chatRules.socketsPerAccount) return opened.close(CLOSE_CODES.tooMuch)
        const { id, authorId: sessionId = id } = participant
        byAccount.add(id, opened)
        bySession.add(sessionId, opened)
        forget = () => {
          byAccount.remove(id, opened)
          bySession.remove(sessionId, opened)
        }
      })
      const check = () => void connection.check().catch(logFailedCheck)
      connections.add(connection)
      unauthenticatedFrom.add(from, socket)
      // A random start spreads the heartbeats of sockets that were opened at the same time.
      let heartbeat = setTimeout(
        () => {
          check()
          heartbeat = setInterval(check, chatRules.socketHeartbeatMs).unref()
        },
        randomInt(1, chatRules.socketHeartbeatMs),
      ).unref()
      socket.once('close', () => {
        clearTimeout(heartbeat)
        connections.delete(connection)
        unauthenticatedFrom.remove(from, socket)
        forget?.()
      })
    },

    async close() {
      const closeLater = async (connection: Connection) => {
        await sleep(randomInt(chatRules.socketCloseSpreadMs))
        connection.close(CLOSE_CODES.restarting)
      }
      await Promise.all([...connections].map(closeLater))
    },
  }
}
