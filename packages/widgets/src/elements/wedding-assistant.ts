import type { EventOption } from '../bridge/prop-types.ts'
import { defineLauncher } from '../launcher/define-launcher.ts'
import type { WeddingAssistantEvents } from '../types/wedding-assistant.ts'

defineLauncher('wedding-assistant', {
  props: { vendorId: 'string', open: 'boolean', position: 'string', greeting: 'string' },
  events: {
    onOpen: 'vk-open',
    onClose: 'vk-close',
    onMessage: 'vk-message',
    onReply: 'vk-reply',
    onVendorSelect: { name: 'vk-vendor-select', cancelable: true },
  } satisfies Record<string, EventOption<keyof WeddingAssistantEvents>>,
})
