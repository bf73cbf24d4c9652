import pg from 'pg'
import { parentOf, readCpuTime, readFamilyCpuTime } from '../servers/cpu-time.ts'
import type { Server } from '../servers/start.ts'

/** CPU time in milliseconds of all processes of the API, of PostgreSQL, and of the benchmark that sends the messages. */
export interface Costs {
  api: number
  postgres: number
  senders: number
}

/** Reads the CPU time that has been used until now. */
export type ReadCosts = () => Costs

/** Finds the processes of a benchmark. */
export async function findCosts(databaseUrl: string, servers: readonly Server[]): Promise<ReadCosts> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return () => ({
    api: servers.reduce((total, { pid }) => total + readCpuTime(pid), 0),
    postgres: readFamilyCpuTime(postmaster),
    senders: readCpuTime(process.pid),
  })
}

/** Returns the CPU time for each of `count` messages. */
export function toCostsEach(before: Costs, after: Costs, count: number): Costs {
  const each = (name: keyof Costs) => (after[name] - before[name]) / count
  return { api: each('api'), postgres: each('postgres'), senders: each('senders') }
}
