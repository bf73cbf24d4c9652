import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import type { AssistantOptions } from './assistant-props.ts'
import { FloatingAssistant } from './floating-assistant.tsx'
import { InlineAssistantLazy } from './inline-assistant.lazy.tsx'

export interface WeddingAssistantProps extends WidgetFrameProps, AssistantOptions {
  /** The minimum width of the window, in pixels; the assistant is hidden in narrower ones. Default: any. */
  minWidth?: number
}

/** The assistant: a button in a corner of the window that opens a conversation, or the conversation inline. */
export function WeddingAssistant(props: WeddingAssistantProps) {
  const { client, messages, theme, density, fonts, lang, minWidth, ...options } = props
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      {options.position === 'inline' ? (
        <InlineAssistantLazy {...options} />
      ) : (
        <FloatingAssistant {...options} minWidth={minWidth} />
      )}
    </WidgetFrame>
  )
}
