import { browserPlatform, type Clock, createClient } from '@vowkit/sdk-core'
import { createChat, type RoomState } from '@vowkit/sdk-core/chat'
import { fakeConnectivity, fakeStorage, fakeVisibility } from '@vowkit/sdk-core/testing'

/** The clock of the pages runs this many times faster, so that tests do not wait for client timeouts. */
const SPEED = 10

/** A signed-in account. */
export interface Person {
  token: string
  userId: number
}

/** A page with one open conversation, which uses the real client over a real network. */
export interface ChatPage {
  say(text: string): Promise<void>
  /** Resolves to the page's state as soon as `isSo` returns true for it. */
  whenShown(isSo: (state: RoomState) => boolean): Promise<RoomState>
  /** Loads all earlier messages. */
  loadAll(): Promise<void>
  /** Failed messages that the user has sent again. */
  readonly retried: ReadonlySet<string>
  /** Closes the page without cleanup and opens it again with the same browser storage. */
  reload(): void
  close(): void
}

/** Maximum number of unconfirmed messages. */
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
    // Sends a failed message again, like a user who sees "not sent".
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

/** The visible messages of a room. */
export function messagesOf(state: RoomState) {
  return state.status === 'ready' ? state.messages : []
}

/** The number of own messages that are not confirmed. */
export function unconfirmed(state: RoomState): number {
  return messagesOf(state).filter(({ state: how }) => how === 'sending' || how === 'failed').length
}

function hastyClock(): Clock {
  const { clock } = browserPlatform()
  const start = clock.now()
  return {
    now: () => start + (clock.now() - start) * SPEED,
    sleep: (ms, signal) => clock.sleep(ms / SPEED, signal),
  }
}
