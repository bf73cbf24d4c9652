import { OutsideLink } from '../../shared/outside-link.tsx'
import { CLOSING_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'

/** The last word of the front page, over a picture of the evening. */
export function ClosingCall() {
  const { signUpFormUrl } = useSiteConfig()
  return (
    <section className="closing" aria-labelledby="closing">
      <ScenePicture className="closing__picture" picture={CLOSING_PICTURE} sizes="max(100vw, 90vh)" />
      <div className="closing__words">
        <h2 className="section-title" id="closing">
          The evening is <em>already waiting</em>
        </h2>
        <OutsideLink className="button closing__button" href={signUpFormUrl}>
          Start Planning
        </OutsideLink>
      </div>
    </section>
  )
}
