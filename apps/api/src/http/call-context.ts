import type { Call, ResponseOf, SessionScope } from '@vowkit/sdk-core/contract'
import type { z } from 'zod/mini'

/** The signed-in person, as every module knows them. */
export interface Account {
  id: number
  email: string
  plan: 'free' | 'monthly'
  /** When the person first proved that they read the mailbox; null before that. */
  verifiedAt: Date | null
}

/** Where a request came from. */
export interface RequestSource {
  /** The client address, past the proxies we trust. */
  ip: string
  /** The `Origin` header; null if there is none. Browsers set it and pages cannot change it. */
  origin: string | null
  /** The `Host` that a page of the same origin called without an `Origin` header (`Sec-Fetch-Site: same-origin`). */
  sameOriginHost?: string | undefined
  /** The `User-Agent` header, at most 500 characters; `""` if there is none. */
  userAgent: string
}

/** One uploaded file, as it came. */
export interface Upload {
  field: string
  bytes: Uint8Array
}

/** One uploaded file that is in the store already. It leaves again when the call fails. */
export interface KeptFile {
  field: string
  /** As its sender calls it, without folders. */
  name: string
  key: string
  type: string
  /** Bytes. */
  size: number
  /** SHA-256, hexadecimal. */
  hash: string
}

/** What a caller wants done once, however often the request arrives. */
export interface Intent {
  accountId: number
  call: string
  key: string
  /** Covers path, fields and the bytes of files. */
  bodyHash: string
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** What a handler gets: everything checked against the contract. */
export interface CallContext<C extends Call> {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
  files: Upload[]
  /** Those of rules that are streamed. */
  kept: KeptFile[]
  account: C['auth'] extends 'required' ? Account : C['auth'] extends 'optional' ? Account | null : null
  /** Null without an `Idempotency-Key`. */
  intent: Intent | null
  /** The client address, past the proxies we trust. */
  ip: string
  source: RequestSource
  /** The scope of the caller's session; null without one. */
  scope: SessionScope | null
  /** What the caller's browser says of their languages; `""` where it says nothing. */
  acceptLanguage: string
  /** The token that was sent, for the call that ends its session. */
  token: string | null
  /** Aborts when the caller goes away without waiting for the answer. */
  signal: AbortSignal
}

/** What a handler answers: the body, for a redirect the address, for a stream its events and then the body. */
export type CallAnswer<C extends Call> = C['status'] extends 302
  ? string
  : C['events'] extends z.ZodMiniType
    ? AsyncGenerator<z.output<C['events']>, ResponseOf<C>, undefined>
    : ResponseOf<C>

export type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<CallAnswer<C>>

/** The caller, as far as the headers tell. The body has not been read yet. */
export interface Caller<C extends Call> extends Pick<CallContext<C>, 'account' | 'params'> {
  /** The length of the body as the caller declares it; 0 when it does not. */
  bytes: number
}

/** Throws for a caller whose files need not even be kept. */
export type AdmitCaller<C extends Call> = (caller: Caller<C>) => Promise<void>

/** Registers one call of the contract as a route. */
export type RegisterCall = <C extends Call>(call: C, handle: CallHandler<C>, admit?: AdmitCaller<C>) => void
