import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { formMessages } from './messages.ts'

/** Attributes that connect a control to its label, its hint and its error. */
export interface Described {
  id: string
  'aria-describedby': string | undefined
  /** Also set on valid fields, because browsers report a partly filled field as invalid. */
  'aria-invalid': boolean
}

export interface FieldFrameProps {
  label: ReactNode
  /** Help text for the field. */
  hint?: ReactNode
  /** Error message, shown instead of the hint. */
  error?: string | undefined
  /** Rendered after the error, such as a link to the next step. */
  wayOut?: ReactNode
  /** Shows "optional" after the label. */
  isOptional?: boolean
  className?: string
  children: (described: Described) => ReactNode
}

/** Renders a control with its label above it, and its hint or error below it. */
export function FieldFrame({ label, hint, error, wayOut, isOptional, className, children }: FieldFrameProps) {
  const { optional } = useMessages(formMessages)
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = error !== undefined || (hint !== undefined && hint !== null)
  return (
    <div className={`field ${className ?? ''}`} data-invalid={error !== undefined || undefined}>
      <label className="field__label" htmlFor={id}>
        {label}
        {isOptional && <span className="field__optional"> {optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error !== undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} wayOut={wayOut} />
    </div>
  )
}

export interface FieldNoteProps {
  /** The id for `aria-describedby`. Omit it inside an element that is always rendered and has such an id. */
  id?: string
  hint?: ReactNode
  error?: string | undefined
  wayOut?: ReactNode
}

/** The line below a control: its error, or else its hint. */
export function FieldNote({ id, hint, error, wayOut }: FieldNoteProps) {
  if (error !== undefined)
    return (
      <p className="field__error" id={id}>
        <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>
          {error}
          {wayOut && <> {wayOut}</>}
        </span>
      </p>
    )
  if (hint === undefined || hint === null) return null
  return (
    <p className="field__hint" id={id}>
      {hint}
    </p>
  )
}
