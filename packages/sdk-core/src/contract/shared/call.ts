import type { z } from 'zod/mini'

/** The limits for the files of a call. `maxBytes` applies to each file. */
export interface FileRule {
  maxFiles: number
  maxBytes: number
  /**
   * The accepted media types, which the backend detects from the content. Default: all image types that it can decode.
   */
  types?: readonly string[]
  /** The error messages for files that exceed these limits. By default, the messages are about images. */
  refusals?: { tooMany: string; tooLarge: string; wrongType: string }
  /** If true, the backend streams files to storage instead of loading them into memory. */
  isStreamed?: true
}

/** The information that a client needs to send a call and read its response. */
export interface Wire {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /**
   * The path relative to the API host. It starts with `/`, and a trailing slash is significant. `{name}` is a
   * parameter.
   */
  path: string
  /**
   * Whether to send the token.
   * `none`: never, because an expired token would block the sign-in.
   * `optional`: if the visitor is signed in. The backend ignores an expired token.
   * `required`: always. The backend responds 401 without a valid token.
   */
  auth: 'none' | 'optional' | 'required'
  /** The token is optional, but the backend responds 401 to an invalid token. The session continues after that 401. */
  refusesDeadToken?: true
  /**
   * The encoding that this client uses for the body. The backend accepts JSON, form-urlencoded and multipart for every
   * call.
   */
  encoding?: 'json' | 'multipart'
  /** Marks a POST that changes no data and only keeps a secret out of the URL. It is retried and logged like a GET. */
  isRead?: true
  /** Whether to send the names of files. By default, the names are removed. */
  namesFiles?: true
  /**
   * Parses a response, including the shapes that other backends send. Throws if the response is invalid. Absent for a
   * redirect or a response without a body.
   */
  read?: (body: unknown) => unknown
}

/**
 * The definition of one call of the wire contract. The client sends the call by its {@link Wire}. The backend's routes
 * and the OpenAPI document are generated from this definition.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
> extends Wire {
  /** A one-sentence summary for the API documentation. */
  summary: string
  /** The call's group in the API documentation. */
  tag: string
  params?: Params
  query?: Query
  /** The body's fields, except files. */
  body?: Body
  /** The file fields by name. Calls with files use the multipart encoding. */
  files?: Record<string, FileRule>
  /** The status of a successful response. 204 has no body. */
  status: 200 | 201 | 204 | 302
  /** The exact response of Vowkit's backend. Absent for a redirect or a response without a body. */
  response?: Response
  /**
   * The schema of the events, if the response is a `text/event-stream`. The last event is named `done` and contains the
   * response, or `error` if the call fails after the stream has started. The backend sends a comment at least every 25
   * s.
   */
  events?: z.ZodMiniType
  /** The call uses credits or sends a message. With an `Idempotency-Key`, the call is safe to repeat. */
  idempotent?: true
  /** The failure statuses to expect, in addition to 429 and 5xx. */
  failures: readonly (400 | 401 | 402 | 403 | 404 | 409 | 413)[]
  /** Disables all caching of the response. */
  noStore?: true
  /**
   * The narrow scopes that may send this call, in addition to the scope `full`. The backend responds to other sessions
   * with 403 and the code `confirmation_required`.
   */
  openTo?: readonly NarrowScope[]
}

/**
 * The scope of a session, which determines the calls it may send.
 * `full`: all calls. The session started on the site.
 * `embed`: started on a page of another origin, which can read the token.
 * `link`: started through a magic link, which recipients may forward.
 */
export type SessionScope = 'full' | NarrowScope
export type NarrowScope = 'embed' | 'link'

/** The parsed response of a call. */
export type ResponseOf<C extends Call> = C['response'] extends z.ZodMiniType ? z.output<C['response']> : undefined

/** The body's fields of a call, as the caller passes them. */
export type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType ? z.input<C['body']> : undefined

/** The path parameters of a call. */
export type ParamsOf<C extends Call> = C['params'] extends z.ZodMiniType ? z.input<C['params']> : undefined

/** The query parameters of a call. */
export type QueryOf<C extends Call> = C['query'] extends z.ZodMiniType ? z.input<C['query']> : undefined

/**
 * The name of the idempotency header. Its value is a UUID for each user action. For 24 hours, the same key and body get
 * the same response.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** The scheme of the authorization header: `Token <token>`. */
export const TOKEN_SCHEME = 'Token'
