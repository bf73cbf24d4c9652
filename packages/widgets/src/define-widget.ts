import { register } from './element/register.ts'
import { createElementClass, type ElementOptions } from './element/widget-element.ts'
import shellCss from './first-view/shell.css?inline'
import { type WidgetProps, widgetEvents, widgetProps } from './widget-props.ts'

/**
 * Registers an element with an open shadow root. Adds the props and events that every element has.
 * Does nothing on a server. Warns, and does nothing else, where another version of the element is registered already.
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
