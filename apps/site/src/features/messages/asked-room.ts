import { type Id, messagesPath } from '@vowkit/sdk-core/contract'
import type { SitePage } from '../../shared/router.ts'

/** The room an address names, and what it tells of it: provisional, since anybody can write an address. */
export interface AskedRoom {
  roomId: string
  name: string
  /** Of https, or `""`. */
  image: string
  /** What a vendor is, such as "Florists". */
  type: string
}

/** Reads the address of the messages; `null` where it names no room. */
export function readAskedRoom(search: SitePage['search']): AskedRoom | null {
  const { chatroom_id: roomId = '', chatroom_name = '', chatroom_image = '', chatroom_type = '' } = search
  if (roomId === '') return null
  return { roomId, name: chatroom_name, image: isHttps(chatroom_image) ? chatroom_image : '', type: chatroom_type }
}

/** The address of a room, which says nothing else of it. */
export function roomPath(roomId: Id): string {
  return messagesPath({ chatroom_id: roomId, name: '', image: '', category: '' })
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
