import type { ComponentPropsWithoutRef, KeyboardEvent, Ref } from 'react'

export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  value: string
  /**
   * The text that determines the height, which includes one extra line. Set it if the box should grow later than
   * `value` changes. Default: `value`.
   */
  roomFor?: string
  areaRef?: Ref<HTMLTextAreaElement>
  /** Called when the visitor presses Ctrl+Enter or Command+Enter. */
  submit: () => void
}

/**
 * A text box that grows with its text from 3 to 12 rows.
 *
 * A hidden copy of the text sets the height in CSS, so that no script has to measure it.
 */
export function TextArea({ value, roomFor, areaRef, submit, ...rest }: TextAreaProps) {
  function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Ignore the Enter that ends an IME composition. Safari marks it only with key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.currentTarget.readOnly) return
    event.preventDefault()
    submit()
  }

  return (
    <div className="vk-textarea">
      <textarea
        className="vk-textarea__input"
        part="input"
        rows={3}
        dir="auto"
        value={value}
        ref={areaRef}
        onKeyDown={submitByKey}
        {...rest}
      />
      <div className="vk-textarea__copy" aria-hidden="true">
        {roomFor === undefined ? `${value} ` : `${roomFor}\n `}
      </div>
    </div>
  )
}
