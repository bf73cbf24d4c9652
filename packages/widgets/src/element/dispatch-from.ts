import type { EventOption, PropElement } from './prop-types.ts'

/**
 * A callback that dispatches an event with the callback's argument as `detail`. Returns `false` if a listener prevented
 * what follows, which only a cancelable event allows.
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
