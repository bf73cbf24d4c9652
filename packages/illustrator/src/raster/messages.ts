import type { SceneSpec } from '../spec.ts'

/** A job for a worker. */
export type WorkerJob =
  | { kind: 'draw'; spec: SceneSpec; width: number; references: readonly Uint8Array[] }
  | { kind: 'palette'; image: Uint8Array }

export type WorkerRequest = { id: number; job: WorkerJob } | { id: number; cancel: true }

export type WorkerResult = Uint8Array | string[]

/** A worker's reply. Each job has exactly one reply, in any order. */
export type WorkerReply = { id: number; result: WorkerResult } | { id: number; error: string }
