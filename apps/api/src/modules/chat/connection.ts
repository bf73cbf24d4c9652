import { AsyncLocalStorage } from 'node:async_hooks'
import { CLOSE_CODES, ClientFrame, calls, type ServerFrame, type SessionScope, sameId } from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { toHttpError } from '../../http/error-handler.ts'
import { HttpError, tooManyRequests } from '../../http/http-error.ts'
import { parseFields } from '../../http/read-body.ts'
import { confirmationRequired, isOpenTo } from '../../http/scopes.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import { logAccount } from '../../platform/log-context.ts'
import type { Participant } from '../team/service.ts'
import type { FrameTraffic, Sender } from './frame-traffic.ts'
import { clientIdIn, parseJson, toBytes } from './frames.ts'
import { chatRules } from './rules.ts'
import type { ChatService } from './service.ts'

/** The session of a socket. */
export interface ChatSession {
  /** The account in whose name the socket sends and receives. */
  participant: Participant
  scope: SessionScope
}

export interface ConnectionDeps {
  clock: Clock
  log: FastifyBaseLogger
  chat: Pick<ChatService, 'post' | 'read'>
  traffic: FrameTraffic
  /** Returns the session of a token, or null if the session may not open a socket in the name of this user. */
  authenticate(token: string, userId: string): Promise<ChatSession | null>
}

/** The upgrade request of a socket. */
export interface SocketOrigin {
  /** The account id in the URL path. */
  userId: string
  /** The client address, or its IPv6 network. */
  from: string
}

/** The socket of one client. */
export interface Connection {
  /** Sends a serialized frame. Closes the socket instead if the client reads too slowly. */
  send(frame: Buffer): void
  /**
   * Returns whether the session may receive frames of this kind. A session of the scope `embed` gets vision events
   * only.
   */
  receives(action: ServerFrame['action']): boolean
  /** The side that a member of a vendor's team or a couple's partner acts for. */
  actsFor(): 'couple' | 'vendor' | undefined
  /** Sends a heartbeat and checks the session. Closes the socket if the client is dead or the session has ended. */
  check(): Promise<void>
  /** Reads the session again, because it may have been revoked. Frames wait until the session has been read. */
  checkSession(): Promise<void>
  /** Closes the socket with a code of `CLOSE_CODES`. */
  close(code: number): void
}

/**
 * Serves one socket. Its first frame must contain a token of the account in the path, or of a member of its team. Then `onOpen` is called, which
 * may close the connection. Frames are handled one at a time, in order.
 *
 * The session is read again with each heartbeat, with a frame after `socketSessionMs`, and by `checkSession` after a
 * revocation. So a session that expires can send for `socketSessionMs` and receive for `socketHeartbeatMs` longer. Room
 * membership is checked with every frame.
 */
