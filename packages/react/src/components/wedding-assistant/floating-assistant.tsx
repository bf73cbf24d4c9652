import { useEffect, useRef, useState } from 'react'
import type { AssistantOptions } from './assistant-props.ts'
import { keepInWindow } from './keep-in-window.ts'
import { Launcher } from './launcher.tsx'
import { PanelLazy } from './panel.lazy.tsx'
import { useAssistant } from './use-assistant.ts'
import { useMediaQuery } from './use-media-query.ts'

interface FloatingAssistantProps extends AssistantOptions {
  minWidth?: number
  isUserInitiated?: boolean
}

/** The button in a corner of the window, and the panel above it. */
export function FloatingAssistant({
  minWidth = 0,
  isUserInitiated: isOpenedByHost = false,
  ...options
}: FloatingAssistantProps) {
  const { position = 'bottom-right' } = options
  const { assistant, state, isOpen } = useAssistant(options)
  const [isUserInitiated, setUserInitiated] = useState(false)
  const [wasOpen, setWasOpen] = useState(isOpen)
  // The width of the window is unknown on a server, so the server renders the button only if there is no minimum width.
  const isWide = useMediaQuery(`(min-width: ${minWidth}px)`) || minWidth === 0
  const button = useRef<HTMLButtonElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const corner = useRef<HTMLDivElement>(null)

  // Reset during render: an effect could run after the next press of the button.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (!isOpen) setUserInitiated(false)
  }

  useEffect(() => {
    if (!isWide || !probe.current || !corner.current) return
    return keepInWindow({ probe: probe.current, corner: corner.current })
  }, [isWide])

  if (!isWide) return null
  return (
    <>
      <div className="vk-assistant__probe" ref={probe} />
      <div className="vk-assistant" part="assistant" data-position={position} ref={corner}>
        {isOpen && (
          <PanelLazy
            {...options}
            assistant={assistant}
            state={state}
            isUserInitiated={isUserInitiated || isOpenedByHost}
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
            setUserInitiated(!isOpen)
            assistant.setOpen(!isOpen)
          }}
        />
      </div>
    </>
  )
}
