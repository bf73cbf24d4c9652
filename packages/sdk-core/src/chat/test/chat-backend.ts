import type { ClientFrame } from '../../contract/chat/frames.ts'
import type { ChatMessage } from '../../contract/chat/schema.ts'
import { CONVERSATIONS_PER_PAGE } from '../../contract/shared/limits.ts'
import type { FetchInit, OpenSocket } from '../../platform/platform.ts'
import type { FakeClock, FakeSocket, FakeSockets } from '../../testing/index.ts'

export const MAYA = 7
export const VENDOR = 1007

const NEVER = new AbortController().signal

/** The fate of a frame. `kill` closes the socket after the frame has arrived, and `cut` closes it before. */
export type Fate = 'pass' | 'drop' | 'twice' | 'late' | 'kill' | 'cut'

/** Creates an in-memory backend with conversations between Maya and her vendors. The test controls the network. */
export function chatBackend({ clock, sockets }: { clock: FakeClock; sockets: FakeSockets }) {
  const rooms = new Map<number, ChatMessage[]>([
    [5, []],
    [6, []],
  ])
  const readUpTo = new Map<string, number>()
  const open = new Set<FakeSocket>()
  const requests: string[] = []
  /** The fates of the next frames from clients (`up`) and to clients (`down`). Later frames pass. */
  const fates = { up: [] as Fate[], down: [] as Fate[] }
  /** The error statuses of the next calls. 0 means that the call gets no response. */
  const failures: number[] = []
  const options = { echoesIds: true, refusal: null as string | null, isDown: false, listsAll: false }
  /**
   * The errors for the next messages sent by HTTP. With `lost`, the backend stores the message, but its response is
   * lost.
   */
  const refusals: (number | 'lost' | 'unverified')[] = []
  /** The responses to the next calls that create a room. */
  const made: object[] = []
  let ids = 100

  function travel(fate: Fate, socket: FakeSocket, arrive: () => void): void {
    if (fate === 'cut') socket.close()
    else if (fate === 'late') void clock.sleep(3_000, NEVER).then(() => socket.isOpen() && arrive())
    else if (fate !== 'drop') arrive()
    if (fate === 'twice') arrive()
    if (fate === 'kill') socket.close()
  }

  function tell(socket: FakeSocket, frame: object): void {
    travel(fates.down.shift() ?? 'pass', socket, () => socket.deliver(JSON.stringify(frame)))
  }

  function tellAll(frame: object): void {
    for (const socket of open) if (socket.isOpen()) tell(socket, frame)
  }

  function asSeen(message: ChatMessage): ChatMessage {
    const reader = message.user === MAYA ? VENDOR : MAYA
    const isRead = (readUpTo.get(`${message.roomId} ${reader}`) ?? 0) >= (message.seq ?? 0)
    const { client_id, seq, ...documented } = message
    return options.echoesIds ? { ...message, is_read: isRead } : documented
  }

  /** Stores a message. Ignores a second message with the same client id. */
  function say(roomId: number, user: number, text: string, clientId?: string) {
    const messages = rooms.get(roomId) ?? []
    const known = messages.find((message) => clientId !== undefined && message.client_id === clientId)
    if (known) return { message: asSeen(known), isNew: false }
    const message: ChatMessage = {
      message_id: ++ids,
      roomId,
      user,
      userName: user === MAYA ? 'Maya' : 'Stone Florist',
      image: '',
      message: text,
      updated_at: new Date(clock.now()).toISOString(),
      ...(clientId !== undefined && { client_id: clientId }),
      seq: messages.length + 1,
    }
    rooms.set(roomId, [...messages, message])
    tellAll({ action: 'message', ...asSeen(message) })
    return { message: asSeen(message), isNew: true }
  }

  function read(roomId: number, user: number, messageId: number): void {
    const seq = rooms.get(roomId)?.find(({ message_id }) => message_id === messageId)?.seq ?? 0
    if (seq <= (readUpTo.get(`${roomId} ${user}`) ?? 0)) return
    readUpTo.set(`${roomId} ${user}`, seq)
    tellAll({ action: 'message_read', roomId, messageId, user, seq })
  }

  function receive(socket: FakeSocket, frame: ClientFrame): void {
    if (frame.action === 'authenticate') {
      open.add(socket)
      tell(socket, { action: 'authenticated', user: MAYA })
    } else if (frame.action === 'ping') tell(socket, { action: 'pong' })
    else if (frame.action === 'message_read') read(Number(frame.roomId), MAYA, Number(frame.messageId))
    else if (options.refusal) tell(socket, { action: 'error', code: options.refusal, client_id: frame.client_id })
    else {
      const { message, isNew } = say(Number(frame.roomId), MAYA, frame.message, frame.client_id)
      if (!isNew) tell(socket, { action: 'message', ...message })
    }
  }

  const openSocket: OpenSocket = async (url, signal) => {
    if (options.isDown) throw new TypeError('The socket could not be opened.')
    const socket = await sockets.open(url, signal)
    const far = sockets.sockets.at(-1) as FakeSocket
    return {
      ...socket,
      send(text) {
        socket.send(text)
        if (far.isOpen()) travel(fates.up.shift() ?? 'pass', far, () => receive(far, JSON.parse(text)))
      },
    }
  }

  function answer(method: string, url: URL, body: string): unknown {
    const [, roomId = '', what = ''] = /^\/chat\/chats\/(\d+)\/(\w+)$/.exec(url.pathname) ?? []
    const messages = rooms.get(Number(roomId))
    if (url.pathname === `/chat/users/${MAYA}/chats`) return listRooms(url.searchParams)
    if (url.pathname.startsWith('/chat/create-chat-room/')) return made.shift()
    if (!messages) return undefined
    if (method === 'GET') return page(messages, url.searchParams)
    const sent = JSON.parse(body)
    if (what === 'messages') return say(Number(roomId), MAYA, sent.message, sent.client_id).message
    read(Number(roomId), MAYA, Number(sent.message_id))
    return { detail: 'read' }
  }

  /** The rooms in the order of their creation, in pages. */
  function listRooms(query: URLSearchParams) {
    const all = [...rooms].map(([id, messages]) => toThread(id, messages))
    const [before, only] = [query.get('before'), query.get('room_id')]
    if (only !== null) return all.filter(({ roomId }) => roomId === Number(only))
    const start = before === null ? 0 : all.findIndex(({ roomId }) => roomId === Number(before)) + 1
    return options.listsAll ? all : all.slice(start, start + CONVERSATIONS_PER_PAGE)
  }

  function page(all: readonly ChatMessage[], query: URLSearchParams): ChatMessage[] {
    if (!options.echoesIds) return all.map(asSeen)
    const limit = Number(query.get('limit') ?? 50)
    const after = query.get('after')
    const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY)
    const found = all.filter(({ seq = 0 }) => seq > Number(after ?? 0) && seq < before)
    return (after === null ? found.slice(-limit) : found.slice(0, limit)).map(asSeen)
  }

  function toThread(roomId: number, messages: readonly ChatMessage[]) {
    const last = messages.at(-1)
    const unread = messages.filter((message) => message.user !== MAYA && !asSeen(message).is_read).length
    return {
      roomId,
      name: `Room ${roomId}`,
      members: [],
      updated_at: last?.updated_at ?? '2026-01-01T00:00:00.000Z',
      unread,
      ...(last && { last_message: { message: last.message, is_read: Boolean(asSeen(last).is_read), user: last.user } }),
    }
  }

  async function fetch(url: string, init: FetchInit) {
    const address = new URL(url)
    const isPost = init.method === 'POST'
    const failure = options.isDown ? 0 : ((isPost ? refusals.shift() : undefined) ?? failures.shift())
    if (failure === 0) throw new TypeError('Failed to fetch')
    requests.push(`${init.method} ${address.pathname}${address.search}`)
    const isRefused = typeof failure === 'number' || failure === 'unverified'
    const body = isRefused ? undefined : answer(init.method, address, String(init.body))
    if (failure === 'lost') throw new TypeError('Failed to fetch')
    if (failure === 'unverified') return respond(429, { code: 'unverified', detail: 'Confirm your email.' })
    return respond(failure ?? (body === undefined ? 404 : 200), body ?? {})
  }

  function respond(status: number, body: unknown) {
    return { status, headers: { get: () => null }, text: async () => JSON.stringify(body) }
  }

  return {
    fetch,
    openSocket,
    rooms,
    requests,
    fates,
    failures,
    refusals,
    made,
    options,
    /** Stores a message from the vendor and delivers it. */
    reply: (text: string, roomId = 5) => say(roomId, VENDOR, text).message,
    /** Marks all messages as read by the vendor. */
    readAll: (roomId = 5) => read(roomId, VENDOR, Number(rooms.get(roomId)?.at(-1)?.message_id)),
    /** Marks all messages as read by Maya in another tab. */
    readElsewhere: (roomId = 6) => read(roomId, MAYA, Number(rooms.get(roomId)?.at(-1)?.message_id)),
    tellAll,
    /** Closes every socket. */
    kill() {
      for (const socket of open) socket.close()
      open.clear()
    },
    texts: (roomId = 5) => (rooms.get(roomId) ?? []).map(({ message }) => message),
  }
}
