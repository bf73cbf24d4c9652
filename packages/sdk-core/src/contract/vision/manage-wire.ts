import type { Wire } from '../shared/call.ts'
import { readVisionDetail } from './readers.generated.ts'

const VISION = '/vision/{id}/'

/** The calls that rename and delete a vision. Separate from `visionWire`, because most screens do not use them. */
export const manageVisionWire = {
  renameVision: { method: 'PATCH', path: VISION, auth: 'required', encoding: 'json', read: readVisionDetail },
  deleteVision: { method: 'DELETE', path: VISION, auth: 'required' },
} as const satisfies Record<string, Wire>
