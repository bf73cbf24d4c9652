import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Page } from './page.tsx'
import { NOT_FOUND_PICTURE } from './scene/pictures.ts'
import { ScenePicture } from './scene/scene-picture.tsx'

interface NotFoundProps {
  /** The document's title, if it differs from that of the screen's row in the route table. */
  title?: string
  heading?: string
  /** What to do next. */
  text?: string
  /** Where the link leads. */
  href?: string
  link?: string
}

/** Says that what an address names does not exist: the page, unless it is said to be something else. */
export function NotFound({
  title,
  heading = 'Page not found',
  text = 'The address may be old, or a letter went missing on the way.',
  href = SITE_PATHS.home,
  link = 'Go to the front page',
}: NotFoundProps) {
  return (
    <Page title={title}>
      <div className="notice">
        <ScenePicture className="notice__picture" picture={NOT_FOUND_PICTURE} sizes="420px" />
        <h1 className="notice__title">{heading}</h1>
        <p>{text}</p>
        <a className="button" href={href}>
          {link}
        </a>
      </div>
    </Page>
  )
}
