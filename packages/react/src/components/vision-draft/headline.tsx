import type { ReactNode } from 'react'

export interface HeadlineProps {
  text: string
  /** The phrase in the text to set in italics. */
  emphasis: string
  level: 1 | 2
}

/** A headline with one phrase in italics. */
export function Headline({ text, emphasis, level }: HeadlineProps) {
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <Tag className="vk-draft__title" part="title" tabIndex={level === 1 ? -1 : undefined}>
      {emphasize(text, emphasis)}
    </Tag>
  )
}

function emphasize(text: string, emphasis: string): ReactNode {
  const start = emphasis === '' ? -1 : text.indexOf(emphasis)
  if (start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <em>{emphasis}</em>
      {text.slice(start + emphasis.length)}
    </>
  )
}