export function serveSocket(
  socket: WebSocket,
  { userId, from }: SocketOrigin,
  { clock, log, chat, traffic, authenticate }: ConnectionDeps,
  onOpen: (connection: Connection, participant: Participant) => void,
): Connection {
  const own = traffic.addSocket()
  let opened: (ChatSession & { token: string; checkedAt: number }) | null = null
  let lastFrame = Promise.resolve()
  let pendingFrames = 0
  let hasPong = true
  let isClosing = false
  let isSilent = true
  // `setImmediate` lets the process first read the frames that arrived while it was busy.
  const authTimeout = setTimeout(
    () => setImmediate(() => isSilent && close(CLOSE_CODES.unauthorized)),
    chatRules.socketAuthMs,
  )

  function close(code: number): void {
    if (isClosing) return
    isClosing = true
    clearTimeout(authTimeout)
    socket.close(code)
    // Disconnects a client that does not confirm the close.
    setTimeout(() => socket.terminate(), chatRules.socketCloseMs).unref()
  }

  function send(frame: Buffer): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > chatRules.socketBufferBytes) close(CLOSE_CODES.tooMuch)
    else socket.send(frame, { binary: false })
  }

  const sendFrame = (frame: ServerFrame) => send(toBytes(frame))

  /** Returns the session if it is still valid. Returns null if the socket is unauthenticated or closing. */
  async function currentSession(): Promise<ChatSession | null> {
    if (!opened || isClosing) return null
    const now = clock.now().getTime()
    if (now - opened.checkedAt < chatRules.socketSessionMs) return opened
    const session = await authenticate(opened.token, userId)
    if (session) opened.checkedAt = now
    else close(CLOSE_CODES.unauthorized)
    return session
  }

  const receives: Connection['receives'] = (action) =>
    opened !== null && isOpenTo(action === 'vision_ready' ? calls.getVision : calls.listMessages, opened.scope)

  async function open(token: string): Promise<void> {
    const session = await authenticate(token, userId)
    // The client may have disconnected in the meantime.
    if (socket.readyState !== socket.OPEN) return
    if (!session) return close(CLOSE_CODES.unauthorized)
    const { participant } = session
    logAccount(participant.authorId ?? participant.id)
    opened = { ...session, token, checkedAt: clock.now().getTime() }
    onOpen(connection, participant)
    sendFrame({ action: 'authenticated', user: participant.id })
  }

  async function handle(frame: ClientFrame): Promise<void> {
    if (frame.action === 'authenticate') return opened ? undefined : open(frame.token)
    if (!opened) return close(CLOSE_CODES.unauthorized)
    if (frame.action === 'ping') return sendFrame({ action: 'pong' })
    const session = await currentSession()
    if (!session) return
    const { participant, scope } = session
    const isReceipt = frame.action === 'message_read'
    if (!isOpenTo(isReceipt ? calls.readMessages : calls.sendMessage, scope)) throw confirmationRequired()
    const { roomId } = frame
    if (frame.user !== undefined && !sameId(frame.user, participant.id)) {
      throw new HttpError(403, 'forbidden', 'The user id in the frame does not belong to the token.')
    }
    if (isReceipt) return chat.read(participant, toId(roomId), toId(frame.messageId))
    const message = await chat.post(participant, toId(roomId), frame)
    // A session of the scope `embed` receives no room events, so its own message is confirmed here.
    if (!receives('message')) sendFrame({ action: 'message', ...message })
  }

  /** Converts an error for the client. Logs errors that are not the client's. */
  function reportError(error: unknown): HttpError {
    const failure = toHttpError(error)
    if (failure.code === 'internal') log.error({ err: error }, 'a frame could not be handled')
    if (failure.code === 'unavailable') log.warn({ err: error }, 'the database or a service is unavailable')
    return failure
  }

  /** Clients discard the token after `unauthorized`, but keep it after the other codes. */
  function closeCodeOf({ status }: HttpError): number {
    if (status >= 500) return CLOSE_CODES.restarting
    return status === 429 ? CLOSE_CODES.tooMuch : CLOSE_CODES.unauthorized
  }

  const toSender = (): Sender => ({ accountId: opened?.participant.id, from })

  async function receive(text: string): Promise<void> {
    const raw = parseJson(text)
    try {
      if (!own.spend(toSender())) throw tooManyRequests(1)
      await handle(parseFields(ClientFrame, raw))
    } catch (error) {
      const failure = reportError(error)
      const clientId = clientIdIn(raw)
      if (!opened) close(closeCodeOf(failure))
      else sendFrame({ action: 'error', code: failure.code, ...(clientId !== undefined && { client_id: clientId }) })
    }
  }

  async function checkSession(): Promise<void> {
    if (opened) opened.checkedAt = Number.NEGATIVE_INFINITY
    await currentSession()
  }

  // The events of a socket run in the context of its connection. Bound listeners keep the log fields of its request.
  const onMessage = AsyncLocalStorage.bind((text: string) => {
    isSilent = false
    const max = opened ? chatRules.socketFramesWaiting : chatRules.socketFramesUnauthenticated
    if (++pendingFrames > max) return close(CLOSE_CODES.tooMuch)
    lastFrame = lastFrame.then(() => traffic.inTurn(toSender(), () => receive(text))).finally(() => pendingFrames--)
  })
  const onError = AsyncLocalStorage.bind((error: Error) => log.info({ err: error }, 'a socket failed'))
  socket.on('message', (data) => onMessage(String(data)))
  socket.on('pong', () => {
    hasPong = true
  })
  socket.on('error', onError)
  socket.on('close', () => clearTimeout(authTimeout))

  const connection: Connection = {
    send,
    receives,
    actsFor: () => opened?.participant.actsFor,
    close,
    checkSession,
    async check() {
      if (!hasPong) return socket.terminate()
      hasPong = false
      socket.ping()
      await currentSession()
    },
  }
  return connection
}
