import type { WidgetEvents } from './elements.ts'

type EventsOfAny = WidgetEvents[keyof WidgetEvents]
type NameOf<Events> = Events extends unknown ? keyof Events : never
type EventOf<Events, Name> = Events extends unknown ? (Name extends keyof Events ? Events[Name] : never) : never

/**
 * The events of all elements by name, for listeners on `document` and `window`. An import of `@vowkit/widgets`, also of
 * its types only, adds them. `vk-vendor-select` of `<wedding-assistant>` has a different detail than that of the
 * elements with cards.
 */
export type PageEvents = { [Name in NameOf<EventsOfAny>]: EventOf<EventsOfAny, Name> }

declare global {
  interface DocumentEventMap extends PageEvents {}
  interface WindowEventMap extends PageEvents {}
}
