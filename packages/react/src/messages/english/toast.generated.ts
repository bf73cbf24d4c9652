// Generated from messages/en.arb by `npm run messages`.

/** Texts for notifications. */
export const toastMessages = {
  /** The accessible name of the region with notifications. */
  notices: 'Notifications',
  dismiss: 'Dismiss',
}
