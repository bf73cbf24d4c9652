/** Words that several components share. */
export const commonMessages = {
  close: 'Close',
  tryAgain: 'Try again',
  loading: 'Loading...',
  stageFailed: 'This part could not be loaded.',
  resting: 'This widget is resting.',
  network: 'Please check your network connection.',
}
