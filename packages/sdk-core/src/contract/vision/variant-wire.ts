import type { Wire } from '../shared/call.ts'
import { readVisionDetail } from './readers.generated.ts'

/** The call that picks a variant. Separate from `visionWire`, because it loads with the variants. */
export const variantWire = {
  pickVariant: {
    method: 'POST',
    path: '/vision/{id}/pick/',
    auth: 'required',
    encoding: 'json',
    read: readVisionDetail,
  },
} as const satisfies Record<string, Wire>
