import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { formMessages } from './messages.ts'

/** What ties a control to its label, its hint and its error. */
export interface Described {
  id: string
  'aria-describedby': string | undefined
  /** Also where nothing is wrong: browsers call a field invalid that is half filled in. */
  'aria-invalid': boolean
}

export interface FieldFrameProps {
  label: ReactNode
  /** What helps to fill it in. */
  hint?: ReactNode
  /** What is wrong; takes the hint's place. */
  error?: string | undefined
  /** Follows the error, such as a way around it. */
  wayOut?: ReactNode
  /** Says so behind the label. */
  isOptional?: boolean
  className?: string
  children: (described: Described) => ReactNode
}

/** The label above a control, and the hint or the error under it. */
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
  /** By which a control names it; without one it stands in something that is there always, and is named. */
  id?: string
  hint?: ReactNode
  error?: string | undefined
  wayOut?: ReactNode
}

/** The line under a control: what is wrong, or else what helps. */
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
