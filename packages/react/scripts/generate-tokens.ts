import { writeFileSync } from 'node:fs'
import { sheets } from './sheets.ts'

for (const { file, content } of sheets()) writeFileSync(file, content)
