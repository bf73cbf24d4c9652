// Generated from schema.ts by `npm run readers`. Do not edit.
import { imageIn } from '../shared/envelope.ts'
import {
  readColour,
  readId,
  readIfPossible,
  readList,
  readListIfPossible,
  readMoney,
  readNumber,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
} from '../shared/read.ts'
import type {
  ChatDeal,
  ChatMember,
  ChatMessage,
  ChatMessageList,
  ChatThread,
  ChatThreadList,
  ChatVision,
} from './schema.ts'

function readChatMember(value: unknown): ChatMember {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    email: readTextOrEmpty(record.email),
    first_name: readTextOrEmpty(record.first_name),
    last_name: readTextOrEmpty(record.last_name),
    image: imageIn(record.image),
    user_type: readTextOrEmpty(record.user_type),
  }
}

function readChatThread(value: unknown): ChatThread {
  const record = readRecord(value)
  return {
    roomId: readId(record.roomId),
    members: readList(record.members, readChatMember),
    last_message: readIfPossible(record.last_message, readChatThreadLastMessage),
    updated_at: readTextOrEmpty(record.updated_at),
    name: readOptional(record.name, readText),
    image: readOptional(record.image, imageIn),
    unread: readOptional(record.unread, readNumber),
    is_blocked: readOptional(record.is_blocked, Boolean),
    is_blocked_by_other: readOptional(record.is_blocked_by_other, Boolean),
  }
}

function readChatThreadLastMessage(value: unknown): NonNullable<ChatThread['last_message']> {
  const record = readRecord(value)
  return {
    message: readTextOrEmpty(record.message),
    is_read: Boolean(record.is_read),
    user: readId(record.user),
  }
}

export function readChatVision(value: unknown): ChatVision {
  const record = readRecord(value)
  return {
    title: readTextOrEmpty(record.title),
    description: readTextOrEmpty(record.description),
    image: imageIn(record.image),
    palette: readListIfPossible(record.palette, readColour),
  }
}

export function readChatDeal(value: unknown): ChatDeal {
  const record = readRecord(value)
  return {
    name: readTextOrEmpty(record.name),
    price: readMoney(record.price),
  }
}

export function readChatMessage(value: unknown): ChatMessage {
  const record = readRecord(value)
  return {
    message_id: readId(record.message_id),
    roomId: readId(record.roomId),
    user: readId(record.user),
    userName: readTextOrEmpty(record.userName),
    image: imageIn(record.image),
    message: readTextOrEmpty(record.message),
    updated_at: readTextOrEmpty(record.updated_at),
    is_read: readOptional(record.is_read, Boolean),
    client_id: readOptional(record.client_id, readText),
    vision: readIfPossible(record.vision, readChatVision),
    deal: readIfPossible(record.deal, readChatDeal),
    seq: readOptional(record.seq, readNumber),
    author: readIfPossible(record.author, readChatMessageAuthor),
  }
}

function readChatMessageAuthor(value: unknown): NonNullable<ChatMessage['author']> {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    name: readTextOrEmpty(record.name),
  }
}

export function readChatThreadList(value: unknown): ChatThreadList {
  return readList(value, readChatThread)
}

export function readChatMessageList(value: unknown): ChatMessageList {
  return readList(value, readChatMessage)
}
