import type { z } from 'zod/mini'

/** The limits for a call's files. `maxBytes` applies to each file. */
export interface FileRule {
  maxFiles: number
  maxBytes: number
  /** The accepted media types, detected from the content. Default: all image types that the backend can decode. */
  types?: readonly string[]
  /** The error messages for files that break these limits. By default, the messages for images. */
  refusals?: { tooMany: string; tooLarge: string; wrongType: string }
  /** Streams files to storage instead of loading them into memory. */
  isStreamed?: true
}

/** The information that a client needs to send a call and read its response. */
export interface Wire {
  method: 'GET' | 'POST' | 'DELETE'
  /** Starts with `/`, relative to the API host. A trailing slash is significant. `{name}` marks a path parameter. */
  path: string
  /**
   * Whether to send the token. `none`: never, because an expired token would block signing in. `optional`: if there is
   * one; the backend ignores an expired token. `required`: the backend responds 401 without a valid token.
   */
  auth: 'none' | 'optional' | 'required'
  /** The token is optional, but the backend responds 401 to an invalid token. The page works without a session. */
  refusesDeadToken?: true
  /** The encoding that this client uses. The backend accepts JSON, form-urlencoded and multipart for every call. */
  encoding?: 'json' | 'multipart'
  /** A POST that changes no data. It keeps a secret out of the URL. Retried and logged like a GET. */
  isRead?: true
  /** Whether files are sent with their file names. By default, the names are removed. */
  namesFiles?: true
  /** Reads a response, including those of other backends. Throws if it is invalid. Missing for a redirect. */
  read?: (body: unknown) => unknown
}

/**
 * The description of one call of the wire contract. The client sends a call by its {@link Wire}. The backend registers
 * its routes from the description, and the OpenAPI document is generated from it.
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
  /** The exact response of Vowkit's backend. Missing for a redirect. */
  response?: Response
  /**
   * The response is a `text/event-stream` with events of this schema. The last event is named `done` and contains the
   * response. If the call fails after the stream has started, the last event is named `error`. The backend sends a
   * comment at least every 25 s.
   */
  events?: z.ZodMiniType
  /** The call uses credits or sends a message. An `Idempotency-Key` makes it safe to repeat. */
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
 * The calls that a session may send. `full`: all calls; started on the site. `embed`: started on a page of a different
 * origin, which can read the token. `link`: started through a magic link, which recipients may forward.
 */
export type SessionScope = 'full' | NarrowScope
export type NarrowScope = 'embed' | 'link'

/** The response of a call, as the client returns it. */
export type ResponseOf<C extends Call> = C['response'] extends z.ZodMiniType ? z.output<C['response']> : undefined

/** The body fields of a call, as the caller passes them. */
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
