// Who may call a lender through the gateway, and the log of it.
import { and, eq, or } from 'drizzle-orm'
import type { WireRequest } from '#machines/applications/lenders/lender-dialect.ts'
import { forbidden, KeptRefusal, notFound, refuse } from '#machines/lib/refuse.ts'
import { isUuid } from '#machines/lib/uuid.ts'
import { writeAudit } from '#server/audit.ts'
import { requireSecondStep, type UserCaller, userCaller } from '#server/caller.ts'
import type { Database, Db } from '#server/db/database.ts'
import { lender_applications, lender_events } from '#server/db/schema/lenders.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { RequestFacts } from '#server/handler.ts'
import { fieldSentences } from '#server/lib/sentences.ts'
import type { Ports } from '#server/ports/ports.ts'
import { visibleTo } from '#server/projects/access.ts'
import { type Connection, connectionOf } from '../connections.ts'
import { storedSentence } from '../stored-sentence.ts'
import { contractOf, type Endpoint } from './lender-contract.ts'
import type { Outcome } from './outcome.ts'
import { words } from './words.ts'

export type Admitted = {
  caller: UserCaller
  connection: Connection
  endpoint: Endpoint
  /** The last part of the path. */
  name: string
  started: number
}
type Asked = { path: string; endpoint: string; method: string; acts_as: string | undefined }
type NamedApplication = Pick<typeof lender_applications.$inferSelect, 'id' | 'project_id'>

/** Leaves the transaction inside the caller's tenant. A refusal by role is audited, so it must be committed. */
export async function admit(db: Db, ports: Ports, request: RequestFacts, asked: Asked): Promise<Admitted> {
  if (!request.token) throw refuse(401, 'not_signed_in', words.sign_in)
  const caller = await userCaller(db, ports, request.token, asked.acts_as, asked.method !== 'GET')
  if (caller.must_change_password) throw refuse(403, 'password_change_required', words.new_password)
  requireSecondStep(caller, ports)
  const dialect = ports.lenders.dialects.find(({ path }) => path === asked.path)
  const endpoint = dialect && contractOf(dialect.contract).endpoint(asked.endpoint)
  if (!endpoint) throw refuse(404, 'no_such_operation', words.no_operation)
  if (!isPermitted(caller, endpoint.permission)) {
    const sentence = () => words.refused_by_role
    await writeAudit(db, ports, caller, request, actionOf(dialect.code, asked.endpoint), 'refused', { sentence })
    throw new KeptRefusal(forbidden([endpoint.permission], words.forbidden))
  }
  if (asked.method !== endpoint.method.toUpperCase())
    throw refuse(405, 'wrong_method', words.wrong_method({ method: endpoint.method.toUpperCase() }))
  const connection = await connectionOf(db, ports, caller.company_id, dialect.code)
  return { caller, connection, endpoint, name: asked.endpoint, started: ports.now().getTime() }
}

const isPermitted = ({ permissions }: UserCaller, needed: string) => [...permissions].some(held => held === needed)
export const actionOf = (lender: string, endpoint: string) => `lenders.${lender}.${endpoint}` as const

/** Holds a request against the lender's contract; answers which applications it names. */
export function checked({ endpoint }: Admitted, wire: WireRequest): string[] {
  const errors = endpoint.request(wire)
  if (errors.length > 0) throw refuse(400, 'invalid_input', fieldSentences(errors))
  return endpoint.applications(wire)
}

/** The application they name, if any. 404 unless each is one of this lender's that the caller may see. */
export async function requireNamed(
  db: Db,
  { caller, connection }: Admitted,
  names: readonly string[],
): Promise<NamedApplication | undefined> {
  const applications: NamedApplication[] = []
  for (const name of names) {
    const { id, project_id, lender, lender_reference } = lender_applications
    const [row] = await db
      .select({ id, project_id })
      .from(lender_applications)
      .innerJoin(projects, eq(projects.id, project_id))
      .where(
        and(
          visibleTo(caller),
          eq(lender, connection.dialect.code),
          or(eq(lender_reference, name), isUuid(name) ? eq(id, name) : undefined),
        ),
      )
    if (!row || applications.some(other => other.id !== row.id)) throw notFound('application')
    applications.push(row)
  }
  return applications[0]
}

/** A refusal that is to be kept commits what was written before it. */
export async function committed<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  const result = await database.transaction(async db => {
    try {
      return await work(db)
    } catch (error) {
      if (error instanceof KeptRefusal) return error
      throw error
    }
  })
  if (result instanceof KeptRefusal) throw result
  return result
}

type Noting = { ports: Ports; request: RequestFacts }

/** One line in the event log: who, what, duration and outcome. No contents. */
export async function noteExchange(
  db: Db,
  { ports, request }: Noting,
  { caller, connection, name, started }: Admitted,
  outcome: Outcome<unknown> | { kind: 'gone' },
  application?: NamedApplication,
) {
  const { code, name: lender } = connection.dialect
  const { sentence, sentence_es } = storedSentence(() => words.exchange[outcome.kind]({ endpoint: name, lender }))
  const at = ports.now()
  await db.insert(lender_events).values({
    company_id: caller.company_id,
    id: ports.id(),
    lender: code,
    at,
    actor: caller.name,
    application_id: application?.id ?? null,
    event: 'exchange',
    sentence,
    detail: {
      endpoint: name,
      sentence_es,
      outcome: outcome.kind,
      ms: at.getTime() - started,
      request_id: request.id,
      ...('status' in outcome ? { status: outcome.status } : {}),
      ...('where' in outcome && outcome.where !== undefined ? { where: outcome.where } : {}),
    },
  })
}
