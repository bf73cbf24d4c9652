import type { ComponentPropsWithoutRef, KeyboardEvent, Ref } from 'react'

export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  value: string
  /** The words it has room for, and for a line more: the box may be late to grow. By default it is not. */
  roomFor?: string
  areaRef?: Ref<HTMLTextAreaElement>
  /** Sends the words: Ctrl or Command and Enter. */
  submit: () => void
}

/**
 * A text box that grows with its words, from 3 rows to 12.
 *
 * An invisible copy of the text holds the height in CSS, so no script measures and nothing is late.
 */
export function TextArea({ value, roomFor, areaRef, submit, ...rest }: TextAreaProps) {
  function submitByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that ends an input method's composition is not ours; Safari says so only by its key code.
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
