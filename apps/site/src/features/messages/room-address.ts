import { type Id, messagesPath } from '@vowkit/sdk-core/contract'
import type { SitePage } from '../../shared/router.ts'

/** The conversation in the URL. The name, image and type are only placeholders, because anyone can edit a URL. */
export interface RoomAddress {
  roomId: string
  name: string
  /** The `https:` URL of the image, or `""`. */
  image: string
  /** The vendor's category, such as "Florists". */
  type: string
}

/** Reads the conversation from the URL's query. Returns `null` without a room id. */
export function readRoomAddress(search: SitePage['search']): RoomAddress | null {
  const { chatroom_id: roomId = '', chatroom_name = '', chatroom_image = '', chatroom_type = '' } = search
  if (roomId === '') return null
  return { roomId, name: chatroom_name, image: isHttps(chatroom_image) ? chatroom_image : '', type: chatroom_type }
}

/** Returns the path of a conversation, with only its id in the query. */
export function roomPath(roomId: Id): string {
  return messagesPath({ chatroom_id: roomId, name: '', image: '', category: '' })
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
