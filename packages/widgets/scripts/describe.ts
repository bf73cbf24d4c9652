import { writeFileSync } from 'node:fs'
import { committed } from './describe/committed.ts'

for (const { file, content } of committed()) writeFileSync(file, content)
