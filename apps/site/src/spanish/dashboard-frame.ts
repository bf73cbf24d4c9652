import type { dashboardFrameMessages } from '../features/dashboard-frame/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const dashboardFrame: TextsOf<typeof dashboardFrameMessages> = {}
