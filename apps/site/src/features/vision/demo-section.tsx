import './demo-section.css'
import { BeforeAfter, Root } from '@vowkit/react'

const PROMPT = 'Garden ceremony at golden hour, blush peonies and ivory roses, a draped canopy arch'
const BEFORE = { src: '/img/demo-venue.webp', label: 'Before' }
const AFTER = {
  srcSet: '/img/demo-result-720.webp 720w, /img/demo-result.webp 1200w',
  sizes: '(min-width: 900px) min(60vw, 700px), calc(100vw - 40px)',
  src: '/img/demo-result.webp',
  label: 'After',
}

/** "See our AI in action": a venue, an inspiration and words, and how the venue became the vision. */
export function DemoSection() {
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 className="demo__title" id="demo-title">
        See our AI in action
      </h2>
      <div className="demo__sum">
        <div className="demo__terms">
          <Term file="demo-venue" alt="An empty garden with old trees" caption="Your venue" />
          <Sign>+</Sign>
          <Term file="demo-inspiration" alt="A bouquet of blush peonies and ivory roses" caption="Your inspiration" />
          <Sign>+</Sign>
          <figure className="demo__term demo__term--words">
            <blockquote className="demo__words">{PROMPT}</blockquote>
            <figcaption className="demo__caption">Your words</figcaption>
          </figure>
        </div>
        <Sign>=</Sign>
        <figure className="demo__result">
          <Root>
            <BeforeAfter
              before={BEFORE}
              after={AFTER}
              label="Compare the venue with the vision"
              alt="The garden at golden hour, with an arch of peonies and roses"
            />
          </Root>
          <figcaption className="demo__caption">Your vision. Move the line to compare.</figcaption>
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
