import type { calls } from '../contract/index.ts'
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf, Wire } from '../contract/shared/call.ts'
import type { wire } from '../contract/shared/wire.ts'
import type { FetchResponse } from '../platform/platform.ts'
import type { CallResult } from './call-result.ts'

type AnyCall = (typeof calls)[keyof typeof calls]

/** A call that every page may make, by its name: how it is made comes with the transport. */
export type CallName = keyof typeof wire

/** One call of the contract: by its name, or by its wire, which only pages that make it carry. */
export type CallRef = CallName | Wire

/** The contract's entry of a call. */
export type CallOf<Ref extends CallRef> = Ref extends CallName
  ? (typeof calls)[Ref]
  : Ref extends { method: infer Method; path: infer Path }
    ? Extract<AnyCall, { method: Method; path: Path }>
    : never

type Wanted<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value }

/** What a call takes: path parameters, query and body as the contract says, and how to send it. */
export type CallInput<C extends Call> = Wanted<'params', ParamsOf<C>> &
  Wanted<'query', QueryOf<C>> &
  Wanted<'body', BodyOf<C>> &
  SendOptions

export interface SendOptions {
  /** Files by the names of the contract. */
  files?: Record<string, readonly Blob[]>
  /** One key for one intent: makes repeating the call safe, so that it is repeated after a lost answer. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** A session other than the one of this page. */
  token?: string
  /** How much of the body is sent, from 0 to 1. */
  onProgress?: (done: number) => void
  /** Reads an answer as it arrives, and gives the text that counts in the end; it tells when something has come. */
  readBody?: (response: FetchResponse, onArrive: () => void) => Promise<string>
  /** How long it may take until something comes, in milliseconds. */
  patienceMs?: number
  /** Logs a failure as a warning, unless the caller aborted the call. For callers that do not report it themselves. */
  logFailure?: boolean
}

/** The one way to the backend: the calls of the contract, and the documented plain operations. */
export interface Http {
  /** Makes a call of the contract. Never rejects. */
  call<Ref extends CallRef>(call: Ref, input: CallInput<CallOf<Ref>>): Promise<CallResult<ResponseOf<CallOf<Ref>>>>
  /** Posts JSON, or a form as it is. No answer at all raises the notice `network`. */
  post(path: string, body?: unknown): Promise<CallResult<unknown>>
  get(path: string, config?: GetConfig): Promise<CallResult<unknown>>
  /** Resolves to the answer, or to `undefined` when the deletion failed. */
  delete(path: string): Promise<unknown>
}

export interface GetConfig {
  /** Added to the path as its query; `undefined` and `null` are left out. */
  params?: Record<string, string | number | boolean | null | undefined>
  signal?: AbortSignal
}
