import { VendorCardGrid } from '@vowkit/react'
import paginationCss from '@vowkit/react/pagination.css?inline'
import signInCss from '@vowkit/react/sign-in.css?inline'
import cardCss from '@vowkit/react/vendor-card.css?inline'
import css from '@vowkit/react/vendor-list.css?inline'
import type { EventOption } from '../bridge/prop-types.ts'
import { defineWidget } from '../define-widget.ts'
import type { VendorCardGridEvents } from '../types/vendor-card-grid.ts'

defineWidget('vendor-card-grid', VendorCardGrid, {
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
    onVendorMessage: 'vk-vendor-message',
    onPageChange: 'vk-page-change',
    onLogin: 'vk-login',
  } satisfies Record<string, EventOption<keyof VendorCardGridEvents>>,
  css: [cardCss, css, signInCss, paginationCss],
})
