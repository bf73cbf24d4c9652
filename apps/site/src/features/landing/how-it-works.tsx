import { OutsideLink } from '../../shared/outside-link.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'

const STEPS = [
  {
    title: 'Share your vision',
    text: 'Tell us your style, your preferences and your budget. A sentence is enough to begin with.',
    cut: 'brief',
  },
  {
    title: 'Meet your matches',
    text: 'Our AI matchmaker picks the vendors for you, out of a network we know by name.',
    cut: 'palette',
  },
  {
    title: 'Book and celebrate',
    text: 'Book your vendors directly, then think of nothing but the day.',
    cut: 'table',
  },
] as const

/** The three steps of a couple, told with three cuts of one picture; each of them leads to the sign-up form. */
export function HowItWorks() {
  const { signUpFormUrl } = useSiteConfig()
  return (
    <section className="steps" aria-labelledby="how-it-works">
      <h2 className="section-title steps__title" id="how-it-works">
        How it <em>works</em>
      </h2>
      <ol className="steps__list">
        {STEPS.map(({ title, text, cut }, place) => (
          <li key={cut}>
            <OutsideLink className="step" href={signUpFormUrl}>
              <span className="step__number" aria-hidden="true">
                {place + 1}
              </span>
              <span className="step__words">
                <span className="step__title">{title}</span>
                <span className="step__text">{text}</span>
              </span>
              <img
                className="step__picture"
                data-cut={cut}
                src="/img/demo-result.webp"
                alt=""
                width={1200}
                height={800}
                loading="lazy"
              />
            </OutsideLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
