import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { type FocusEvent, useRef, useState } from 'react'
import { visionMessages } from '../../messages/english/vision.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { VisionMenuLazy } from './vision-menu.lazy.tsx'
import type { MenuView } from './vision-menu.tsx'

export interface MoreActionsProps {
  vision: VisionDetail
  onDelete?: (vision: VisionDetail) => void
}

/** The button that opens the menu of a vision. The menu closes on Escape and when it loses the focus. */
export function MoreActions({ vision, onDelete }: MoreActionsProps) {
  const messages = useMessages('vision', visionMessages)
  const [view, setView] = useState<MenuView | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    button.current?.focus()
    setView(null)
  }

  const box = {
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (view === 'entries' && !currentTarget.contains(relatedTarget)) setView(null)
    },
  }

  return (
    <div className="vk-menu" {...box}>
      <Button
        variant="quiet"
        aria-expanded={view === 'entries'}
        buttonRef={button}
        onClick={() => setView(view ? null : 'entries')}
      >
        {messages.more}
      </Button>
      {view && (
        <VisionMenuLazy
          vision={vision}
          view={view}
          onView={(next) => {
            // The dialog returns the focus to the menu button when it closes.
            button.current?.focus()
            setView(next)
          }}
          onDelete={() => {
            setView(null)
            onDelete?.(vision)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
