import { AssistantPanel } from '@vowkit/react'
import css from '@vowkit/react/assistant.css?inline'
import signInCss from '@vowkit/react/sign-in.css?inline'
import type { adoptSheets } from '../bridge/adopt-sheets.ts'
import { componentView } from '../bridge/component-view.tsx'
import type { View } from '../bridge/create-element-class.ts'
import { baseSheets } from '../shell/base-sheets.ts'
import { withShell } from '../shell/with-shell.tsx'
import type { LauncherProps } from './launcher-props.ts'

const createPanel = componentView(withShell<LauncherProps>('wedding-assistant', AssistantPanel))

/** Shows the panel in its place in the launcher's shadow root, whose sheets are the launcher's to keep. */
export function mountPanel(shadow: ShadowRoot, place: HTMLElement, adopt: typeof adoptSheets): View<LauncherProps> {
  adopt(shadow, [...baseSheets, css, signInCss])
  return createPanel(place)
}
