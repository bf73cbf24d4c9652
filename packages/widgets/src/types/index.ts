export type * from './elements.generated.ts'
export type { WidgetElement, WidgetElementEvents } from './widget-element.ts'
