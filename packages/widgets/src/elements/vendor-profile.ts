import { markups } from 'virtual:first-view/vendor-profile'
import type { VendorProfileProps } from '@vowkit/react'
import baseCss from '@vowkit/react/base.css?inline'
import css from '@vowkit/react/profile-panel.css?inline'
import { defineWidget } from '../define-widget.ts'
import { appLoader } from '../element/app-loader.ts'
import { staticView } from '../first-view/static-view.ts'
import type { VendorProfileEvents } from '../types/vendor-profile.ts'
import type { VendorChoice, WidgetProps } from '../widget-props.ts'

type Props = WidgetProps & Omit<VendorProfileProps, keyof WidgetProps> & VendorChoice

defineWidget<Props>('vendor-profile', {
  props: { vendor: 'string' },
  events: { onInquiry: 'vk-inquiry', onVendorSave: 'vk-vendor-save' } satisfies Record<
    string,
    keyof VendorProfileEvents
  >,
  css: [baseCss, css],
  firstView: staticView<Props>(markups),
  needsApp: ({ vendorId, vendor, messages }) => Boolean(messages) || !(vendor || vendorId),
  app: appLoader(() => import('../app/vendor-profile.tsx')),
})
