import { useLayoutEffect, useRef } from 'react'
import { useAutofill } from '../../shared/use-autofill.ts'

/** Length of a code that consists only of digits. */
const DIGITS = 4

export interface OneTimeCodeFieldProps {
  label: string
  /** The characters that the visitor has entered. */
  value: string
  /** The number of characters. A code of 4 characters consists of digits. Longer codes also contain letters. */
  length: number
  /** Called with the raw text that the visitor has typed, pasted or autofilled. */
  onInput: (text: string) => void
  invalid?: boolean
  disabled?: boolean
  /** The id of the element that describes the field. */
  describedBy?: string
}

/**
 * A field for a one-time code. It is a single input that looks like separate boxes, so paste, autofill and screen
 * readers work as usual. It has no `maxlength`, which would cut off a pasted line before the code is extracted.
 */
export function OneTimeCodeField({
  label,
  value,
  length,
  onInput,
  invalid,
  disabled,
  describedBy,
}: OneTimeCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isLong = length > DIGITS
  useAutofill(input, onInput)

  // A layout effect selects the text before the visitor can type the next attempt.
  useLayoutEffect(() => {
    if (disabled) return
    input.current?.focus()
    if (invalid) input.current?.select()
  }, [invalid, disabled])

  return (
    <div className="vk-code" data-invalid={invalid || undefined} data-long={isLong || undefined}>
      <input
        ref={input}
        className="vk-code__input"
        part="input"
        type="text"
        name="code"
        inputMode={isLong ? 'text' : 'numeric'}
        autoCapitalize={isLong ? 'characters' : undefined}
        autoCorrect="off"
        spellCheck={false}
        autoComplete="one-time-code"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={value}
        // `disabled` would remove the focus while the code is being verified.
        readOnly={disabled}
        onChange={(event) => onInput(event.currentTarget.value)}
      />
      {Array.from({ length }, (_, slot) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are identified by their position
          key={slot}
          className="vk-code__slot"
          aria-hidden="true"
          data-next={slot === Math.min(value.length, length - 1)}
        >
          {value[slot]}
        </span>
      ))}
    </div>
  )
}
