import { markups } from 'virtual:first-view/magic-link-vendors'
import type { MagicLinkVendorsProps } from '@vowkit/react'
import baseCss from '@vowkit/react/base.css?inline'
import css from '@vowkit/react/magic-link.css?inline'
import cardCss from '@vowkit/react/vendor-card.css?inline'
import { defineWidget } from '../define-widget.ts'
import { appLoader } from '../element/app-loader.ts'
import type { EventOption } from '../element/prop-types.ts'
import { isForApp, linkView } from '../first-view/link-view.ts'
import type { MagicLinkVendorsEvents } from '../types/magic-link-vendors.ts'
import type { WidgetProps } from '../widget-props.ts'

type Props = WidgetProps & Omit<MagicLinkVendorsProps, keyof WidgetProps>

defineWidget<Props>('magic-link-vendors', {
  props: { code: 'string', page: 'number' },
  events: {
    onVendorSelect: { name: 'vk-vendor-select', cancelable: true },
    onVendorSave: 'vk-vendor-save',
    onPageChange: 'vk-page-change',
    onLinkState: 'vk-link-state',
  } satisfies Record<string, EventOption<Props, keyof MagicLinkVendorsEvents>>,
  css: [baseCss, cardCss, css],
  firstView: linkView<Props>(markups),
  needsApp: isForApp,
  loadsAnywhere: true,
  app: appLoader(() => import('../app/magic-link-vendors.tsx')),
})
