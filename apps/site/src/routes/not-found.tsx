import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Page } from '../shared/page.tsx'
import { NOT_FOUND_PICTURE } from '../shared/scene/pictures.ts'
import { ScenePicture } from '../shared/scene/scene-picture.tsx'

/** Any address without a screen, inside the layout of its area. */
export function NotFound() {
  return (
    <Page>
      <div className="notice">
        <ScenePicture className="notice__picture" picture={NOT_FOUND_PICTURE} sizes="420px" />
        <h1 className="notice__title">Page not found</h1>
        <p>The address may be old, or a letter went missing on the way.</p>
        <a className="button" href={SITE_PATHS.home}>
          Go to the front page
        </a>
      </div>
    </Page>
  )
}
