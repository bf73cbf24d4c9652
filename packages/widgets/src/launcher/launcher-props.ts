import type { AssistantOptions, AssistantPanelProps } from '@vowkit/react'
import type { WidgetProps } from '../shell/widget-props.ts'

/** What the panel takes that its element does not: the launcher says it. */
type OwnProps = Pick<AssistantPanelProps, 'isAskedFor' | 'onDismiss' | 'onShow'>

export interface LauncherProps extends WidgetProps, Omit<AssistantOptions, 'siteUrl' | 'scope' | 'onError'>, OwnProps {}
