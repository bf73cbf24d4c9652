import { randomInt } from 'node:crypto'
import { CLOSE_CODES } from '@vowkit/sdk-core/contract'
import type { WebSocket } from 'ws'
import { limits } from '../../limits.ts'
import { type Connection, type ConnectionDeps, serveSocket } from './connection.ts'
import { toBytes } from './frames.ts'
import type { ChatService } from './service.ts'

/** The sockets of this process. */
export interface ChatHub {
  /** Serves a socket until it ends. */
  accept(socket: WebSocket, userId: string): void
  /** Asks everybody to come back to another process. */
  close(): void
}

export interface ChatHubDeps extends Omit<ConnectionDeps, 'chat'> {
  chat: Pick<ChatService, 'say' | 'read' | 'listen'>
  /** Calls back where sessions of an account may have ended. */
  onSessionsEnded(listener: (accountId: number) => void): void
}

export function createChatHub(deps: ChatHubDeps): ChatHub {
  const connections = new Set<Connection>()
  const connectionsOf = new Map<number, Set<Connection>>()
  const notLooked = (error: unknown) => deps.log.error({ err: error }, 'a socket could not be looked at')

  deps.chat.listen({
    reaches: (accountIds) => accountIds.some((id) => connectionsOf.has(id)),
    hear({ accountIds, frame }) {
      const receivers = [...new Set(accountIds)].flatMap((id) => [...(connectionsOf.get(id) ?? [])])
      if (receivers.length === 0) return
      const bytes = toBytes(frame)
      for (const connection of receivers) connection.send(bytes)
    },
    // Those who come back read what they missed.
    missed() {
      for (const connection of connections) connection.close(CLOSE_CODES.restarting)
    },
  })

  deps.onSessionsEnded((accountId) => {
    for (const connection of connectionsOf.get(accountId) ?? []) connection.checkSession().catch(notLooked)
  })

  return {
    accept(socket, userId) {
      let accountId: number | undefined
      const connection = serveSocket(socket, userId, deps, (opened, account) => {
        const own = connectionsOf.get(account.id) ?? new Set()
        if (own.size >= limits.socketsPerAccount) return opened.close(CLOSE_CODES.tooMuch)
        accountId = account.id
        connectionsOf.set(account.id, own.add(opened))
      })
      const look = () => void connection.check().catch(notLooked)
      connections.add(connection)
      // Each has a beat of its own, so that those who came together are not looked at in one moment.
      let heartbeat = setTimeout(
        () => {
          look()
          heartbeat = setInterval(look, limits.socketHeartbeatMs).unref()
        },
        randomInt(1, limits.socketHeartbeatMs),
      ).unref()
      socket.once('close', () => {
        clearTimeout(heartbeat)
        connections.delete(connection)
        if (accountId === undefined) return
        const own = connectionsOf.get(accountId)
        own?.delete(connection)
        if (own?.size === 0) connectionsOf.delete(accountId)
      })
    },

    close() {
      for (const connection of connections) connection.close(CLOSE_CODES.restarting)
    },
  }
}
