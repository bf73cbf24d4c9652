import type { z } from 'zod/mini'

/** The limits for a call's files. `maxBytes` applies to each file. */
export interface FileRule {
  maxFiles: number
  maxBytes: number
  /** The accepted media types, detected from the content. Default: every image that the backend can decode. */
  types?: readonly string[]
  /** Error messages for too many, too large or wrong files. Default: the messages for images. */
  refusals?: { tooMany: string; tooLarge: string; wrongType: string }
  /** Streams files of this size to the store instead of holding them in memory. */
  isStreamed?: true
}

/** Everything a client needs to send a call and read its response. */
export interface Wire {
  method: 'GET' | 'POST' | 'DELETE'
  /** Starts with `/`, relative to the API host. Slashes are exact. `{name}` marks a path parameter. */
  path: string
  /**
   * Whether to send the token. `none` never sends it, because an expired one would block sign-in. `optional` sends it
   * if there is one; the backend ignores an expired one. `required` responds 401 without a valid token.
   */
  auth: 'none' | 'optional' | 'required'
  /** The token is optional, but the backend responds 401 to an invalid one. The page itself needs no session. */
  refusesDeadToken?: true
  /** The encoding our client sends. The backend accepts JSON, form-urlencoded and multipart for every call. */
  encoding?: 'json' | 'multipart'
  /** A POST that changes nothing: a secret travels in its body. Retried and logged like a GET. */
  isRead?: true
  /** Whether files are sent under their own names. Default: names are removed. */
  namesFiles?: true
  /** Reads a response, also from other backends. Throws if it is invalid. Missing for a redirect. */
  read?: (body: unknown) => unknown
}

/**
 * One call of the wire contract, as data. The client sends calls by their {@link Wire}, the backend registers its
 * routes from it, and the OpenAPI document is generated from it.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
> extends Wire {
  /** One sentence for the API documentation. */
  summary: string
  /** The call's group in the API documentation. */
  tag: string
  params?: Params
  /** The query parameters. */
  query?: Query
  /** The body fields, without files. */
  body?: Body
  /** File fields by name. Calls with files use multipart. */
  files?: Record<string, FileRule>
  /** The status of a successful response. */
  status: 200 | 201 | 302
  /** The backend's exact response. Missing for a redirect. */
  response?: Response
  /**
   * Responds with `text/event-stream`: events of this schema, then one named `done` with the response, or one named
   * `error` if the call fails after the stream has started. The backend sends a comment every 25 s at the latest.
   */
  events?: z.ZodMiniType
  /** The call costs or sends something. An `Idempotency-Key` makes it safe to repeat. */
  idempotent?: true
  /** The failure statuses to expect, besides 429 and 5xx. */
  failures: readonly (400 | 401 | 402 | 403 | 404 | 409 | 413)[]
  /** Disables all caching of the response. */
  noStore?: true
  /**
   * The narrow scopes that may send this call. The scope `full` may send every call. Other sessions get 403 with the
   * code `confirmation_required`.
   */
  openTo?: readonly NarrowScope[]
}

/**
 * What a session may do. `full`: everything; started on the site. `embed`: started on a page of another origin, which
 * can read the token. `link`: started through a magic link, which people forward.
 */
export type SessionScope = 'full' | NarrowScope
export type NarrowScope = 'embed' | 'link'

/** The response of a call, as the client reads it. */
export type ResponseOf<C extends Call> = C['response'] extends z.ZodMiniType ? z.output<C['response']> : undefined

/** The body fields of a call, as the client writes them. */
export type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType ? z.input<C['body']> : undefined

/** The path parameters of a call. */
export type ParamsOf<C extends Call> = C['params'] extends z.ZodMiniType ? z.input<C['params']> : undefined

/** The query parameters of a call. */
export type QueryOf<C extends Call> = C['query'] extends z.ZodMiniType ? z.input<C['query']> : undefined

/**
 * The header of an idempotency key: a UUID per user action. The same key and body get the same response for 24 hours.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** The scheme of the authorization header: `Token <token>`. */
export const TOKEN_SCHEME = 'Token'
