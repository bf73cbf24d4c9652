import type { EventOption, PropElement } from './prop-types.ts'

/**
 * Creates a callback that dispatches a DOM event with the callback's argument as `detail`. The callback returns `false`
 * if a listener canceled the event.
 */
export function dispatchFrom<Props>(element: PropElement, event: EventOption<Props>): (detail?: unknown) => boolean {
  const {
    name,
    cancelable,
    sets = {},
  }: Exclude<EventOption<Props>, string> = typeof event === 'string' ? { name: event } : event
  return (detail) => {
    for (const [prop, value] of Object.entries(sets)) element.setProp(prop, value)
    return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
  }
}
