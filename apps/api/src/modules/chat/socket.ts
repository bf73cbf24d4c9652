import websocket from '@fastify/websocket'
import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance } from 'fastify'
import { HttpError, tooManyRequests } from '../../http/http-error.ts'
import { isOpenTo } from '../../http/scopes.ts'
import type { AuthService } from '../auth/service.ts'
import { toAddressBucket } from '../rate-limits/service.ts'
import type { TeamService } from '../team/service.ts'
import { type ChatHubDeps, createChatHub } from './hub.ts'
import { chatRules } from './rules.ts'

export interface ChatSocketDeps extends Omit<ChatHubDeps, 'authenticate' | 'onSessionsRevoked'> {
  auth: Pick<AuthService, 'authenticate' | 'onSessionsRevoked'>
  team: Pick<TeamService, 'participantAs'>
  /** Origins whose pages may open a socket. Clients that are not browsers send no `Origin` header and are accepted. */
  origins: readonly string[]
}

/** Registers the WebSocket route. */
export async function registerChatSocket(app: FastifyInstance, { auth, team, origins, ...deps }: ChatSocketDeps) {
  const hub = createChatHub({
    ...deps,
    async authenticate(token, userId) {
      const session = await auth.authenticate(token)
      // A session of the scope `link` may neither send nor receive.
      if (!session || !isOpenTo(calls.sendMessage, session.scope)) return null
      const participant = await team.participantAs(session.account, session.couple, Number(userId))
      // Only sessions of our own sites act for a vendor.
      const isTeam = participant?.actsFor === 'vendor'
      return participant && (!isTeam || session.scope === 'full') ? { participant, scope: session.scope } : null
    },
    onSessionsRevoked: auth.onSessionsRevoked,
  })
  let isClosing = false
  await app.register(websocket, {
    options: { maxPayload: chatRules.socketFrameBytes },
    preClose(done: () => void) {
      isClosing = true
      void hub.close().then(() => app.websocketServer.close(() => done()))
    },
  })
  // During the shutdown, no code handles an upgraded connection, so `app.close()` would wait for the connection.
  app.server.on('upgrade', (_, connection) => {
    if (isClosing) connection.destroy()
  })
  app.route<{ Params: { userId: string } }>({
    method: 'GET',
    url: '/ws/users/:userId/chat/',
    async onRequest({ headers: { origin }, ip }) {
      if (origin !== undefined && !origins.includes(origin)) {
        throw new HttpError(403, 'forbidden', 'This origin is not allowed to open a socket.')
      }
      if (hub.isFull(toAddressBucket(ip))) throw tooManyRequests(chatRules.socketAuthMs / 1_000)
    },
    async handler() {
      throw new HttpError(400, 'validation_failed', 'This URL accepts WebSocket connections only.')
    },
    wsHandler: (socket, request) => hub.accept(socket, request.params.userId, toAddressBucket(request.ip)),
  })
}
