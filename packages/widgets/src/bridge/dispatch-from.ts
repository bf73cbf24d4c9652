import type { EventOption } from './prop-types.ts'

/**
 * A callback that tells the page by an event with the callback's argument. Answers whether nobody prevented what
 * follows, which is always so unless the event is cancelable.
 */
export function dispatchFrom(element: HTMLElement, event: EventOption): (detail?: unknown) => boolean {
  const { name, cancelable }: Exclude<EventOption, string> = typeof event === 'string' ? { name: event } : event
  return (detail) => element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}
