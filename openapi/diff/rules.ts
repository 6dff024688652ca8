// The rules about all that is no schema: which direction each concerns and what it means. Those about schemas are in judge.ts.
import type { LifecycleRule } from './lifecycle.ts'
import type { Direction, Severity } from './report.ts'

type Row = readonly [Direction, Severity]

/** A promise shortened breaks who planned by it, before anything is removed. */
export const LIFECYCLE = {
  deprecated: 'note',
  'no-longer-deprecated': 'words',
  'sunset-invalid': 'breaking',
  'sunset-missing': 'breaking',
  'sunset-too-soon': 'breaking',
  'sunset-removed': 'breaking',
  'sunset-moved-earlier': 'breaking',
  'stability-invalid': 'breaking',
  'stability-lowered': 'breaking',
  'stability-raised': 'note',
} as const satisfies Record<LifecycleRule, Severity>

type Lifecycle<Subject extends string> = Record<`${Subject}-${LifecycleRule}`, Row>
function lifecycle<Subject extends string>(subject: Subject, direction: Direction): Lifecycle<Subject> {
  return Object.assign(
    {},
    ...Object.entries(LIFECYCLE).map(([rule, severity]) => ({ [`${subject}-${rule}`]: [direction, severity] })),
  )
}

export const RULES = {
  'operation-added': ['call', 'note'],
  'operation-removed': ['call', 'breaking'],
  // Deprecated things have no promised end; only who relied on them longer is affected.
  'operation-removed-after-deprecation': ['call', 'warning'],
  'operation-removed-after-sunset': ['call', 'note'],
  'operation-removed-before-sunset': ['call', 'breaking'],
  ...lifecycle('operation', 'call'),
  // Not on the wire, but generated clients name their functions by it.
  'operation-id-changed': ['call', 'warning'],
  'operation-tags-changed': ['call', 'words'],
  'operation-words-changed': ['call', 'words'],
  'path-parameter-renamed': ['call', 'words'],
  'permission-narrowed': ['call', 'breaking'],
  'permission-widened': ['call', 'note'],
  'security-tightened': ['call', 'breaking'],
  'security-loosened': ['call', 'note'],
  'security-scheme-changed': ['call', 'breaking'],
  'security-address-changed': ['call', 'warning'],
  'server-added': ['call', 'note'],
  'server-removed': ['call', 'breaking'],
  'schema-removed': ['call', 'words'],
  'security-scheme-added': ['call', 'words'],
  'security-scheme-removed': ['call', 'words'],
  'security-scheme-unused-changed': ['call', 'note'],
  'webhook-added': ['call', 'note'],
  'webhook-removed': ['call', 'breaking'],
  'callback-added': ['call', 'note'],
  'callback-removed': ['call', 'breaking'],
  'info-changed': ['call', 'words'],
  'tag-words-changed': ['call', 'words'],
  'parameter-added-required': ['request', 'breaking'],
  'parameter-added-optional': ['request', 'note'],
  'parameter-removed': ['request', 'breaking'],
  'parameter-removed-after-deprecation': ['request', 'warning'],
  'parameter-removed-after-sunset': ['request', 'note'],
  'parameter-removed-before-sunset': ['request', 'breaking'],
  'parameter-became-list': ['request', 'note'],
  'parameter-moved': ['request', 'breaking'],
  'parameter-became-required': ['request', 'breaking'],
  'parameter-became-optional': ['request', 'note'],
  'parameter-style-changed': ['request', 'breaking'],
  ...lifecycle('parameter', 'request'),
  'parameter-words-changed': ['request', 'words'],
  'request-body-added-required': ['request', 'breaking'],
  'request-body-added-optional': ['request', 'note'],
  'request-body-removed': ['request', 'breaking'],
  'request-body-became-required': ['request', 'breaking'],
  'request-body-became-optional': ['request', 'note'],
  'request-body-words-changed': ['request', 'words'],
  'request-media-type-added': ['request', 'note'],
  'request-media-type-removed': ['request', 'breaking'],
  'request-encoding-changed': ['request', 'breaking'],
  // Clients treat an unknown 4xx as 400 and 5xx as 500; an unknown success is unpredictable.
  'response-success-added': ['response', 'warning'],
  'response-success-removed': ['response', 'breaking'],
  'response-other-added': ['response', 'note'],
  'response-other-removed': ['response', 'note'],
  'response-words-changed': ['response', 'words'],
  'response-media-type-added': ['response', 'note'],
  'response-media-type-removed': ['response', 'breaking'],
  'response-media-type-generalized': ['response', 'breaking'],
  'response-media-type-parameter-changed': ['response', 'warning'],
  // Such as `application/problem+json`: readers of JSON still read it, unless they compare the type or ask for it by name.
  'response-media-type-specialized': ['response', 'warning'],
  'response-body-added': ['response', 'note'],
  'response-body-removed': ['response', 'breaking'],
  'response-header-added': ['response', 'note'],
  'response-header-removed-required': ['response', 'breaking'],
  'response-header-removed-optional': ['response', 'warning'],
  'response-header-became-optional': ['response', 'breaking'],
  'response-header-became-required': ['response', 'note'],
  'response-link-added': ['response', 'note'],
  'response-link-removed': ['response', 'warning'],
} as const satisfies Record<string, Row>

export type RuleName = keyof typeof RULES

/** The same within a webhook or callback, where the client receives requests and answers them. If missing here, as above. */
export const TURNED: Partial<Record<RuleName, Severity>> = {
  'parameter-added-required': 'note',
  'parameter-became-required': 'note',
  'parameter-became-optional': 'breaking',
  'request-body-added-required': 'note',
  'request-body-became-required': 'note',
  'request-body-became-optional': 'breaking',
  'request-media-type-added': 'breaking',
  'request-media-type-removed': 'note',
  'response-success-added': 'note',
  'response-other-removed': 'breaking',
  'response-media-type-added': 'note',
  'response-body-added': 'breaking',
  'response-header-became-required': 'breaking',
  'response-header-became-optional': 'note',
}
