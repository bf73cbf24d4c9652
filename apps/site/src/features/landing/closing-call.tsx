import { OutsideLink } from '../../shared/outside-link.tsx'
import { useSiteConfig } from '../../shared/site-config.ts'

/** The last word of the front page, over a picture of the evening. */
export function ClosingCall() {
  const { signUpFormUrl } = useSiteConfig()
  return (
    <section className="closing" aria-labelledby="closing">
      <img className="closing__picture" src="/img/demo-result.webp" alt="" width={1200} height={800} loading="lazy" />
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
