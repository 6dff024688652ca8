// Made by sdk/generate.ts from openapi/. Change the contract, then run `npm run sdk`.

import * as z from 'zod/mini';

export const zSignIn = /*#__PURE__*/ (() => z.object({
    email: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(200))
}))();

/**
 * A UUIDv7.
 */
export const zId = /*#__PURE__*/ (() => z.uuid())();

export const zIdleMinutes = /*#__PURE__*/ (() => z.int().check(z.gte(5), z.lte(60)))();

export const zUser = /*#__PURE__*/ (() => z.object({
    id: zId,
    firstname: z.string(),
    lastname: z.string(),
    company_id: z.int().check(z.gte(1)),
    company: z.object({
        id: z.int(),
        name: z.string(),
        brand_color: z.optional(z.string()),
        idle_minutes: z.optional(zIdleMinutes)
    }),
    role_id: zId,
    role: z.string(),
    status: z.enum([
        'invited',
        'active',
        'disabled'
    ]),
    must_change_password: z.boolean(),
    last_login_at: z.nullish(z.iso.datetime({ offset: true })),
    contacts: z.array(z.object({
        type: z.union([z.literal(0), z.literal(1)]),
        contact: z.string()
    }))
}))();

export const zOpenSession = /*#__PURE__*/ (() => z.object({
    token: z.string(),
    expires_at: z.iso.datetime({ offset: true }),
    user: zUser
}))();

/**
 * Counts changes; an update carries the one it was made from.
 */
export const zVersion = /*#__PURE__*/ (() => z.int().check(z.gte(1)))();

export const zError = /*#__PURE__*/ (() => z.object({
    message: z.union([
        z.string(),
        z.record(z.string(), z.string())
    ]),
    code: z.string().check(z.regex(/^[a-z0-9_]+$/)),
    request_id: z.string(),
    legal: z.optional(z.array(z.string())),
    current_version: z.optional(zVersion)
}))();

/**
 * Twelve characters or more, none of the passwords everybody tries; nothing is asked of its letters.
 */
export const zNewPassword = /*#__PURE__*/ (() => z.string().check(z.minLength(12), z.maxLength(200)))();

export const zChangePassword = /*#__PURE__*/ (() => z.object({
    current_password: z.string().check(z.minLength(1), z.maxLength(200)),
    new_password: zNewPassword
}))();

/**
 * Local part, @, domain, a dot, then at least two letters.
 */
export const zEmail = /*#__PURE__*/ (() => z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/)))();

export const zRequestReset = /*#__PURE__*/ (() => z.object({
    email: zEmail
}))();

export const zResetPassword = /*#__PURE__*/ (() => z.object({
    reset: z.string().check(z.minLength(1), z.maxLength(200)),
    password: zNewPassword
}))();

export const zPermission = /*#__PURE__*/ (() => z.enum([
    'dashboard.view',
    'projects.view_own',
    'projects.view_all',
    'projects.create',
    'projects.edit',
    'projects.change_status',
    'projects.reopen',
    'homeowners.edit',
    'design.edit',
    'pricing.view_cost',
    'pricing.override',
    'financing.select',
    'lenders.apply',
    'lenders.manage',
    'proposals.edit',
    'proposals.send',
    'agreements.send',
    'agreements.void',
    'catalog.edit',
    'adders.edit',
    'incentives.edit',
    'financing.edit',
    'agreement_templates.edit',
    'proposal_templates.edit',
    'team.view',
    'team.invite',
    'team.disable',
    'team.reset_password',
    'roles.view',
    'roles.edit',
    'company.edit',
    'settings.edit',
    'settings.services',
    'settings.lenders',
    'audits.view',
    'billing.view',
    'receivables.view',
    'receivables.edit',
    'resources.edit',
    'exports.create',
    'users.impersonate'
]))();

/**
 * A US state or territory by its two letters.
 */
export const zStateCode = /*#__PURE__*/ (() => z.string().check(z.regex(/^[A-Z]{2}$/)))();

export const zPersonName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(80)))();

/**
 * Area code and exchange by the North American numbering rules (neither begins with 0 or 1, neither is N11, no area code has 9 in the middle); +1 before and an extension behind may be there.
 */
export const zUsPhone = /*#__PURE__*/ (() => z.string().check(z.maxLength(40), z.regex(/^(?:\+?1[\s.\-]?)?(?:\((?:[2-9](?:1[02-9]|[02-8]1|[02-8][02-9]))\)|[2-9](?:1[02-9]|[02-8]1|[02-8][02-9]))[\s.\-]?[2-9](?:1[02-9]|[02-9]1|[02-9][02-9])[\s.\-]?[0-9]{4}(?:\s*(?:x|ext\.?|extension)\s*[0-9]{1,6})?$/)))();

export const zSignUp = /*#__PURE__*/ (() => z.object({
    company_name: z.string().check(z.minLength(2), z.maxLength(80)),
    state: zStateCode,
    firstname: zPersonName,
    lastname: zPersonName,
    email: zEmail,
    phone: z.optional(zUsPhone),
    password: zNewPassword
}))();

export const zNewInvite = /*#__PURE__*/ (() => z.object({
    role_id: zId,
    email: z.optional(zEmail),
    firstname: z.optional(zPersonName),
    lastname: z.optional(zPersonName)
}))();

export const zInvite = /*#__PURE__*/ (() => z.object({
    id: zId,
    role: z.string(),
    role_id: zId,
    email: z.optional(z.string()),
    firstname: z.optional(z.string()),
    lastname: z.optional(z.string()),
    invited_by: z.string(),
    status: z.enum([
        'open',
        'accepted',
        'revoked',
        'expired'
    ]),
    created_at: z.iso.datetime({ offset: true }),
    expires_at: z.iso.datetime({ offset: true })
}))();

export const zJoin = /*#__PURE__*/ (() => z.object({
    invite: z.string().check(z.minLength(1), z.maxLength(200)),
    firstname: zPersonName,
    lastname: zPersonName,
    email: zEmail,
    phone: z.optional(zUsPhone),
    password: zNewPassword
}))();

export const zAddress = /*#__PURE__*/ (() => z.object({
    line1: z.string().check(z.minLength(1), z.maxLength(120)),
    line2: z.optional(z.string().check(z.maxLength(120))),
    city: z.string().check(z.minLength(1), z.maxLength(80)),
    state: zStateCode,
    postal_code: z.string().check(z.regex(/^[0-9]{5}(-[0-9]{4})?$/)),
    latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.optional(z.number().check(z.gte(-180), z.lte(180)))
}))();

export const zCompany = /*#__PURE__*/ (() => z.object({
    id: z.int().check(z.gte(1)),
    name: z.string(),
    legal_name: z.string(),
    license_number: z.optional(z.string()),
    brand_color: z.string(),
    logo_src: z.optional(z.string()),
    phone: z.optional(z.string()),
    email: z.optional(z.string()),
    website: z.optional(z.string()),
    address: z.optional(zAddress),
    state: z.optional(zStateCode),
    timezone: z.string(),
    version: zVersion
}))();

export const zCompanyFields = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(2), z.maxLength(80)),
    legal_name: z.string().check(z.minLength(2), z.maxLength(120)),
    license_number: z.optional(z.string().check(z.maxLength(60))),
    brand_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
    phone: z.optional(zUsPhone),
    email: z.optional(zEmail),
    website: z.optional(z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[^\s\/]+\.[^\s]+$/))),
    address: z.optional(zAddress),
    version: zVersion
}))();

/**
 * Where the next page begins; null at the end.
 */
export const zCursor = /*#__PURE__*/ (() => z.nullable(z.string()))();

export const zPointOfContact = /*#__PURE__*/ (() => z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    email: z.optional(zEmail),
    phone: z.optional(zUsPhone),
    shown_to_homeowners: z.boolean()
}))();

export const zPointsOfContact = /*#__PURE__*/ (() => z.object({
    sales: zPointOfContact,
    installation: zPointOfContact,
    service: zPointOfContact,
    billing: zPointOfContact
}))();

export const zTimeZone = /*#__PURE__*/ (() => z.enum([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Puerto_Rico',
    'Pacific/Guam',
    'Pacific/Pago_Pago'
]))();

/**
 * What stands before a project's number.
 */
export const zProjectPrefix = /*#__PURE__*/ (() => z.string().check(z.maxLength(8), z.regex(/^[A-Za-z0-9-]*$/)))();

/**
 * How long a signer's link works.
 */
export const zSigningLinkDays = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(90)))();

/**
 * How long an invitation works.
 */
export const zInviteDays = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(30)))();

/**
 * What a price must keep to be sold. Null asks for nothing.
 */
export const zPricingChecks = /*#__PURE__*/ (() => z.object({
    minimum_margin: z.nullable(z.number().check(z.gte(0), z.lte(0.9))),
    cost_usd_per_w: z.nullable(z.number().check(z.gte(0), z.lte(20))),
    most_discount: z.nullable(z.number().check(z.gte(0), z.lte(1)))
}))();

export const zGeneral = /*#__PURE__*/ (() => z.object({
    timezone: zTimeZone,
    project_prefix: zProjectPrefix,
    next_project_number: z.int().check(z.gte(1), z.lte(9999999)),
    signing_link_days: zSigningLinkDays,
    invite_days: zInviteDays,
    pricing_checks: zPricingChecks,
    version: z.int().check(z.gte(0))
}))();

export const zGeneralInput = /*#__PURE__*/ (() => z.object({
    timezone: zTimeZone,
    project_prefix: zProjectPrefix,
    next_project_number: z.optional(z.int().check(z.gte(1), z.lte(9999999))),
    signing_link_days: zSigningLinkDays,
    invite_days: zInviteDays,
    pricing_checks: zPricingChecks,
    version: z.int().check(z.gte(0))
}))();

export const zCounts = /*#__PURE__*/ (() => z.object({
    projects: z.int().check(z.gte(0)),
    proposals: z.int().check(z.gte(0)),
    agreements_sent: z.int().check(z.gte(0)),
    agreements_signed: z.int().check(z.gte(0)),
    mails: z.int().check(z.gte(0)),
    stored_bytes: z.int().check(z.gte(0))
}))();

export const zUsage = /*#__PURE__*/ (() => z.object({
    timezone: zTimeZone,
    members: z.object({
        active: z.int().check(z.gte(0)),
        invited: z.int().check(z.gte(0))
    }),
    total: zCounts,
    months: z.array(z.intersection(zCounts, z.object({
        month: z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}$/))
    })))
}))();

export const zMember = /*#__PURE__*/ (() => z.intersection(zUser, z.object({
    last_seen_at: z.nullish(z.iso.datetime({ offset: true })),
    version: zVersion
})))();

export const zSession = /*#__PURE__*/ (() => z.object({
    id: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    last_seen_at: z.iso.datetime({ offset: true }),
    ip: z.optional(z.string()),
    device: z.string(),
    current: z.boolean()
}))();

export const zUserActivity = /*#__PURE__*/ (() => z.object({
    id: zId,
    at: z.iso.datetime({ offset: true }),
    sentence: z.string(),
    outcome: z.enum(['done', 'refused']),
    project_id: z.optional(zId),
    impersonator: z.optional(z.string())
}))();

export const zArea = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    permissions: z.array(z.object({
        key: zPermission,
        label: z.string()
    }))
}))();

export const zRole = /*#__PURE__*/ (() => z.object({
    id: zId,
    name: z.string(),
    description: z.string(),
    is_system: z.boolean(),
    permissions: z.array(zPermission),
    members: z.int().check(z.gte(0)),
    version: zVersion
}))();

export const zRoleName = /*#__PURE__*/ (() => z.string().check(z.minLength(2), z.maxLength(60)))();

export const zAuditEntry = /*#__PURE__*/ (() => z.object({
    id: zId,
    at: z.iso.datetime({ offset: true }),
    actor: z.string(),
    actor_id: z.optional(zId),
    impersonator_id: z.optional(zId),
    action: z.string(),
    outcome: z.enum(['done', 'refused']),
    sentence: z.string(),
    project_id: z.optional(zId),
    entity_id: z.optional(z.string()),
    ip: z.optional(z.string()),
    request_id: z.string(),
    changes: z.array(z.object({
        field: z.string(),
        before: z.optional(z.string()),
        after: z.optional(z.string())
    }))
}))();

export const zChainReport = /*#__PURE__*/ (() => z.object({
    entries: z.int().check(z.gte(0)),
    whole: z.boolean(),
    fault: z.optional(z.string())
}))();

export const zNewEmail = /*#__PURE__*/ (() => z.object({
    to: z.array(zEmail).check(z.minLength(1), z.maxLength(10)),
    subject: z.string().check(z.minLength(1), z.maxLength(200)),
    body: z.string().check(z.minLength(1), z.maxLength(20000))
}))();

