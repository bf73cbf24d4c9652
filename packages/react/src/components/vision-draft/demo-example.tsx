import { demoMessages } from '../../messages/english/demo.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'

export interface DemoExampleProps {
  /** The URL of the venue's image. */
  venue: string
  /** The URL of an inspiration image. */
  inspiration: string
  /** The text of the prompt. */
  prompt: string
  /** The URL of the resulting image. */
  result: string
}

/** "See our AI in action": an example of a vision, with its images, its prompt and the result. */
export function DemoExample({ venue, inspiration, prompt, result }: DemoExampleProps) {
  const messages = useMessages('demo', demoMessages)
  return (
    <Root>
      <section className="vk-demo" part="demo" aria-label={messages.title}>
        <h2 className="vk-demo__title">{messages.title}</h2>
        <div className="vk-demo__sum">
          <Part src={venue} caption={messages.venue} />
          <span className="vk-demo__sign" aria-hidden="true">
            +
          </span>
          <Part src={inspiration} caption={messages.inspiration} />
          <span className="vk-demo__sign" aria-hidden="true">
            +
          </span>
          <figure className="vk-demo__part">
            <blockquote className="vk-demo__words">{prompt}</blockquote>
            <figcaption className="vk-demo__caption">{messages.prompt}</figcaption>
          </figure>
          <span className="vk-demo__sign" aria-hidden="true">
            =
          </span>
          <Part src={result} caption={messages.result} isResult />
        </div>
      </section>
    </Root>
  )
}

function Part({ src, caption, isResult }: { src: string; caption: string; isResult?: boolean }) {
  return (
    <figure className="vk-demo__part" data-result={isResult}>
      <img className="vk-demo__image" src={src} alt="" loading="lazy" />
      <figcaption className="vk-demo__caption">{caption}</figcaption>
    </figure>
  )
}
