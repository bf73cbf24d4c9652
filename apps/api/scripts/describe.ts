/** Writes the list of all rules into `docs/self-hosting.md`. Run it with `npm run describe` after changing a rule. */
import { readFileSync, writeFileSync } from 'node:fs'
import { describeRules, PAGE, replaceSection } from './rules-section.ts'

writeFileSync(PAGE, replaceSection(readFileSync(PAGE, 'utf8'), await describeRules()))
