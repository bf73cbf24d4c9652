// Generated from messages/en.arb by `npm run messages`.

/** Texts that several components share. */
export const commonMessages = {
  close: 'Close',
  tryAgain: 'Try again',
  loading: 'Loading...',
  stageFailed: "This section didn't load.",
  /** Shown if the code of a custom element cannot be loaded. */
  widgetFailed: 'Couldn’t load. Check your connection and try again.',
  /** Shown in place of a custom element that has crashed. */
  resting: 'Something went wrong here.',
  network: 'Please check your network connection.',
}