export const zMail = /*#__PURE__*/ (() => z.object({
    id: zId,
    kind: z.enum([
        'welcome',
        'invitation',
        'password_reset',
        'password_changed',
        'crash_report',
        'message',
        'notification'
    ]),
    to: z.string(),
    subject: z.string(),
    status: z.enum([
        'queued',
        'kept',
        'sent',
        'failed'
    ]),
    attempts: z.int().check(z.gte(0)),
    last_error: z.optional(z.string()),
    created_at: z.iso.datetime({ offset: true }),
    sent_at: z.optional(z.iso.datetime({ offset: true }))
}))();

/**
 * A name such as smtp.example.com, or an address.
 */
export const zMailHost = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(253), z.regex(/^[A-Za-z0-9]([A-Za-z0-9.:_\-]*[A-Za-z0-9])?$/)))();

export const zPort = /*#__PURE__*/ (() => z.int().check(z.gte(1), z.lte(65535)))();

/**
 * tls from the first byte; starttls begins in the clear and goes no further without.
 */
export const zMailEncryption = /*#__PURE__*/ (() => z.enum([
    'none',
    'starttls',
    'tls'
]))();

export const zSenderName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^<>\x00-\x1f]+$/)))();

export const zMailServer = /*#__PURE__*/ (() => z.object({
    enabled: z.boolean(),
    host: z.optional(zMailHost),
    port: zPort,
    encryption: zMailEncryption,
    user: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    from_name: z.optional(zSenderName),
    from_address: z.optional(zEmail)
}))();

export const zSmtpSettings = /*#__PURE__*/ (() => z.object({
    smtp: zMailServer,
    has_password: z.boolean(),
    otherwise: z.enum([
        'google',
        'product',
        'kept'
    ]),
    version: z.int().check(z.gte(0))
}))();

export const zSmtpInput = /*#__PURE__*/ (() => z.object({
    enabled: z.boolean(),
    host: z.optional(zMailHost),
    port: zPort,
    encryption: zMailEncryption,
    user: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    remove_password: z.optional(z.boolean()),
    from_name: z.optional(zSenderName),
    from_address: z.optional(zEmail),
    version: z.int().check(z.gte(0))
}))();

/**
 * As Google's console shows it.
 */
export const zGoogleClientId = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9_\-]+\.apps\.googleusercontent\.com$/)))();

export const zGoogleSettings = /*#__PURE__*/ (() => z.object({
    client_id: z.optional(zGoogleClientId),
    has_secret: z.boolean(),
    status: z.enum([
        'not_configured',
        'not_connected',
        'connected',
        'needs_reconnecting'
    ]),
    address: z.optional(z.string()),
    connected_at: z.optional(z.iso.datetime({ offset: true })),
    redirect_uri: z.string(),
    through: z.enum([
        'smtp',
        'google',
        'product',
        'kept'
    ]),
    version: z.int().check(z.gte(0))
}))();

export const zGoogleInput = /*#__PURE__*/ (() => z.object({
    client_id: zGoogleClientId,
    client_secret: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/))),
    version: z.int().check(z.gte(0), z.lte(2147483647))
}))();

export const zTestEmail = /*#__PURE__*/ (() => z.object({
    through: z.optional(z.enum(['smtp', 'google'])),
    host: z.optional(zMailHost),
    port: z.optional(zPort),
    encryption: z.optional(zMailEncryption),
    user: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
    from_name: z.optional(zSenderName),
    from_address: z.optional(zEmail)
}))();

export const zMailTextKind = /*#__PURE__*/ (() => z.enum([
    'invitation',
    'welcome',
    'password_reset',
    'password_changed'
]))();

export const zMailText = /*#__PURE__*/ (() => z.object({
    kind: zMailTextKind,
    about: z.string(),
    subject: z.string(),
    body: z.string(),
    is_own: z.boolean(),
    standard: z.object({
        subject: z.string(),
        body: z.string()
    }),
    link: z.enum([
        'required',
        'optional',
        'none'
    ]),
    variables: z.array(z.object({
        name: z.string(),
        about: z.string(),
        sample: z.string()
    }))
}))();

export const zMailTexts = /*#__PURE__*/ (() => z.object({
    texts: z.array(zMailText),
    brand: z.string(),
    version: z.int().check(z.gte(0))
}))();

export const zMailTextInput = /*#__PURE__*/ (() => z.object({
    kind: zMailTextKind,
    subject: z.optional(z.string().check(z.minLength(1), z.maxLength(150))),
    body: z.optional(z.string().check(z.minLength(1), z.maxLength(5000))),
    reset: z.optional(z.boolean()),
    version: z.int().check(z.gte(0))
}))();

export const zNotificationEvent = /*#__PURE__*/ (() => z.enum([
    'agreement_signed',
    'agreement_declined',
    'proposal_opened',
    'member_joined'
]))();

export const zNotificationRule = /*#__PURE__*/ (() => z.object({
    event: zNotificationEvent,
    responsible: z.boolean(),
    role_ids: z.array(zId).check(z.maxLength(50)),
    user_ids: z.array(zId).check(z.maxLength(50)),
    addresses: z.array(zEmail).check(z.maxLength(5))
}))();

export const zNotificationChoice = /*#__PURE__*/ (() => z.object({
    id: zId,
    name: z.string()
}))();

export const zNotifications = /*#__PURE__*/ (() => z.object({
    rules: z.array(zNotificationRule),
    choices: z.object({
        roles: z.array(zNotificationChoice),
        members: z.array(zNotificationChoice)
    }),
    version: z.int().check(z.gte(0))
}))();

export const zNotificationsInput = /*#__PURE__*/ (() => z.object({
    rules: z.array(zNotificationRule).check(z.minLength(1), z.maxLength(10)),
    version: z.int().check(z.gte(0))
}))();

export const zProjectStatus = /*#__PURE__*/ (() => z.enum([
    'paid_by_cash',
    'draft',
    'new',
    'submitted',
    'approved',
    'installation_completed',
    'funded',
    'canceled',
    'declined',
    'voided',
    'active'
]))();

export const zStage = /*#__PURE__*/ (() => z.enum([
    'New Project',
    'In Progress',
    'Sold',
    'Rejected'
]))();

export const zProjectRow = /*#__PURE__*/ (() => z.object({
    id: zId,
    number: z.string(),
    name: z.string(),
    status: zProjectStatus,
    stage: zStage,
    owner_id: zId,
    owner_name: z.string(),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
    size_kw: z.nullable(z.number()),
    price_cents: z.nullable(z.int()),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true })
}))();

export const zTariff = /*#__PURE__*/ (() => z.object({
    rate_usd_per_kwh: z.number().check(z.gt(0), z.lte(2)),
    fixed_charge_cents_per_month: z.int().check(z.gte(0), z.lte(100000))
}))();

export const zAnnualUse = /*#__PURE__*/ (() => z.object({
    mode: z.literal('annual_kwh'),
    values: z.tuple([z.number().check(z.gte(0), z.lte(1000000))])
}))();

export const zMonthlyUse = /*#__PURE__*/ (() => z.object({
    mode: z.literal('monthly_kwh'),
    values: z.tuple([
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000)),
        z.number().check(z.gte(0), z.lte(100000))
    ])
}))();

export const zMonthlyBills = /*#__PURE__*/ (() => z.object({
    mode: z.literal('monthly_bill_cents'),
    values: z.tuple([
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000)),
        z.int().check(z.gte(0), z.lte(10000000))
    ])
}))();

/**
 * What the household uses. One value for annual_kwh, twelve for the monthly modes.
 */
export const zConsumption = /*#__PURE__*/ (() => z.union([
    z.intersection(z.object({
        mode: z.literal('annual_kwh')
    }), zAnnualUse),
    z.intersection(z.object({
        mode: z.literal('monthly_kwh')
    }), zMonthlyUse),
    z.intersection(z.object({
        mode: z.literal('monthly_bill_cents')
    }), zMonthlyBills)
]))();

export const zRoofType = /*#__PURE__*/ (() => z.enum([
    'composition_shingle',
    'concrete_tile',
    'clay_tile',
    'metal_standing_seam',
    'metal_corrugated',
    'flat',
    'wood_shake',
    'slate',
    'other'
]))();

export const zProject = /*#__PURE__*/ (() => z.object({
    id: zId,
    company_id: z.int(),
    number: z.string(),
    name: z.string(),
    status: zProjectStatus,
    stage: zStage,
    owner_id: zId,
    owner_name: z.string(),
    address: z.nullable(zAddress),
    utility_id: z.nullable(z.string()),
    utility_name: z.nullable(z.string()),
    tariff: z.nullable(zTariff),
    consumption: z.nullable(zConsumption),
    annual_consumption_kwh: z.nullable(z.number()),
    installation_on: z.nullable(z.iso.date()),
    roof_type: z.nullable(zRoofType),
    construction_begins_on: z.nullable(z.iso.date()),
    notes: z.string(),
    tags: z.array(z.string()),
    lead_source: z.nullable(z.string()),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
    version: zVersion,
    next_statuses: z.array(zProjectStatus)
}))();

export const zHomeownerFields = /*#__PURE__*/ (() => z.object({
    firstname: zPersonName,
    lastname: zPersonName,
    email: z.optional(zEmail),
    phone: z.optional(zUsPhone),
    preferred_language: z.optional(z.enum(['en', 'es']))
}))();

export const zNewProject = /*#__PURE__*/ (() => z.object({
    status: z.enum(['draft', 'new']),
    homeowner: zHomeownerFields,
    address: z.optional(zAddress),
    utility_id: z.optional(z.string().check(z.maxLength(40))),
    tariff: z.optional(zTariff),
    consumption: z.optional(zConsumption),
    roof_type: z.optional(zRoofType),
    lead_source: z.optional(z.string().check(z.maxLength(80))),
    notes: z.optional(z.string().check(z.maxLength(5000)))
}))();

export const zProjectChange = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    owner_id: z.optional(zId),
    address: z.optional(zAddress),
    utility_id: z.optional(z.string().check(z.maxLength(40))),
    tariff: z.optional(zTariff),
    consumption: z.optional(zConsumption),
    installation_on: z.nullish(z.iso.date()),
    construction_begins_on: z.nullish(z.iso.date()),
    roof_type: z.nullish(zRoofType),
    notes: z.optional(z.string().check(z.maxLength(5000))),
    tags: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(30))).check(z.maxLength(20))),
    lead_source: z.optional(z.string().check(z.maxLength(80)))
}))();

export const zHomeowner = /*#__PURE__*/ (() => z.object({
    id: zId,
    project_id: zId,
    firstname: z.string(),
    lastname: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    is_primary: z.boolean(),
    preferred_language: z.enum(['en', 'es']),
    version: zVersion
}))();

export const zRoofArray = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    tilt_deg: z.number().check(z.gte(0), z.lte(90)),
    azimuth_deg: z.number().check(z.gte(0), z.lt(360)),
    panel_id: zId,
    module_count: z.int().check(z.gte(1), z.lte(500)),
    shading: z.optional(z.tuple([
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1)),
        z.number().check(z.gte(0), z.lte(1))
    ]))
}))();

export const zInverterChoice = /*#__PURE__*/ (() => z.object({
    inverter_id: zId,
    count: z.int().check(z.gte(1), z.lte(500))
}))();

export const zStorageChoice = /*#__PURE__*/ (() => z.object({
    storage_id: zId,
    count: z.int().check(z.gte(1), z.lte(100))
}))();

export const zOtherChoice = /*#__PURE__*/ (() => z.object({
    other_id: zId,
    quantity: z.number().check(z.gt(0), z.lte(100000))
}))();

export const zDesign = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    arrays: z.array(zRoofArray),
    inverters: z.array(zInverterChoice),
    storage: z.array(zStorageChoice),
    others: z.array(zOtherChoice),
    storage_kwh: z.number(),
    module_count: z.int(),
    size_kw: z.number(),
    ac_kw: z.number(),
    dc_ac_ratio: z.number(),
    updated_at: z.iso.datetime({ offset: true })
}))();

export const zDesignInput = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: z.int().check(z.gte(0)),
    arrays: z.array(zRoofArray).check(z.minLength(1), z.maxLength(20)),
    inverters: z.array(zInverterChoice).check(z.minLength(1), z.maxLength(10)),
    storage: z.optional(z.array(zStorageChoice).check(z.maxLength(10))),
    others: z.optional(z.array(zOtherChoice).check(z.maxLength(40)))
}))();

/**
 * January to December.
 */
export const zTwelve = /*#__PURE__*/ (() => z.tuple([
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000)),
    z.number().check(z.gte(0), z.lte(100000000))
]))();

