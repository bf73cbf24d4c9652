import type { settingsMessages } from '../features/settings/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const settings: TextsOf<typeof settingsMessages> = {}
