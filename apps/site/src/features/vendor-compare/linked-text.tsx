import { Fragment } from 'react'
import { compareMessages } from '../../shared/compare/messages.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { splitLinks } from '../../shared/split-links.ts'

/** A text of a vendor. URLs become links with a short text: the name of the website, or words for a page of this one. */
export function LinkedText({ text }: { text: string }) {
  const t = useMessages(compareMessages)
  const { origin } = window.location
  return splitLinks(text, origin).map(({ text: piece, href }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    if (href === null) return <Fragment key={index}>{piece}</Fragment>
    const url = new URL(href)
    const isOwn = url.origin === origin
    const target = isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <a key={index} href={href} {...target}>
        {isOwn ? t.ourPage : url.hostname.replace(/^www\./, '')}
      </a>
    )
  })
}
