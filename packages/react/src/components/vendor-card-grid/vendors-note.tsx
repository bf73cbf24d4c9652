import type { ReactNode } from 'react'

export interface VendorsNoteProps {
  text: string
  /** What to do about it. */
  children?: ReactNode
}

/** Stands where there are no cards to show. */
export function VendorsNote({ text, children }: VendorsNoteProps) {
  return (
    <div className="vk-vendors__note">
      <p className="vk-vendors__words">{text}</p>
      {children}
    </div>
  )
}
