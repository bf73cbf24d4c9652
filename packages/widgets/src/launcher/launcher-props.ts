import type { AssistantOptions } from '@vowkit/react'
import type { WidgetProps } from '../shell/widget-props.ts'

/** What the panel takes that its element does not: the launcher says it. */
interface OwnProps {
  /** Somebody has asked for the panel: it takes the focus. */
  isAskedFor?: boolean
  /** Somebody closes the panel from inside. */
  onDismiss?: () => void
  /** Whether the panel is open: at first, and whenever that changes. */
  onShow?: (isOpen: boolean) => void
}

export interface LauncherProps extends WidgetProps, Omit<AssistantOptions, 'siteUrl' | 'scope' | 'onError'>, OwnProps {}
