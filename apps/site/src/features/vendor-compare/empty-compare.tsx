import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { compareMessages } from '../../shared/compare/messages.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { EMPTY_LIST_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'

/** Explains how to fill the screen, with a link to the search. */
export function EmptyCompare({ children }: { children: string }) {
  const { find } = useMessages(compareMessages)
  return (
    <div className="compare__none">
      <ScenePicture className="compare__picture" picture={EMPTY_LIST_PICTURE} sizes="220px" />
      <p>{children}</p>
      <a className="button" href={SITE_PATHS.dashboard_search}>
        {find}
      </a>
    </div>
  )
}
