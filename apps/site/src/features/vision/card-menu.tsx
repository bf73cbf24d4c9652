import './card-menu.css'
import { useClient } from '@vowkit/react'
import { SITE_PATHS, visionPath } from '@vowkit/sdk-core/contract'
import { startEditFrom, type Vision, visionTitle } from '@vowkit/sdk-core/vision'
import { Ellipsis } from 'lucide-react'
import { useMenu } from '../../shared/menu/use-menu.ts'
import { openPath } from '../../shared/router.ts'
import { useShare } from './use-share.ts'

/** The menu of a vision's card. */
export function CardMenu({ vision }: { vision: Vision }) {
  const { ports } = useClient()
  const share = useShare()
  const { box, button, panel, close } = useMenu(visionPath(vision.id))
  const title = visionTitle(vision)

  return (
    <div className="menu card-menu" {...box}>
      <button type="button" className="icon-button card-menu__button" aria-label={`More about ${title}`} {...button}>
        <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <ul className="menu__panel" {...panel}>
        <li>
          <button
            type="button"
            className="menu__entry"
            onClick={() => {
              close()
              void share(title, visionPath(vision.id))
            }}
          >
            Share
          </button>
        </li>
        <li>
          <button
            type="button"
            className="menu__entry"
            onClick={() => {
              close()
              openPath(SITE_PATHS['vision-new'])
              void startEditFrom(ports, vision)
            }}
          >
            Use these words again
          </button>
        </li>
      </ul>
    </div>
  )
}
