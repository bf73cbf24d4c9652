import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Page } from '../../shared/page.tsx'
import { NOT_FOUND_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'

/** The screen of a vendor who has gone, or never was. */
export function MissingVendor() {
  return (
    <Page title="Vendor not found">
      <div className="notice">
        <ScenePicture className="notice__picture" picture={NOT_FOUND_PICTURE} sizes="420px" />
        <h1 className="notice__title">This vendor is no longer listed</h1>
        <p>Others like them are a search away.</p>
        <a className="button" href={SITE_PATHS.dashboard_search}>
          Find vendors
        </a>
      </div>
    </Page>
  )
}
