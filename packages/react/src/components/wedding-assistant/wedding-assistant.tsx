import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import type { LoadStyles } from '../../shared/stage-styles.ts'
import type { AssistantOptions } from './assistant-props.ts'
import { FloatingAssistant } from './floating-assistant.tsx'
import { InlineStage } from './inline-stage.ts'

export interface WeddingAssistantProps extends WidgetFrameProps, AssistantOptions {
  /** The narrowest window it is shown in, in pixels. Default: any. */
  minWidth?: number
  /** Called before the sign-in is shown, by hosts that load `sign-in.css` by themselves. Keep it stable. */
  loadStyles?: LoadStyles
}

/** The assistant: a button in a corner of the window that opens a conversation, or the conversation in the page's text. */
export function WeddingAssistant(props: WeddingAssistantProps) {
  const { client, messages, loadStyles, theme, density, fonts, lang, minWidth, ...options } = props
  return (
    <WidgetFrame {...{ client, messages, loadStyles, theme, density, fonts, lang }}>
      {options.position === 'inline' ? (
        <InlineStage {...options} />
      ) : (
        <FloatingAssistant {...options} minWidth={minWidth} />
      )}
    </WidgetFrame>
  )
}
