import { useEffect } from 'react'
import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { useLatest } from '../../shared/use-latest.ts'
import type { AssistantOptions } from './assistant-props.ts'
import { InlineAssistant } from './inline-assistant.tsx'
import { Panel } from './panel.tsx'
import { useAssistant } from './use-assistant.ts'

export interface AssistantPanelProps extends WidgetFrameProps, AssistantOptions {
  /** Whether the visitor opened the panel. If so, the panel takes the focus. */
  isUserInitiated?: boolean
  /** Called when the visitor closes the panel with the panel's own controls. The host must then focus its button. */
  onDismiss?: () => void
  /** Called on mount and on each change. The argument is true while the panel is open. */
  onShow?: (isOpen: boolean) => void
}

/**
 * `WeddingAssistant` without its button and without lazy loading, for pages that render their own button. The panel is
 * aligned to the end of its containing block and is placed above it.
 */
export function AssistantPanel(props: AssistantPanelProps) {
  const { client, messages, theme, density, fonts, lang, ...rest } = props
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      {rest.position === 'inline' ? <InlineAssistant {...rest} /> : <OpenPanel {...rest} />}
    </WidgetFrame>
  )
}

function OpenPanel({ isUserInitiated = false, onDismiss, onShow, ...options }: AssistantPanelProps) {
  const { assistant, state, isOpen } = useAssistant(options)
  const show = useLatest(onShow)

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again after each change of `isOpen`
  useEffect(() => {
    // Read the store, because the page may have opened the panel after the render.
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
