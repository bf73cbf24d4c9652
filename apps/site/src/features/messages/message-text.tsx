import { Fragment } from 'react'
import { isEmoji } from './is-emoji.ts'
import { splitLinks } from './split-links.ts'

/** What somebody says, as text and nothing else; web addresses in it are links, which tell the other site nothing. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="message__text" dir="auto" data-emoji={isEmoji(text) || undefined}>
      {splitLinks(text).map(({ text: piece, href }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
        if (href === null) return <Fragment key={index}>{piece}</Fragment>
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {piece}
          </a>
        )
      })}
    </p>
  )
}
