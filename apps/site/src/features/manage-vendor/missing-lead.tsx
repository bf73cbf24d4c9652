import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Page } from '../../shared/page.tsx'
import { NOT_FOUND_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'

/** The screen of a vendor with whom the couple shares nothing. */
export function MissingLead() {
  return (
    <Page title="Vendor not found">
      <div className="notice">
        <ScenePicture className="notice__picture" picture={NOT_FOUND_PICTURE} sizes="420px" />
        <h1 className="notice__title">You are not in touch with this vendor</h1>
        <p>Write to a vendor first; what you share with them is then kept here.</p>
        <a className="button" href={SITE_PATHS.dashboard_vendors_active}>
          Back to vendors
        </a>
      </div>
    </Page>
  )
}
