// @vitest-environment node
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform, fakeStorage } from '@vowkit/sdk-core/testing'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VisionGenerator } from './vision-generator.tsx'

function setup() {
  const storage = fakeStorage()
  storage.values.set('vowkit:https://api.test:pendingDreamDescription', 'kept words')
  const client = createClient({ apiHost: 'https://api.test', platform: fakePlatform({ storage }) })
  return { html: renderToString(<VisionGenerator client={client} />) }
}

it('VisionGenerator renders on a server without a document', () => {
  expect(typeof document).toBe('undefined')
  expect(setup().html).toContain('Describe your dream wedding...')
})

it('VisionGenerator renders no style element, style attribute or script on a server', () => {
  expect(setup().html).not.toMatch(/<style|<script| style=/)
})
