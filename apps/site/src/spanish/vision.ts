import type { visionMessages } from '../features/vision/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vision: TextsOf<typeof visionMessages> = {}
