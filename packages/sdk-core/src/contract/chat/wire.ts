import type { Wire } from '../shared/call.ts'
import { imageIn, isRecord, listIn } from '../shared/envelope.ts'
import { readDetail, readId, readNumber, readOptional, readRecord, readText, readTexts } from '../shared/read.ts'
import type { ChatMember, ChatMessage, ChatThread } from './schema.ts'

const MESSAGES = '/chat/chats/{room_id}/messages'

export const chatWire = {
  listChats: { method: 'GET', path: '/chat/users/{user_id}/chats', auth: 'required', read: readThreads },
  listMessages: { method: 'GET', path: MESSAGES, auth: 'required', read: readMessages },
  sendMessage: { method: 'POST', path: MESSAGES, auth: 'required', encoding: 'json', read: readMessage },
  readMessages: {
    method: 'POST',
    path: '/chat/chats/{room_id}/read',
    auth: 'required',
    encoding: 'json',
    read: readDetail,
  },
} as const satisfies Record<string, Wire>

function readThreads(body: unknown): ChatThread[] {
  return (listIn(body) ?? []).map(readThread)
}

function readThread(value: unknown): ChatThread {
  const thread = readRecord(value)
  return {
    roomId: readId(thread.roomId),
    members: (listIn(thread.members) ?? []).map(readMember),
    last_message: isRecord(thread.last_message) ? readLast(thread.last_message) : undefined,
    updated_at: readText(thread.updated_at, ''),
    name: readOptional(thread.name, readText),
    image: readOptional(thread.image, imageIn),
    unread: readOptional(thread.unread, readNumber),
  }
}

function readLast({ message, is_read, user }: Record<string, unknown>) {
  return { message: readText(message, ''), is_read: Boolean(is_read), user: readId(user) }
}

function readMember(value: unknown): ChatMember {
  const member = readRecord(value)
  return {
    id: readId(member.id),
    image: imageIn(member.image),
    ...readTexts(member, 'email', 'first_name', 'last_name', 'user_type'),
  }
}

function readMessages(body: unknown): ChatMessage[] {
  return (listIn(body) ?? []).map(readMessage)
}

/** A message, out of a list or a frame of the socket. */
export function readMessage(value: unknown): ChatMessage {
  const message = readRecord(value)
  return {
    message_id: readId(message.message_id),
    roomId: readId(message.roomId),
    user: readId(message.user),
    image: imageIn(message.image),
    is_read: readOptional(message.is_read, Boolean),
    client_id: readOptional(message.client_id, readText),
    seq: readOptional(message.seq, readNumber),
    ...readTexts(message, 'userName', 'message', 'updated_at'),
  }
}
