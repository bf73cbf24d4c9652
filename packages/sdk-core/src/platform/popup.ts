/** An open popup window. */
export interface Popup {
  /** Whether the visitor has closed the popup. */
  isClosed(): boolean
  /** Closes the popup and stops listening to it. */
  close(): void
}

/**
 * Opens a popup window and listens to messages from its origin. `toUrl` receives the origin of this page, to which the
 * popup must post its messages. Call it in a click handler. Returns `null` if the browser blocks the popup.
 */
export type OpenPopup = (toUrl: (opener: string) => string, onMessage: (data: unknown) => void) => Popup | null

/** A blank browser tab, opened before its URL is known. */
export interface Tab {
  /** Navigates the tab to a URL. */
  load(url: string): void
  close(): void
}

/**
 * Opens a blank tab without access to this page. Returns `null` if the browser blocks the tab. Call it in a click
 * handler.
 */
export type OpenTab = () => Tab | null
