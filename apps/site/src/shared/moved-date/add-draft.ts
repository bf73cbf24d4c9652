import type { FeaturePorts } from '@vowkit/sdk-core'
import { createChat } from '@vowkit/sdk-core/chat'
import type { Id } from '@vowkit/sdk-core/contract'

/** Adds a text to the unsent message of a conversation. Keeps what the couple has written. */
export function addDraft(ports: FeaturePorts, roomId: Id, text: string): void {
  const room = ports.once(createChat).room(roomId)
  const written = room.$draft.get().trim()
  if (written.includes(text)) return
  room.setDraft(written === '' ? text : `${written}\n\n${text}`)
}
