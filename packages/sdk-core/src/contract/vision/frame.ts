import * as z from 'zod/mini'
import { VisionId } from '../shared/primitives.ts'

/** A vision of the socket's owner is drawn, or will not be: read it again. */
export const VisionReadyFrame = z.object({ action: z.literal('vision_ready'), vision_id: VisionId })
export type VisionReadyFrame = z.infer<typeof VisionReadyFrame>
