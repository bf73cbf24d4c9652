import type { Wire } from '../shared/call.ts'
import { readVisionMatchList } from './readers.generated.ts'

export const visionMatchWire = {
  listVisionMatches: { method: 'GET', path: '/vision/list/{id}/matches/', auth: 'required', read: readVisionMatchList },
} as const satisfies Record<string, Wire>
