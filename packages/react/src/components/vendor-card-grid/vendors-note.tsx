import type { ReactNode } from 'react'

export interface VendorsNoteProps {
  text: string
  /** Actions to show below the text. */
  children?: ReactNode
}

/** A message in place of the cards. */
export function VendorsNote({ text, children }: VendorsNoteProps) {
  return (
    <div className="vk-vendors__note">
      <p className="vk-vendors__words">{text}</p>
      {children}
    </div>
  )
}
