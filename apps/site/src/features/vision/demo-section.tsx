import './demo-section.css'
import { BeforeAfter, Root } from '@vowkit/react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { visionMessages } from './messages.ts'

const BEFORE = { src: '/img/demo-venue.webp' }
const AFTER = {
  srcSet: '/img/demo-result-720.webp 720w, /img/demo-result.webp 1200w',
  sizes: '(min-width: 900px) min(60vw, 700px), calc(100vw - 40px)',
  src: '/img/demo-result.webp',
}

/** "See our AI in action": a venue, an inspiration and a prompt, and the vision drawn from them. */
export function DemoSection() {
  const t = useMessages(visionMessages)
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 className="demo__title" id="demo-title">
        {t.demo}
      </h2>
      <div className="demo__sum">
        <div className="demo__terms">
          <Term file="demo-venue" alt={t.demoVenueAlt} caption={t.demoVenue} />
          <Sign>+</Sign>
          <Term file="demo-inspiration" alt={t.demoInspirationAlt} caption={t.demoInspiration} />
          <Sign>+</Sign>
          <figure className="demo__term demo__term--words">
            <blockquote className="demo__words">{t.demoPrompt}</blockquote>
            <figcaption className="demo__caption">{t.demoPromptCaption}</figcaption>
          </figure>
        </div>
        <Sign>=</Sign>
        <figure className="demo__result">
          <Root>
            <BeforeAfter
              before={{ ...BEFORE, label: t.before }}
              after={{ ...AFTER, label: t.after }}
              label={t.demoCompare}
              alt={t.demoResultAlt}
            />
          </Root>
          <figcaption className="demo__caption">{t.demoResult}</figcaption>
        </figure>
      </div>
    </section>
  )
}

function Term({ file, alt, caption }: { file: string; alt: string; caption: string }) {
  return (
    <figure className="demo__term">
      <img
        className="demo__image"
        sizes="(min-width: 900px) 200px, 44vw"
        srcSet={`/img/${file}-400.webp 400w, /img/${file}.webp 720w`}
        src={`/img/${file}.webp`}
        alt={alt}
        width={720}
        height={480}
      />
      <figcaption className="demo__caption">{caption}</figcaption>
    </figure>
  )
}

function Sign({ children }: { children: string }) {
  return (
    <span className="demo__sign" aria-hidden="true">
      {children}
    </span>
  )
}
