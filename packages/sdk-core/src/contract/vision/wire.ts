import type { Wire } from '../shared/call.ts'
import { readCreatedVision, readVisionDetail, readVisionList } from './readers.generated.ts'

const VISION = '/vision/list/{id}/'

export const visionWire = {
  listVisions: { method: 'GET', path: '/vision/list/', auth: 'required', read: readVisionList },
  createVision: {
    method: 'POST',
    path: '/vision/list/',
    auth: 'required',
    encoding: 'multipart',
    namesFiles: true,
    read: readCreatedVision,
  },
  getVision: { method: 'GET', path: VISION, auth: 'required', read: readVisionDetail },
  editVision: { method: 'POST', path: VISION, auth: 'required', encoding: 'json', read: readVisionDetail },
} as const satisfies Record<string, Wire>

/** Returns the id of the settled vision in a socket frame. Returns undefined for any other frame. */
export function readSettledVision({ action, vision_id }: Record<string, unknown>): string | undefined {
  return action === 'vision_ready' && typeof vision_id === 'string' ? vision_id : undefined
}
