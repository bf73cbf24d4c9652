import { markups } from 'virtual:first-view/vision-generator'
import type { VisionGeneratorProps } from '@vowkit/react'
import baseCss from '@vowkit/react/base.css?inline'
import css from '@vowkit/react/vision-draft.css?inline'
import { defineWidget } from '../define-widget.ts'
import { appLoader } from '../element/app-loader.ts'
import { staticView } from '../first-view/static-view.ts'
import type { VisionGeneratorEvents } from '../types/vision-generator.ts'
import type { WidgetProps } from '../widget-props.ts'

type Props = WidgetProps & Omit<VisionGeneratorProps, keyof WidgetProps>

defineWidget<Props>('vision-generator', {
  props: { visionId: 'string', prompt: 'string', view: 'string' },
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
  css: [baseCss, css],
  firstView: staticView<Props>(markups, (root, { prompt }) => {
    const field = root.querySelector('textarea')
    if (field && prompt) field.value = prompt
  }),
  needsApp: ({ visionId, view, messages }) => Boolean(visionId || view === 'board' || messages),
  app: appLoader(() => import('../app/vision-generator.tsx')),
})
