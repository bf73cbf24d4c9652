import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { EmbeddedDatabase } from '../platform/embedded-database.ts'
import { startService } from '../start.ts'
import { createScriptedImages } from './scripted-images.ts'
import { testConfig } from './test-config.ts'

const { DATA_DIR: dataDir, DATABASE_URL } = process.env
if (!dataDir) throw new Error('DATA_DIR, the folder to fill, is missing.')
const service = await startService(testConfig(dataDir, { DATABASE_URL }), {
  providers: { images: createScriptedImages() },
})
// A test can store its files elsewhere, and choose its secret.
await service.db.execute(sql`delete from deployment_marks`)
await service.stop()

if (!DATABASE_URL) {
  // Removes PostgreSQL's template databases: no test needs them, and they are half of the files that each test copies.
  const lite = new EmbeddedDatabase(join(dataDir, 'database'))
  await lite.exec('update pg_database set datistemplate = false')
  for (const model of ['template0', 'template1']) await lite.exec(`drop database ${model}`)
  await lite.close()
}
