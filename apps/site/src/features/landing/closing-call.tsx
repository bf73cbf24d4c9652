import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { CLOSING_PICTURE } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { landingMessages } from './messages.ts'
import { useInvitation } from './use-invitation.ts'

/** The final call to action of the landing page, over an evening scene. */
export function ClosingCall() {
  const t = useMessages(landingMessages)
  const invitation = useInvitation(SITE_PATHS.dashboard_main)
  return (
    <section className="closing" aria-labelledby="closing">
      <ScenePicture className="closing__picture" picture={CLOSING_PICTURE} sizes="max(100vw, 90vh)" />
      <div className="closing__words">
        <h2 className="section-title" id="closing">
          <Emphasized text={t.closing} />
        </h2>
        <OutsideLink className="button closing__button" href={invitation}>
          {t.start}
        </OutsideLink>
      </div>
    </section>
  )
}
