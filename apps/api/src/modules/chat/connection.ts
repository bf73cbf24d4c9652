import { CLOSE_CODES, ClientFrame, calls, type ServerFrame, type SessionScope, sameId } from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { Account } from '../../http/call-context.ts'
import { HttpError, tooManyRequests } from '../../http/http-error.ts'
import { parseFields } from '../../http/read-body.ts'
import { confirmationRequired, isOpenTo } from '../../http/scopes.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FrameTraffic, Sender } from './frame-traffic.ts'
import { clientIdIn, parseJson, toBytes } from './frames.ts'
import { chatRules } from './rules.ts'
import type { ChatService } from './service.ts'

/** The account that a socket's token belongs to, and what the token may do. */
export interface ChatSession {
  account: Account
  scope: SessionScope
}

export interface ConnectionDeps {
  clock: Clock
  log: FastifyBaseLogger
  chat: Pick<ChatService, 'post' | 'read'>
  traffic: FrameTraffic
  /** Finds the session of a token; null if it may not open a socket. */
  authenticate(token: string): Promise<ChatSession | null>
}

/** Where a socket comes from. */
export interface SocketOrigin {
  /** The account id in the path. */
  userId: string
  /** The client address, or its network. */
  from: string
}

/** One socket of somebody who chats. */
export interface Connection {
  /** Sends a frame, as `toBytes` makes it; a reader who does not keep up is sent away instead. */
  send(frame: Buffer): void
  /** Whether its session may be sent frames of this kind. One begun on another origin hears of visions only. */
  hears(action: ServerFrame['action']): boolean
  /** Looks whether the other side and its session are still alive; ends the connection when not. */
  check(): Promise<void>
  /** Looks at its session, which may have ended just now; no frame is answered before that. */
  checkSession(): Promise<void>
  close(code: number): void
}

/**
 * Serves one socket whose address names `userId`. The first frame has to bring that person's token; `onOpen` is called
 * then, and may close it. Frames are done one after the other, in the order they came.
 *
 * Their session is looked up with a frame when that was last done `socketSessionMs` ago, with each heartbeat, and at once
 * when `checkSession` is called, as it is where a session was ended. One that expires by itself may so write for
 * `socketSessionMs` and listen for `socketHeartbeatMs` more. Whether somebody is in a room is looked up with each frame.
 */
export function serveSocket(
  socket: WebSocket,
  { userId, from }: SocketOrigin,
  { clock, log, chat, traffic, authenticate }: ConnectionDeps,
  onOpen: (connection: Connection, account: Account) => void,
): Connection {
  const own = traffic.addSocket()
  let person: (ChatSession & { token: string; seenAt: number }) | null = null
  let work = Promise.resolve()
  let waiting = 0
  let isAnswering = true
  let isToldGoodbye = false
  let isSilent = true
  // What has come while this process was busy is read before it is said to be missing.
  const tooLate = setTimeout(
    () => setImmediate(() => isSilent && close(CLOSE_CODES.unauthorized)),
    chatRules.socketAuthMs,
  )

  function close(code: number): void {
    if (isToldGoodbye) return
    isToldGoodbye = true
    clearTimeout(tooLate)
    socket.close(code)
    // Whoever does not answer the goodbye is cut off.
    setTimeout(() => socket.terminate(), chatRules.socketGoodbyeMs).unref()
  }

  function send(frame: Buffer): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > chatRules.socketBufferBytes) close(CLOSE_CODES.tooMuch)
    else socket.send(frame, { binary: false })
  }

  const tell = (frame: ServerFrame) => send(toBytes(frame))

  /** Whose socket it is, as long as their session lives; null after the goodbye. */
  async function identify(): Promise<ChatSession | null> {
    if (!person || isToldGoodbye) return null
    const now = clock.now().getTime()
    if (now - person.seenAt < chatRules.socketSessionMs) return person
    const session = await authenticate(person.token)
    if (session) person.seenAt = now
    else close(CLOSE_CODES.unauthorized)
    return session
  }

  const hears: Connection['hears'] = (action) =>
    person !== null && isOpenTo(action === 'vision_ready' ? calls.getVision : calls.listMessages, person.scope)

  async function open(token: string): Promise<void> {
    const session = await authenticate(token)
    // Whoever has gone meanwhile is not coming in any more.
    if (socket.readyState !== socket.OPEN) return
    if (!session || !sameId(session.account.id, userId)) return close(CLOSE_CODES.unauthorized)
    const { account } = session
    person = { ...session, token, seenAt: clock.now().getTime() }
    onOpen(connection, account)
    tell({ action: 'authenticated', user: account.id })
  }

  async function answer(frame: ClientFrame): Promise<void> {
    if (frame.action === 'authenticate') return person ? undefined : open(frame.token)
    if (!person) return close(CLOSE_CODES.unauthorized)
    if (frame.action === 'ping') return tell({ action: 'pong' })
    const session = await identify()
    if (!session) return
    const { account, scope } = session
    const isReceipt = frame.action === 'message_read'
    if (!isOpenTo(isReceipt ? calls.readMessages : calls.sendMessage, scope)) throw confirmationRequired()
    const { roomId } = frame
    if (frame.user !== undefined && !sameId(frame.user, account.id)) throw new HttpError(403, 'forbidden', 'Not you.')
    if (isReceipt) return chat.read(account, toId(roomId), toId(frame.messageId))
    const said = await chat.post(account, toId(roomId), frame)
    // A session that hears nothing of rooms is answered by itself.
    if (!hears('message')) tell({ action: 'message', ...said })
  }

  function refuse(error: unknown, clientId: string | undefined): void {
    if (!(error instanceof HttpError)) log.error({ err: error }, 'a frame could not be answered')
    const code = error instanceof HttpError ? error.code : 'internal'
    tell({ action: 'error', code, ...(clientId !== undefined && { client_id: clientId }) })
  }

  const toSender = (): Sender => ({ accountId: person?.account.id, from })

  async function take(text: string): Promise<void> {
    const raw = parseJson(text)
    try {
      if (!own.spend(toSender())) throw tooManyRequests(1)
      await answer(parseFields(ClientFrame, raw))
    } catch (error) {
      if (person) refuse(error, clientIdIn(raw))
      // Unlike a refused token, too many frames are no reason to give the token up.
      else close(error instanceof HttpError && error.status === 429 ? CLOSE_CODES.tooMuch : CLOSE_CODES.unauthorized)
    }
  }

  async function checkSession(): Promise<void> {
    if (person) person.seenAt = Number.NEGATIVE_INFINITY
    await identify()
  }

  socket.on('message', (data) => {
    isSilent = false
    const most = person ? chatRules.socketFramesWaiting : chatRules.socketFramesUnknown
    if (++waiting > most) return close(CLOSE_CODES.tooMuch)
    work = work.then(() => traffic.inTurn(toSender(), () => take(String(data)))).finally(() => waiting--)
  })
  socket.on('pong', () => {
    isAnswering = true
  })
  socket.on('error', (error) => log.info({ err: error }, 'a socket failed'))
  socket.on('close', () => clearTimeout(tooLate))

  const connection: Connection = {
    send,
    hears,
    close,
    checkSession,
    async check() {
      if (!isAnswering) return socket.terminate()
      isAnswering = false
      socket.ping()
      await identify()
    },
  }
  return connection
}
