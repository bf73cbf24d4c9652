import { defineMessages } from '../../shared/language/define-messages.ts'

export const onboardingMessages = defineMessages('onboarding', {})
