import { join } from 'node:path'
import { EmbeddedDatabase } from '../platform/embedded-database.ts'
import { startService } from '../start.ts'
import { createScriptedImages } from './scripted-images.ts'
import { testConfig } from './test-config.ts'

const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('The argument with the folder to fill is missing.')
const service = await startService(testConfig(dataDir), { providers: { images: createScriptedImages() } })
await service.stop()

// Removes PostgreSQL's template databases: no test needs them, and they are half of the files that each test copies.
const lite = new EmbeddedDatabase(join(dataDir, 'database'))
await lite.exec('update pg_database set datistemplate = false')
for (const model of ['template0', 'template1']) await lite.exec(`drop database ${model}`)
// A test can store its files elsewhere, and choose its secret.
await lite.exec('delete from deployment_marks')
await lite.close()
