import { VisionGenerator } from '@vowkit/react'
import signInCss from '@vowkit/react/sign-in.css?inline'
import css from '@vowkit/react/vision-draft.css?inline'
import extrasCss from '@vowkit/react/vision-extras.css?inline'
import journeyCss from '@vowkit/react/vision-journey.css?inline'
import { defineWidget } from '../define-widget.ts'
import type { VisionGeneratorEvents } from '../types/vision-generator.ts'

defineWidget('vision-generator', VisionGenerator, {
  props: { visionId: 'string', prompt: 'string', vendorId: 'string', view: 'string' },
  events: {
    onVisionCreate: 'vk-vision-create',
    onVisionReady: 'vk-vision-ready',
    onVisionFail: 'vk-vision-fail',
    onEditSubmit: 'vk-edit-submit',
    onCreditsNeeded: 'vk-credits-needed',
    onCheckout: 'vk-checkout',
    onLogin: 'vk-login',
    onLogout: 'vk-logout',
  } satisfies Record<string, keyof VisionGeneratorEvents>,
  css: [css, signInCss, journeyCss, extrasCss],
})
