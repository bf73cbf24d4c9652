/** The words around short notices. */
export const toastMessages = {
  notices: 'Notices',
  success: 'Done',
  error: 'Problem',
  info: 'Note',
  dismiss: 'Dismiss',
}
