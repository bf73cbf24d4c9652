import { type ComponentPropsWithoutRef, type Ref, useId } from 'react'

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'> {
  label: string
  hint?: string
  inputRef?: Ref<HTMLInputElement>
  onText: (text: string) => void
}

/** A labelled one-line field. */
export function TextField({ label, hint, inputRef, onText, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className="vk-field">
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
        // Some password managers fire only `change`, which is not what `onChange` hears under Preact.
        onChangeCapture={(event) => onText(event.currentTarget.value)}
      />
      {hint !== undefined && <p className="vk-field__hint">{hint}</p>}
    </div>
  )
}
