// Generated from messages/en.arb by `npm run messages`.

/** Texts for the button that opens the assistant. */
export const launcherMessages = {
  open: 'Ask the wedding assistant',
  close: 'Close the assistant',
}
