import type { Query } from '../servers/engines.ts'

/** Lists the rows of each seeded table, and the bytes per row of the table with its indexes. */
export async function measureTables(query: Query): Promise<string> {
  await query('analyze', [])
  const tables = await query(
    `select relname as name, reltuples::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
       from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 1000
      order by pg_total_relation_size(oid) desc`,
    [],
  )
  const lines = tables.map(
    ({ name, rows, bytes }) => `| ${name} | ${Number(rows)} | ${(Number(bytes) / Number(rows)).toFixed(0)} |`,
  )
  return ['| table | rows | bytes per row, with indexes |', '|---|--:|--:|', ...lines].join('\n')
}
