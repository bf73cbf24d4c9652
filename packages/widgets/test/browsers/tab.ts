/** The keys that tests press. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Shift+Tab' | 'Control+Enter'

/** A tab of a real browser. Mouse and keyboard send real input. */
export interface Tab {
  goto(url: string): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. Its arguments and its result are JSON. */
  evaluate<T, A extends unknown[]>(run: (...given: A) => T | Promise<T>, ...given: A): Promise<T>
  /** Clicks at a position in the viewport, in pixels. */
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Resizes the viewport. WebKit's window is at least 447 px wide. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** A running browser. */
export interface Browser {
  /** Opens a tab with empty storage. */
  open(): Promise<Tab>
  close(): Promise<void>
}

/** Starts a browser that sends all requests to an HTTP proxy at this port of 127.0.0.1. */
export type Launch = (proxyPort: number) => Promise<Browser>
