import { useEffect, useRef, useState } from 'react'
import type { AssistantOptions } from './assistant-props.ts'
import { Launcher } from './launcher.tsx'
import { PanelLazy } from './panel.lazy.tsx'
import { useAssistant } from './use-assistant.ts'
import { useMedia } from './use-media.ts'

interface FloatingAssistantProps extends AssistantOptions {
  minWidth?: number
}

/** The button in a corner of the window, and the panel above it. */
export function FloatingAssistant({ minWidth = 0, ...options }: FloatingAssistantProps) {
  const { position = 'bottom-right' } = options
  const { assistant, state, isOpen } = useAssistant(options)
  const [isAskedFor, setAskedFor] = useState(false)
  const isWide = useMedia(`(min-width: ${minWidth}px)`)
  const button = useRef<HTMLButtonElement>(null)

  // A panel that opens without a press does not take the focus.
  useEffect(() => {
    if (!isOpen) setAskedFor(false)
  }, [isOpen])

  if (!isWide) return null
  return (
    <div className="vk-assistant" part="assistant" data-position={position}>
      {isOpen && (
        <PanelLazy
          {...options}
          assistant={assistant}
          state={state}
          isAskedFor={isAskedFor}
          onDismiss={() => {
            assistant.setOpen(false)
            button.current?.focus()
          }}
        />
      )}
      <Launcher
        isOpen={isOpen}
        buttonRef={button}
        onNear={() => void PanelLazy.preload()}
        onPress={() => {
          setAskedFor(!isOpen)
          assistant.setOpen(!isOpen)
        }}
      />
    </div>
  )
}
