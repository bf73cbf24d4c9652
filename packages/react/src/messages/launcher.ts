/** The words of the button that opens the assistant; a page has them before it has the assistant's. */
export const launcherMessages = {
  open: 'Ask the wedding assistant',
  close: 'Close the assistant',
  failed: 'The assistant could not be loaded.',
  tryAgain: 'Try again',
}
