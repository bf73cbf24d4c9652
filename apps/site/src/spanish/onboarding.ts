import type { onboardingMessages } from '../features/onboarding/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const onboarding: TextsOf<typeof onboardingMessages> = {}
