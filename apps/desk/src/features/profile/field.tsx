import type { SdkError } from '@vowkit/sdk-core'
import { useId } from 'react'

export interface FieldProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  /** The failed save, and the name of this field on the wire. */
  error: SdkError | null
  name: string
  /** The number of lines of a longer text. */
  rows?: number
  inputMode?: 'decimal' | 'numeric' | 'tel'
  className?: string
}

/** A text field with its label, hint and error. */
export function Field({ label, hint, value, onChange, error, name, rows, inputMode, className = '' }: FieldProps) {
  const id = useId()
  const message = error ? messageFor(error.fields, name) : undefined
  const shared = {
    id,
    value,
    dir: 'auto',
    'aria-invalid': message !== undefined || undefined,
    'aria-describedby': message === undefined ? undefined : `${id}-error`,
  } as const
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        {hint !== undefined && <span className="field__hint"> {hint}</span>}
      </label>
      {rows === undefined ? (
        <input {...shared} inputMode={inputMode} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
      {message !== undefined && (
        <span className="field__error" id={`${id}-error`}>
          {message}
        </span>
      )}
    </div>
  )
}

/** The error of a field. A field with a list shows the errors of its entries, such as `services.3`. */
function messageFor(fields: Record<string, string[]>, name: string): string | undefined {
  const key = name in fields ? name : Object.keys(fields).find((one) => one.startsWith(`${name}.`))
  return key === undefined ? undefined : fields[key]?.[0]
}
