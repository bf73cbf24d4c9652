import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { WidgetElements, WidgetEvents } from './elements.ts'
import type { Fields } from './markup.ts'

type Emits<Events> = { [Name in keyof Events]: (event: Events[Name]) => void }

type Elements = {
  [Tag in keyof WidgetElements]: new () => WidgetElements[Tag] & {
    $props: Omit<HTMLAttributes, keyof Fields<Tag>> & Fields<Tag> & PublicProps
    $emit: EmitFn<Emits<WidgetEvents[Tag]>>
  }
}

declare module 'vue' {
  /** Types of the Vowkit elements in Vue templates, with listeners such as `@vk-login`. */
  interface GlobalComponents extends Elements {}
}
