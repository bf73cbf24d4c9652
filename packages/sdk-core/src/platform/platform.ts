/** Sends one request; the members of the platform's own `fetch` that are used. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

export interface FetchInit {
  method: string
  headers: Record<string, string>
  body?: string | FormData
  signal: AbortSignal
  /** Always `omit`: the token is the authority, cookies never travel. */
  credentials: 'omit'
}

export interface FetchResponse {
  status: number
  headers: { get(name: string): string | null }
  text(): Promise<string>
  /** Its bytes as they arrive, where the platform tells them. */
  body?: ReadableStream<Uint8Array> | null
}

/** Sends one request with files and tells how far it is, from 0 to 1. Aborting its signal stops the sending. */
export type Upload = (url: string, init: FetchInit, onProgress: (done: number) => void) => Promise<FetchResponse>

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export interface Random {
  /** At least 0, below 1. */
  float(): number
  uuid(): string
}

export interface Visibility {
  isVisible(): boolean
  /** Resolves at once on a visible page. Rejects with the signal's reason as soon as it aborts. */
  whenVisible(signal: AbortSignal): Promise<void>
  /** Called at each change until the returned function is. */
  subscribe(listener: (isVisible: boolean) => void): () => void
}

/** How many pixels of the window cannot be seen. */
export interface Hidden {
  above: number
  /** As where a soft keyboard lies. */
  below: number
}

export interface Viewport {
  /** Called at once and at each change until the returned function is; never where there is no window. */
  subscribe(listener: (hidden: Hidden) => void): () => void
}

/** The network comes and goes; the page goes, perhaps to be shown again as it was, and comes back. */
export type ConnectivityEvent = 'online' | 'offline' | 'pageshow' | 'pagehide'

export interface Connectivity {
  /** Called at each event until the returned function is. */
  subscribe(listener: (event: ConnectivityEvent) => void): () => void
}

/** One area of storage. Each access may throw: blocked, full, or private browsing. */
export interface StorageArea {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Web storage. Reading `local` or `session` may itself throw; `null` where there is none, as on a server. */
export interface StoragePort {
  readonly local: StorageArea | null
  readonly session: StorageArea | null
  /** Tells which key of `local` another tab changed; `null` means that it cleared all of them. */
  subscribe(listener: (key: string | null) => void): () => void
}

export interface Images {
  /**
   * The picture as a data URL: redrawn upright with its longest side at most `maxSide` pixels, and so without EXIF.
   * One that cannot be decoded comes back as it is. Works on one picture at a time.
   */
  toDataUrl(image: Blob, maxSide: number): Promise<string>
  /** The same as a picture. */
  redraw(image: Blob, maxSide: number): Promise<Blob>
  /** Fetches a picture without credentials. */
  load(url: string, signal: AbortSignal): Promise<Blob>
}

/** The address bar. Only touched in site mode. */
export interface Navigation {
  /** The full address of the page. */
  address(): string
  /** Rewrites the address in place, without a history entry. */
  replaceAddress(url: string): void
  /** Leaves for another page of the site. */
  go(path: string): void
}

/** What a person must be told; words are the interface's business. */
export interface Notice {
  code: NoticeCode
  /** The backend's sentence about it, where there is one. */
  message?: string
}

export type NoticeCode =
  /** A post got no answer at all. */
  | 'network'
  /** The backend asks for a confirmed e-mail; `message` says what for. */
  | 'unverified'
  /** A vision was asked for without credits. */
  | 'no_credits'
  | 'description_blank'
  | 'description_too_long'
  /** An edit was asked for without words. */
  | 'edit_empty'
  /** A pack was to be bought without choosing one. */
  | 'pack_invalid'

export type Notify = (notice: Notice) => void

export interface Analytics {
  track(event: string, properties?: Record<string, string>): void
  /** `null` after signing out. Never an e-mail address. */
  identify(userId: string | null): void
}

/** Where failures go that nobody is told about. Never receives a token, a code or an e-mail address. */
export interface Log {
  info(message: string): void
  warn(message: string, cause?: unknown): void
  /** What should not happen with a backend that does what it says. */
  error(message: string, cause?: unknown): void
}

/** One open socket; aborting the signal it was opened with is the only way to close it from here. */
export interface Socket {
  send(text: string): void
  /** The frames as they arrive; ends when the socket closes, and at once when it is closed from here. */
  frames(): AsyncIterable<string>
  /** The code with which the other side closed it; `null` before. */
  closeCode(): number | null
}

/** Resolves when the socket is open; rejects when it cannot be opened, and as soon as the signal aborts. */
export type OpenSocket = (url: string, signal: AbortSignal) => Promise<Socket>

/** All that the client needs from the place it runs in. Each client has its own; every port can be replaced. */
export interface Platform {
  fetch: Fetch
  upload: Upload
  openSocket: OpenSocket
  clock: Clock
  random: Random
  visibility: Visibility
  /** Without it that of the browser, whose code comes with what needs it. */
  viewport?: Viewport
  connectivity: Connectivity
  storage: StoragePort
  images: Images
  navigation: Navigation
  analytics: Analytics
  log: Log
}
