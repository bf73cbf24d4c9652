import type { HTMLAttributes } from 'preact'
import type { WidgetElements } from './elements.ts'
import type { Fields, Listeners } from './markup.ts'

type Elements = {
  [Tag in keyof WidgetElements]: Omit<HTMLAttributes<WidgetElements[Tag]>, keyof Fields<Tag>> &
    Fields<Tag> &
    Listeners<Tag, 'on'>
}

declare module 'preact' {
  namespace JSX {
    /** Types of the Vowkit elements in JSX, with listeners such as `onvk-login`. */
    interface IntrinsicElements extends Elements {}
  }
}
