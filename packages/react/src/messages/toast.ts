/** Texts for notifications. */
export const toastMessages = {
  notices: 'Notifications',
  dismiss: 'Dismiss',
}
