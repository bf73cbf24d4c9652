import { markups } from 'virtual:first-view/vendor-card-grid'
import type { VendorCardGridProps } from '@vowkit/react'
import baseCss from '@vowkit/react/base.css?inline'
import cardCss from '@vowkit/react/vendor-card.css?inline'
import css from '@vowkit/react/vendor-list.css?inline'
import { defineWidget } from '../define-widget.ts'
import { appLoader } from '../element/app-loader.ts'
import type { EventOption } from '../element/prop-types.ts'
import { gridView, isForApp } from '../first-view/grid-view.ts'
import type { VendorCardGridEvents } from '../types/vendor-card-grid.ts'
import type { WidgetProps } from '../widget-props.ts'

type Props = WidgetProps & Omit<VendorCardGridProps, keyof WidgetProps>

defineWidget<Props>('vendor-card-grid', {
  props: {
    category: 'string',
    vendorIds: 'string',
    list: 'string',
    page: 'number',
    pageSize: 'number',
    withoutActions: 'boolean',
  },
  events: {
    onVendorSelect: { name: 'vk-vendor-select', cancelable: true },
    onVendorMessage: { name: 'vk-vendor-message', cancelable: true },
    onVendorSave: 'vk-vendor-save',
    onPageChange: 'vk-page-change',
    onLogin: 'vk-login',
  } satisfies Record<string, EventOption<Props, keyof VendorCardGridEvents>>,
  css: [baseCss, cardCss, css],
  firstView: gridView<Props>(markups),
  needsApp: isForApp,
  app: appLoader(() => import('../app/vendor-card-grid.tsx')),
})
