import type { SceneSpec } from '../spec.ts'

/** What a worker is asked. */
export type WorkerJob =
  | { kind: 'draw'; spec: SceneSpec; width: number; references: readonly Uint8Array[] }
  | { kind: 'palette'; image: Uint8Array }

export type WorkerRequest = { id: number; job: WorkerJob } | { id: number; cancel: true }

export type WorkerResult = Uint8Array | string[]

/** Exactly one per job, in any order with cancellations. */
export type WorkerReply = { id: number; result: WorkerResult } | { id: number; error: string }