export const zSimulation = /*#__PURE__*/ (() => z.object({
    annual_kwh: z.number(),
    p90_kwh: z.number(),
    degradation: z.number(),
    monthly_kwh: zTwelve,
    monthly_poa_kwh_m2: zTwelve,
    monthly_consumption_kwh: z.nullable(zTwelve),
    offset: z.nullable(z.number()),
    size_kw: z.number(),
    specific_yield: z.number(),
    performance_ratio: z.number(),
    arrays: z.array(z.object({
        name: z.string(),
        size_kw: z.number(),
        annual_kwh: z.number(),
        specific_yield: z.number()
    })),
    losses: z.array(z.object({
        name: z.string(),
        share: z.number()
    })),
    weather: z.object({
        source: z.string(),
        stations: z.array(z.string()),
        file_name: z.nullable(z.string())
    }),
    assumptions: z.array(z.string()),
    design_version: zVersion
}))();

/**
 * Share of what the losses before it left.
 */
export const zLossShare = /*#__PURE__*/ (() => z.number().check(z.gte(0), z.lte(0.5)))();

/**
 * Between the panels and the inverter, as PVWatts names them.
 */
export const zSystemLosses = /*#__PURE__*/ (() => z.object({
    soiling: zLossShare,
    shading: zLossShare,
    snow: zLossShare,
    mismatch: zLossShare,
    wiring: zLossShare,
    connections: zLossShare,
    light_induced_degradation: zLossShare,
    nameplate: zLossShare,
    age: zLossShare,
    availability: zLossShare
}))();

export const zSimulationParams = /*#__PURE__*/ (() => z.object({
    losses: zSystemLosses,
    catalogue_efficiency: z.boolean(),
    inverter_efficiency: z.number().check(z.gte(0.8), z.lte(1)),
    degradation: z.number().check(z.gte(0), z.lte(0.03)),
    yearly_deviation: z.number().check(z.gte(0), z.lte(0.3)),
    version: z.int().check(z.gte(0))
}))();

/**
 * Dollars a watt; one sum; or what the system costs the company plus a share of it.
 */
export const zBaseMethod = /*#__PURE__*/ (() => z.enum([
    'per_watt',
    'flat',
    'cost_plus'
]))();

export const zDesignPreferences = /*#__PURE__*/ (() => z.object({
    default_panel_id: z.nullable(z.uuid()),
    default_inverter_id: z.nullable(z.uuid()),
    dc_ac_target: z.number().check(z.gte(0.8), z.lte(1.5)),
    default_tilt_deg: z.number().check(z.gte(0), z.lte(90)),
    default_azimuth_deg: z.number().check(z.gte(0), z.lt(360)),
    default_module_count: z.int().check(z.gte(1), z.lte(500)),
    price_usd_per_w: z.number().check(z.gte(0.5), z.lte(20)),
    base_method: zBaseMethod,
    flat_price_cents: z.nullable(z.int().check(z.gte(0), z.lte(100000000))),
    markup: z.nullable(z.number().check(z.gte(0), z.lte(5))),
    other_cost_usd_per_w: z.nullable(z.number().check(z.gte(0), z.lte(20))),
    version: z.int().check(z.gte(0))
}))();

export const zPanel = /*#__PURE__*/ (() => z.object({
    id: zId,
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    power_w: z.number().check(z.gte(5), z.lte(1000)),
    efficiency: z.number().check(z.gte(0.03), z.lte(0.27)),
    temp_coeff_pmax: z.number().check(z.gte(-0.01), z.lte(0)),
    temp_coeff_voc: z.nullable(z.number().check(z.gte(-0.01), z.lte(0.001))),
    voc: z.nullable(z.number().check(z.gte(1), z.lte(500))),
    vmp: z.nullable(z.number().check(z.gte(1), z.lte(500))),
    isc: z.nullable(z.number().check(z.gte(0.1), z.lte(40))),
    imp: z.nullable(z.number().check(z.gte(0.1), z.lte(40))),
    noct_c: z.nullable(z.number().check(z.gte(30), z.lte(80))),
    length_m: z.nullable(z.number().check(z.gte(0.2), z.lte(3))),
    width_m: z.nullable(z.number().check(z.gte(0.2), z.lte(2))),
    weight_kg: z.nullable(z.number().check(z.gte(0.5), z.lte(80))),
    technology: z.string().check(z.minLength(1), z.maxLength(60)),
    bifacial: z.boolean(),
    warranty_years: z.nullable(z.int().check(z.gte(1), z.lte(50))),
    degradation: z.number().check(z.gte(0), z.lte(0.03)),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    datasheet_src: z.nullable(z.string()),
    datasheet_name: z.nullable(z.string()),
    active: z.boolean(),
    version: zVersion
}))();

export const zPanelInput = /*#__PURE__*/ (() => z.object({
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    power_w: z.number().check(z.gte(5), z.lte(1000)),
    efficiency: z.number().check(z.gte(0.03), z.lte(0.27)),
    temp_coeff_pmax: z.number().check(z.gte(-0.01), z.lte(0)),
    temp_coeff_voc: z.nullish(z.number().check(z.gte(-0.01), z.lte(0.001))),
    voc: z.nullish(z.number().check(z.gte(1), z.lte(500))),
    vmp: z.nullish(z.number().check(z.gte(1), z.lte(500))),
    isc: z.nullish(z.number().check(z.gte(0.1), z.lte(40))),
    imp: z.nullish(z.number().check(z.gte(0.1), z.lte(40))),
    noct_c: z.nullish(z.number().check(z.gte(30), z.lte(80))),
    length_m: z.nullish(z.number().check(z.gte(0.2), z.lte(3))),
    width_m: z.nullish(z.number().check(z.gte(0.2), z.lte(2))),
    weight_kg: z.nullish(z.number().check(z.gte(0.5), z.lte(80))),
    technology: z.string().check(z.minLength(1), z.maxLength(60)),
    bifacial: z.boolean(),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    degradation: z.number().check(z.gte(0), z.lte(0.03)),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000)))
}))();

export const zPanelEdit = /*#__PURE__*/ (() => z.object({
    panel_id: zId,
    version: zVersion,
    active: z.boolean(),
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    power_w: z.number().check(z.gte(5), z.lte(1000)),
    efficiency: z.number().check(z.gte(0.03), z.lte(0.27)),
    temp_coeff_pmax: z.number().check(z.gte(-0.01), z.lte(0)),
    temp_coeff_voc: z.nullish(z.number().check(z.gte(-0.01), z.lte(0.001))),
    voc: z.nullish(z.number().check(z.gte(1), z.lte(500))),
    vmp: z.nullish(z.number().check(z.gte(1), z.lte(500))),
    isc: z.nullish(z.number().check(z.gte(0.1), z.lte(40))),
    imp: z.nullish(z.number().check(z.gte(0.1), z.lte(40))),
    noct_c: z.nullish(z.number().check(z.gte(30), z.lte(80))),
    length_m: z.nullish(z.number().check(z.gte(0.2), z.lte(3))),
    width_m: z.nullish(z.number().check(z.gte(0.2), z.lte(2))),
    weight_kg: z.nullish(z.number().check(z.gte(0.5), z.lte(80))),
    technology: z.string().check(z.minLength(1), z.maxLength(60)),
    bifacial: z.boolean(),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    degradation: z.number().check(z.gte(0), z.lte(0.03)),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000)))
}))();

export const zMaker = /*#__PURE__*/ (() => z.object({
    name: z.string(),
    count: z.int().check(z.gte(0))
}))();

export const zInverter = /*#__PURE__*/ (() => z.object({
    id: zId,
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    type: z.enum(['micro', 'string']),
    ac_power_w: z.number().check(z.gte(50), z.lte(500000)),
    ac_voltage_v: z.nullable(z.number().check(z.gte(100), z.lte(1000))),
    max_dc_w: z.nullable(z.number().check(z.gte(50), z.lte(1000000))),
    max_dc_v: z.nullable(z.number().check(z.gte(10), z.lte(2000))),
    mppt_min_v: z.nullable(z.number().check(z.gte(5), z.lte(2000))),
    mppt_max_v: z.nullable(z.number().check(z.gte(5), z.lte(2000))),
    mppt_count: z.nullable(z.int().check(z.gte(1), z.lte(48))),
    max_input_current_a: z.nullable(z.number().check(z.gte(0.1), z.lte(5000))),
    efficiency_cec: z.number().check(z.gte(0.7), z.lte(0.999)),
    warranty_years: z.nullable(z.int().check(z.gte(1), z.lte(50))),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    datasheet_src: z.nullable(z.string()),
    datasheet_name: z.nullable(z.string()),
    active: z.boolean(),
    version: zVersion
}))();

export const zInverterInput = /*#__PURE__*/ (() => z.object({
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    type: z.enum(['micro', 'string']),
    ac_power_w: z.number().check(z.gte(50), z.lte(500000)),
    ac_voltage_v: z.nullish(z.number().check(z.gte(100), z.lte(1000))),
    max_dc_w: z.nullish(z.number().check(z.gte(50), z.lte(1000000))),
    max_dc_v: z.nullish(z.number().check(z.gte(10), z.lte(2000))),
    mppt_min_v: z.nullish(z.number().check(z.gte(5), z.lte(2000))),
    mppt_max_v: z.nullish(z.number().check(z.gte(5), z.lte(2000))),
    mppt_count: z.nullish(z.int().check(z.gte(1), z.lte(48))),
    max_input_current_a: z.nullish(z.number().check(z.gte(0.1), z.lte(5000))),
    efficiency_cec: z.number().check(z.gte(0.7), z.lte(0.999)),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000)))
}))();

export const zInverterEdit = /*#__PURE__*/ (() => z.object({
    inverter_id: zId,
    version: zVersion,
    active: z.boolean(),
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    type: z.enum(['micro', 'string']),
    ac_power_w: z.number().check(z.gte(50), z.lte(500000)),
    ac_voltage_v: z.nullish(z.number().check(z.gte(100), z.lte(1000))),
    max_dc_w: z.nullish(z.number().check(z.gte(50), z.lte(1000000))),
    max_dc_v: z.nullish(z.number().check(z.gte(10), z.lte(2000))),
    mppt_min_v: z.nullish(z.number().check(z.gte(5), z.lte(2000))),
    mppt_max_v: z.nullish(z.number().check(z.gte(5), z.lte(2000))),
    mppt_count: z.nullish(z.int().check(z.gte(1), z.lte(48))),
    max_input_current_a: z.nullish(z.number().check(z.gte(0.1), z.lte(5000))),
    efficiency_cec: z.number().check(z.gte(0.7), z.lte(0.999)),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000)))
}))();

export const zStorage = /*#__PURE__*/ (() => z.object({
    id: zId,
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    usable_kwh: z.number().check(z.gte(0.05), z.lte(5000)),
    power_kw: z.number().check(z.gte(0.05), z.lte(5000)),
    round_trip_efficiency: z.nullable(z.number().check(z.gte(0.5), z.lte(1))),
    chemistry: z.string().check(z.minLength(1), z.maxLength(60)),
    coupling: z.enum(['ac', 'dc']),
    warranty_years: z.nullable(z.int().check(z.gte(1), z.lte(50))),
    amount_usd: z.nullable(z.number().check(z.gte(0), z.lte(1000000))),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    datasheet_src: z.nullable(z.string()),
    datasheet_name: z.nullable(z.string()),
    active: z.boolean(),
    version: zVersion
}))();

export const zStorageInput = /*#__PURE__*/ (() => z.object({
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    usable_kwh: z.number().check(z.gte(0.05), z.lte(5000)),
    power_kw: z.number().check(z.gte(0.05), z.lte(5000)),
    round_trip_efficiency: z.nullish(z.number().check(z.gte(0.5), z.lte(1))),
    chemistry: z.string().check(z.minLength(1), z.maxLength(60)),
    coupling: z.enum(['ac', 'dc']),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    amount_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000)))
}))();

export const zStorageEdit = /*#__PURE__*/ (() => z.object({
    storage_id: zId,
    version: zVersion,
    active: z.boolean(),
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    model: z.string().check(z.minLength(1), z.maxLength(120)),
    usable_kwh: z.number().check(z.gte(0.05), z.lte(5000)),
    power_kw: z.number().check(z.gte(0.05), z.lte(5000)),
    round_trip_efficiency: z.nullish(z.number().check(z.gte(0.5), z.lte(1))),
    chemistry: z.string().check(z.minLength(1), z.maxLength(60)),
    coupling: z.enum(['ac', 'dc']),
    warranty_years: z.nullish(z.int().check(z.gte(1), z.lte(50))),
    amount_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000)))
}))();

/**
 * By piece; once; by kW DC; one amount; by watt.
 */
