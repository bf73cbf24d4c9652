import { defineMessages } from '../../shared/language/define-messages.ts'

export const dashboardFrameMessages = defineMessages('dashboardFrame', {})
