import { type ComponentPropsWithoutRef, type Ref, useId, useRef } from 'react'
import { useAutofill } from '../../shared/use-autofill.ts'

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'> {
  label: string
  hint?: string
  inputRef?: Ref<HTMLInputElement>
  /** Called with the new text, even when a password manager fills in the field. */
  onText: (text: string) => void
}

/** A single-line text field with a label. */
export function TextField({ label, hint, inputRef, onText, ...rest }: TextFieldProps) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  useAutofill(field, onText)
  return (
    <div className="vk-field" ref={field}>
      <label className="vk-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="vk-field__input"
        part="input"
        ref={inputRef}
        {...rest}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {hint !== undefined && <p className="vk-field__hint">{hint}</p>}
    </div>
  )
}
