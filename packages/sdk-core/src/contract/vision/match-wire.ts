import type { Wire } from '../shared/call.ts'
import { listIn } from '../shared/envelope.ts'
import { readRecord } from '../shared/read.ts'
import { readVendor } from '../vendors/list-wire.ts'
import type { VisionMatch } from './match.ts'

export const visionMatchWire = {
  listVisionMatches: { method: 'GET', path: '/vision/list/{id}/matches/', auth: 'required', read: readMatches },
} as const satisfies Record<string, Wire>

function readMatches(body: unknown): { results: VisionMatch[] } {
  return { results: (listIn(body) ?? []).map(readMatch) }
}

function readMatch(value: unknown): VisionMatch {
  const words = listIn(readRecord(value).matched) ?? []
  return { ...readVendor(value), matched: words.filter((word) => typeof word === 'string') }
}
