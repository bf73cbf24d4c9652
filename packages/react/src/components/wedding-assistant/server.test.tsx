// @vitest-environment node
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { WeddingAssistant } from './wedding-assistant.tsx'

const client = () => createClient({ apiHost: 'https://api.test', platform: fakePlatform() })

it('WeddingAssistant renders on a server without a document', () => {
  expect(typeof document).toBe('undefined')
  const warned = vi.spyOn(console, 'error')
  const html = renderToString(<WeddingAssistant client={client()} />)
  expect(html).not.toMatch(/<style|<script| style=/)
  expect(renderToString(<WeddingAssistant client={client()} position="inline" />)).toContain('vk-root')
  expect(warned).not.toHaveBeenCalled()
})
