import { act, screen, within } from '@testing-library/react'
import type { ChatMessage, ChatThread } from '@vowkit/sdk-core/chat'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { openScreen } from '../../../testing/open-screen.tsx'

/** User id of the signed-in account. */
const ME = 7
const THREADS = `/chat/users/${ME}/chats`

function messagesPath(roomId: number, after: number | undefined): string {
  return `/chat/chats/${roomId}/messages?user_id=${ME}${after === undefined ? '' : `&after=${after}&limit=200`}`
}

/** A conversation between the signed-in account and a vendor. */
export function thread(roomId: number, name: string, more: Partial<ChatThread> = {}): ChatThread {
  const person = { email: '', first_name: '', last_name: '', image: '' }
  return {
    roomId,
    name,
    members: [
      { ...person, id: ME, user_type: 'Couple' },
      { ...person, id: 1000 + roomId, user_type: 'Vendor' },
    ],
    updated_at: '2026-06-01T11:57:00Z',
    unread: 0,
    ...more,
  }
}

/** A message from the vendor in room 5. The default time is the start of the test. */
export function theirMessage(seq: number, message: string, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    message_id: 100 + seq,
    roomId: 5,
    user: 1005,
    userName: 'Iris & Fern',
    image: '',
    message,
    updated_at: '2026-06-01T12:00:00Z',
    seq,
    is_read: false,
    ...more,
  }
}

/** A message from the signed-in account. */
export function ownMessage(seq: number, message: string, more: Partial<ChatMessage> = {}): ChatMessage {
  return theirMessage(seq, message, { user: ME, userName: 'Maya', ...more })
}

export interface MessagesSetup {
  threads?: ChatThread[]
  messages?: ChatMessage[]
  /** Query string of the screen. */
  query?: string
  /** Whether the session has a user id. */
  isNamed?: boolean
  isStrict?: boolean
  /** Scripted responses with precedence over the default ones. */
  script?: ScriptedAnswer[]
}

/** Opens the messages screen as a signed-in account. */
export function openMessages({
  threads,
  messages = [],
  query = '',
  isNamed = true,
  isStrict,
  script = [],
}: MessagesSetup = {}) {
  const rooms = threads ?? [thread(5, 'Iris & Fern'), thread(6, 'Oak Hall')]
  const path = `/dashboard/messages/${query}`
  const { client, platform } = openScreen(path, {
    isSignedIn: true,
    isStrict,
    address: `https://site.test${path}`,
    userId: isNamed ? ME : undefined,
    script: [
      ...script,
      { path: THREADS, always: true, body: rooms },
      ...[undefined, 0, 1, 2, 3].flatMap((after) => [
        { path: messagesPath(5, after), always: true, body: messages.filter(({ seq = 0 }) => seq > (after ?? 0)) },
        { path: messagesPath(6, after), always: true, body: [] },
      ]),
    ],
  })
  const { clock, sockets } = platform
  return {
    client,
    ...platform,
    /** Rows of the conversation list. */
    rows: () =>
      within(screen.getByRole('main'))
        .queryAllByRole<HTMLElement>('link')
        .filter((link) => link.closest('li')),
    wait: (ms: number) => act(() => clock.advance(ms)),
    /** Authenticates the socket. */
    connect: () => act(async () => sockets.sockets.at(-1)?.deliver('{"action":"authenticated","user":7}')),
    /** Delivers a frame from the backend. */
    deliver: (frame: object) => act(async () => sockets.sockets.at(-1)?.deliver(JSON.stringify(frame))),
    /** Frames that the page sent with this action. */
    sent: (action: string) =>
      sockets.sockets
        .flatMap((socket) => socket.sent.map((text) => JSON.parse(text)))
        .filter((frame) => frame.action === action),
  }
}
