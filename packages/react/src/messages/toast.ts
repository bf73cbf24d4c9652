/** The words around short notices. */
export const toastMessages = {
  notices: 'Notices',
  dismiss: 'Dismiss',
}
