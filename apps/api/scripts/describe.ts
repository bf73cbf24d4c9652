/**
 * Writes the list of all rules into `docs/self-hosting.md`, and the descriptions of the OpenAPI document. Run it with
 * `npm run describe` after a change of a rule or of a doc comment of the contract.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { DESCRIPTIONS, describeContract } from './contract-descriptions.ts'
import { describeRules, PAGE, replaceSection } from './rules-section.ts'

writeFileSync(PAGE, replaceSection(readFileSync(PAGE, 'utf8'), await describeRules()))
writeFileSync(DESCRIPTIONS, describeContract())
