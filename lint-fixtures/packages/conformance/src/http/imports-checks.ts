// breaks imports/upwards
import { CHECKS } from '../checks/checks.ts'

export const checks = CHECKS
