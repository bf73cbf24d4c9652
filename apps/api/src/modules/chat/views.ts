import type { ChatMember, ChatMessage, ChatThread, ServerFrame } from '@vowkit/sdk-core/contract'
import type { Side } from '../blocks/service.ts'
import type { MessageRow } from './messages.ts'
import type { RoomRow } from './rooms.ts'

/** A member of a room, as the other member sees it. */
export interface Person extends ChatMember {
  id: number
  name: string
}

/** What a member of a room has read, and which sides have blocked the room. */
export interface ThreadState {
  unread: number
  otherSeq: number
  ownSeq: number
  blockedBy: readonly Side[]
}

/** Returns the side of a member. Every member who is not the couple belongs to the vendor. */
export function sideOf({ couple }: Pick<RoomRow, 'couple'>, { id }: { id: number }): Side {
  return couple.id === id ? 'couple' : 'vendor'
}

/** Converts rooms to the wire format. */
export interface ChatViews {
  /** Returns the couple and the vendor, in this order. */
  peopleOf(row: RoomRow): [Person, Person]
  /** Converts a room for one member. `ownSeq` and `otherSeq` are the read receipts of the two members. */
  toThread(row: RoomRow, accountId: number, state: ThreadState): ChatThread
}

export interface ChatViewDeps {
  /** The public URL of a couple's image, or `""` without an image. */
  coupleImageUrlOf(key: string | null | undefined): string
  /** The absolute URL of a vendor's image. */
  vendorImageUrlOf(image: string): string
}

export function createChatViews({ coupleImageUrlOf, vendorImageUrlOf }: ChatViewDeps): ChatViews {
  function peopleOf({ couple, wedding, vendor, user }: RoomRow): [Person, Person] {
    return [
      {
        id: couple.id,
        email: couple.email,
        first_name: couple.firstName,
        last_name: couple.lastName,
        image: coupleImageUrlOf(wedding?.imageKey),
        user_type: 'Couple',
        name: couple.displayName || 'A couple',
      },
      {
        id: user.id,
        email: user.email,
        first_name: user.firstName,
        last_name: user.lastName,
        image: vendorImageUrlOf(vendor.image),
        user_type: 'Vendor',
        name: vendor.businessName,
      },
    ]
  }

  return {
    peopleOf,

    toThread(row, accountId, { unread, otherSeq, ownSeq, blockedBy }) {
      const people = peopleOf(row)
      const other = people.find(({ id }) => id !== accountId) ?? people[1]
      const { room, last } = row
      const side = sideOf(row, { id: accountId })
      const seqOfReader = last?.accountId === accountId ? otherSeq : ownSeq
      return {
        roomId: room.id,
        // Never reveals the email address with which another account signs in.
        members: people.map(({ name: _, ...member }) => ({
          ...member,
          email: member.id === accountId ? member.email : '',
        })),
        last_message: last && { message: last.text, is_read: seqOfReader >= last.seq, user: last.accountId },
        updated_at: (room.lastMessageAt ?? room.createdAt).toISOString(),
        name: other.name,
        image: other.image,
        unread,
        is_blocked: blockedBy.includes(side),
        is_blocked_by_other: blockedBy.some((one) => one !== side),
      }
    },
  }
}

/** Converts a message to the wire format. `readSeq` is the read receipt of the member who did not write it. */
export function toMessage(row: MessageRow, author: Person | undefined, readSeq: number): ChatMessage {
  return {
    message_id: row.id,
    roomId: row.roomId,
    user: row.accountId,
    userName: author?.name ?? '',
    image: author?.image ?? '',
    message: row.text,
    updated_at: row.createdAt.toISOString(),
    is_read: readSeq >= row.seq,
    ...(row.clientId !== null && { client_id: row.clientId }),
    seq: row.seq,
  }
}

/** Creates the frame that reports a read receipt of an account up to a message. */
export function toReadFrame({ id, roomId, seq }: MessageRow, accountId: number): ServerFrame {
  return { action: 'message_read', messageId: id, roomId, user: accountId, seq }
}
