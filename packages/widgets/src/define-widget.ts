import { register } from './element/register.ts'
import { createElementClass, type ElementOptions } from './element/widget-element.ts'
import shellCss from './first-view/shell.css?inline'
import { type WidgetProps, widgetEvents, widgetProps } from './widget-props.ts'

/**
 * Registers a custom element with an open shadow root. Adds the props and events that all elements share. Does nothing
 * on a server or if the tag is already registered. Warns if a different version is registered.
 */
export function defineWidget<Props extends WidgetProps>(
  tag: string,
  { props, events, css, ...options }: ElementOptions<Props>,
  extend: (Base: ReturnType<typeof createElementClass>) => ReturnType<typeof createElementClass> = (Base) => Base,
): void {
  register(tag, () =>
    extend(
      createElementClass<Props>({
        ...options,
        props: { ...widgetProps, ...props },
        events: { ...widgetEvents, ...events },
        css: [...css, shellCss],
      }),
    ),
  )
}
