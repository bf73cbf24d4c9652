/** A window that was opened beside the page. */
export interface Popup {
  /** Whether somebody closed it. */
  isClosed(): boolean
  /** Closes it, and listens to it no longer. */
  close(): void
}

/**
 * Opens a window and hears what it says, from the origin it was opened with; `null` when the browser does not let it.
 * `toUrl` is given the origin of this page, which the window's answer has to be meant for. Call it from a click.
 */
export type OpenPopup = (toUrl: (opener: string) => string, onMessage: (data: unknown) => void) => Popup | null

/** An empty tab that was opened beside the page. */
export interface Tab {
  /** Loads an address, instead of the empty page. */
  load(url: string): void
  close(): void
}

/** Opens an empty tab that cannot reach this page; `null` if the browser blocks it. Call it from a click. */
export type OpenTab = () => Tab | null
