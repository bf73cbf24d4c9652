import { markups } from 'virtual:first-view/vendor-inquiry'
import type { VendorInquiryProps } from '@vowkit/react'
import baseCss from '@vowkit/react/base.css?inline'
import css from '@vowkit/react/inquiry.css?inline'
import signInCss from '@vowkit/react/sign-in.css?inline'
import { defineWidget } from '../define-widget.ts'
import { appLoader } from '../element/app-loader.ts'
import { staticView } from '../first-view/static-view.ts'
import type { VendorInquiryEvents } from '../types/vendor-inquiry.ts'
import type { VendorChoice, WidgetProps } from '../widget-props.ts'

type Props = WidgetProps & Omit<VendorInquiryProps, keyof WidgetProps> & VendorChoice

defineWidget<Props>('vendor-inquiry', {
  props: { vendor: 'string' },
  events: { onInquiry: 'vk-inquiry' } satisfies Record<string, keyof VendorInquiryEvents>,
  css: [baseCss, signInCss, css],
  firstView: staticView<Props>(markups),
  needsApp: ({ vendorId, vendor, messages }) => Boolean(messages) || !(vendor || vendorId),
  app: appLoader(() => import('../app/vendor-inquiry.tsx')),
})