export const zItemPricingMethod = /*#__PURE__*/ (() => z.enum([
    'Quantity',
    'Fixed',
    'System Size',
    'Flat Price',
    'Per Watt'
]))();

export const zOther = /*#__PURE__*/ (() => z.object({
    id: zId,
    category_id: zId,
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    unit: z.string().check(z.minLength(1), z.maxLength(20)),
    pricing_method: zItemPricingMethod,
    amount_usd: z.number().check(z.gte(0), z.lte(1000000)),
    category: z.string(),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    datasheet_src: z.nullable(z.string()),
    datasheet_name: z.nullable(z.string()),
    active: z.boolean(),
    version: zVersion
}))();

export const zOtherInput = /*#__PURE__*/ (() => z.object({
    category_id: zId,
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    unit: z.string().check(z.minLength(1), z.maxLength(20)),
    pricing_method: zItemPricingMethod,
    amount_usd: z.number().check(z.gte(0), z.lte(1000000)),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000)))
}))();

export const zOtherEdit = /*#__PURE__*/ (() => z.object({
    other_id: zId,
    version: zVersion,
    active: z.boolean(),
    category_id: zId,
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    unit: z.string().check(z.minLength(1), z.maxLength(20)),
    pricing_method: zItemPricingMethod,
    amount_usd: z.number().check(z.gte(0), z.lte(1000000)),
    price_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000)))
}))();

export const zCategory = /*#__PURE__*/ (() => z.object({
    id: zId,
    name: z.string(),
    items: z.int().check(z.gte(0)),
    active: z.boolean(),
    version: zVersion
}))();

export const zCategoryInput = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60))
}))();

export const zCategoryEdit = /*#__PURE__*/ (() => z.object({
    category_id: zId,
    version: zVersion,
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    active: z.boolean()
}))();

export const zDatasheetKind = /*#__PURE__*/ (() => z.enum([
    'panel',
    'inverter',
    'storage',
    'other'
]))();

export const zDatasheetOf = /*#__PURE__*/ (() => z.object({
    kind: zDatasheetKind,
    equipment_id: zId,
    version: zVersion
}))();

export const zEquipmentKind = /*#__PURE__*/ (() => z.enum([
    'panel',
    'inverter',
    'storage'
]))();

export const zEquipmentImport = /*#__PURE__*/ (() => z.object({
    id: zId,
    kind: zEquipmentKind,
    file_name: z.string(),
    format: z.nullable(z.string()),
    status: z.enum([
        'reading',
        'ready',
        'applied',
        'undone',
        'discarded',
        'failed'
    ]),
    reason: z.nullable(z.string()),
    notes: z.array(z.string()),
    rows_total: z.int().check(z.gte(0)),
    rows_read: z.int().check(z.gte(0)),
    rows_applied: z.int().check(z.gte(0)),
    counts: z.object({
        new: z.int().check(z.gte(0)),
        changed: z.int().check(z.gte(0)),
        unchanged: z.int().check(z.gte(0)),
        skipped: z.int().check(z.gte(0))
    }),
    created_by_name: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    applied_at: z.nullable(z.iso.datetime({ offset: true })),
    undone_at: z.nullable(z.iso.datetime({ offset: true })),
    version: zVersion
}))();

export const zImportRow = /*#__PURE__*/ (() => z.object({
    line: z.int().check(z.gte(1)),
    change: z.enum([
        'new',
        'changed',
        'unchanged',
        'skipped'
    ]),
    name: z.string(),
    reason: z.nullable(z.string()),
    fields: z.array(z.object({
        field: z.string(),
        before: z.nullable(z.string()),
        after: z.nullable(z.string())
    }))
}))();

export const zImportVersion = /*#__PURE__*/ (() => z.object({
    import_id: zId,
    version: zVersion
}))();

/**
 * The first five are the product's own; a percentage is of a named base, an area is the modules' own, size bands are by kW DC.
 */
export const zPricingMethod = /*#__PURE__*/ (() => z.enum([
    'Quantity',
    'Fixed',
    'System Size',
    'Flat Price',
    'Per Watt',
    'Percentage',
    'Per Panel',
    'Per Area',
    'Size Bands'
]))();

/**
 * What a percentage is of: the system's base price; batteries; base and all adders that are no percentage; or everything before discounts.
 */
export const zShareOf = /*#__PURE__*/ (() => z.enum([
    'base',
    'storage',
    'base_and_adders',
    'before_discounts'
]))();

export const zSizeBand = /*#__PURE__*/ (() => z.object({
    from_kw: z.number().check(z.gte(0), z.lte(10000)),
    to_kw: z.nullable(z.number().check(z.gt(0), z.lte(10000))),
    amount_usd: z.number().check(z.gte(0), z.lte(1000000))
}))();

export const zListCondition = /*#__PURE__*/ (() => z.object({
    field: z.enum([
        'state',
        'utility',
        'financing_type',
        'roof_type',
        'panel',
        'inverter',
        'storage',
        'other'
    ]),
    operator: z.enum(['in', 'not_in']),
    values: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.minLength(1), z.maxLength(100))
}))();

export const zRangeCondition = /*#__PURE__*/ (() => z.object({
    field: z.enum(['size_kw', 'module_count']),
    operator: z.enum([
        'at_least',
        'at_most',
        'between'
    ]),
    min: z.optional(z.number().check(z.gte(0), z.lte(100000))),
    max: z.optional(z.number().check(z.gte(0), z.lte(100000)))
}))();

export const zPresenceCondition = /*#__PURE__*/ (() => z.object({
    field: z.enum(['adder']),
    operator: z.enum(['present', 'absent']),
    adder_id: zId
}))();

export const zCondition = /*#__PURE__*/ (() => z.union([
    z.intersection(z.object({
        field: z.union([
            z.literal('state'),
            z.literal('utility'),
            z.literal('financing_type'),
            z.literal('roof_type'),
            z.literal('panel'),
            z.literal('inverter'),
            z.literal('storage'),
            z.literal('other')
        ])
    }), zListCondition),
    z.intersection(z.object({
        field: z.union([
            z.literal('size_kw'),
            z.literal('module_count')
        ])
    }), zRangeCondition),
    z.intersection(z.object({
        field: z.literal('adder')
    }), zPresenceCondition)
]))();

export const zRuleGroup = /*#__PURE__*/ (() => z.object({
    match: z.enum(['all', 'any']),
    conditions: z.array(zCondition).check(z.minLength(1), z.maxLength(20))
}))();

/**
 * All or any of conditions and of groups of conditions.
 */
export const zRule = /*#__PURE__*/ (() => z.object({
    match: z.enum(['all', 'any']),
    conditions: z.array(zCondition).check(z.maxLength(20)),
    groups: z.array(zRuleGroup).check(z.maxLength(10))
}))();

export const zAdder = /*#__PURE__*/ (() => z.object({
    id: zId,
    name: z.string(),
    description: z.string(),
    pricing_method: zPricingMethod,
    amount_usd: z.number(),
    unit: z.string(),
    share: z.nullable(z.number()),
    share_of: z.nullable(zShareOf),
    bands: z.nullable(z.array(zSizeBand)),
    effect: z.enum(['charge', 'discount']),
    cost_usd: z.nullish(z.number()),
    min_cents: z.nullable(z.int()),
    max_cents: z.nullable(z.int()),
    shown_in_proposal: z.boolean(),
    counts_for_incentives: z.boolean(),
    automatic: z.boolean(),
    conditions: z.nullable(zRule),
    position: z.int(),
    active: z.boolean(),
    version: zVersion,
    words: z.nullable(z.string()),
    problems: z.array(z.string())
}))();

export const zAdderFields = /*#__PURE__*/ (() => z.object({
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    description: z.string().check(z.maxLength(500)),
    pricing_method: zPricingMethod,
    amount_usd: z.number().check(z.gte(0), z.lte(1000000)),
    unit: z.string().check(z.maxLength(20)),
    share: z.nullable(z.number().check(z.gt(0), z.lte(1))),
    share_of: z.nullable(zShareOf),
    bands: z.nullable(z.array(zSizeBand).check(z.minLength(1), z.maxLength(30))),
    effect: z.enum(['charge', 'discount']),
    cost_usd: z.nullish(z.number().check(z.gte(0), z.lte(1000000))),
    min_cents: z.nullable(z.int().check(z.gte(0), z.lte(1000000000))),
    max_cents: z.nullable(z.int().check(z.gte(0), z.lte(1000000000))),
    shown_in_proposal: z.boolean(),
    counts_for_incentives: z.boolean(),
    automatic: z.boolean(),
    conditions: z.nullable(zRule),
    position: z.int().check(z.gte(0), z.lte(10000))
}))();

export const zName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(80)))();

export const zDescription = /*#__PURE__*/ (() => z.string().check(z.maxLength(500)))();

/**
 * Dollars a piece, once, a kW, a watt, a panel or a square foot, as the method says; 0 where the method needs none.
 */
export const zAmountUsd = /*#__PURE__*/ (() => z.number().check(z.gte(0), z.lte(1000000)))();

/**
 * What a Quantity is counted in, such as ft; empty for pieces.
 */
export const zUnit = /*#__PURE__*/ (() => z.string().check(z.maxLength(20)))();

/**
 * Of a percentage.
 */
export const zShare = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(1))))();

export const zShareOf2 = /*#__PURE__*/ (() => z.nullable(zShareOf))();

export const zBands = /*#__PURE__*/ (() => z.nullable(z.array(zSizeBand).check(z.minLength(1), z.maxLength(30))))();

/**
 * Whether it raises or lowers the price.
 */
export const zEffect = /*#__PURE__*/ (() => z.enum(['charge', 'discount']))();

/**
 * What it costs the company, by the same unit as the amount; only for whoever may see cost. Left out, it stays.
 */
export const zCostUsd = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gte(0), z.lte(1000000))))();

/**
 * The least a project's own price may be without a manager.
 */
export const zMinCents = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(0), z.lte(1000000000))))();

/**
 * The most a project's own price may be without a manager.
 */
export const zMaxCents = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(0), z.lte(1000000000))))();

/**
 * Otherwise its sum is part of the system's line.
 */
export const zShownInProposal = /*#__PURE__*/ (() => z.boolean())();

/**
 * Whether percentage incentives count it.
 */
export const zCountsForIncentives = /*#__PURE__*/ (() => z.boolean())();

/**
 * Applies by itself wherever its conditions hold, and nobody takes it out.
 */
export const zAutomatic = /*#__PURE__*/ (() => z.boolean())();

export const zConditions = /*#__PURE__*/ (() => z.nullable(zRule))();

/**
 * Its place in a price; the name decides among equals.
 */
export const zPosition = /*#__PURE__*/ (() => z.int().check(z.gte(0), z.lte(10000)))();

export const zAdderChange = /*#__PURE__*/ (() => z.object({
    adder_id: zId,
    version: zVersion,
    name: zName,
    description: zDescription,
    pricing_method: zPricingMethod,
    amount_usd: zAmountUsd,
    unit: zUnit,
    share: zShare,
    share_of: zShareOf2,
    bands: zBands,
    effect: zEffect,
    cost_usd: z.optional(zCostUsd),
    min_cents: zMinCents,
    max_cents: zMaxCents,
    shown_in_proposal: zShownInProposal,
    counts_for_incentives: zCountsForIncentives,
    automatic: zAutomatic,
    conditions: zConditions,
    position: zPosition
}))();

export const zAdderSwitch = /*#__PURE__*/ (() => z.object({
    adder_id: zId,
    version: zVersion,
    active: z.boolean()
}))();

export const zRuleTrial = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: z.optional(z.uuid()),
    conditions: zRule
}))();

export const zRuleVerdict = /*#__PURE__*/ (() => z.object({
    holds: z.boolean(),
    words: z.string(),
    because: z.array(z.string()),
    facts: z.array(z.object({
        label: z.string(),
        value: z.string()
    })),
    problems: z.array(z.string())
}))();

export const zAdderImport = /*#__PURE__*/ (() => z.object({
    csv: z.string().check(z.minLength(1), z.maxLength(300000)),
    confirm: z.optional(z.string().check(z.maxLength(64)))
}))();

export const zAdderImportResult = /*#__PURE__*/ (() => z.object({
    applied: z.boolean(),
    confirm: z.string(),
    rows: z.array(z.object({
        line: z.int(),
        name: z.string(),
        action: z.enum([
            'create',
            'update',
            'none',
            'refused'
        ]),
        changes: z.array(z.object({
            field: z.string(),
            before: z.string(),
            after: z.string()
        })),
        problems: z.array(z.string())
    })),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused: z.int()
}))();

