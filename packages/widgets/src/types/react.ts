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
    /** Our elements in JSX. React 19 takes properties and listeners such as `onvk-login`; React 18 attributes alone. */
    interface IntrinsicElements extends Elements {}
  }
}
