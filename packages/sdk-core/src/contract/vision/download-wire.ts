import type { Wire } from '../shared/call.ts'
import { readVisionDownload } from './readers.generated.ts'

/** The call for a large image. Separate from `visionWire`, because it loads with the download button. */
export const downloadWire = {
  downloadVision: { method: 'POST', path: '/vision/{id}/download/', auth: 'required', read: readVisionDownload },
} as const satisfies Record<string, Wire>