export const zProjectAdder = /*#__PURE__*/ (() => z.object({
    adder_id: zId,
    name: z.string(),
    description: z.string(),
    pricing_method: zPricingMethod,
    effect: z.enum(['charge', 'discount']),
    amount_usd: z.number(),
    quantity: z.int(),
    amount_cents: z.nullable(z.int()),
    automatic: z.boolean(),
    added_by_hand: z.boolean(),
    applies: z.boolean(),
    because: z.array(z.string()),
    why: z.nullable(z.string()),
    total_cents: z.nullable(z.int()),
    catalogue_cents: z.nullable(z.int()),
    min_cents: z.nullable(z.int()),
    max_cents: z.nullable(z.int()),
    override: z.nullable(z.object({
        price_cents: z.int(),
        reason: z.string(),
        set_by: z.string(),
        set_at: z.iso.datetime({ offset: true })
    })),
    request: z.nullable(z.object({
        price_cents: z.int(),
        reason: z.string(),
        requested_by: z.string(),
        requested_at: z.iso.datetime({ offset: true })
    })),
    decision: z.nullable(z.object({
        decision: z.enum(['approved', 'declined']),
        decided_by: z.string(),
        decided_at: z.iso.datetime({ offset: true }),
        note: z.nullable(z.string())
    })),
    version: z.int().check(z.gte(0))
}))();

export const zNewProjectAdder = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: zId,
    quantity: z._default(z.optional(z.int().check(z.gte(1), z.lte(10000))), 1),
    amount_cents: z.optional(z.int().check(z.gte(0), z.lte(100000000)))
}))();

export const zProjectAdderKey = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: zId
}))();

export const zPriceOverride = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: zId,
    price_override_cents: z.nullable(z.int().check(z.gte(0), z.lte(1000000000))),
    reason: z.string().check(z.maxLength(300)),
    version: z.optional(z.int().check(z.gte(0)))
}))();

export const zOverrideDecision = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    adder_id: zId,
    version: zVersion,
    decision: z.enum(['approve', 'decline']),
    note: z.optional(z.string().check(z.maxLength(300)))
}))();

export const zOverrideRequest = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    project_name: z.string(),
    project_number: z.string(),
    adder_id: zId,
    adder_name: z.string(),
    requested_cents: z.int(),
    reason: z.string(),
    requested_by: z.string(),
    requested_at: z.iso.datetime({ offset: true }),
    version: zVersion
}))();

/**
 * Money in US cents.
 */
export const zCents = /*#__PURE__*/ (() => z.int().check(z.gte(-900000000000), z.lte(900000000000)))();

export const zPriceLine = /*#__PURE__*/ (() => z.object({
    kind: z.enum([
        'base',
        'item',
        'adder',
        'discount'
    ]),
    id: z.string(),
    name: z.string(),
    why: z.string(),
    total_cents: zCents
}))();

export const zSkippedAdder = /*#__PURE__*/ (() => z.object({
    adder_id: zId,
    name: z.string(),
    automatic: z.boolean(),
    because: z.array(z.string())
}))();

/**
 * How the base of this price is made. Costs are not in it.
 */
export const zShownBase = /*#__PURE__*/ (() => z.object({
    method: zBaseMethod
}))();

export const zPrice = /*#__PURE__*/ (() => z.object({
    size_w: z.number(),
    base_cents: zCents,
    adders: z.array(z.object({
        adder_id: zId,
        name: z.string(),
        pricing_method: zPricingMethod,
        quantity: z.int(),
        total_cents: zCents,
        hidden: z.optional(z.boolean())
    })),
    items: z.optional(z.array(z.object({
        id: z.string(),
        kind: z.enum(['storage', 'other']),
        name: z.string(),
        quantity: z.number(),
        total_cents: zCents
    }))),
    incentive_basis_cents: z.optional(z.int().check(z.gte(0))),
    discount_cents: zCents,
    price_cents: zCents,
    price_usd_per_w: z.number()
}))();

export const zPricingCheck = /*#__PURE__*/ (() => z.object({
    code: z.enum([
        'margin_below_minimum',
        'discount_above_limit',
        'financing_unavailable',
        'license_missing',
        'override_undecided'
    ]),
    severity: z.enum(['stop', 'warn']),
    sentence: z.string(),
    fix: z.string(),
    where: z.enum([
        'price',
        'financing',
        'company'
    ])
}))();

export const zIncentiveLevel = /*#__PURE__*/ (() => z.enum([
    'federal',
    'state',
    'utility',
    'local'
]))();

export const zFederalCode = /*#__PURE__*/ (() => z.enum(['owner_25d', 'third_party_48e']))();

export const zIncentiveName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(120)))();

/**
 * A share of the price, dollars, dollars a watt, or dollars a kWh made.
 */
export const zIncentiveKind = /*#__PURE__*/ (() => z.enum([
    'percent',
    'fixed',
    'per_watt',
    'production'
]))();

/**
 * By kind: a share (0.25), dollars, dollars a watt, dollars a kWh.
 */
export const zIncentiveValue = /*#__PURE__*/ (() => z.number().check(z.gt(0), z.lte(1000000)))();

/**
 * The most it pays, over all its years.
 */
export const zIncentiveCap = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(1), z.lte(900000000000))))();

/**
 * The most it pays as a share of the price.
 */
export const zIncentiveCapShare = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(1))))();

export const zFinancingType = /*#__PURE__*/ (() => z.enum([
    'loan',
    'cash',
    'lease',
    'ppa'
]))();

/**
 * Ways to pay it holds for; empty for all.
 */
export const zIncentiveTypes = /*#__PURE__*/ (() => z.array(zFinancingType).check(z.maxLength(4)))();

/**
 * Counted in, as YYYY-MM-DD.
 */
export const zDay = /*#__PURE__*/ (() => z.nullable(z.iso.date()))();

/**
 * Empty for all.
 */
export const zStates = /*#__PURE__*/ (() => z.array(zStateCode).check(z.maxLength(60)))();

/**
 * Utility ids such as AZ-803; empty for all.
 */
export const zUtilities = /*#__PURE__*/ (() => z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200)))();

/**
 * The installer passes it on at once; what the provider of a lease or PPA claims stays with the provider.
 */
export const zIncentiveClaimer = /*#__PURE__*/ (() => z.enum([
    'homeowner',
    'installer',
    'provider'
]))();

/**
 * At once, later in the first year, or each year by what was made.
 */
export const zIncentivePaid = /*#__PURE__*/ (() => z.enum([
    'upfront',
    'year_1',
    'yearly'
]))();

/**
 * For how many years a yearly one pays.
 */
export const zYears = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(1), z.lte(30))))();

/**
 * A share of the whole price, or of what is left after upfront incentives.
 */
export const zIncentiveBasis = /*#__PURE__*/ (() => z.enum(['gross', 'after_upfront']))();

/**
 * The law or programme it stands in.
 */
export const zLaw = /*#__PURE__*/ (() => z.string().check(z.maxLength(300)))();

/**
 * Where the rule can be read.
 */
export const zSourceUrl = /*#__PURE__*/ (() => z.string().check(z.minLength(9), z.maxLength(500), z.regex(/^https:\/\/[^\s<>"]+$/)))();

export const zIncentive = /*#__PURE__*/ (() => z.object({
    id: zId,
    code: z.nullable(zFederalCode),
    name: zIncentiveName,
    level: zIncentiveLevel,
    kind: zIncentiveKind,
    value: zIncentiveValue,
    cap_cents: zIncentiveCap,
    cap_share: zIncentiveCapShare,
    applies_to: zIncentiveTypes,
    starts_on: zDay,
    ends_on: zDay,
    construction_begun_by: zDay,
    states: zStates,
    utilities: zUtilities,
    claimed_by: zIncentiveClaimer,
    paid: zIncentivePaid,
    years: zYears,
    basis: zIncentiveBasis,
    law: zLaw,
    source_url: zSourceUrl,
    automatic: z.boolean(),
    active: z.boolean(),
    version: zVersion
}))();

export const zNewIncentive = /*#__PURE__*/ (() => z.object({
    name: zIncentiveName,
    level: zIncentiveLevel,
    kind: zIncentiveKind,
    value: zIncentiveValue,
    cap_cents: z.optional(zIncentiveCap),
    cap_share: z.optional(zIncentiveCapShare),
    applies_to: z.optional(zIncentiveTypes),
    starts_on: z.optional(zDay),
    ends_on: z.optional(zDay),
    states: z.optional(zStates),
    utilities: z.optional(zUtilities),
    claimed_by: zIncentiveClaimer,
    paid: zIncentivePaid,
    years: z.optional(zYears),
    basis: zIncentiveBasis,
    law: z.optional(zLaw),
    source_url: zSourceUrl,
    automatic: z.optional(z.boolean()),
    active: z.optional(z.boolean())
}))();

export const zIncentiveChange = /*#__PURE__*/ (() => z.object({
    incentive_id: zId,
    version: zVersion,
    name: z.optional(zIncentiveName),
    level: z.optional(zIncentiveLevel),
    kind: z.optional(zIncentiveKind),
    value: z.optional(zIncentiveValue),
    cap_cents: z.optional(zIncentiveCap),
    cap_share: z.optional(zIncentiveCapShare),
    applies_to: z.optional(zIncentiveTypes),
    starts_on: z.optional(zDay),
    ends_on: z.optional(zDay),
    states: z.optional(zStates),
    utilities: z.optional(zUtilities),
    claimed_by: z.optional(zIncentiveClaimer),
    paid: z.optional(zIncentivePaid),
    years: z.optional(zYears),
    basis: z.optional(zIncentiveBasis),
    law: z.optional(zLaw),
    source_url: z.optional(zSourceUrl),
    automatic: z.optional(z.boolean()),
    active: z.optional(z.boolean())
}))();

export const zProjectIncentive = /*#__PURE__*/ (() => z.object({
    incentive: zIncentive,
    decision: z.nullable(z.enum(['added', 'removed'])),
    decision_reason: z.nullable(z.string()),
    decided_by: z.nullable(z.string()),
    judged: z.array(z.object({
        type: zFinancingType,
        counts: z.boolean(),
        capped: z.boolean(),
        amount_cents: zCents,
        reason: z.string()
    }))
}))();

export const zProjectIncentives = /*#__PURE__*/ (() => z.object({
    incentives: z.array(zProjectIncentive),
    totals: z.array(z.object({
        type: zFinancingType,
        upfront_cents: zCents,
        year_cents: z.array(z.int()),
        homeowner_total_cents: zCents
    })),
    price_cents: z.nullable(z.int()),
    annual_kwh: z.nullable(z.number()),
    disclaimer: z.string()
}))();

export const zProviderCode = /*#__PURE__*/ (() => z.enum([
    'goodleap',
    'sunlight-financial',
    'mosaic',
    'lightreach',
    'cash',
    'enfin',
    'lifestyle-solar'
]))();

export const zProviderName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(60)))();

/**
 * Where it stands among its like.
 */
export const zPosition2 = /*#__PURE__*/ (() => z.int().check(z.gte(0), z.lte(1000)))();

export const zOptionName = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(80)))();

export const zTermMonths = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(12), z.lte(480))))();

/**
 * A share: 0.0749 is 7.49 %. No lender may ask more than 36 %.
 */
export const zApr = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gte(0), z.lte(0.36))))();

/**
 * The share of the loan the lender keeps. Only for callers with pricing.view_cost.
 */
export const zDealerFee = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gte(0), z.lte(0.6))))();

/**
 * How much a payment or rate rises each year.
 */
export const zEscalator = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gte(0), z.lte(0.05))))();

/**
 * Of a PPA, or of a lease priced by the first year it makes.
 */
export const zRatePerKwh = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(1))))();

/**
 * Of a lease: dollars a month and kW DC in the first year.
 */
export const zLeasePerKw = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(100))))();

/**
 * A lower APR at first, or no payments while interest is added to what is owed.
 */
export const zPromoKind = /*#__PURE__*/ (() => z.enum(['lower_apr', 'no_payments']))();

/**
 * Easier months at the start, counted in the term; null for none.
 */
export const zPromo = /*#__PURE__*/ (() => z.nullable(z.object({
    kind: zPromoKind,
    months: z.int().check(z.gte(1), z.lte(60)),
    apr: z.optional(zApr)
})))();

/**
 * The share of the loan expected to be paid in by month 18, after which the payment falls.
 */
export const zPaydownShare = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(0.9))))();

/**
 * What may be financed, dealer fee included.
 */
export const zAmountLimit = /*#__PURE__*/ (() => z.nullable(z.int().check(z.gte(1), z.lte(100000000))))();

/**
 * The highest price a watt the lender takes.
 */
export const zPriceLimit = /*#__PURE__*/ (() => z.nullable(z.number().check(z.gt(0), z.lte(50))))();

