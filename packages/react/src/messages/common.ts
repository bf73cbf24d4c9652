/** Words that several components share. */
export const commonMessages = {
  close: 'Close',
  tryAgain: 'Try again',
  loading: 'Loading...',
  stageFailed: 'This part could not be loaded.',
  /** A custom element shows it when its code does not load. */
  widgetFailed: 'Couldn’t load. Check your connection and try again.',
  resting: 'This widget is resting.',
  network: 'Please check your network connection.',
}
