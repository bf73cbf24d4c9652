/** Sends one request. Contains only the part of `fetch` that the client uses. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

export interface FetchInit {
  method: string
  headers: Record<string, string>
  body?: string | FormData
  signal: AbortSignal
  /** Always `omit`, because requests authenticate with a token and never send cookies. */
  credentials: 'omit'
}

export interface FetchResponse {
  status: number
  headers: { get(name: string): string | null }
  text(): Promise<string>
  /** The response body as a stream, if the platform supports streams. */
  body?: ReadableStream<Uint8Array> | null
}

/**
 * Sends a small form in the background, even while the page closes. Ignores failures. Sends nothing if the visitor has
 * asked websites for privacy.
 */
export type Beacon = (url: string, fields: Record<string, string>) => void

/** Sends one request and reports the upload progress, from 0 to 1. */
export type Upload = (url: string, init: FetchInit, onProgress: (done: number) => void) => Promise<FetchResponse>

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `ms`. Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export interface Random {
  /** Returns a random number from 0 up to but not including 1. */
  float(): number
  uuid(): string
}

export interface Visibility {
  isVisible(): boolean
  /** Resolves when the page is visible. Rejects with the signal's reason when it aborts. */
  whenVisible(signal: AbortSignal): Promise<void>
  /** Calls the listener on each change. Returns a function that unsubscribes. */
  subscribe(listener: (isVisible: boolean) => void): () => void
}

/** The heights of the hidden parts of the window, in pixels. */
export interface Hidden {
  above: number
  /** The height of the hidden part at the bottom, for example behind an on-screen keyboard. */
  below: number
}

export interface Viewport {
  /**
   * Calls the listener immediately and on each change. Never calls it if there is no window. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: (hidden: Hidden) => void): () => void
}

/**
 * An event of the network or of the page's lifecycle. After `pagehide`, the browser may restore the page from its
 * cache.
 */
export type ConnectivityEvent = 'online' | 'offline' | 'pageshow' | 'pagehide'

export interface Connectivity {
  /** Calls the listener on each event. Returns a function that unsubscribes. */
  subscribe(listener: (event: ConnectivityEvent) => void): () => void
}

/** One storage area. Each access may throw, because storage may be blocked or full. */
export interface StorageArea {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * The storage of the browser. Reading `local` or `session` may throw. Both are `null` without storage, as on a server.
 */
export interface StoragePort {
  readonly local: StorageArea | null
  readonly session: StorageArea | null
  /**
   * Calls the listener with each key of `local` that another tab changes, or with `null` if the other tab clears the
   * area.
   */
  subscribe(listener: (key: string | null) => void): () => void
}

export interface Images {
  /**
   * Redraws an image upright, without EXIF data and with sides of at most `maxSide` pixels. Returns a data URL. An
   * image that cannot be decoded stays unchanged. Processes one image at a time.
   */
  toDataUrl(image: Blob, maxSide: number): Promise<string>
  /** Redraws an image like `toDataUrl`, but returns a `Blob`. */
  redraw(image: Blob, maxSide: number): Promise<Blob>
  /** Fetches an image without credentials. */
  load(url: string, signal: AbortSignal): Promise<Blob>
}

/** Access to the page's URL. Used only in site mode. */
export interface Navigation {
  /** The full URL of the page. */
  address(): string
  /** Replaces the page's URL without adding a history entry. */
  replaceAddress(url: string): void
  /** Navigates to a path of the site. */
  go(path: string): void
}

/** A notice for the visitor. The interface provides the text for `code`. */
export interface Notice {
  code: NoticeCode
  /** The message from the backend, if there is one. */
  message?: string
}

export type NoticeCode =
  /** A POST request got no response. */
  | 'network'
  /** The call requires a confirmed email address. See `message`. */
  | 'unverified'
  /** The account has no vision credits left. */
  | 'no_credits'
  | 'description_blank'
  | 'description_too_long'
  /** The visitor submitted an edit without a prompt. */
  | 'edit_empty'
  /** The visitor started a checkout without a valid pack. */
  | 'pack_invalid'

export type Notify = (notice: Notice) => void

export interface Analytics {
  track(event: string, properties?: Record<string, string>): void
  /** Associates later events with a user. `userId` is `null` after a sign-out, and never an email address. */
  identify(userId: string | null): void
}

/** The log for failures. It never receives a token, a code or an email address. */
export interface Log {
  info(message: string): void
  warn(message: string, cause?: unknown): void
  /** Logs an error that only a faulty backend can cause. */
  error(message: string, cause?: unknown): void
}

/** An open socket. To close it, abort the signal that was passed when opening it. */
export interface Socket {
  send(text: string): void
  /** Iterates over the received frames. Ends when the socket closes. */
  frames(): AsyncIterable<string>
  /** The backend's close code. `null` while the socket is open. */
  closeCode(): number | null
}

/** Resolves when the socket is open. Rejects if it cannot be opened, or when the signal aborts. */
export type OpenSocket = (url: string, signal: AbortSignal) => Promise<Socket>

/** The ports through which a client uses its environment. Each client can replace individual ports. */
export interface Platform {
  fetch: Fetch
  upload: Upload
  /** Default: a request that outlives the page. Without it, elements are not counted. */
  beacon?: Beacon
  openSocket: OpenSocket
  clock: Clock
  random: Random
  visibility: Visibility
  /** Default: the viewport of the browser. Its code loads with the features that use it. */
  viewport?: Viewport
  connectivity: Connectivity
  storage: StoragePort
  images: Images
  navigation: Navigation
  analytics: Analytics
  log: Log
}
