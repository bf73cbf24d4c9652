import { MagicLinkVendors } from '@vowkit/react'
import css from '@vowkit/react/magic-link.css?inline'
import cardCss from '@vowkit/react/vendor-card.css?inline'
import type { EventOption } from '../bridge/prop-types.ts'
import { defineWidget } from '../define-widget.ts'
import type { MagicLinkVendorsEvents } from '../types/magic-link-vendors.ts'

defineWidget('magic-link-vendors', MagicLinkVendors, {
  props: { code: 'string', page: 'number' },
  events: {
    onVendorSelect: { name: 'vk-vendor-select', cancelable: true },
    onPageChange: 'vk-page-change',
    onLinkState: 'vk-link-state',
  } satisfies Record<string, EventOption<keyof MagicLinkVendorsEvents>>,
  css: [cardCss, css],
})
