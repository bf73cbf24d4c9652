import type { VisionDetail } from '@vowkit/sdk-core/vision'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { manageMessages } from '../../messages/english/manage.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DeleteVision } from './delete-vision.tsx'
import { RenameVision } from './rename-vision.tsx'

/** The part of the menu that is open: its list of entries, or the dialog of an entry. */
export type MenuView = 'entries' | 'rename' | 'delete'

export interface VisionMenuProps {
  vision: VisionDetail
  view: MenuView
  onView: (view: MenuView) => void
  onDelete: () => void
  onClose: () => void
}

/** The entries of a vision's menu, and their dialogs. */
export function VisionMenu({ vision, view, onView, onDelete, onClose }: VisionMenuProps) {
  const messages = useMessages('manage', manageMessages)
  const first = useRef<HTMLButtonElement>(null)

  // Focuses the menu when it opens, because the menu closes when it loses the focus.
  useEffect(() => first.current?.focus(), [])

  if (view === 'rename') return <RenameVision vision={vision} onClose={onClose} />
  if (view === 'delete') return <DeleteVision vision={vision} onDelete={onDelete} onClose={onClose} />
  return (
    <ul
      className="vk-menu__panel"
      part="menu"
      role="list"
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onClose()}
      // Safari would move the focus out of the menu before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <li>
        <button type="button" className="vk-menu__entry" ref={first} onClick={() => onView('rename')}>
          {messages.rename}
        </button>
      </li>
      <li>
        <button type="button" className="vk-menu__entry" onClick={() => onView('delete')}>
          {messages.delete}
        </button>
      </li>
    </ul>
  )
}
