import { startService } from '../start.ts'
import { createScriptedImages } from './scripted-images.ts'
import { testConfig } from './test-config.ts'

const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('Name the folder to fill.')
const service = await startService(testConfig(dataDir), { providers: { images: createScriptedImages() } })
await service.stop()
