import { createApp } from './src/app.ts'
import { readConfig } from './src/config.ts'

const { port, ...urls } = readConfig(process.env)
const app = await createApp(urls)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())

await app.listen({ host: '127.0.0.1', port })
console.log(`Playground on http://localhost:${port}, partner pages on http://partner.localhost:${port}`)
