import { eq } from 'drizzle-orm'
import { deploymentMarks } from '../db/tables.ts'
import type { Database } from './database.ts'

/** Returns the value that all processes of the deployment share. The first process stores its own value. */
export async function readOrCreateMark(db: Database, name: string, value: string): Promise<string> {
  await db.insert(deploymentMarks).values({ name, value }).onConflictDoNothing()
  const [mark] = await db.select().from(deploymentMarks).where(eq(deploymentMarks.name, name))
  return mark?.value ?? value
}
