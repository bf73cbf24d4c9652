import { Fragment } from 'react'
import { splitLinks } from '../../shared/split-links.ts'

const EMOJI =
  /^(?=.*\p{Emoji_Presentation})(?:[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200d|\ufe0f|\s)+$/u
/** The maximum number of emoji in a message with large emoji. */
const MAX_EMOJI = 3

/** Whether a message consists of one to three emoji, which render large. */
export function isEmoji(text: string): boolean {
  // The longest emoji have about 30 code units.
  if (text.length > 120 || !EMOJI.test(text)) return false
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.replaceAll(/\s/g, ''))]
  return signs.length <= MAX_EMOJI
}

/** The text of a message. URLs become links that send no referrer. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="message__text" dir="auto" data-emoji={isEmoji(text) || undefined}>
      {splitLinks(text).map(({ text: piece, href }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        if (href === null) return <Fragment key={index}>{piece}</Fragment>
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {piece}
          </a>
        )
      })}
    </p>
  )
}
