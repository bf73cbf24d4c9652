import { markups } from 'virtual:first-view/wedding-assistant'
import type { WeddingAssistantProps } from '@vowkit/react'
import launcherCss from '@vowkit/react/assistant-launcher.css?inline'
import { wasOpen } from '@vowkit/sdk-core/assistant'
import { defineWidget } from '../define-widget.ts'
import { appLoader } from '../element/app-loader.ts'
import { factsIn } from '../element/facts-in.ts'
import type { EventOption } from '../element/prop-types.ts'
import { scriptHost } from '../element/script-place.ts'
import cornerCss from '../first-view/corner.css?inline'
import { cornerView } from '../first-view/corner-view.ts'
import type { WeddingAssistantEvents } from '../types/wedding-assistant.ts'
import type { WidgetProps } from '../widget-props.ts'

type Props = WidgetProps & Omit<WeddingAssistantProps, keyof WidgetProps>

defineWidget<Props>(
  'wedding-assistant',
  {
    props: {
      scope: 'string',
      open: 'boolean',
      position: 'string',
      greeting: 'string',
      facts: 'object',
    },
    events: {
      onOpen: { name: 'vk-open', sets: { open: true } },
      onClose: { name: 'vk-close', sets: { open: false, isUserInitiated: false } },
      onMessage: 'vk-message',
      onReply: 'vk-reply',
      onVendorSelect: { name: 'vk-vendor-select', cancelable: true },
      onVendorSave: 'vk-vendor-save',
    } satisfies Record<string, EventOption<Props, keyof WeddingAssistantEvents>>,
    css: [launcherCss, cornerCss],
    firstView: cornerView<Props>(markups),
    needsApp: (props) => props.open ?? (props.position === 'inline' || wasLeftOpen(props) || Boolean(props.messages)),
    app: appLoader(() => import('../app/wedding-assistant.tsx')),
  },
  (Base) =>
    class extends Base {
      constructor() {
        super()
        this.setProp('facts', () => factsIn(this))
      }

      show(): void {
        this.setProp('isUserInitiated', true)
        this.setProp('open', true)
      }

      hide(): void {
        this.setProp('open', false)
      }
    },
)

/** Whether the visitor left the assistant's panel open in this browser tab. */
function wasLeftOpen({ client, apiHost, storage }: Props): boolean {
  const host = client?.apiHost ?? (apiHost || scriptHost)
  return host ? wasOpen(host.replace(/\/+$/, ''), storage) : false
}
