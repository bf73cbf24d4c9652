import { useLayoutEffect, useRef } from 'react'
import { useAutofill } from '../../shared/use-autofill.ts'

/** A code this long has digits only. */
const DIGITS = 4

export interface OneTimeCodeFieldProps {
  label: string
  /** The characters so far. */
  value: string
  /** Of four characters, all are digits; longer codes have letters too. */
  length: number
  /** Takes what was typed, pasted or filled in, whatever it looks like. */
  onInput: (text: string) => void
  invalid?: boolean
  disabled?: boolean
  /** The id of the text that describes it. */
  describedBy?: string
}

/**
 * A code field: one real input, shown as slots. So pasting, filling in by the system and screen readers work as
 * everywhere, and there is no length limit that would cut a pasted line before it can be read.
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

  // Before anything can be typed: selected later, the first character of the next try would be overwritten.
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
        // Read-only rather than disabled: the focus stays where it is while the code is checked.
        readOnly={disabled}
        onChange={(event) => onInput(event.currentTarget.value)}
      />
      {Array.from({ length }, (_, slot) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
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
