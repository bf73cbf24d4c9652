import type { ComponentPropsWithoutRef, Ref } from 'react'

export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  value: string
  /** The words it has room for, and for a line more: the box may be late to grow. By default it is not. */
  roomFor?: string
  areaRef?: Ref<HTMLTextAreaElement>
}

/**
 * A text box that grows with its words, from 3 rows to 12.
 *
 * An invisible copy of the text holds the height in CSS, so no script measures and nothing is late.
 */
export function TextArea({ value, roomFor, areaRef, ...rest }: TextAreaProps) {
  return (
    <div className="vk-textarea">
      <textarea className="vk-textarea__input" part="input" rows={3} dir="auto" value={value} ref={areaRef} {...rest} />
      <div className="vk-textarea__copy" aria-hidden="true">
        {roomFor === undefined ? `${value} ` : `${roomFor}\n `}
      </div>
    </div>
  )
}
