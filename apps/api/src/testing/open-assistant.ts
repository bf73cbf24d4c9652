import type { Knowledge } from '@vowkit/concierge/knowledge'
import { calls } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { readConfig } from '../config/config.ts'
import { createKnowledge } from '../modules/assistant/knowledge.ts'
import { systemClock } from '../platform/clock.ts'
import { startService } from '../start.ts'

/** The API with the demo vendors, and the assistant's access to its database. For benchmarks. */
export interface OpenedAssistant {
  knowledge: Knowledge
  query<Row>(statement: string): Promise<Row[]>
  /** Extracts the facts of all vendors that have none. */
  extractFacts(): Promise<void>
  /** Sends a question over HTTP as an unauthenticated visitor with its own address. Returns the reply. */
  ask(message: string): Promise<string>
  stop(): Promise<void>
}

export async function openAssistant(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<OpenedAssistant> {
  const config = readConfig({ ...env, DEMO: '1', API_PORT: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' })
  const service = await startService(config)
  const { db, services, apiPort } = service
  const deps = {
    db,
    clock: systemClock,
    ...services,
    supportEmail: undefined,
    region: config.brand.region,
    monthlyPrice: '29.99',
  }
  let asked = 0

  return {
    knowledge: createKnowledge(deps)({ account: null, scope: null, host: null }),
    async query<Row>(statement: string) {
      const { rows } = await db.execute(sql.raw(statement))
      return rows as Row[]
    },
    extractFacts: () => services.factsQueue.work({}, new AbortController().signal),
    async ask(message) {
      asked += 1
      const response = await fetch(`http://127.0.0.1:${apiPort}${calls.sendToAssistant.path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.${(asked >> 16) % 256}.${(asked >> 8) % 256}.${asked % 256}`,
        },
        body: JSON.stringify({ message, is_vendor: false, vendor_id: null }),
      })
      if (!response.ok) throw new Error(`The assistant responded ${response.status}.`)
      return calls.sendToAssistant.response.parse(await response.json()).content
    },
    stop: service.stop,
  }
}
