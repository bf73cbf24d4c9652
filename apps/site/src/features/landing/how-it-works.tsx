import { OutsideLink } from '../../shared/outside-link.tsx'
import { STEP_PICTURES } from '../../shared/scene/pictures.ts'
import { ScenePicture } from '../../shared/scene/scene-picture.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'

const STEPS = [
  {
    title: 'Share your vision',
    text: 'Tell us your style, your preferences and your budget. A sentence is enough to begin with.',
    picture: STEP_PICTURES.share,
  },
  {
    title: 'Meet your matches',
    text: 'Our AI matchmaker picks the vendors who fit you from our network.',
    picture: STEP_PICTURES.meet,
  },
  {
    title: 'Book and celebrate',
    text: 'Book your vendors directly, then think of nothing but the day.',
    picture: STEP_PICTURES.book,
  },
]

/** The three steps of a couple, told with three cuts of one picture; each of them leads to the sign-up form. */
export function HowItWorks() {
  const { signUpFormUrl } = useSiteConfig()
  return (
    <section className="steps" aria-labelledby="how-it-works">
      <h2 className="section-title steps__title" id="how-it-works">
        How it <em>works</em>
      </h2>
      <ol className="steps__list" role="list">
        {STEPS.map(({ title, text, picture }, place) => (
          <li key={title}>
            <OutsideLink className="step" href={signUpFormUrl}>
              <span className="step__number" aria-hidden="true">
                {place + 1}
              </span>
              <span className="step__words">
                <span className="step__title">{title}</span>
                <span className="step__text">{text}</span>
              </span>
              <ScenePicture className="step__picture" picture={picture} sizes="(min-width: 800px) 30vw, 100vw" />
            </OutsideLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
