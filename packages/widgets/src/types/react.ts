import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { WidgetElements } from './elements.ts'
import type { Fields, Listeners } from './markup.ts'

type Elements = {
  [Tag in keyof WidgetElements]: Omit<
    DetailedHTMLProps<HTMLAttributes<WidgetElements[Tag]>, WidgetElements[Tag]>,
    keyof Fields<Tag>
  > &
    Fields<Tag> &
    Listeners<Tag, 'on'>
}

declare module 'react' {
  namespace JSX {
    /**
     * Types of the Vowkit elements in JSX. React 19 accepts properties and listeners such as `onvk-login`. React 18
     * accepts attributes only.
     */
    interface IntrinsicElements extends Elements {}
  }
}
