import { keepInWindow } from '@vowkit/react'
import type { FirstView } from '../element/widget-element.ts'
import type { WidgetProps } from '../widget-props.ts'
import type { Markups } from './markups.ts'
import { staticView } from './static-view.ts'

type CornerProps = WidgetProps & { position?: string }

/** Creates the first view (the static markup) of an element that is fixed in a corner of the window. */
export function cornerView<Props extends CornerProps>(markups: Markups) {
  return (container: HTMLElement, props: Props): FirstView<Props> => {
    let release: (() => void) | null = null
    const view = staticView<Props>(markups, (root, { position }) => {
      const corner = root.querySelector<HTMLElement>('.vk-assistant')
      const probe = root.querySelector<HTMLElement>('.vk-assistant__probe')
      if (!corner || !probe) return
      corner.hidden = position === 'inline'
      corner.dataset.position = position ?? 'bottom-right'
      release?.()
      release = keepInWindow({ corner, probe })
    })(container, props)
    return {
      ...view,
      stop() {
        release?.()
        view.stop()
      },
    }
  }
}
