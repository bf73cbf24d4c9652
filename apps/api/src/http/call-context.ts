import type { Call, ResponseOf, SessionScope } from '@vowkit/sdk-core/contract'
import type { z } from 'zod/mini'
import type { AcceptedLanguage } from './accept-language.ts'

/** A person of a couple with two logins. */
export interface Person {
  id: number
  name: string
}

/** The people of a couple with two logins. Both act on the data of the account of `first`. */
export interface Pair {
  first: Person
  partner: Person
  /** The person who sends the request. */
  you: 'first' | 'partner'
}

/** The account of the session, or the account that it acts as. */
export interface Account {
  id: number
  email: string
  plan: 'free' | 'monthly'
  /** When the email address was verified; null before that. */
  verifiedAt: Date | null
  /** The people of the couple. Absent for couples with one login. */
  pair?: Pair | undefined
}

/** The client and the page that sent a request. */
export interface RequestSource {
  /** The client's IP address, as seen by the outermost trusted proxy. */
  ip: string
  /** The `Origin` header, or null. Browsers set it, and pages cannot change it. */
  origin: string | null
  /** The `Host` header of a same-origin request (`Sec-Fetch-Site: same-origin`), which may have no `Origin` header. */
  sameOriginHost?: string | undefined
  /** The language that the request accepts. Undefined if no `Accept-Language` header names one. */
  language?: AcceptedLanguage | undefined
  /** The `User-Agent` header, cut to 500 characters; `""` if there is none. */
  userAgent: string
}

/** An uploaded file in memory. */
export interface Upload {
  field: string
  /** The client's file name, without folders. It is untrusted. */
  name: string
  bytes: Uint8Array
}

/** An uploaded file that was streamed to the store. It is deleted if the call fails. */
export interface StoredUpload {
  field: string
  /** The client's file name, without folders. */
  name: string
  key: string
  type: string
  /** The size of the file in bytes. */
  size: number
  /** SHA-256 hash of the file, hexadecimal. */
  hash: string
}

/** An idempotent request: repeated requests with the same key have one effect. */
export interface Intent {
  accountId: number
  call: string
  key: string
  /** Hash of path parameters, fields and file contents. */
  bodyHash: string
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** The input of a handler, validated against the contract. */
export interface CallContext<C extends Call> {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
  /** The uploaded files that are held in memory. */
  files: Upload[]
  /** The uploaded files that were streamed to the store, because their rule has `isStreamed`. */
  storedUploads: StoredUpload[]
  /**
   * The account that the call acts as. In desk calls of a vendor's team, the vendor's account. In other calls, the
   * account of the couple, which the couple's partner has joined.
   */
  account: C['auth'] extends 'required' ? Account : C['auth'] extends 'optional' ? Account | null : null
  /** The account of the session. Use it for what belongs to a person, such as sessions and passwords. */
  caller: CallContext<C>['account']
  /** Null if the request has no `Idempotency-Key` header. */
  intent: Intent | null
  /** The client's IP address, as seen by the outermost trusted proxy. */
  ip: string
  source: RequestSource
  /** The scope of the caller's session; null without a session. */
  scope: SessionScope | null
  /** The `Accept-Language` header, or `""`. */
  acceptLanguage: string
  /** The token of the request, or null. */
  token: string | null
  /** Aborts when the client disconnects before the response is complete. */
  signal: AbortSignal
}

/**
 * The result of a handler: the response body, the URL of a redirect, or a generator that yields events and returns the
 * body.
 */
export type CallAnswer<C extends Call> = C['status'] extends 302
  ? string
  : C['events'] extends z.ZodMiniType
    ? AsyncGenerator<z.output<C['events']>, ResponseOf<C>, undefined>
    : ResponseOf<C>

/** Implements one call of the contract. */
export type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<CallAnswer<C>>

/** The caller of an upload whose body has not been read yet. */
export interface Caller<C extends Call> extends Pick<CallContext<C>, 'account' | 'params'> {
  /** The `Content-Length` header; 0 without one. */
  bytes: number
}

/** Throws an `HttpError` to reject an upload before its files are stored. */
export type AdmitCaller<C extends Call> = (caller: Caller<C>) => Promise<void>

/** Registers one call of the contract as a route. */
export type RegisterCall = <C extends Call>(call: C, handle: CallHandler<C>, admit?: AdmitCaller<C>) => void
