import css from '@vowkit/react/assistant-launcher.css?inline'
import { createElementClass, type ElementOptions } from '../bridge/create-element-class.ts'
import { register } from '../bridge/register.ts'
import { widgetEvents, widgetProps } from '../shell/widget-props.ts'
import launcherCss from './launcher.css?inline'
import type { LauncherProps } from './launcher-props.ts'
import { launcherView } from './launcher-view.ts'

/**
 * Registers an element whose button is there at once, and whose panel, with all that draws it, comes when somebody is
 * about to press it. As `defineWidget` otherwise.
 */
export function defineLauncher(
  tag: string,
  { props, events }: Pick<ElementOptions<LauncherProps>, 'props' | 'events'>,
): void {
  register(tag, () => {
    const options = {
      props: { ...widgetProps, ...props },
      events: { ...widgetEvents, ...events },
      css: [css + launcherCss],
    }
    return class Launcher extends createElementClass<LauncherProps>(launcherView, options) {
      show(): void {
        this.setProp('isAskedFor', true)
        this.setProp('open', true)
      }

      hide(): void {
        this.setProp('open', false)
      }
    }
  })
}
