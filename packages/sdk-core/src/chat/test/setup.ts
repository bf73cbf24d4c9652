import { onTestFinished } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import type { Random } from '../../platform/platform.ts'
import { type FakeClock, type FakeStorage, fakePlatform, settle } from '../../testing/index.ts'
import type { RoomState, ThreadsState } from '../chat.ts'
import { createChat } from '../create-chat.ts'
import { chatBackend, MAYA } from './chat-backend.ts'

export interface SetupOptions {
  storage?: FakeStorage
  clock?: FakeClock
  random?: Random
  backend?: ReturnType<typeof chatBackend>
}

/** Creates Maya's page and a backend that works. */
export function setupChat({ storage, clock, ...options }: SetupOptions = {}) {
  const platform = fakePlatform({ ...(storage && { storage }), ...(clock && { clock }) })
  const backend = options.backend ?? chatBackend(platform)
  const random = options.random ?? platform.random
  const { fetch, openSocket } = backend
  const client = createClient({
    apiHost: 'https://api.test',
    platform: { ...platform, fetch, openSocket, random },
    notify: platform.notify,
  })
  if (!client.session.token()) client.session.signIn({ token: 'm', userId: MAYA, email: 'maya@example.com' })
  const chat = client.ports.once(createChat)
  const page = { ...platform, client, ports: client.ports, chat, backend }
  onTestFinished(() => client.destroy())
  return {
    ...page,
    /** Subscribes to a room, like a page that shows the room. */
    async show(roomId: number | string = 5) {
      const room = chat.room(roomId)
      const states: RoomState[] = []
      const close = room.$room.subscribe((state) => void states.push(state))
      await settle()
      return { room, close, states, look: () => inShort(room.$room.get()) }
    },
    /** Reloads the page: destroys its client and creates another one with the same storage. */
    reload() {
      client.destroy()
      return setupChat({ storage: platform.storage, clock: platform.clock, random, backend })
    },
  }
}

/** Summarizes a room in one line, for assertions: `Hello (read) | hi | now (sending)`. */
export function inShort(state: RoomState): string {
  if (state.status !== 'ready') return state.status
  const messages = state.messages.map(({ message, isOwn, state: how }) => (isOwn ? `${message} (${how})` : message))
  return messages.join(' | ')
}

/** Summarizes the conversations in one line, for assertions: `5: hi, 2 unread | 6`. */
export function threadsInShort(state: ThreadsState): string {
  if (state.status !== 'ready') return state.status
  return state.threads
    .map(({ roomId, last_message: last, unread = 0 }) => {
      const lastText = last ? `: ${last.message}${last.is_read ? ' (read)' : ''}` : ''
      return `${roomId}${lastText}${unread > 0 ? `, ${unread} unread` : ''}`
    })
    .join(' | ')
}
