import { VisionGenerator } from '@vowkit/react'
import css from '@vowkit/react/vision-draft.css?inline'
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
  css: [css],
  async laterCss(withExtras) {
    const sheets = [import('@vowkit/react/sign-in.css?inline'), import('@vowkit/react/vision-journey.css?inline')]
    if (withExtras) sheets.push(import('@vowkit/react/vision-extras.css?inline'))
    return (await Promise.all(sheets)).map((sheet) => sheet.default)
  },
})
