import { randomInt } from 'node:crypto'
import { CLOSE_CODES } from '@vowkit/sdk-core/contract'
import type { WebSocket } from 'ws'
import { type Connection, type ConnectionDeps, serveSocket } from './connection.ts'
import { createFrameTraffic } from './frame-traffic.ts'
import { toBytes } from './frames.ts'
import { createGroups } from './groups.ts'
import { chatRules } from './rules.ts'
import type { ChatService } from './service.ts'

/** The sockets of this process. */
export interface ChatHub {
  /** Whether as many sockets of a client address as may be have not said yet whose they are. */
  isCrowded(from: string): boolean
  /** Serves a socket of a client address until it ends. */
  accept(socket: WebSocket, userId: string, from: string): void
  /** Asks everybody to come back to another process. */
  close(): void
}

export interface ChatHubDeps extends Omit<ConnectionDeps, 'chat' | 'traffic'> {
  chat: Pick<ChatService, 'post' | 'read' | 'listen'>
  /** Calls back where sessions of an account may have ended. */
  onSessionsRevoked(listener: (accountId: number) => void): void
}

export function createChatHub(deps: ChatHubDeps): ChatHub {
  const connections = new Set<Connection>()
  const traffic = createFrameTraffic(deps.clock)
  const connectionsOf = createGroups<number, Connection>()
  const unknownFrom = createGroups<string, WebSocket>()
  const notLooked = (error: unknown) => deps.log.error({ err: error }, 'a socket could not be looked at')

  deps.chat.listen({
    reaches: (accountIds) => accountIds.some((id) => connectionsOf.has(id)),
    hear({ accountIds, frame }) {
      const theirs = [...new Set(accountIds)].flatMap((id) => [...connectionsOf.of(id)])
      const receivers = theirs.filter((connection) => connection.hears(frame.action))
      if (receivers.length === 0) return
      const bytes = toBytes(frame)
      for (const connection of receivers) connection.send(bytes)
    },
    // Those who come back read what they missed.
    missed() {
      for (const connection of connections) connection.close(CLOSE_CODES.restarting)
    },
  })

  deps.onSessionsRevoked((accountId) => {
    for (const connection of connectionsOf.of(accountId)) connection.checkSession().catch(notLooked)
  })

  return {
    isCrowded: (from) => unknownFrom.of(from).size >= chatRules.socketsUnknownPerAddress,

    accept(socket, userId, from) {
      let accountId: number | undefined
      const connection = serveSocket(socket, { userId, from }, { ...deps, traffic }, (opened, account) => {
        unknownFrom.remove(from, socket)
        // A partner's page takes no place of the site's.
        const alike = [...connectionsOf.of(account.id)].filter(
          (one) => one.hears('message') === opened.hears('message'),
        )
        if (alike.length >= chatRules.socketsPerAccount) return opened.close(CLOSE_CODES.tooMuch)
        accountId = account.id
        connectionsOf.add(account.id, opened)
      })
      const look = () => void connection.check().catch(notLooked)
      connections.add(connection)
      unknownFrom.add(from, socket)
      // Each has a beat of its own, so that those who came together are not looked at in one moment.
      let heartbeat = setTimeout(
        () => {
          look()
          heartbeat = setInterval(look, chatRules.socketHeartbeatMs).unref()
        },
        randomInt(1, chatRules.socketHeartbeatMs),
      ).unref()
      socket.once('close', () => {
        clearTimeout(heartbeat)
        connections.delete(connection)
        unknownFrom.remove(from, socket)
        if (accountId !== undefined) connectionsOf.remove(accountId, connection)
      })
    },

    close() {
      for (const connection of connections) connection.close(CLOSE_CODES.restarting)
    },
  }
}
