import type { SdkError } from '../errors/sdk-error.ts'

/** The result of saving something. `error.fields` has the messages of each field by its name on the wire. */
export type SaveResult = { ok: true } | SaveFailure

export interface SaveFailure {
  ok: false
  error: SdkError
}
