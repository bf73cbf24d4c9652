import '@vowkit/react/wedding-assistant.css'
import './assistant.css'
import { useClient, WeddingAssistant } from '@vowkit/react'
import { assistantOf } from '@vowkit/sdk-core/assistant'
import { useEffect, useRef } from 'react'

/** The narrowest window that has the assistant, in pixels. */
const MIN_WIDTH = 640

interface SiteAssistantProps {
  /** The path of the current screen. A change closes the panel. */
  path: string
  /** The id of the vendor on the current screen, if any. */
  vendorId?: string
  isLow: boolean
}

/** The assistant in the corner of the couples' pages. */
export function SiteAssistant({ path, vendorId, isLow }: SiteAssistantProps) {
  const { ports } = useClient()
  const shown = useRef(path)

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    assistantOf(ports).setOpen(false)
  }, [ports, path])

  return (
    <div className="assistant" data-low={isLow}>
      <WeddingAssistant vendorId={vendorId} minWidth={MIN_WIDTH} />
    </div>
  )
}