export const zFinancingOption = /*#__PURE__*/ (() => z.object({
    id: zId,
    provider_id: zId,
    type: zFinancingType,
    type_code: z.union([
        z.literal(0),
        z.literal(1),
        z.literal(2),
        z.literal(3)
    ]),
    name: zOptionName,
    term_months: zTermMonths,
    apr: zApr,
    dealer_fee: z.optional(zDealerFee),
    escalator: zEscalator,
    rate_usd_per_kwh: zRatePerKwh,
    first_year_usd_per_kw_month: zLeasePerKw,
    promo: zPromo,
    paydown_share: zPaydownShare,
    min_amount_cents: zAmountLimit,
    max_amount_cents: zAmountLimit,
    max_price_usd_per_w: zPriceLimit,
    states: zStates,
    starts_on: zDay,
    ends_on: zDay,
    requires_storage: z.boolean(),
    active: z.boolean(),
    position: zPosition2,
    version: zVersion
}))();

export const zFinancingProvider = /*#__PURE__*/ (() => z.object({
    id: zId,
    code: zProviderCode,
    name: zProviderName,
    enabled: z.boolean(),
    states: zStates,
    position: zPosition2,
    version: zVersion,
    options: z.array(zFinancingOption)
}))();

export const zNewFinancingProvider = /*#__PURE__*/ (() => z.object({
    code: zProviderCode,
    name: zProviderName,
    enabled: z.optional(z.boolean()),
    states: z.optional(zStates),
    position: z.optional(zPosition2)
}))();

export const zFinancingProviderChange = /*#__PURE__*/ (() => z.object({
    provider_id: zId,
    version: zVersion,
    name: z.optional(zProviderName),
    enabled: z.optional(z.boolean()),
    states: z.optional(zStates),
    position: z.optional(zPosition2)
}))();

export const zNewFinancingOption = /*#__PURE__*/ (() => z.object({
    provider_id: zId,
    type: zFinancingType,
    name: zOptionName,
    term_months: z.optional(zTermMonths),
    apr: z.optional(zApr),
    dealer_fee: z.optional(zDealerFee),
    escalator: z.optional(zEscalator),
    rate_usd_per_kwh: z.optional(zRatePerKwh),
    first_year_usd_per_kw_month: z.optional(zLeasePerKw),
    promo: z.optional(zPromo),
    paydown_share: z.optional(zPaydownShare),
    min_amount_cents: z.optional(zAmountLimit),
    max_amount_cents: z.optional(zAmountLimit),
    max_price_usd_per_w: z.optional(zPriceLimit),
    states: z.optional(zStates),
    starts_on: z.optional(zDay),
    ends_on: z.optional(zDay),
    requires_storage: z.optional(z.boolean()),
    active: z.optional(z.boolean()),
    position: z.optional(zPosition2)
}))();

export const zFinancingOptionChange = /*#__PURE__*/ (() => z.object({
    option_id: zId,
    version: zVersion,
    name: z.optional(zOptionName),
    term_months: z.optional(zTermMonths),
    apr: z.optional(zApr),
    dealer_fee: z.optional(zDealerFee),
    escalator: z.optional(zEscalator),
    rate_usd_per_kwh: z.optional(zRatePerKwh),
    first_year_usd_per_kw_month: z.optional(zLeasePerKw),
    promo: z.optional(zPromo),
    paydown_share: z.optional(zPaydownShare),
    min_amount_cents: z.optional(zAmountLimit),
    max_amount_cents: z.optional(zAmountLimit),
    max_price_usd_per_w: z.optional(zPriceLimit),
    states: z.optional(zStates),
    starts_on: z.optional(zDay),
    ends_on: z.optional(zDay),
    requires_storage: z.optional(z.boolean()),
    active: z.optional(z.boolean()),
    position: z.optional(zPosition2)
}))();

export const zOffer = /*#__PURE__*/ (() => z.object({
    option_id: zId,
    provider_code: zProviderCode,
    provider_name: z.string(),
    type: zFinancingType,
    type_code: z.union([
        z.literal(0),
        z.literal(1),
        z.literal(2),
        z.literal(3)
    ]),
    name: z.string(),
    term_months: z.nullable(z.int()),
    apr: z.nullable(z.number()),
    escalator: z.nullable(z.number()),
    rate_usd_per_kwh: z.nullable(z.number()),
    price_cents: zCents,
    cash_price_cents: zCents,
    upfront_cents: zCents,
    amount_financed_cents: zCents,
    monthly_payment_cents: z.nullable(z.int()),
    final_payment_cents: z.nullable(z.int()),
    total_paid_cents: zCents,
    dealer_fee_cents: z.optional(z.int()),
    bill_without_cents: z.nullable(z.int()),
    savings_25y_cents: z.nullable(z.int()),
    payback_years: z.nullable(z.number()),
    npv_cents: z.nullable(z.int()),
    irr: z.nullable(z.number()),
    price_usd_per_w: z.number(),
    financed_usd_per_w: z.optional(z.number()),
    paydown: z.nullable(z.object({
        by_month: z.int(),
        amount_cents: z.int(),
        payment_before_cents: z.int(),
        payment_after_cents: z.int()
    })),
    flat_utility: z.nullable(z.object({
        savings_25y_cents: z.int(),
        payback_years: z.nullable(z.number())
    })),
    unavailable: z.nullable(z.string()),
    promo: z.optional(z.object({
        months: z.int(),
        payment_cents: z.int()
    })),
    incentives: z.array(z.object({
        incentive_id: zId,
        name: z.string(),
        amount_cents: z.int(),
        paid: zIncentivePaid,
        reason: z.string()
    })),
    tax_credit: z.object({
        amount_cents: z.int(),
        claimed_by: z.enum(['homeowner', 'provider']),
        sentence: z.string(),
        source: z.string()
    }),
    years: z.array(z.object({
        year: z.int(),
        production_kwh: z.number(),
        bill_without_cents: z.int(),
        bill_with_cents: z.int(),
        financing_cents: z.int(),
        upkeep_cents: z.int(),
        incentives_cents: z.int(),
        net_cents: z.int(),
        cumulative_cents: z.int()
    })),
    assumptions: z.array(z.string())
}))();

/**
 * One thing a quote rested on that is otherwise today, in words.
 */
export const zQuoteChange = /*#__PURE__*/ (() => z.object({
    field: z.string(),
    before: z.nullable(z.string()),
    after: z.nullable(z.string())
}))();

/**
 * What changed since, field by field. Empty while it is current.
 */
export const zQuoteChanges = /*#__PURE__*/ (() => z.array(zQuoteChange))();

export const zProjectFinancing = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    option_id: zId,
    offer: zOffer,
    price: zPrice,
    snapshot_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    is_current: z.boolean(),
    changes: zQuoteChanges,
    chosen_at: z.iso.datetime({ offset: true })
}))();

export const zProposal = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    headline: z.string(),
    message: z.string(),
    option_ids: z.array(zId),
    status: z.enum([
        'draft',
        'sent',
        'viewed',
        'accepted',
        'expired'
    ]),
    public_url: z.nullable(z.string()),
    published_at: z.nullable(z.iso.datetime({ offset: true })),
    is_current: z.boolean(),
    changes: zQuoteChanges,
    view_count: z.int(),
    last_viewed_at: z.nullable(z.iso.datetime({ offset: true })),
    version: zVersion
}))();

/**
 * The company's text for the way to pay that is chosen (cash while none is), with the project's values filled in.
 */
export const zStartingText = /*#__PURE__*/ (() => z.object({
    financing_type: zFinancingType,
    headline: z.string(),
    message: z.string(),
    missing: z.array(z.string())
}))();

export const zContactPurpose = /*#__PURE__*/ (() => z.enum([
    'sales',
    'installation',
    'service',
    'billing'
]))();

/**
 * Someone a homeowner may reach.
 */
export const zHomeownerContact = /*#__PURE__*/ (() => z.object({
    purpose: zContactPurpose,
    name: z.string(),
    email: z.optional(z.string()),
    phone: z.optional(z.string())
}))();

export const zHexColor = /*#__PURE__*/ (() => z.string().check(z.regex(/^#[0-9a-f]{6}$/)))();

export const zHeadingStyle = /*#__PURE__*/ (() => z.enum([
    'modern',
    'strong',
    'classic'
]))();

export const zTextSize = /*#__PURE__*/ (() => z.enum([
    'small',
    'standard',
    'large'
]))();

/**
 * What is shown beside the ways to pay; these and what the figures rest on always are.
 */
export const zProposalSections = /*#__PURE__*/ (() => z.array(z.enum([
    'system',
    'production',
    'savings',
    'contacts'
])).check(z.maxLength(4)))();

/**
 * The company's look of today; not frozen with the figures.
 */
export const zShownTheme = /*#__PURE__*/ (() => z.object({
    main_color: zHexColor,
    accent_color: zHexColor,
    heading_style: zHeadingStyle,
    text_size: zTextSize,
    tagline: z.string(),
    footer_text: z.string(),
    sections: zProposalSections,
    cover_src: z.nullable(z.string()),
    logo_src: z.nullable(z.string())
}))();

export const zPublicProposal = /*#__PURE__*/ (() => z.object({
    headline: z.string(),
    message: z.string(),
    homeowner_name: z.string(),
    address_line: z.string(),
    company: z.object({
        name: z.string(),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
        license_number: z.nullable(z.string()),
        brand_color: z.string()
    }),
    rep: z.object({
        name: z.string(),
        email: z.nullable(z.string()),
        phone: z.nullable(z.string())
    }),
    contacts: z.array(zHomeownerContact),
    theme: zShownTheme,
    system: z.object({
        size_kw: z.number(),
        module_count: z.int(),
        panels: z.array(z.object({
            name: z.string(),
            count: z.int(),
            warranty_years: z.nullable(z.int())
        })),
        storage: z.array(z.object({
            name: z.string(),
            count: z.int(),
            usable_kwh: z.number(),
            warranty_years: z.nullable(z.int())
        })),
        inverters: z.array(z.object({
            name: z.string(),
            count: z.int()
        }))
    }),
    production: z.object({
        annual_kwh: z.number(),
        monthly_kwh: zTwelve,
        monthly_consumption_kwh: z.nullable(zTwelve),
        offset: z.nullable(z.number()),
        weather_source: z.string()
    }),
    price: zPrice,
    offers: z.array(zOffer),
    disclaimer: z.string(),
    is_current: z.boolean(),
    published_at: z.iso.datetime({ offset: true })
}))();

export const zProposalText = /*#__PURE__*/ (() => z.object({
    financing_type: zFinancingType,
    state: z.nullable(zStateCode),
    headline: z.string().check(z.minLength(1), z.maxLength(120)),
    message: z.string().check(z.maxLength(4000))
}))();

export const zProposalTheme = /*#__PURE__*/ (() => z.object({
    main_color: zHexColor,
    accent_color: zHexColor,
    heading_style: zHeadingStyle,
    text_size: zTextSize,
    tagline: z.string().check(z.maxLength(120)),
    footer_text: z.string().check(z.maxLength(600)),
    sections: zProposalSections,
    cover_file_id: z.nullable(zId)
}))();

export const zPage = /*#__PURE__*/ (() => z.object({
    width: z.number(),
    height: z.number()
}))();

export const zFieldType = /*#__PURE__*/ (() => z.enum([
    'signature',
    'initials',
    'date',
    'text',
    'checkbox',
    'variable'
]))();

export const zSignerRole = /*#__PURE__*/ (() => z.enum([
    'homeowner',
    'co_homeowner',
    'utility_account_holder',
    'sales_rep',
    'countersigner'
]))();

export const zVariable = /*#__PURE__*/ (() => z.enum([
    'homeowner_name',
    'project_address',
    'company_name',
    'contract_price',
    'system_size',
    'annual_production',
    'financing_name',
    'monthly_payment',
    'today'
]))();

export const zField = /*#__PURE__*/ (() => z.object({
    id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
    type: zFieldType,
    page: z.int().check(z.gte(1), z.lte(500)),
    x: z.number().check(z.gte(0), z.lte(1)),
    y: z.number().check(z.gte(0), z.lte(1)),
    w: z.number().check(z.gt(0), z.lte(1)),
    h: z.number().check(z.gt(0), z.lte(1)),
    signer_role: zSignerRole,
    required: z.boolean(),
    variable: z.optional(zVariable)
}))();

export const zAgreement = /*#__PURE__*/ (() => z.object({
    id: zId,
    name: z.string(),
    page_count: z.int(),
    pages: z.array(zPage),
    src: z.string(),
    document_hash: z.string(),
    fields: z.array(zField),
    active: z.boolean(),
    version: zVersion,
    updated_at: z.iso.datetime({ offset: true })
}))();

export const zSignerStatus = /*#__PURE__*/ (() => z.enum([
    'pending',
    'viewed',
    'signed',
    'declined'
]))();

export const zTransaction = /*#__PURE__*/ (() => z.object({
    id: zId,
    project_id: zId,
    agreement_id: zId,
    agreement_name: z.string(),
    agreement_version: zVersion,
    status: z.enum([
        'sent',
        'signed',
        'voided',
        'canceled'
    ]),
    signers: z.array(z.object({
        id: zId,
        role: zSignerRole,
        name: z.string(),
        email: z.string(),
        status: zSignerStatus,
        viewed_at: z.nullable(z.iso.datetime({ offset: true })),
        signed_at: z.nullable(z.iso.datetime({ offset: true })),
        link_expires_at: z.nullable(z.iso.datetime({ offset: true }))
    })),
    document_hash: z.string(),
    signed_src: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    is_current: z.boolean(),
    changes: zQuoteChanges,
    events: z.array(z.object({
        at: z.iso.datetime({ offset: true }),
        event: z.string(),
        actor: z.string(),
        hash: z.string()
    })),
    created_at: z.iso.datetime({ offset: true }),
    version: zVersion
}))();

export const zSigning = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    signer_id: zId,
    agreement_name: z.string(),
    company: z.object({
        name: z.string(),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
        brand_color: z.string()
    }),
    installation_contact: z.nullable(zHomeownerContact),
    signer: z.object({
        name: z.string(),
        role: zSignerRole,
        email: z.string(),
        status: zSignerStatus
    }),
    status: z.enum([
        'sent',
        'signed',
        'voided',
        'canceled'
    ]),
    fields: z.array(zField),
    variables: z.record(z.string(), z.string()),
    pages: z.array(zPage),
    pages_read: z.array(z.int()),
    consent: z.object({
        version: z.string(),
        text: z.string(),
        given_at: z.nullable(z.iso.datetime({ offset: true }))
    }),
    document_src: z.string(),
    signed_src: z.nullable(z.string()),
    expires_at: z.iso.datetime({ offset: true })
}))();

