import { markups } from 'virtual:first-view/vendor-reviews'
import type { VendorReviewListProps } from '@vowkit/react'
import baseCss from '@vowkit/react/base.css?inline'
import css from '@vowkit/react/profile-panel.css?inline'
import { defineWidget } from '../define-widget.ts'
import { appLoader } from '../element/app-loader.ts'
import { staticView } from '../first-view/static-view.ts'
import type { VendorChoice, WidgetProps } from '../widget-props.ts'

type Props = WidgetProps & Omit<VendorReviewListProps, keyof WidgetProps> & VendorChoice

defineWidget<Props>('vendor-reviews', {
  props: { vendor: 'string' },
  events: {},
  css: [baseCss, css],
  firstView: staticView<Props>(markups),
  needsApp: ({ vendorId, vendor, messages }) => Boolean(messages) || !(vendor || vendorId),
  app: appLoader(() => import('../app/vendor-reviews.tsx')),
})
