import type { TextsOf } from '../shared/language/define-messages.ts'
import type { pinMessages } from '../shared/pin/messages.ts'

export const pin: TextsOf<typeof pinMessages> = {
  pin: 'Fijar en el tablero',
  pinned: 'En tu tablero',
  pinEntry: 'Fijar en el tablero',
  unpinEntry: 'Quitar del tablero',
  pinnedNote: 'Fijado en tu tablero.',
  unpinnedNote: 'Quitado de tu tablero.',
  failed: 'Tu tablero no cambió. Inténtalo de nuevo.',
}
