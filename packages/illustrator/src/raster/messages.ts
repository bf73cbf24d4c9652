import type { Sightings } from '../sightings/sighting.ts'
import type { Reference, SceneSpec } from '../spec.ts'
import type { VenuePhoto } from './draw-venue-image.ts'

/** A drawing job for a worker thread. */
export type WorkerJob =
  | { kind: 'draw'; spec: SceneSpec; width: number; venue?: VenuePhoto | undefined }
  | { kind: 'inspect'; spec: SceneSpec }
  | { kind: 'reference'; image: Uint8Array }

export type WorkerRequest = { id: number; job: WorkerJob } | { id: number; cancel: true }

export type WorkerResult = Uint8Array | Sightings | Reference

/** The reply of a worker thread. Each job has exactly one reply. The order of the replies is undefined. */
export type WorkerReply = { id: number; result: WorkerResult } | { id: number; error: string }
