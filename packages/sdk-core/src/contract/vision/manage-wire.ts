import type { Wire } from '../shared/call.ts'
import { readSharedVision, readShareLink, readVisionDetail } from './readers.generated.ts'

const VISION = '/vision/{id}/'
const SHARE = `${VISION}share/` as const

/** The calls that rename, share and delete a vision. Separate from `visionWire`, because most screens do not use them. */
export const manageVisionWire = {
  renameVision: { method: 'PATCH', path: VISION, auth: 'required', encoding: 'json', read: readVisionDetail },
  deleteVision: { method: 'DELETE', path: VISION, auth: 'required' },
  loveVision: { method: 'POST', path: `${VISION}love/`, auth: 'required', encoding: 'json', read: readVisionDetail },
  shareVision: { method: 'POST', path: SHARE, auth: 'required', read: readShareLink },
  unshareVision: { method: 'DELETE', path: SHARE, auth: 'required' },
  getSharedVision: { method: 'GET', path: '/vision/shared/{slug}/', auth: 'none', read: readSharedVision },
} as const satisfies Record<string, Wire>
