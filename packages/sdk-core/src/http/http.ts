import type { calls } from '../contract/index.ts'
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf, Wire } from '../contract/shared/call.ts'
import type { wire } from '../contract/shared/wire.ts'
import type { FetchResponse } from '../platform/platform.ts'
import type { CallResult } from './call-result.ts'

type AnyCall = (typeof calls)[keyof typeof calls]

/** The name of a call that every client includes. */
export type CallName = keyof typeof wire

/** A call of the contract: its name or its wire. A page loads only the wires that it imports. */
export type CallRef = CallName | Wire

/** The contract's definition of a call, by its name or wire. */
export type CallOf<Ref extends CallRef> = Ref extends CallName
  ? (typeof calls)[Ref]
  : Ref extends { method: infer Method; path: infer Path }
    ? Extract<AnyCall, { method: Method; path: Path }>
    : never

type Wanted<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value }

/** The input of a call: path parameters, query and body as the contract defines them, and options. */
export type CallInput<C extends Call> = Wanted<'params', ParamsOf<C>> &
  Wanted<'query', QueryOf<C>> &
  Wanted<'body', BodyOf<C>> &
  SendOptions

export interface SendOptions {
  /** The files by field name. */
  files?: Record<string, readonly Blob[]>
  /**
   * A UUID for the user action. It makes the call idempotent, so that the client retries the call after a lost
   * response.
   */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The token to send instead of the client's token. */
  token?: string
  /** Called with the fraction of the body that has been sent, from 0 to 1. */
  onProgress?: (done: number) => void
  /** Reads the response while it streams. Resolves to the text of the response. Must call `onArrive` for each chunk. */
  readBody?: (response: FetchResponse, onArrive: () => void) => Promise<string>
  /** Timeout in milliseconds for receiving data. Each chunk of data resets it. */
  patienceMs?: number
  /**
   * Logs a failure as a warning, unless the caller aborted the call. Use it if the caller does not report the failure.
   */
  logFailure?: boolean
}

/** Sends requests to the backend: calls of the contract, and plain requests to any path. */
export interface Http {
  /** Sends a call of the contract. Never rejects. */
  call<Ref extends CallRef>(call: Ref, input: CallInput<CallOf<Ref>>): Promise<CallResult<ResponseOf<CallOf<Ref>>>>
  /** Posts JSON or a `FormData`. Shows the notice `network` if the request gets no response. */
  post(path: string, body?: unknown): Promise<CallResult<unknown>>
  get(path: string, config?: GetConfig): Promise<CallResult<unknown>>
  /** Sends a DELETE request. Resolves to the response, or to `undefined` if the request failed. */
  delete(path: string): Promise<unknown>
}

export interface GetConfig {
  /** The query parameters. Those that are `undefined` or `null` are omitted. */
  params?: Record<string, string | number | boolean | null | undefined>
  signal?: AbortSignal
}
