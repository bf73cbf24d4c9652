import { useEffect } from 'react'
import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { useLatest } from '../../shared/use-latest.ts'
import type { AssistantOptions } from './assistant-props.ts'
import { InlineAssistant } from './inline-assistant.tsx'
import { Panel } from './panel.tsx'
import { useAssistant } from './use-assistant.ts'

export interface AssistantPanelProps extends WidgetFrameProps, AssistantOptions {
  /** The visitor has opened the panel, which takes the focus. */
  isUserInitiated?: boolean
  /** Called when the visitor closes the panel from inside. The host returns the focus to its button. */
  onDismiss?: () => void
  /** Called on mount and on each change with whether the panel is open. */
  onShow?: (isOpen: boolean) => void
}

/**
 * `WeddingAssistant` without its button and without lazy loading, for pages with a button of their own. The panel is
 * positioned above the end of the positioned element that contains it.
 */
export function AssistantPanel(props: AssistantPanelProps) {
  const { client, messages, theme, density, fonts, lang, ...rest } = props
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      {rest.position === 'inline' ? <InlineAssistant {...rest} /> : <OwnPanel {...rest} />}
    </WidgetFrame>
  )
}

function OwnPanel({ isUserInitiated = false, onDismiss, onShow, ...options }: AssistantPanelProps) {
  const { assistant, state, isOpen } = useAssistant(options)
  const show = useLatest(onShow)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever another state is rendered
  useEffect(() => {
    // From the store, not from the render: the page may have opened it since.
    show.current?.(assistant.$isOpen.get())
  }, [assistant, isOpen, show])

  if (!isOpen) return null
  return (
    <Panel
      {...options}
      assistant={assistant}
      state={state}
      isUserInitiated={isUserInitiated}
      onDismiss={() => {
        assistant.setOpen(false)
        onDismiss?.()
      }}
    />
  )
}
