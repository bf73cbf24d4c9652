import type { Faq } from '@vowkit/sdk-core/vendors'
import { useEffect, useId, useRef } from 'react'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Root } from '../../../root/root.tsx'
import { ExpandIcon } from '../../../ui/icon/icon.tsx'

export interface VendorFaqsProps {
  faqs: readonly Faq[]
  /** The language of the questions and answers, such as `en`. Default: the language of the page. */
  language?: string | undefined
}

/** An accordion of questions. The first question is open initially. A link to `#faq-2` opens the second question. */
export function VendorFaqs({ faqs, language }: VendorFaqsProps) {
  const messages = useMessages('profile', profileMessages)
  const headingId = useId()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const openLinked = () => {
      const id = window.location.hash.slice(1)
      const linked = [...(list.current?.children ?? [])].find((item) => item.id === id)
      if (!(linked instanceof HTMLDetailsElement)) return
      linked.open = true
      linked.scrollIntoView()
    }
    openLinked()
    window.addEventListener('hashchange', openLinked)
    return () => window.removeEventListener('hashchange', openLinked)
  }, [])

  if (faqs.length === 0) return null
  return (
    <Root>
      <section className="vk-faqs" aria-labelledby={headingId}>
        <h2 className="vk-profile__heading" id={headingId}>
          {messages.faqs}
        </h2>
        <div className="vk-faqs__list" ref={list}>
          {faqs.map(({ question, answer }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by their position
            <details className="vk-faq" key={place} id={`faq-${place + 1}`} name="faq" open={place === 0}>
              <summary className="vk-faq__question">
                <span dir="auto" lang={language}>
                  {question}
                </span>
                <ExpandIcon />
              </summary>
              <p className="vk-faq__answer" dir="auto" lang={language}>
                {answer}
              </p>
            </details>
          ))}
        </div>
      </section>
    </Root>
  )
}
