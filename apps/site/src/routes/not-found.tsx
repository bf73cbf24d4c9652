import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Page } from '../shared/page.tsx'

/** Any address without a screen, inside the frame of its area. */
export function NotFound() {
  return (
    <Page title="Page not found">
      <div className="notice">
        <h1 className="notice__title">Page not found</h1>
        <p>The address may be old, or a letter went missing on the way.</p>
        <a className="button" href={SITE_PATHS.home}>
          Go to the front page
        </a>
      </div>
    </Page>
  )
}
