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
  /**
   * Translates the titles of vendor categories, because the backend sends them in English. `titles` can contain several
   * titles, separated by commas.
   */
  categories: (titles: string) => titles,
}
