import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { joinChat } from './testing/chat-socket.ts'
import { createCoupleCalls } from './testing/couples.ts'
import { sendJson, startFakeOpenAi } from './testing/fake-servers/openai.ts'
import { startApi, type TestApi, until } from './testing/start-api.ts'

let api: TestApi
afterEach(() => api.stop())

describe('the measurements of a process', () => {
  it('are in the format of Prometheus, on a port of their own, by route and without ids', async () => {
    api = await startApi({ METRICS_PORT: '0' })
    const token = await createCoupleCalls(api).join('measured@example.com')
    await api.get('/vendor/detail/get/987654/', { token })
    const read = async () => (await fetch(`http://127.0.0.1:${api.service.metricsPort}/metrics`)).text()
    await until(async () =>
      expect(await read()).toMatch(
        /http_server_request_duration_count\{[^}]*http_route="\/vendor\/detail\/get\/:id\/"[^}]*http_response_status_code="404"[^}]*\} 1/,
      ),
    )
    const text = await read()
    expect(text).not.toContain('987654')
    expect(text).not.toContain('measured@example.com')
    for (const name of [
      'nodejs_eventloop_delay',
      'process_memory_usage',
      'vowkit_jobs_duration',
      'vowkit_chat_sockets',
      'vowkit_fan_out_connected',
      'vowkit_fan_out_waiting',
      'vowkit_fan_out_gaps',
    ]) {
      expect(text).toContain(name)
    }
    expect((await api.get('/metrics')).status).toBe(404)
  })

  it('contain each queue while no job is due', async () => {
    api = await startApi({ METRICS_PORT: '0' })
    const read = async () => (await fetch(`http://127.0.0.1:${api.service.metricsPort}/metrics`)).text()
    await until(async () => {
      const text = await read()
      expect(text).toMatch(/^vowkit_jobs_waiting\{[^}]*queue="mail"[^}]*\} 0$/m)
      expect(text).toMatch(/^vowkit_jobs_oldest\{[^}]*queue="mail"[^}]*\} 0$/m)
    })
  })

  it('count the open sockets of conversations', async () => {
    api = await startApi({ METRICS_PORT: '0' })
    const token = await api.signIn('counted@example.com')
    const { body } = await api.get('/couple/dashboard/', { token })
    const socket = await joinChat(api.url, Number(Object(body.user).id), token)
    const text = await (await fetch(`http://127.0.0.1:${api.service.metricsPort}/metrics`)).text()
    expect(text).toMatch(/vowkit_chat_sockets\S* 1$/m)
    socket.close()
  })

  it('contain the tokens and the cost of the chat model', async () => {
    const model = await startFakeOpenAi((_call, response) =>
      sendJson(response, 200, {
        choices: [{ index: 0, message: { role: 'assistant', content: 'We can help you.' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1_000, completion_tokens: 100 },
      }),
    )
    api = await startApi({
      METRICS_PORT: '0',
      ASSISTANT_BASE_URL: model.origin,
      ASSISTANT_MODEL: 'model',
      ASSISTANT_INPUT_PRICE: '2',
      ASSISTANT_OUTPUT_PRICE: '10',
    })
    await api.post('/support/send/', { json: { message: 'Hello?', history: [] } })
    const text = await (await fetch(`http://127.0.0.1:${api.service.metricsPort}/metrics`)).text()
    expect(JSON.parse(String(model.calls[0]?.body))).toMatchObject({ stream_options: { include_usage: true } })
    expect(text).toMatch(/^vowkit_provider_tokens_total\{[^}]*kind="input"[^}]*\} 1000$/m)
    expect(text).toMatch(/^vowkit_provider_cost_total\{[^}]*port="assistant"[^}]*\} 0\.003$/m)
    expect(text).toMatch(/^vowkit_provider_duration_count\{[^}]*method="answer",outcome="done"[^}]*\} 1$/m)
    await model.stop()
  })

  it('are sent to an OpenTelemetry collector when the process stops', async () => {
    const received: string[] = []
    const collector = createServer((request, response) => {
      received.push(request.url ?? '')
      request.resume().once('end', () => response.end('{}'))
    })
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
    const { port } = collector.address() as AddressInfo
    api = await startApi({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
    await api.get('/healthz')
    await api.stop()
    expect(received).toContain('/v1/metrics')
    collector.close()
    api = await startApi()
  })
})
