/** Texts of the decline of a vendor. Part of `leadMessages`. */
export const declineMessages = {
  open: 'No, thank you',
  title: (vendor: string) => `Say no to ${vendor}?`,
  explain: 'The vendor leaves your active vendors, and its open invoices are no longer due. You can undo this.',
  message: 'Your message',
  draft: 'Thank you for your time and your quote. We have decided on another vendor. All the best!',
  send: 'Send and decline',
  declineOnly: 'Decline without a message',
  cancel: 'Cancel',
  failed: 'The vendor was not declined. Please try again.',
  /** The toast after a decline. Some names end with a period. */
  done: (vendor: string) => `You said no to ${vendor.replace(/\.$/, '')}.`,
  declined: 'You said no to this vendor. Nothing is due.',
  undo: 'Undo',
  undoOf: (vendor: string) => `Undo: ${vendor}`,
  undoFailed: 'That didn’t work. Please try again.',
}
