import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import type { LoadStyles } from '../../shared/stage-styles.ts'
import { type FlowProps, VisionFlow } from './vision-flow.tsx'

export interface VisionGeneratorProps extends WidgetFrameProps, FlowProps {
  /** Called before a later stage is shown, by hosts that load `vision-stages.css` by themselves. Keep it stable. */
  loadStyles?: LoadStyles
}

/** The whole vision tool in one place: describe a wedding, sign in, see it drawn, begin another. */
export function VisionGenerator(props: VisionGeneratorProps) {
  const { client, messages, loadStyles, theme, density, fonts, lang, ...flow } = props
  return (
    <WidgetFrame {...{ client, messages, loadStyles, theme, density, fonts, lang }}>
      <VisionFlow {...flow} />
    </WidgetFrame>
  )
}
