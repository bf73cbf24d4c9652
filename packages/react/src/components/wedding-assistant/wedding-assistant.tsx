import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import type { AssistantOptions } from './assistant-props.ts'
import { FloatingAssistant } from './floating-assistant.tsx'
import { InlineAssistantLazy } from './inline-assistant.lazy.tsx'
import { PanelLazy } from './panel.lazy.tsx'

export interface WeddingAssistantProps extends WidgetFrameProps, AssistantOptions {
  /** The minimum width of the window in pixels. The assistant is hidden in narrower windows. Default: 0. */
  minWidth?: number
  /** Whether the visitor requested the panel. If so, the panel takes the focus when it opens. */
  isUserInitiated?: boolean
}

/** The wedding assistant: a conversation inline in the page, or behind a button in a corner of the window. */
export function WeddingAssistant(props: WeddingAssistantProps) {
  const { client, messages, theme, density, fonts, lang, minWidth, isUserInitiated, ...options } = props
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      {options.position === 'inline' ? (
        <InlineAssistantLazy {...options} />
      ) : (
        <FloatingAssistant {...options} minWidth={minWidth} isUserInitiated={isUserInitiated} />
      )}
    </WidgetFrame>
  )
}

/** Preloads the chunks of the conversation, before the panel opens. */
export async function preloadAssistant(): Promise<void> {
  await Promise.all([PanelLazy.preload(), InlineAssistantLazy.preload()])
}
