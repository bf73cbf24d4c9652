import type { HTMLAttributes } from 'svelte/elements'
import type { WidgetElements } from './elements.ts'
import type { Fields, Listeners } from './markup.ts'

type Elements = {
  [Tag in keyof WidgetElements]: Omit<HTMLAttributes<WidgetElements[Tag]>, keyof Fields<Tag>> &
    Fields<Tag> &
    Listeners<Tag, 'on'> &
    Listeners<Tag, 'on:'>
}

declare module 'svelte/elements' {
  /**
   * Types of the Vowkit elements in Svelte templates, with listeners such as `onvk-login` and, before Svelte 5,
   * `on:vk-login`.
   */
  interface SvelteHTMLElements extends Elements {}
}
