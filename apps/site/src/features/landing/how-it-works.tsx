import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { OutsideLink } from '../../shared/outside-link.tsx'
import { STEP_PICTURES } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { landingMessages } from './messages.ts'
import { useInvitation } from './use-invitation.ts'

const STEPS = ['share', 'meet', 'book'] as const

/** The three steps for couples, each with an image and a link to the sign-up form. */
export function HowItWorks() {
  const t = useMessages(landingMessages)
  const invitation = useInvitation(SITE_PATHS.dashboard_main)
  return (
    <section className="steps" aria-labelledby="how-it-works">
      <h2 className="section-title steps__title" id="how-it-works">
        <Emphasized text={t.how} />
      </h2>
      <ol className="steps__list" role="list">
        {STEPS.map((step, place) => (
          <li key={step}>
            <OutsideLink className="step" href={invitation}>
              <span className="step__number" aria-hidden="true">
                {place + 1}
              </span>
              <span className="step__words">
                <span className="step__title">{t.steps[step].title}</span>
                <span className="step__text">{t.steps[step].text}</span>
              </span>
              <ScenePicture
                className="step__picture"
                picture={STEP_PICTURES[step]}
                sizes="(min-width: 800px) 30vw, 100vw"
              />
            </OutsideLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
