// Seeds the demo company and prints its sign-ins: in its own database, or through a running server.
import { seedManyProjects } from '#mocks/demo/many-projects.ts'
import { DEMO_PASSWORD, type DemoSignIn } from '#mocks/demo.ts'
import { hashPassword } from '../company/session/passwords.ts'
import type { Database } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'

type Seeding = { sign_ins: DemoSignIn[]; projects: number | undefined; say: (line: string) => void }

/** `say` receives the output line by line. */
export async function seedInto(database: Database, ports: Ports, { sign_ins, projects, say }: Seeding): Promise<void> {
  say(`The demo company is ready. Sign in as ${sign_ins.map(({ email }) => email).join(', ')}.`)
  say(`Password for all: ${DEMO_PASSWORD}`)
  if (projects === undefined) return
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const report = (made: number) => say(`${made.toLocaleString('en-US')} projects written.`)
  const { owner, reps, made } = await seedManyProjects(database, ports, { projects, password_hash, said: report })
  if (made === 0) say('The company with many projects already exists and was left unchanged.')
  say(`Many Roofs Solar: sign in as ${owner}, or ${reps}, with the same password.`)
}
