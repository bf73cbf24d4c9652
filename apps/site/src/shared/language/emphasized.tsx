import { Fragment, type ReactNode } from 'react'

export interface EmphasizedProps {
  /** The parts between asterisks are emphasized: `Bring your *dream wedding* to life`. */
  text: string
  /** Renders an emphasized part. Default: `<em>`. */
  render?: (part: string) => ReactNode
}

/** Renders a text with emphasized parts, so that each language decides which words these are. */
export function Emphasized({ text, render = (part) => <em>{part}</em> }: EmphasizedProps) {
  return text.split('*').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
    <Fragment key={index}>{index % 2 === 1 ? render(part) : part}</Fragment>
  ))
}
