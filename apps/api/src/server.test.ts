import { afterEach, describe, expect, it } from 'vitest'
import { visionForm } from './testing/photos.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

let server: ServerProcess | undefined
afterEach(() => server?.end())

describe('the server process', () => {
  it('completes all pending work after SIGTERM', { timeout: 300_000 }, async () => {
    server = await startServerProcess({ DEMO: '1', DEMO_DELAY_MS: '1500' })
    const token = await server.signIn('maya@example.com')
    const { body } = await server.post('/vision/list/', { token, form: visionForm('A barn at night') })
    await server.until(async () => {
      const vision = await server?.get(`/vision/list/${body.id}/`, { token })
      expect(vision?.body.is_task_processing).toBe(true)
    })
    expect(await server.stop('SIGTERM')).toBe(0)
    await server.restart()
    const after = await server.get(`/vision/list/${body.id}/`, { token })
    expect(after.body).toMatchObject({ is_processing: false, failure: null })
  })

  it.each([
    ['ALLOWED_ORIGINS', 'example.com'],
    ['IMAGE_BASE_URL', 'https://images.example/v1'],
  ])('refuses to start with an invalid %s and prints one line that names the variable', async (name, value) => {
    const failure = await startServerProcess({ DEMO: '1', [name]: value }).catch(String)
    expect(failure).toContain(name)
    expect(failure).not.toContain('.ts:')
  })

  it('refuses to start without demo mode and settings, and lists what is missing', async () => {
    const failure = await startServerProcess({}).catch(String)
    expect(failure).toContain('- APP_SECRET is not set')
    expect(failure).toContain('- SMTP_URL is not set')
    expect(failure).not.toContain('.ts:')
  })
})
