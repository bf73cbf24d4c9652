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

/** A button in a corner of the window, and the panel above the button. */
export function FloatingAssistant({
  minWidth = 0,
  isUserInitiated: isOpenedByHost = false,
  ...options
}: FloatingAssistantProps) {
  const { position = 'bottom-right' } = options
  const { assistant, state, isOpen } = useAssistant(options)
  const [isUserInitiated, setUserInitiated] = useState(false)
  const [wasOpen, setWasOpen] = useState(isOpen)
  // A server does not know the width of the window, so it renders the button only if there is no minimum width.
  const isWide = useMediaQuery(`(min-width: ${minWidth}px)`) || minWidth === 0
  const button = useRef<HTMLButtonElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const corner = useRef<HTMLDivElement>(null)

  // Reset the state during render, because an effect could run after the next press of the button.
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
