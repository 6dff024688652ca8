// The logins of an external PostgreSQL. Each belongs to one database and is a member of one role without login and nothing else, so
// no statement can change its role. Their passwords are derived from the server's secret, so servers that share it agree.
import { createHash, createHmac, hkdfSync, pbkdf2Sync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { letEraserErase } from './roles/eraser.ts'
import { letReaderRead } from './roles/reader.ts'
import { rowsOf } from './rows.ts'
import { type Db, type Place, ROLES } from './standing.ts'

/** Roles belong to the cluster, which may have many databases. */
export const loginName = (database: string, place: Place): string =>
  `sunquill_${place}_${createHash('sha256').update(database).digest('hex').slice(0, 16)}`

const derive = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sunquill database ${purpose}`, 32))

export const loginPassword = (secret: Uint8Array, login: string): string =>
  derive(secret, `login ${login}`).toString('base64url')

/** Proves to the database that the server, not the text of a query, has chosen the company. */
export function companyProof(key: Uint8Array, company_id: number): string {
  const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(key).update(bytes).digest()
  return `${company_id}.${sha256(sha256(String(company_id))).toString('hex')}`
}
export const proofKey = (secret: Uint8Array, database: string): Buffer => derive(secret, `company ${database}`)

/** The stored form (RFC 5803), so that no statement and no log contains the password. */
function scramVerifier(secret: Uint8Array, login: string): string {
  const salt = derive(secret, `salt ${login}`).subarray(0, 16)
  const salted = pbkdf2Sync(loginPassword(secret, login), salt, 4096, 32, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64')
  return `SCRAM-SHA-256$4096:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`
}

/** Runs as the owner, after the migrations. */
export async function separateLogins(db: Db, secret: Uint8Array): Promise<void> {
  const [row] = rowsOf<{ database: string }>(await db.execute(sql`select current_database() as database`))
  const database = row?.database ?? ''
  for (const place of ['door', 'jobs', 'tenant'] as const) await makeLogin(db, secret, database, place)
  // A temporary table would shadow the real one for the connection's next user.
  await db.execute(sql`revoke temporary on database ${sql.identifier(database)} from public`)
  await proveCompany(db, proofKey(secret, database))
  await letReaderRead(db)
  await letEraserErase(db)
}

async function makeLogin(db: Db, secret: Uint8Array, database: string, place: Place) {
  const name = loginName(database, place)
  const [login, role] = [sql.identifier(name), sql.identifier(ROLES[place])]
  const settings = rowsOf<{ strong: boolean }>(
    await db.execute(sql`
      select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as strong
      from pg_roles where rolname = ${name}`),
  )
  if (settings.length === 0) await db.execute(sql`create role ${login} login`)
  if (settings[0]?.strong) throw new Error(`The database login ${name} was given attributes it must not have.`)
  await db.execute(sql`alter role ${login} login password ${sql.raw(`'${scramVerifier(secret, name)}'`)}`)
  for (const { role: other } of await otherRoles(db, name, place))
    await db.execute(sql`revoke ${sql.identifier(other)} from ${login}`)
  // Since PostgreSQL 16, grants by a superuser can't be revoked by others.
  const [left] = await otherRoles(db, name, place)
  if (left)
    throw new Error(
      `The database login ${name} was granted ${left.role}, which it must not have. As ${left.grantor}: revoke ${left.role} from ${name}`,
    )
  await db.execute(sql`grant ${role} to ${login}`)
}

/** A login's grants in addition to its role, with their grantors. */
const otherRoles = async (db: Db, name: string, place: Place) =>
  rowsOf<{ role: string; grantor: string }>(
    await db.execute(sql`
      select pg_get_userbyid(roleid) as role, pg_get_userbyid(grantor) as grantor from pg_auth_members
      where member = ${name}::regrole and roleid <> ${ROLES[place]}::regrole`),
  )

/**
 * Any query may set app.company_id, and on a managed PostgreSQL set_config can't be revoked. So there, rows of a company are
 * visible only with a proof that the server alone can compute. The proof is read once per statement; CASE keeps the planner from
 * merging it with the other condition, which indexes and estimates depend on.
 */
async function proveCompany(db: Db, key: Uint8Array) {
  await db.execute(sql`create schema if not exists sunquill_proof`)
  await db.execute(sql`create table if not exists sunquill_proof.keys (key bytea primary key)`)
  await db.execute(sql`delete from sunquill_proof.keys where key <> ${key}`)
  await db.execute(sql`insert into sunquill_proof.keys values (${key}) on conflict do nothing`)
  await db.execute(sql.raw(PROVED_COMPANY))
  await db.execute(sql.raw(POLICIES))
}

const PROVED_COMPANY = `
  create or replace function public.proved_company() returns integer
  language plpgsql stable parallel safe security definer set search_path = pg_catalog as $body$
  declare
    proof text := current_setting('app.company_proof', true);
    company text := split_part(proof, '.', 1);
    key bytea;
  begin
    if coalesce(company, '') = '' then return null; end if;
    select keys.key into key from sunquill_proof.keys;
    if encode(sha256(key || sha256(key || convert_to(company, 'UTF8'))), 'hex') = split_part(proof, '.', 2)
    then return company::integer; end if;
    return null;
  end $body$`

const POLICIES = `
  do $$
  declare tenant_table regclass;
  begin
    for tenant_table in
      select c.oid from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'proved')
    loop
      execute format('create policy proved on %s as restrictive to sunquill_app
        using (case when company_id = (select public.proved_company()) then true else false end)', tenant_table);
    end loop;
  end $$`
