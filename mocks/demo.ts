// The demo company: made in a new database by selling like a person, through the product's own operations. What a person sees first is
// made before the server answers; the rest is made while it runs, or at once by a command that waits for all of it.
import { type Logger, pino } from 'pino'
import { DAY_MS } from '#machines/lib/time.ts'
import { INTERNAL_COMPANY } from '#server/caller.ts'
import { addStarterCatalogue, addUser, companyExists, createCompany } from '#server/company/create-company.ts'
import { hashPassword } from '#server/company/session/passwords.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import { roles as roleTable } from '#server/db/schema/company.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type FillOptions, fillDemo } from './demo/fill.ts'
import { openJournal } from './demo/journal.ts'
import { DEMO, type Making, setStage } from './demo/stage.ts'
import { firstSale, setUp } from './demo/steps.ts'

export const DEMO_PASSWORD = 'sunny-demo-2026'

const USERS = [
  { role: 'Sales Rep', firstname: 'Riley', lastname: 'Rep', email: 'rep@example.com', phone: '(602) 555-0101' },
  { role: 'Owner', firstname: 'Olive', lastname: 'Owner', email: 'owner@example.com', phone: '(602) 555-0100' },
  { role: 'Admin', firstname: 'Ada', lastname: 'Admin', email: 'admin@example.com' },
  { role: 'Sales Manager', firstname: 'Max', lastname: 'Manager', email: 'manager@example.com' },
  { role: 'Designer', firstname: 'Dana', lastname: 'Designer', email: 'designer@example.com' },
  { role: 'Operations', firstname: 'Otto', lastname: 'Operations', email: 'operations@example.com' },
  { role: 'Finance', firstname: 'Finn', lastname: 'Finance', email: 'finance@example.com' },
  { role: 'Viewer', firstname: 'Vera', lastname: 'Viewer', email: 'viewer@example.com' },
] as const

export type DemoSignIn = { email: string; role: string; password: string }
const sign_ins: DemoSignIn[] = [
  ...USERS.map(({ email, role }) => ({ email, role, password: DEMO_PASSWORD })),
  { email: 'support@example.com', role: 'Support', password: DEMO_PASSWORD },
]

type Asked = Omit<Making, 'log'> & {
  log?: Logger
  /** Where it is kept how far the making is, so that a start after a kill continues. */
  journal?: string
}

/** Makes what a person sees first, in a database without a demo company. `fill` makes the rest. */
export async function beginDemo({ journal: path, log = pino({ level: 'silent' }), ...asked }: Asked) {
  const making = { ...asked, log }
  const { database, ports } = making
  const journal = openJournal(path)
  if (!(await database.asOwner(db => companyExists(db, DEMO)))) {
    const began_at = ports.now()
    const stage = setStage({ ...making, journal, began_at, giveWay: async () => undefined })
    const invited_as = await makeCompany(database, ports)
    journal.start('set up')
    const templates = await setUp(stage, invited_as)
    journal.start(firstSale.name)
    await firstSale.run(stage, templates)
    await stage.tidyUp()
    journal.begin({ began_at: began_at.toISOString(), templates })
  }
  const beginning = journal.beginning()
  return { sign_ins, fill: beginning && ((given?: FillOptions) => fillDemo(making, journal, beginning, given)) }
}

/** All of it. */
export async function seedDemo(asked: Asked): Promise<DemoSignIn[]> {
  const { sign_ins, fill } = await beginDemo(asked)
  await fill?.().done
  return sign_ins
}

/** Returns the invited person's role. */
async function makeCompany(database: Database, ports: Ports): Promise<string> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  return database.asOwner(async db => {
    await enterTenant(db, INTERNAL_COMPANY)
    const [support] = await db.select().from(roleTable)
    await addUser(db, ports, INTERNAL_COMPANY, {
      firstname: 'Sage',
      lastname: 'Support',
      email: 'support@example.com',
      role_id: support?.id ?? '',
      password_hash,
    })
    // It has been at it for a while: the certificate it signs with is older than what it has sold.
    const a_year_ago = new Date(ports.now().getTime() - 365 * DAY_MS)
    const roles = await createCompany(
      db,
      { ...ports, now: () => a_year_ago },
      DEMO,
      {
        name: 'Demo Solar',
        legal_name: 'Demo Solar LLC',
        license_number: 'ROC 000000',
        phone: '(602) 555-0100',
        email: 'hello@example.com',
        timezone: 'America/Phoenix',
      },
      SYSTEM_ROLES,
    )
    await addStarterCatalogue(db, ports, DEMO)
    for (const { role, ...user } of USERS)
      await addUser(db, ports, DEMO, { ...user, role_id: roles.get(role) ?? '', password_hash })
    return roles.get('Sales Rep') ?? ''
  })
}
