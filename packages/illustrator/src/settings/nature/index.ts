import type { VenueName } from '@vowkit/understanding'
import type { DrawSetting } from '../setting.ts'

/** Landscapes and gardens. */
export const NATURE_SETTINGS = {} as const satisfies Partial<Record<VenueName, DrawSetting>>
