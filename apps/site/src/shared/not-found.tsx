import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'
import { Page } from './page.tsx'
import { NOT_FOUND_PICTURE } from './scene/pictures.ts'
import { ScenePicture } from './scene/scene-picture.tsx'

interface NotFoundProps {
  /** The document's title, if it differs from that of the screen's row in the route table. */
  title?: string
  heading?: string
  /** The text below the heading, which explains what to do next. */
  text?: string
  /** URL of the link. */
  href?: string
  link?: string
}

/** The screen of a URL that does not exist. Props may describe what is missing. */
export function NotFound({ title, heading, text, href = SITE_PATHS.home, link }: NotFoundProps) {
  const t = useMessages(sharedMessages)
  return (
    <Page title={title}>
      <div className="notice">
        <ScenePicture className="notice__picture" picture={NOT_FOUND_PICTURE} sizes="420px" />
        <h1 className="notice__title">{heading ?? t.notFound}</h1>
        <p>{text ?? t.notFoundHint}</p>
        <a className="button" href={href}>
          {link ?? t.frontPage}
        </a>
      </div>
    </Page>
  )
}
