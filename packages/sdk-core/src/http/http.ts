import type { calls } from '../contract/index.ts'
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf, Wire } from '../contract/shared/call.ts'
import type { wire } from '../contract/shared/wire.ts'
import type { FetchResponse } from '../platform/platform.ts'
import type { CallResult } from './call-result.ts'

type AnyCall = (typeof calls)[keyof typeof calls]

/** The name of a call whose wire is part of the HTTP client. */
export type CallName = keyof typeof wire

/** A call of the contract, by its name or its wire. Pages load only the wires that they import. */
export type CallRef = CallName | Wire

/** The contract's definition of a call. */
export type CallOf<Ref extends CallRef> = Ref extends CallName
  ? (typeof calls)[Ref]
  : Ref extends { method: infer Method; path: infer Path }
    ? Extract<AnyCall, { method: Method; path: Path }>
    : never

type Wanted<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value }

/** The input of a call: path parameters, query and body from the contract, and options. */
export type CallInput<C extends Call> = Wanted<'params', ParamsOf<C>> &
  Wanted<'query', QueryOf<C>> &
  Wanted<'body', BodyOf<C>> &
  SendOptions

export interface SendOptions {
  /** Files by field name. */
  files?: Record<string, readonly Blob[]>
  /** A new UUID for each user action. Makes the call idempotent, so that it is retried after a lost response. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Sends this token instead of the client's token. */
  token?: string
  /** Called with the fraction of the body that has been sent, from 0 to 1. */
  onProgress?: (done: number) => void
  /** Reads a response while it streams, and resolves to its text. Must call `onArrive` for each chunk. */
  readBody?: (response: FetchResponse, onArrive: () => void) => Promise<string>
  /** The request fails if it receives no data for this many milliseconds. */
  patienceMs?: number
  /** Logs a failure as a warning, unless the caller aborted the call. For callers that do not report it. */
  logFailure?: boolean
}

/** Sends requests to the backend: the calls of the contract, and plain requests to any path. */
export interface Http {
  /** Sends a call of the contract. Never rejects. */
  call<Ref extends CallRef>(call: Ref, input: CallInput<CallOf<Ref>>): Promise<CallResult<ResponseOf<CallOf<Ref>>>>
  /** Posts JSON or a `FormData`. Sends the notice `network` if there is no response. */
  post(path: string, body?: unknown): Promise<CallResult<unknown>>
  get(path: string, config?: GetConfig): Promise<CallResult<unknown>>
  /** Resolves to the response, or to `undefined` if the deletion failed. */
  delete(path: string): Promise<unknown>
}

export interface GetConfig {
  /** The query. `undefined` and `null` are left out. */
  params?: Record<string, string | number | boolean | null | undefined>
  signal?: AbortSignal
}
