import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { type FlowProps, VisionFlow } from './vision-flow.tsx'

export interface VisionGeneratorProps extends WidgetFrameProps, FlowProps {}

/** The whole vision tool: describe a wedding, sign in, watch it being drawn, edit it, start another. */
export function VisionGenerator(props: VisionGeneratorProps) {
  const { client, messages, theme, density, fonts, lang, ...flow } = props
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      <VisionFlow {...flow} />
    </WidgetFrame>
  )
}
