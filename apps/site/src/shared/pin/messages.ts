import { defineMessages } from '../language/define-messages.ts'

/** The texts of the buttons and menu entries that pin a vision or a vendor to the inspiration board. */
export const pinMessages = defineMessages('pin', {
  pin: 'Pin to board',
  pinned: 'On your board',
  pinEntry: 'Pin to board',
  unpinEntry: 'Remove from board',
  pinnedNote: 'Pinned to your board.',
  unpinnedNote: 'Removed from your board.',
  failed: 'Your board was not changed. Please try again.',
})
