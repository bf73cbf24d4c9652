import type { z } from 'zod/mini'

/** What a call's files must be like; `maxBytes` is per file. */
export interface FileRule {
  maxFiles: number
  maxBytes: number
  /** The media types taken, told by the bytes. Absent: every picture we can read. */
  types?: readonly string[]
  /** What is said of files that are too many, too large or of another type. Absent: what is said of pictures. */
  refusals?: { tooMany: string; tooLarge: string; wrongType: string }
  /** Files of this size are written to the store as they come, and never held in memory. */
  isStreamed?: true
}

/** What it takes to make a call and to read its answer; all that a client carries of it. */
export interface Wire {
  method: 'GET' | 'POST' | 'DELETE'
  /** Absolute below the API host, slashes exactly as the wire has them; `{name}` stands for a path parameter. */
  path: string
  /**
   * Whether the token travels: `none` never sends it (a stale one would block sign-in), `optional` sends it when there
   * is one and the backend ignores a dead one, `required` answers 401 without a live one.
   */
  auth: 'none' | 'optional' | 'required'
  /** A token may be left out, but a dead one is refused with 401, which says nothing of the page it was sent from. */
  refusesDeadToken?: true
  /** The encoding our client sends. The backend accepts JSON, form-urlencoded and multipart for every call. */
  encoding?: 'json' | 'multipart'
  /** A POST that changes nothing, so that a secret travels in its body. Retried and reported like a GET. */
  isRead?: true
  /** Files keep their names. Of others nobody is told what they are called. */
  namesFiles?: true
  /** Reads an answer, of other backends too, and throws where it makes no sense. Absent for a redirect. */
  read?: (body: unknown) => unknown
}

/**
 * One call of the wire contract, as data.
 *
 * The client calls through its {@link Wire}, the backend registers its route from it, and the OpenAPI document is
 * printed from it.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
> extends Wire {
  /** One line for the API documentation. */
  summary: string
  /** The group the call is listed under in the API documentation. */
  tag: string
  params?: Params
  /** The fields of the query. */
  query?: Query
  /** The fields of the body, files apart. */
  body?: Body
  /** File fields by name; their presence makes the call multipart. */
  files?: Record<string, FileRule>
  /** The status of success. */
  status: 200 | 201 | 302
  /** What the backend answers, exactly. Absent for a redirect. */
  response?: Response
  /**
   * Answers `text/event-stream`: events of this schema, and a last one, named `done`, of the response's; or one named
   * `error`, where it fails after it has begun. A comment comes at least every 25 s.
   */
  events?: z.ZodMiniType
  /** The call costs or sends something: an `Idempotency-Key` makes its repetition safe. */
  idempotent?: true
  /** The statuses of failure the caller should expect besides 429 and 5xx. */
  failures: readonly (400 | 401 | 402 | 403 | 404 | 409 | 413)[]
  /** The answer must not be cached by anybody. */
  noStore?: true
  /**
   * The narrow scopes whose sessions may make this call. Sessions of the scope `full` may make every call. A session
   * whose scope is too narrow gets 403 with the code `confirmation_required`.
   */
  openTo?: readonly NarrowScope[]
}

/**
 * What a session may do. `full`: everything; begun on the site. `embed`: begun on a page of another origin, which can
 * read the token. `link`: begun by a magic link, which people forward.
 */
export type SessionScope = 'full' | NarrowScope
export type NarrowScope = 'embed' | 'link'

/** What a call answers, as the client reads it. */
export type ResponseOf<C extends Call> = C['response'] extends z.ZodMiniType ? z.output<C['response']> : undefined

/** The body fields a call takes, as the client writes them. */
export type BodyOf<C extends Call> = C['body'] extends z.ZodMiniType ? z.input<C['body']> : undefined

/** The path parameters of a call. */
export type ParamsOf<C extends Call> = C['params'] extends z.ZodMiniType ? z.input<C['params']> : undefined

/** The query of a call. */
export type QueryOf<C extends Call> = C['query'] extends z.ZodMiniType ? z.input<C['query']> : undefined

/** The header that carries the key of one intent: a UUID the client makes. Same key and body, same answer, for 24 hours. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** The scheme word of the authorization header: `Token <token>`. */
export const TOKEN_SCHEME = 'Token'
