import type { VisionDetail } from '@vowkit/sdk-core/vision'
import type { WidgetElement } from './widget-element.ts'

/** `<vision-generator>` as a page's script sees it. */
export interface VisionGeneratorElement extends WidgetElement {
  visionId?: string
  prompt?: string
  vendorId?: string
  view?: 'new' | 'board'
}

/** Its events by name. */
export interface VisionGeneratorEvents {
  'vk-vision-create': CustomEvent<{ id: string | null }>
  'vk-vision-ready': CustomEvent<VisionDetail>
  'vk-vision-fail': CustomEvent<VisionDetail>
  'vk-edit-submit': CustomEvent<{ id: string; text: string }>
  'vk-credits-needed': CustomEvent<undefined>
  'vk-checkout': CustomEvent<{ url: string }>
  'vk-login': CustomEvent<undefined>
  'vk-logout': CustomEvent<undefined>
  'vk-error': CustomEvent<{ code: string; message: string }>
}

declare global {
  interface HTMLElementTagNameMap {
    'vision-generator': VisionGeneratorElement
  }
  interface HTMLElementEventMap extends VisionGeneratorEvents {}
}