export const zSignatureImage = /*#__PURE__*/ (() => z.object({
    kind: z.enum([
        'drawn',
        'typed',
        'uploaded'
    ]),
    png_base64: z.string().check(z.minLength(8), z.maxLength(700000), z.regex(/^[A-Za-z0-9+\/]+=*$/))
}))();

/**
 * Words to look for, in any letter case.
 */
export const zSearch = /*#__PURE__*/ (() => z.string().check(z.maxLength(100)))();

/**
 * How many rows to answer at most.
 */
export const zLimit = /*#__PURE__*/ (() => z._default(z.int().check(z.gte(1), z.lte(200)), 50))();

/**
 * The same key with the same body answers what it answered first; with another body it is refused.
 */
export const zIdempotencyKey = /*#__PURE__*/ (() => z.string().check(z.minLength(8), z.maxLength(255)))();

/**
 * The secret part of an invitation's link.
 */
export const zInvite2 = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(200)))();

/**
 * The `next_cursor` of the page before.
 */
export const zCursor2 = /*#__PURE__*/ (() => z.string().check(z.maxLength(400)))();

/**
 * The member asked about.
 */
export const zUserId = /*#__PURE__*/ (() => zId)();

/**
 * The mail asked about.
 */
export const zMailId = /*#__PURE__*/ (() => zId)();

/**
 * The project asked about.
 */
export const zProjectId = /*#__PURE__*/ (() => zId)();

/**
 * Only this maker, in any letter case.
 */
export const zMaker2 = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(120)))();

/**
 * Whether it is on offer.
 */
export const zStanding = /*#__PURE__*/ (() => z.enum([
    'active',
    'inactive',
    'all'
]))();

/**
 * Only these, on offer or not; up to 40 ids with commas between.
 */
export const zIds = /*#__PURE__*/ (() => z.string().check(z.maxLength(1500), z.regex(/^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,39}$/)))();

/**
 * Words to look for, in any letter case.
 */
export const zWords = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(100)))();

/**
 * The maker, in any letter case.
 */
export const zOfMaker = /*#__PURE__*/ (() => z.string().check(z.minLength(1), z.maxLength(120)))();

/**
 * Only this category.
 */
export const zCategory2 = /*#__PURE__*/ (() => zId)();

/**
 * The import asked about.
 */
export const zImportId = /*#__PURE__*/ (() => zId)();

/**
 * Only imports of this kind.
 */
export const zKind = /*#__PURE__*/ (() => zEquipmentKind)();

/**
 * Only rows that come to this.
 */
export const zChange = /*#__PURE__*/ (() => z.enum([
    'new',
    'changed',
    'unchanged',
    'skipped'
]))();

export const zSessionsCreateBody = /*#__PURE__*/ (() => zSignIn)();

export const zUsersChangePasswordBody = /*#__PURE__*/ (() => zChangePassword)();

export const zUsersRequestResetPasswordBody = /*#__PURE__*/ (() => zRequestReset)();

export const zUsersResetPasswordBody = /*#__PURE__*/ (() => zResetPassword)();

export const zUsersSearchQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50)
}))();

export const zSettingsSessionPolicyBody = /*#__PURE__*/ (() => z.object({
    idle_minutes: zIdleMinutes,
    version: zVersion
}))();

export const zSettingsSessionPolicyHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCompanySignUpBody = /*#__PURE__*/ (() => zSignUp)();

export const zUsersGenerateInviteLinkBody = /*#__PURE__*/ (() => zNewInvite)();

export const zUsersGenerateInviteLinkHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zUsersRevokeInviteBody = /*#__PURE__*/ (() => z.object({
    invite_id: zId
}))();

export const zUsersRevokeInviteHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zUsersGetInviteQuery = /*#__PURE__*/ (() => z.object({
    invite: z.string().check(z.minLength(1), z.maxLength(200))
}))();

export const zUsersAcceptInviteBody = /*#__PURE__*/ (() => zJoin)();

export const zCompanyUpdateBody = /*#__PURE__*/ (() => zCompanyFields)();

export const zCompanyUpdateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCompanyUploadLogoBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    version: z.string().check(z.regex(/^[0-9]+$/))
}))();

export const zCompanyUploadLogoHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCompanyEditMetadataBody = /*#__PURE__*/ (() => z.object({
    metadata: z.record(z.string(), z.string().check(z.maxLength(500))),
    version: z.int().check(z.gte(0))
}))();

export const zCompanyEditMetadataHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCompanyListQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zSettingsPointsOfContactBody = /*#__PURE__*/ (() => z.object({
    contacts: zPointsOfContact,
    version: z.int().check(z.gte(0))
}))();

export const zSettingsPointsOfContactHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSettingsGeneralBody = /*#__PURE__*/ (() => zGeneralInput)();

export const zSettingsGeneralHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zUsersGetUsersQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(z.enum(['active', 'disabled'])),
    role_id: z.optional(zId),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zUsersListTenantUsersQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100)))
}))();

export const zUsersGetQuery = /*#__PURE__*/ (() => z.object({
    user_id: zId
}))();

export const zUsersListActivityQuery = /*#__PURE__*/ (() => z.object({
    user_id: zId,
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zUsersUpdateBody = /*#__PURE__*/ (() => z.object({
    version: zVersion,
    firstname: zPersonName,
    lastname: zPersonName,
    phone: z.optional(zUsPhone)
}))();

export const zUsersUpdateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zUsersUpdateRoleBody = /*#__PURE__*/ (() => z.object({
    user_id: zId,
    role_id: zId,
    version: zVersion
}))();

export const zUsersUpdateRoleHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zUsersDisableUserBody = /*#__PURE__*/ (() => z.object({
    user_id: zId,
    disabled: z.boolean(),
    version: zVersion
}))();

export const zUsersDisableUserHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zUsersResetPasswordByAdminBody = /*#__PURE__*/ (() => z.object({
    user_id: zId
}))();

export const zUsersResetPasswordByAdminHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zUsersEndSessionBody = /*#__PURE__*/ (() => z.object({
    user_id: zId,
    session_id: z.string().check(z.length(16))
}))();

export const zUsersEndSessionHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zRolesUpdatePermissionBody = /*#__PURE__*/ (() => z.object({
    role_id: zId,
    permissions: z.array(zPermission),
    version: zVersion
}))();

export const zRolesUpdatePermissionHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zRolesCreateBody = /*#__PURE__*/ (() => z.object({
    name: zRoleName,
    description: z.optional(z.string().check(z.maxLength(200))),
    permissions: z.optional(z.array(zPermission))
}))();

export const zRolesCreateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zRolesUpdateBody = /*#__PURE__*/ (() => z.object({
    role_id: zId,
    name: zRoleName,
    description: z.string().check(z.maxLength(200)),
    version: zVersion
}))();

export const zRolesUpdateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zRolesDeleteBody = /*#__PURE__*/ (() => z.object({
    role_id: zId,
    reassign_to: z.optional(zId),
    version: zVersion
}))();

export const zRolesDeleteHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zRolesUpdateDefaultNewPermissionsBody = /*#__PURE__*/ (() => z.object({
    permissions: z.array(zPermission),
    version: z.int().check(z.gte(0))
}))();

export const zRolesUpdateDefaultNewPermissionsHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAuditsListAuditsQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    actor_id: z.optional(zId),
    action: z.optional(z.string().check(z.maxLength(80))),
    outcome: z.optional(z.enum(['done', 'refused'])),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zAuditsExportQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    actor_id: z.optional(zId),
    action: z.optional(z.string().check(z.maxLength(80))),
    outcome: z.optional(z.enum(['done', 'refused'])),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date())
}))();

export const zMessagesSendEmailBody = /*#__PURE__*/ (() => zNewEmail)();

export const zMessagesSendEmailHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zMessagesListMailsQuery = /*#__PURE__*/ (() => z.object({
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400))),
    search: z.optional(z.string().check(z.maxLength(100)))
}))();

export const zMessagesGetMailQuery = /*#__PURE__*/ (() => z.object({
    mail_id: zId
}))();

export const zMessagesSendAgainBody = /*#__PURE__*/ (() => z.object({
    mail_id: zId
}))();

export const zMessagesSendAgainHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSettingsSmtpConfigBody = /*#__PURE__*/ (() => zSmtpInput)();

export const zSettingsSmtpConfigHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSettingsGoogleConfigBody = /*#__PURE__*/ (() => zGoogleInput)();

export const zSettingsGoogleConfigHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSettingsDisconnectGoogleBody = /*#__PURE__*/ (() => z.object({
    remove_client: z.optional(z.boolean()),
    version: z.int().check(z.gte(0), z.lte(2147483647))
}))();

export const zMessagesSendTestEmailBody = /*#__PURE__*/ (() => zTestEmail)();

export const zSettingsMailTextsBody = /*#__PURE__*/ (() => zMailTextInput)();

export const zSettingsMailTextsHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSettingsNotificationsBody = /*#__PURE__*/ (() => zNotificationsInput)();

export const zSettingsNotificationsHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProjectsListQuery = /*#__PURE__*/ (() => z.object({
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400))),
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(zProjectStatus),
    count: z._default(z.optional(z.boolean()), false)
}))();

export const zProjectsGetQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zLeadCreateBody = /*#__PURE__*/ (() => zNewProject)();

export const zLeadCreateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProjectsUpdateBody = /*#__PURE__*/ (() => zProjectChange)();

export const zProjectsUpdateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProjectsUpdateProjectStatusBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    status: zProjectStatus,
    reason: z.optional(z.string().check(z.maxLength(500)))
}))();

export const zProjectsUpdateProjectStatusHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProjectsListActivityQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50)
}))();

export const zLeadUtilitiesQuery = /*#__PURE__*/ (() => z.object({
    state: zStateCode,
    search: z.optional(z.string().check(z.maxLength(100)))
}))();

export const zProjectsLookupPostalCodeQuery = /*#__PURE__*/ (() => z.object({
    postal_code: z.string().check(z.regex(/^[0-9]{5}$/))
}))();

export const zHomeownersListByProjectQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zHomeownersAddBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    homeowner: zHomeownerFields,
    is_primary: z._default(z.optional(z.boolean()), false)
}))();

export const zHomeownersAddHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zHomeownersUpdateBody = /*#__PURE__*/ (() => z.object({
    homeowner_id: zId,
    version: zVersion,
    homeowner: zHomeownerFields,
    is_primary: z.optional(z.boolean())
}))();

export const zHomeownersUpdateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zHomeownersDeleteBody = /*#__PURE__*/ (() => z.object({
    homeowner_id: zId,
    version: zVersion
}))();

