import { demoMessages } from '../../messages/english/demo.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DemoExample } from './demo-example.tsx'

/** An example of a vision, with images from our site. */
export function DemoImages({ siteUrl }: { siteUrl: string }) {
  const messages = useMessages('demo', demoMessages)
  const imageUrl = (name: string) => `${siteUrl}/img/demo-${name}.webp`
  return (
    <DemoExample
      venue={imageUrl('venue')}
      inspiration={imageUrl('inspiration')}
      prompt={messages.example}
      result={imageUrl('result')}
    />
  )
}
