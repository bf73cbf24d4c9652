import { useLayoutEffect, useRef } from 'react'
import { useAutofill } from '../../shared/use-autofill.ts'

/** A code of this length consists of digits only. */
const DIGITS = 4

export interface OneTimeCodeFieldProps {
  label: string
  /** The characters entered so far. */
  value: string
  /** The number of characters. A code of 4 consists of digits; longer ones contain letters too. */
  length: number
  /** Called with the raw text that was typed, pasted or autofilled. */
  onInput: (text: string) => void
  invalid?: boolean
  disabled?: boolean
  /** The id of the text that describes it. */
  describedBy?: string
}

/**
 * A field for a one-time code: a single input displayed as slots, so that paste, autofill and screen readers work as
 * usual. It has no `maxlength`, which would truncate a pasted line before the code is extracted from it.
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

  // A layout effect, so that the text is selected before the visitor can type the first character of the next attempt.
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
