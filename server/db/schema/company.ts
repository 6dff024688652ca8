// The company, its people and what keeps them signed in.
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { SecondStepPolicy } from '#machines/company/session/second-step-policy.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, bytea, company_id, version } from '../columns.ts'

export const companies = pgTable('companies', {
  company_id: integer('company_id').primaryKey(),
  name: text('name').notNull(),
  legal_name: text('legal_name').notNull(),
  /** For the company's own state until `licenses` lists one. */
  license_number: text('license_number'),
  licenses: jsonb('licenses').$type<Schemas['License'][]>().notNull().default([]),
  state: text('state'),
  address: jsonb('address').$type<Schemas['Address']>(),
  logo_file_id: uuid('logo_file_id'),
  metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
  metadata_version: integer('metadata_version').notNull().default(0),
  idle_minutes: integer('idle_minutes').notNull().default(60),
  brand_color: text('brand_color').notNull().default('#b86e00'),
  phone: text('phone'),
  email: text('email'),
  website: text('website'),
  timezone: text('timezone').notNull().default('America/Phoenix'),
  status: text('status', { enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  default_price_usd_per_w: doublePrecision('default_price_usd_per_w').notNull().default(2.5),
  next_project_number: integer('next_project_number').notNull().default(1001),
  created_at: at('created_at').notNull(),
  /** When it was created on this installation, regardless of an archive's age. */
  here_since: at('here_since').notNull(),
  /** When a person who may act for the company proved access to its mailbox. */
  address_verified_at: at('address_verified_at'),
  second_step: jsonb('second_step').$type<SecondStepPolicy>(),
  version,
})

export const roles = pgTable(
  'roles',
  {
    company_id,
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    is_system: boolean('is_system').notNull().default(false),
    permissions: text('permissions').array().notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const users = pgTable(
  'users',
  {
    company_id,
    id: uuid('id').notNull(),
    role_id: uuid('role_id').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    password_hash: text('password_hash'),
    /** Of the PIN that takes back a device handed to signers. */
    pin_hash: text('pin_hash'),
    language: text('language', { enum: ['en', 'es'] }),
    status: text('status', { enum: ['invited', 'active', 'disabled'] })
      .notNull()
      .default('active'),
    must_change_password: boolean('must_change_password').notNull().default(false),
    manager_id: uuid('manager_id'),
    territory: jsonb('territory').$type<Schemas['Territory']>(),
    last_login_at: at('last_login_at'),
    disabled_at: at('disabled_at'),
    /** Sort key of member lists: last name first, in lower case, and the id. Set by the database. */
    sort_key: text('sort_key'),
    created_at: at('created_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const sessions = pgTable(
  'sessions',
  {
    company_id,
    token_hash: text('token_hash').notNull(),
    user_id: uuid('user_id').notNull(),
    created_at: at('created_at').notNull(),
    last_seen_at: at('last_seen_at').notNull(),
    expires_at: at('expires_at').notNull(),
    ended_at: at('ended_at'),
    ip: text('ip'),
    user_agent: text('user_agent'),
    /** When the user last proved who they are: at sign-in, or when asked again. */
    proved_at: at('proved_at'),
    /** Of a session that began at the company's identity provider: whether that asked for both steps. */
    provider_steps: boolean('provider_steps'),
  },
  t => [primaryKey({ columns: [t.company_id, t.token_hash] })],
)

/** Browsers a user has signed in with. */
export const known_devices = pgTable(
  'known_devices',
  {
    company_id,
    user_id: uuid('user_id').notNull(),
    device_hash: text('device_hash').notNull(),
    created_at: at('created_at').notNull(),
    last_seen_at: at('last_seen_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.user_id, t.device_hash] })],
)

/** A user's authenticator app. It counts once it's confirmed. */
export const authenticators = pgTable(
  'authenticators',
  {
    company_id,
    user_id: uuid('user_id').notNull(),
    secret_sealed: bytea('secret_sealed').notNull(),
    created_at: at('created_at').notNull(),
    confirmed_at: at('confirmed_at'),
    /** The time step of the last accepted code. */
    last_step: bigint('last_step', { mode: 'number' }),
  },
  t => [primaryKey({ columns: [t.company_id, t.user_id] })],
)

/** Public halves of keys that users' devices hold. */
export const passkeys = pgTable(
  'passkeys',
  {
    company_id,
    id: uuid('id').notNull(),
    user_id: uuid('user_id').notNull(),
    credential_id: text('credential_id').notNull(),
    public_key: bytea('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    created_at: at('created_at').notNull(),
    last_used_at: at('last_used_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Codes that work once: in place of the app's, or for a forgotten password. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    company_id,
    user_id: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['second_step', 'password'] }).notNull(),
    code_hash: text('code_hash').notNull(),
    created_at: at('created_at').notNull(),
    used_at: at('used_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.user_id, t.code_hash] })],
)

export const login_attempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  last_at: at('last_at').notNull(),
  blocked_until: at('blocked_until'),
})

/** Companies to be, sealed until the mailed link was opened. */
export const sign_ups = pgTable('sign_ups', {
  token_hash: text('token_hash').primaryKey(),
  sealed: bytea('sealed').notNull(),
  created_at: at('created_at').notNull(),
  expires_at: at('expires_at').notNull(),
  ended_at: at('ended_at'),
})

export const settings = pgTable(
  'settings',
  {
    company_id,
    area: text('area').notNull(),
    value: jsonb('value').notNull(),
    secret_sealed: bytea('secret_sealed'),
    version: integer('version').notNull(),
    updated_at: at('updated_at').notNull(),
    updated_by: uuid('updated_by'),
  },
  t => [primaryKey({ columns: [t.company_id, t.area] })],
)

export const invites = pgTable(
  'invites',
  {
    company_id,
    id: uuid('id').notNull(),
    token_hash: text('token_hash').notNull(),
    role_id: uuid('role_id').notNull(),
    /** The restored member whose place the invited person takes. */
    user_id: uuid('user_id'),
    invited_by: uuid('invited_by').notNull(),
    email: text('email'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    manager_id: uuid('manager_id'),
    territory: jsonb('territory').$type<Schemas['Territory']>(),
    created_at: at('created_at').notNull(),
    expires_at: at('expires_at').notNull(),
    accepted_at: at('accepted_at'),
    accepted_by: uuid('accepted_by'),
    revoked_at: at('revoked_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Domains of a company: its members' addresses, once a TXT record proved that they are its own. */
export const company_domains = pgTable(
  'company_domains',
  {
    company_id,
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    created_at: at('created_at').notNull(),
    verified_at: at('verified_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.domain] })],
)

/** Members by the name the company's identity provider has for them. */
export const provider_identities = pgTable(
  'provider_identities',
  {
    company_id,
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    user_id: uuid('user_id').notNull(),
    created_at: at('created_at').notNull(),
    last_used_at: at('last_used_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.issuer, t.subject] })],
)

/** Members managed by the company's directory (SCIM). */
export const directory_users = pgTable(
  'directory_users',
  {
    company_id,
    user_id: uuid('user_id').notNull(),
    external_id: text('external_id'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.user_id] })],
)

export const directory_groups = pgTable(
  'directory_groups',
  {
    company_id,
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    external_id: text('external_id'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const directory_members = pgTable(
  'directory_members',
  { company_id, group_id: uuid('group_id').notNull(), user_id: uuid('user_id').notNull() },
  t => [primaryKey({ columns: [t.company_id, t.group_id, t.user_id] })],
)
