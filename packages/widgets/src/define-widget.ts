import type { ComponentType } from 'react'
import { componentView } from './bridge/component-view.tsx'
import { createElementClass, type ElementOptions } from './bridge/create-element-class.ts'
import { register } from './bridge/register.ts'
import { baseSheets } from './shell/base-sheets.ts'
import { type WidgetProps, widgetEvents, widgetProps } from './shell/widget-props.ts'
import { withShell } from './shell/with-shell.tsx'

/**
 * Registers a component as an element with an open shadow root, besides its own props with those every element has.
 * Does nothing on a server, and nothing but warn where another version of the element is registered already.
 */
export function defineWidget<Props extends WidgetProps>(
  tag: string,
  Component: ComponentType<Props>,
  { props, events, css }: ElementOptions<Props>,
): void {
  register(tag, () =>
    createElementClass<Props>(componentView(withShell(tag, Component)), {
      props: { ...widgetProps, ...props },
      events: { ...widgetEvents, ...events },
      css: [...baseSheets, ...css],
    }),
  )
}
