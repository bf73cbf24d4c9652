import './moved-date-note.css'
import type { MovedDate } from '@vowkit/sdk-core/leads'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { movedDateMessages } from './messages.ts'

export interface MovedDateNoteProps {
  moved: MovedDate
  /** Whether the couple has booked the vendor. Otherwise, it has signed its contract. */
  isBooked: boolean
  /** The link or the button to write to the vendor. */
  children: ReactNode
}

/** Warns that a vendor is booked for the date from which the couple has moved its wedding. */
export function MovedDateNote({ moved: { booked_for, wedding_date }, isBooked, children }: MovedDateNoteProps) {
  const t = useMessages(movedDateMessages)
  const text = isBooked ? t.bookedFor : t.signedFor
  return (
    <p className="moved-date">
      <TriangleAlert className="moved-date__icon" size={18} strokeWidth={1.5} aria-hidden="true" />
      <span className="moved-date__body">
        <span>{text(booked_for, wedding_date)}</span> {children}
      </span>
    </p>
  )
}
