import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Page } from '../shared/page.tsx'
import { PlainLayout } from '../shared/plain-layout.tsx'

/** The front door of the main site. */
export function Home() {
  return (
    <PlainLayout>
      <Page title="Bring your dream wedding to life">
        <div className="hero">
          <div className="hero__words">
            <h1 className="hero__title">
              Bring your <em>dream wedding</em> to life
            </h1>
            <p className="hero__text">Describe the day you are imagining and see it drawn.</p>
            <a className="button" href={SITE_PATHS['vision-new']}>
              Visualize Your Dream Wedding
            </a>
          </div>
          <img
            className="hero__image"
            src="/img/demo-result.webp"
            alt="A garden ceremony at golden hour, drawn: a draped arch with blush peonies at the end of the aisle"
            width={1200}
            height={800}
            fetchPriority="high"
          />
        </div>
      </Page>
    </PlainLayout>
  )
}
