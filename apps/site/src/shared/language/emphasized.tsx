import { Fragment, type ReactNode } from 'react'

export interface EmphasizedProps {
  /** Asterisks mark the parts to emphasize: `Bring your *dream wedding* to life`. */
  text: string
  /** Renders an emphasized part. Defaults to `<em>`. */
  render?: (part: string) => ReactNode
}

/** Renders a text with emphasized parts. Each translation marks its own parts. */
export function Emphasized({ text, render = (part) => <em>{part}</em> }: EmphasizedProps) {
  return text.split('*').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their position
    <Fragment key={index}>{index % 2 === 1 ? render(part) : part}</Fragment>
  ))
}
