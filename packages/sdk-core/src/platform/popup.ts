/** An open popup window. */
export interface Popup {
  /** Whether the visitor closed it. */
  isClosed(): boolean
  /** Closes the popup and stops listening to it. */
  close(): void
}

/**
 * Opens a popup window and listens to messages from its origin. Returns `null` if the browser blocks it. `toUrl` gets
 * this page's origin, which the popup must use as target of its messages. Call it in a click handler.
 */
export type OpenPopup = (toUrl: (opener: string) => string, onMessage: (data: unknown) => void) => Popup | null

/** A tab that was opened empty. */
export interface Tab {
  /** Navigates the tab to a URL. */
  load(url: string): void
  close(): void
}

/**
 * Opens an empty tab without access to this page. Returns `null` if the browser blocks it. Call it in a click
 * handler.
 */
export type OpenTab = () => Tab | null
