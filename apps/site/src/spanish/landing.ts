import type { landingMessages } from '../features/landing/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const landing: TextsOf<typeof landingMessages> = {}