export const zHomeownersDeleteHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zDesignGetQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zDesignSaveBody = /*#__PURE__*/ (() => zDesignInput)();

export const zDesignSaveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSolarGetPerformanceSimulationQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zSolarUploadWeatherBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zSolarUploadWeatherHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSolarRemoveWeatherBody = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zSolarRemoveWeatherHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSettingsUpdateSimulationParamsBody = /*#__PURE__*/ (() => zSimulationParams)();

export const zSettingsUpdateSimulationParamsHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSettingsDesignPreferencesBody = /*#__PURE__*/ (() => zDesignPreferences)();

export const zSettingsDesignPreferencesHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsListPanelsQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    manufacturer: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    ids: z.optional(z.string().check(z.maxLength(1500), z.regex(/^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,39}$/))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsSearchPanelQuery = /*#__PURE__*/ (() => z.object({
    search: z.string().check(z.minLength(1), z.maxLength(100)),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsAddPanelBody = /*#__PURE__*/ (() => zPanelInput)();

export const zCollectionsAddPanelHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsEditPanelBody = /*#__PURE__*/ (() => zPanelEdit)();

export const zCollectionsEditPanelHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsListPanelManufacturersQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsListPanelsByManufacturerQuery = /*#__PURE__*/ (() => z.object({
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsListInvertersQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    manufacturer: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    ids: z.optional(z.string().check(z.maxLength(1500), z.regex(/^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,39}$/))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsAddInverterBody = /*#__PURE__*/ (() => zInverterInput)();

export const zCollectionsAddInverterHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsEditInverterBody = /*#__PURE__*/ (() => zInverterEdit)();

export const zCollectionsEditInverterHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsListInverterManufacturersQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsListInvertersByManufacturerQuery = /*#__PURE__*/ (() => z.object({
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsListStorageQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    manufacturer: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    ids: z.optional(z.string().check(z.maxLength(1500), z.regex(/^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,39}$/))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsAddStorageBody = /*#__PURE__*/ (() => zStorageInput)();

export const zCollectionsAddStorageHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsEditStorageBody = /*#__PURE__*/ (() => zStorageEdit)();

export const zCollectionsEditStorageHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsListStorageManufacturersQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsListStorageByManufacturerQuery = /*#__PURE__*/ (() => z.object({
    manufacturer: z.string().check(z.minLength(1), z.maxLength(120)),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsListOthersQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    category_id: z.optional(zId),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    ids: z.optional(z.string().check(z.maxLength(1500), z.regex(/^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,39}$/))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zCollectionsAddOtherBody = /*#__PURE__*/ (() => zOtherInput)();

export const zCollectionsAddOtherHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsEditOtherBody = /*#__PURE__*/ (() => zOtherEdit)();

export const zCollectionsEditOtherHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsListOtherCategoriesQuery = /*#__PURE__*/ (() => z.object({
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ]))
}))();

export const zCollectionsAddOtherCategoryBody = /*#__PURE__*/ (() => zCategoryInput)();

export const zCollectionsAddOtherCategoryHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsEditOtherCategoryBody = /*#__PURE__*/ (() => zCategoryEdit)();

export const zCollectionsEditOtherCategoryHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zEquipmentUploadDatasheetBody = /*#__PURE__*/ (() => z.object({
    kind: zDatasheetKind,
    equipment_id: zId,
    version: z.string().check(z.regex(/^[0-9]{1,9}$/)),
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zEquipmentUploadDatasheetHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zEquipmentRemoveDatasheetBody = /*#__PURE__*/ (() => zDatasheetOf)();

export const zEquipmentRemoveDatasheetHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zEquipmentPreviewImportBody = /*#__PURE__*/ (() => z.object({
    kind: zEquipmentKind,
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255))
}))();

export const zEquipmentPreviewImportHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zEquipmentGetImportQuery = /*#__PURE__*/ (() => z.object({
    import_id: zId
}))();

export const zEquipmentListImportsQuery = /*#__PURE__*/ (() => z.object({
    kind: z.optional(zEquipmentKind),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zEquipmentListImportRowsQuery = /*#__PURE__*/ (() => z.object({
    import_id: zId,
    change: z.optional(z.enum([
        'new',
        'changed',
        'unchanged',
        'skipped'
    ])),
    search: z.optional(z.string().check(z.maxLength(100))),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zEquipmentConfirmImportBody = /*#__PURE__*/ (() => zImportVersion)();

export const zEquipmentConfirmImportHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zEquipmentUndoImportBody = /*#__PURE__*/ (() => zImportVersion)();

export const zEquipmentUndoImportHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zEquipmentDiscardImportBody = /*#__PURE__*/ (() => zImportVersion)();

export const zEquipmentDiscardImportHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersListQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(z.enum([
        'active',
        'inactive',
        'all'
    ])),
    pricing_method: z.optional(zPricingMethod),
    automatic: z.optional(z.boolean()),
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zAddersGetQuery = /*#__PURE__*/ (() => z.object({
    adder_id: zId
}))();

export const zAddersCreateBody = /*#__PURE__*/ (() => zAdderFields)();

export const zAddersCreateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersUpdateBody = /*#__PURE__*/ (() => zAdderChange)();

export const zAddersUpdateHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersSetActiveBody = /*#__PURE__*/ (() => zAdderSwitch)();

export const zAddersSetActiveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersPreviewRuleBody = /*#__PURE__*/ (() => zRuleTrial)();

export const zAddersPreviewRuleHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersImportBody = /*#__PURE__*/ (() => zAdderImport)();

export const zAddersImportHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersListProjectAddersQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zAddersAddProjectAdderBody = /*#__PURE__*/ (() => zNewProjectAdder)();

export const zAddersAddProjectAdderHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersRemoveProjectAdderBody = /*#__PURE__*/ (() => zProjectAdderKey)();

export const zAddersRemoveProjectAdderHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersUpdatePriceOverrideBody = /*#__PURE__*/ (() => zPriceOverride)();

export const zAddersUpdatePriceOverrideHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersDecideOverrideBody = /*#__PURE__*/ (() => zOverrideDecision)();

export const zAddersDecideOverrideHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAddersListOverrideRequestsQuery = /*#__PURE__*/ (() => z.object({
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400)))
}))();

export const zPricingGetQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zPricingListChecksQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zPricingSaveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: zVersion,
    price_usd_per_w: z.nullable(z.number().check(z.gte(0.5), z.lte(20))),
    discount_cents: z.int().check(z.gte(0), z.lte(100000000))
}))();

export const zPricingSaveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsListIncentivesQuery = /*#__PURE__*/ (() => z.object({
    limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(200))), 50),
    cursor: z.optional(z.string().check(z.maxLength(400))),
    search: z.optional(z.string().check(z.maxLength(100))),
    level: z.optional(zIncentiveLevel),
    state: z.optional(zStateCode),
    include_inactive: z._default(z.optional(z.boolean()), false)
}))();

export const zCollectionsAddIncentiveBody = /*#__PURE__*/ (() => zNewIncentive)();

export const zCollectionsAddIncentiveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsUpdateIncentiveBody = /*#__PURE__*/ (() => zIncentiveChange)();

export const zCollectionsUpdateIncentiveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProjectsListIncentivesQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zProjectsAddIncentiveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    incentive_id: zId
}))();

export const zProjectsAddIncentiveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProjectsRemoveIncentiveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    incentive_id: zId,
    reason: z.optional(z.string().check(z.maxLength(300)))
}))();

export const zProjectsRemoveIncentiveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsListFinancingQuery = /*#__PURE__*/ (() => z.object({
    include_inactive: z._default(z.optional(z.boolean()), false)
}))();

export const zCollectionsAddFinancingProviderBody = /*#__PURE__*/ (() => zNewFinancingProvider)();

export const zCollectionsAddFinancingProviderHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsUpdateFinancingProviderBody = /*#__PURE__*/ (() => zFinancingProviderChange)();

export const zCollectionsUpdateFinancingProviderHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsAddFinancingOptionBody = /*#__PURE__*/ (() => zNewFinancingOption)();

export const zCollectionsAddFinancingOptionHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsUpdateFinancingOptionBody = /*#__PURE__*/ (() => zFinancingOptionChange)();

export const zCollectionsUpdateFinancingOptionHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCalculateListProductsLifeStyleQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zFinancingCompareQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zFinancingPreviewQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    price_usd_per_w: z.optional(z.number().check(z.gte(0.01), z.lte(20))),
    discount_cents: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
    utility_escalation: z.optional(z.number().check(z.gte(0), z.lte(0.15)))
}))();

export const zProjectsGetFinancingQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zProjectsSetFinancingBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    option_id: zId
}))();

export const zProjectsSetFinancingHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProposalGetQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zProposalSaveBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    version: z.int().check(z.gte(0)),
    headline: z.string().check(z.minLength(1), z.maxLength(120)),
    message: z.string().check(z.maxLength(4000)),
    option_ids: z.array(zId).check(z.minLength(1), z.maxLength(4)),
    publish: z.boolean()
}))();

export const zProposalSaveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zProposalViewQuery = /*#__PURE__*/ (() => z.object({
    public_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
}))();

export const zTemplatesSaveBody = /*#__PURE__*/ (() => z.object({
    templates: z.array(zProposalText).check(z.maxLength(232)),
    version: z.int().check(z.gte(0))
}))();

export const zTemplatesSaveHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSettingsProposalThemeBody = /*#__PURE__*/ (() => z.object({
    theme: zProposalTheme,
    version: z.int().check(z.gte(0))
}))();

export const zSettingsProposalThemeHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zSettingsUploadProposalCoverBody = /*#__PURE__*/ (() => z.object({
    file: z.string()
}))();

export const zSettingsUploadProposalCoverHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsListAgreementsQuery = /*#__PURE__*/ (() => z.object({
    search: z.optional(z.string().check(z.maxLength(100)))
}))();

export const zCollectionsGetAgreementQuery = /*#__PURE__*/ (() => z.object({
    agreement_id: zId
}))();

export const zCollectionsUploadAgreementBody = /*#__PURE__*/ (() => z.object({
    file: z.string(),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    name: z.string().check(z.minLength(1), z.maxLength(120))
}))();

export const zCollectionsUploadAgreementHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsUpdateAgreementBody = /*#__PURE__*/ (() => z.object({
    agreement_id: zId,
    version: zVersion,
    name: z.string().check(z.minLength(1), z.maxLength(120)),
    fields: z.array(zField).check(z.maxLength(300))
}))();

export const zCollectionsUpdateAgreementHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zCollectionsDeleteAgreementBody = /*#__PURE__*/ (() => z.object({
    agreement_id: zId,
    version: zVersion
}))();

export const zCollectionsDeleteAgreementHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAgreementsListTransactionsByProjectQuery = /*#__PURE__*/ (() => z.object({
    project_id: zId
}))();

export const zAgreementsSendBody = /*#__PURE__*/ (() => z.object({
    project_id: zId,
    agreement_id: zId,
    signers: z.array(z.object({
        role: zSignerRole,
        name: z.string().check(z.minLength(1), z.maxLength(160)),
        email: zEmail
    })).check(z.minLength(1), z.maxLength(6))
}))();

export const zAgreementsSendHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAgreementsGenerateUrlBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    signer_id: zId
}))();

export const zAgreementsVoidAgreementTransactionBody = /*#__PURE__*/ (() => z.object({
    transaction_id: zId,
    version: zVersion,
    reason: z.string().check(z.minLength(3), z.maxLength(500))
}))();

export const zAgreementsVoidAgreementTransactionHeaders = /*#__PURE__*/ (() => z.object({
    'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(255)))
}))();

export const zAgreementsTrackBody = /*#__PURE__*/ (() => z.object({
    event: z.enum([
        'viewed',
        'consented',
        'page_read',
        'signature_adopted'
    ]),
    page: z.optional(z.int().check(z.gte(1), z.lte(500)))
}))();

export const zAgreementsSaveSignedBody = /*#__PURE__*/ (() => z.object({
    signature: zSignatureImage,
    initials: z.optional(zSignatureImage),
    values: z.record(z.string(), z.string().check(z.maxLength(500))),
    consent_version: z.string().check(z.maxLength(40))
}))();

export const zAgreementsDeclineBody = /*#__PURE__*/ (() => z.object({
    reason: z.string().check(z.minLength(3), z.maxLength(500))
}))();

export const zFilesReadPath = /*#__PURE__*/ (() => z.object({
    file_id: zId
}))();

export const zFilesReadQuery = /*#__PURE__*/ (() => z.object({
    company_id: z.int().check(z.gte(1)),
    expires: z.int(),
    signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    download: z.optional(z.string().check(z.maxLength(200)))
}))();
