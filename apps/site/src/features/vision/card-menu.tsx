import './card-menu.css'
import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import { SITE_PATHS, visionPath } from '@vowkit/sdk-core/contract'
import { startEditFrom, type Vision, visionTitle } from '@vowkit/sdk-core/vision'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useMenu } from '../../shared/menu/use-menu.ts'
import { PinEntryLazy } from '../../shared/pin/pin-entry.lazy.tsx'
import { openPath } from '../../shared/router.ts'
import { ManageDialogLazy } from './manage-dialog.lazy.tsx'
import { visionMessages } from './messages.ts'
import { ShareDialogLazy } from './share/share-dialog.lazy.tsx'

/** The menu of a vision's card: share, pin, rename or delete the vision, or reuse its prompt. */
export function CardMenu({ vision }: { vision: Vision }) {
  const t = useMessages(visionMessages)
  const { ports } = useClient()
  const { isOpen, box, button, panel, close } = useMenu(visionPath(vision.id))
  const title = visionTitle(vision)
  const [dialog, setDialog] = useState<'share' | 'rename' | 'delete' | null>(null)

  return (
    <div className="menu card-menu" {...box}>
      <button
        type="button"
        className="icon-button card-menu__button"
        aria-label={t.moreAbout(title)}
        onPointerEnter={() => void PinEntryLazy.preload()}
        onFocus={() => void PinEntryLazy.preload()}
        {...button}
      >
        <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <ul className="menu__panel" {...panel}>
        {vision.result_image !== '' && (
          <li>
            <button
              type="button"
              className="menu__entry"
              onClick={() => {
                close()
                setDialog('share')
              }}
            >
              {t.share}
            </button>
          </li>
        )}
        {isOpen && vision.result_image !== '' && (
          <PinEntryLazy source={{ kind: 'vision', id: vision.id }} onChoose={close} />
        )}
        <li>
          <button
            type="button"
            className="menu__entry"
            onClick={() => {
              close()
              openPath(SITE_PATHS['vision-new'])
              const { description, result_image } = vision
              // Without the id, the prompt is drawn from scratch.
              void startEditFrom(ports, { description, result_image })
            }}
          >
            {t.reuse}
          </button>
        </li>
        {(['rename', 'delete'] as const).map((name) => (
          <li key={name}>
            <button
              type="button"
              className="menu__entry"
              onClick={() => {
                close()
                setDialog(name)
              }}
            >
              {t[name]}
            </button>
          </li>
        ))}
      </ul>
      {dialog === 'share' && <ShareDialogLazy vision={vision} onClose={() => setDialog(null)} />}
      {dialog && dialog !== 'share' && (
        <ManageDialogLazy
          name={dialog}
          vision={vision}
          onDelete={() => {
            setDialog(null)
            ports.once(createToasts).show({ tone: 'success', text: t.deleted(title) })
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}
