import { browserPlatform, type Clock, createClient } from '@vowkit/sdk-core'
import { createChat, type RoomState } from '@vowkit/sdk-core/chat'
import { fakeConnectivity, fakeStorage, fakeVisibility } from '@vowkit/sdk-core/testing'

/** How much faster time passes for pages than for servers, so that nobody waits half a minute. */
const HASTE = 10

/** Somebody signed in. */
export interface Person {
  token: string
  userId: number
}

/** Somebody's page with one conversation open, over the real client and the real network. */
export interface ChatPage {
  say(text: string): Promise<void>
  /** What the page shows, once that is so. */
  whenShown(isSo: (state: RoomState) => boolean): Promise<RoomState>
  /** Reads the conversation to its beginning. */
  loadAll(): Promise<void>
  /** What the client gave up and was told to send again. */
  readonly retried: ReadonlySet<string>
  /** The page goes without a word and comes back with what the browser kept. */
  reload(): void
  close(): void
}

/** The most messages somebody says before the first of them has come back. */
const AT_ONCE = 5

export function openChatPage(apiHost: string, roomId: number, person: Person): ChatPage {
  const storage = fakeStorage()
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const retried = new Set<string>()

  function open() {
    const page = { visibility: fakeVisibility(), connectivity: fakeConnectivity() }
    const platform = { ...page, storage, log, clock: hastyClock() }
    const client = createClient({ apiHost, platform })
    if (client.session.token() === null) client.session.signIn({ ...person, email: '' })
    const room = client.ports.once(createChat).room(roomId)
    // Whoever reads "not sent" sends again.
    const unlisten = room.$room.subscribe((state) => {
      for (const { state: how, client_id: id = '', message } of messagesOf(state)) {
        if (how !== 'failed') continue
        retried.add(message)
        room.retry(id)
      }
    })
    return { client, room, unlisten }
  }

  let { client, room, unlisten } = open()
  const close = () => {
    unlisten()
    client.destroy()
  }

  const whenShown: ChatPage['whenShown'] = (isSo) =>
    new Promise((resolve) => {
      let stop: (() => void) | undefined
      let isDone = false
      stop = room.$room.subscribe((state) => {
        if (isDone || !isSo(state)) return
        isDone = true
        stop?.()
        resolve(state)
      })
      if (isDone) stop()
    })

  return {
    retried,
    whenShown,
    close,
    async say(text) {
      await whenShown((state) => state.status === 'ready' && unconfirmed(state) < AT_ONCE)
      room.send(text)
    },
    async loadAll() {
      await whenShown((state) => state.status === 'ready')
      for (let state = room.$room.get(); state.status === 'ready' && state.hasEarlier; state = room.$room.get()) {
        await room.loadEarlier()
      }
    },
    reload() {
      close()
      ;({ client, room, unlisten } = open())
    },
  }
}

/** The messages of a room that can be seen. */
export function messagesOf(state: RoomState) {
  return state.status === 'ready' ? state.messages : []
}

/** How many of one's own have not come back. */
export function unconfirmed(state: RoomState): number {
  return messagesOf(state).filter(({ state: how }) => how === 'sending' || how === 'failed').length
}

function hastyClock(): Clock {
  const { clock } = browserPlatform()
  const start = clock.now()
  return {
    now: () => start + (clock.now() - start) * HASTE,
    sleep: (ms, signal) => clock.sleep(ms / HASTE, signal),
  }
}
