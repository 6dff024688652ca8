// What `npm run seed` puts into a database: its own, or that of the server that asks for it.
import { seedManyProjects } from '#mocks/demo/many-projects.ts'
import { DEMO_PASSWORD, seedDemo } from '#mocks/demo.ts'
import { hashPassword } from '#server/company/session/passwords.ts'
import type { Database } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'

/** `say` is given what there is to read for whoever ran the command, line by line. */
export async function seedInto(
  database: Database,
  ports: Ports,
  { projects, say }: { projects: number | undefined; say: (line: string) => void },
): Promise<void> {
  const signIns = await seedDemo(database, ports)
  say(`The demo company is ready. Sign in as ${signIns.map(({ email }) => email).join(', ')}.`)
  say(`Password for all: ${signIns[0]?.password ?? ''}`)
  if (projects === undefined) return
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const said = (made: number) => say(`${made.toLocaleString('en-US')} projects written.`)
  const { owner, reps, made } = await seedManyProjects(database, ports, { projects, password_hash, said })
  if (made === 0) say('The company with many projects already exists and was left unchanged.')
  say(`Many Roofs Solar: sign in as ${owner}, or ${reps}, with the same password.`)
}
