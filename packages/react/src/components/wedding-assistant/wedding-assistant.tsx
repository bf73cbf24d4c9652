import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import type { AssistantOptions } from './assistant-props.ts'
import { FloatingAssistant } from './floating-assistant.tsx'
import { InlineAssistantLazy } from './inline-assistant.lazy.tsx'
import { PanelLazy } from './panel.lazy.tsx'

export interface WeddingAssistantProps extends WidgetFrameProps, AssistantOptions {
  /** The minimum width of the window, in pixels; the assistant is hidden in narrower ones. Default: any. */
  minWidth?: number
  /** The person asked for the panel: it takes the focus when it opens. */
  isUserInitiated?: boolean
}

/** The assistant: a button in a corner of the window that opens a conversation, or the conversation inline in the page. */
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

/** Loads the code of the conversation, so that it is there when the panel opens. */
export async function preloadAssistant(): Promise<void> {
  await Promise.all([PanelLazy.preload(), InlineAssistantLazy.preload()])
}
