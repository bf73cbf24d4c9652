import { useEffect } from 'react'
import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { useLatest } from '../../shared/use-latest.ts'
import type { AssistantOptions } from './assistant-props.ts'
import { InlineAssistant } from './inline-assistant.tsx'
import { Panel } from './panel.tsx'
import { useAssistant } from './use-assistant.ts'

export interface AssistantPanelProps extends WidgetFrameProps, AssistantOptions {
  /** Somebody has asked for the panel: it takes the focus. */
  isAskedFor?: boolean
  /** Somebody closes the panel from inside: the focus is to go back to what opened it. */
  onDismiss?: () => void
  /** Whether it is open: called at first, and whenever that changes. */
  onShow?: (isOpen: boolean) => void
}

/**
 * `WeddingAssistant` without its button, for pages that have one of their own: all of it at once. The panel stands above
 * the end of what it lies in.
 */
export function AssistantPanel(props: AssistantPanelProps) {
  const { client, messages, theme, density, fonts, lang, ...rest } = props
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      {rest.position === 'inline' ? <InlineAssistant {...rest} /> : <OwnPanel {...rest} />}
    </WidgetFrame>
  )
}

function OwnPanel({ isAskedFor = false, onDismiss, onShow, ...options }: AssistantPanelProps) {
  const { assistant, state, isOpen } = useAssistant(options)
  const show = useLatest(onShow)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever another state is rendered
  useEffect(() => {
    // Asked rather than rendered: the page may have opened it since.
    show.current?.(assistant.$isOpen.get())
  }, [assistant, isOpen, show])

  if (!isOpen) return null
  return (
    <Panel
      {...options}
      assistant={assistant}
      state={state}
      isAskedFor={isAskedFor}
      onDismiss={() => {
        assistant.setOpen(false)
        onDismiss?.()
      }}
    />
  )
}
