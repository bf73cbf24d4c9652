import { WidgetFrame, type WidgetFrameProps } from '../../provider/widget-frame.tsx'
import { type FlowProps, VisionFlow } from './vision-flow.tsx'

export interface VisionGeneratorProps extends WidgetFrameProps, FlowProps {}

/**
 * The complete vision tool. The visitor writes a prompt, signs in, waits for the image, edits it, and finds it on the
 * vision board.
 */
export function VisionGenerator(props: VisionGeneratorProps) {
  const { client, messages, theme, density, fonts, lang, ...flow } = props
  return (
    <WidgetFrame {...{ client, messages, theme, density, fonts, lang }}>
      <VisionFlow {...flow} />
    </WidgetFrame>
  )
}
