// The lifecycle of a lender application, walked from the chart itself.
import { describe, expect, it } from 'vitest'
import { getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from 'xstate'
import type { ApplicationEvent } from '#machines/applications/lenders/application.machine.ts'
import {
  applicationMachine,
  availableActions,
  EVENTS,
  type LenderNews,
  nextDecisions,
  pathTo,
  standingOf,
} from '#machines/applications/lenders/application.ts'
import {
  APPLICATION_ACTIONS,
  CHANGE_ORDER_STATUSES,
  CONTRACT_STATUSES,
  DECISIONS,
  type Decision,
  DOCUMENTS,
  MILESTONE_STATUSES,
  MILESTONES,
  REGIONS,
  type Region,
} from '#machines/applications/lenders/codes.ts'
import { lacksOf } from '#machines/applications/lenders/reasons.ts'
import { ALL_EVENTS } from '#tests/support/lenders/reachable.ts'

type Snapshot = SnapshotFrom<typeof applicationMachine>
/** Without events that end an application, or that change nothing. */
const ONWARD = ALL_EVENTS.filter(
  type => !/canceled|expired|declined|voided|back|on_hold|in_review|refreshed|moved|updated/.test(type),
)
const one = <T extends string>(words: readonly T[], value: unknown) => words.find(word => word === value)
/** The lender's report of it. */
function newsOf({ value }: Snapshot): LenderNews & { status: Decision } {
  const order = one(CHANGE_ORDER_STATUSES, value.change_order)
  return {
    status: one(DECISIONS, value.decision) ?? 'draft',
    documents: one(DOCUMENTS, value.documents) ?? 'none',
    stipulations: [{ status: value.stipulations === 'open' ? 'open' : 'cleared' }],
    contract: { status: one(CONTRACT_STATUSES, value.contract) ?? 'not_uploaded' },
    milestones: MILESTONES.map(milestone => ({
      milestone,
      status: one(MILESTONE_STATUSES, value[milestone]) ?? 'not_started',
    })),
    change_order: order ? { status: order } : null,
  }
}
const standing = (snapshot: Snapshot, more: { lacks?: object; calls_pending?: string[] } = {}) => {
  const { status, ...news } = newsOf(snapshot)
  const { regions } = snapshot.context
  return standingOf({ status, news, regions, lender_name: 'Sample', calls_pending: [], lacks: {}, ...more })
}
const told = (snapshot: Snapshot) => {
  const { status, ...news } = newsOf(snapshot)
  if (status === 'draft' || status === 'shared') throw new Error('No lender has it')
  return { decision: status, ...news }
}

/** Every moment of a walk: of a dozen events drawn, the first that is open is taken. Ends seldom come before their time. */
function walk(regions: readonly Region[], seed: number, length = 40): Snapshot[] {
  let drawn = seed
  const draw = (below: number) => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0
    return (drawn >>> 8) % below
  }
  const moments = [getInitialSnapshot(applicationMachine, { regions })]
  for (let step = 0; step < length; step++) {
    const now = moments.at(-1)
    const among = seed % 5 === 0 || draw(12) === 0 ? ALL_EVENTS : ONWARD
    const open = (type: ApplicationEvent['type'] | undefined) => type && now?.can({ type })
    const type = Array.from({ length: 30 }, () => among[draw(among.length)]).find(open)
    if (now && type) moments.push(getNextSnapshot(applicationMachine, now, { type }))
  }
  return moments
}
/** With every choice of regions a lender can have; each is made again from its number. */
const WALKS = Array.from({ length: 96 }, (_, seed) =>
  walk(
    REGIONS.filter((_, index) => (seed >> index) & 1),
    seed * 7919,
  ),
)

const NEVER = ['declined', 'canceled', 'funded']
const passed = (status: unknown) => status === 'approved' || status === 'conditionally_approved'

describe('a lender application', () => {
  it('is decided as the decisions say, and no other way', () => {
    const decided = [
      ...['approved', 'approved_with_stipulations', 'counter_offered', 'credit_frozen', 'no_match', 'on_hold'],
      'declined',
    ]
    const mendable = [...decided, 'canceled', 'in_review', 'expired', 'submitted']
    const table: Record<string, string[]> = {
      draft: ['shared', 'submitted'],
      shared: ['draft', 'submitted'],
      submitted: [...decided, 'canceled', 'in_review'],
      in_review: [...decided, 'canceled'],
      on_hold: [...decided, 'canceled', 'in_review', 'expired'],
      counter_offered: mendable,
      credit_frozen: mendable,
      no_match: mendable,
      approved: ['approved_with_stipulations', 'in_review', 'on_hold', 'expired', 'canceled', 'funded'],
      approved_with_stipulations: ['approved', 'in_review', 'on_hold', 'expired', 'canceled', 'funded'],
      expired: ['canceled'],
      declined: [],
      canceled: [],
      funded: [],
    }
    const sorted = (words: readonly string[]) => [...words].sort()
    for (const decision of DECISIONS) expect(sorted(nextDecisions(decision))).toEqual(sorted(table[decision] ?? []))
  })

  it('reaches every state of every region', () => {
    const reached = new Set<string>()
    for (const moments of WALKS) {
      for (const { value } of moments)
        for (const [region, state] of Object.entries(value)) reached.add(`${region} ${state}`)
    }
    const all = Object.entries(applicationMachine.root.states).flatMap(([region, { states }]) =>
      Object.keys(states).map(state => `${region} ${state}`),
    )
    expect([...reached].sort()).toEqual(all.sort())
  })

  it('keeps the rules between its regions on every walk', () => {
    for (const moments of WALKS) {
      for (const [index, now] of moments.entries()) {
        const before = moments[index - 1]
        const { value, context } = now
        if (!before) continue
        const lacks = (region: Region) => !context.regions.includes(region)
        const notice = standing(before).notice_to_proceed
        if (value.decision !== before.value.decision) {
          expect(NEVER).not.toContain(before.value.decision)
          if (value.decision === 'canceled' || value.decision === 'expired') expect(notice).toBe(false)
          if (value.decision === 'funded' && !lacks('milestones'))
            expect(passed(value.permission_to_operate)).toBe(true)
        }
        if (value.notice_to_proceed !== 'not_started') expect(notice).toBe(true)
        if (value.installation_complete !== 'not_started') expect(passed(value.notice_to_proceed)).toBe(true)
        if (value.permission_to_operate !== 'not_started') expect(passed(value.installation_complete)).toBe(true)
        if (value.change_order === 'requested' && before.value.change_order !== 'requested') {
          expect(lacks('change_order')).toBe(false)
          expect(before.value.decision).toMatch(/^approved/)
          expect(before.value.installation_complete).toBe('not_started')
        }
        if (notice && before.value.notice_to_proceed === 'not_started') {
          if (!lacks('documents')) expect(before.value.documents).toBe('signed')
          if (!lacks('stipulations')) expect(before.value.stipulations).not.toBe('open')
          if (!lacks('contract')) expect(before.value.contract).toBe('accepted')
        }
      }
    }
  })

  it('takes whatever a lender says after any walk, however much of it was missed', () => {
    for (const [one, moments] of WALKS.entries()) {
      const other = one * 31 + 17
      const sent = moments.filter(({ value }) => value.decision !== 'draft' && value.decision !== 'shared')
      if (sent.length === 0) continue
      const [from = 0, to = 0] = [one % sent.length, other % sent.length].sort((a, b) => a - b)
      const [before, after] = [sent[from], sent[to]]
      if (before && after) expect(pathTo(standing(before), told(after))).toBe('reached')
    }
  })

  it('disputes what no way leads to', () => {
    const [draft] = walk(REGIONS, 0, 0)
    if (!draft) throw new Error()
    const plain = { ...newsOf(draft), stipulations: [] }
    const known = (status: Decision, more: Partial<LenderNews> = {}) =>
      standingOf({
        status,
        news: { ...plain, ...more },
        regions: REGIONS,
        lender_name: '',
        calls_pending: [],
        lacks: {},
      })
    const milestones = (...statuses: (typeof MILESTONE_STATUSES)[number][]) =>
      MILESTONES.map((milestone, index) => ({ milestone, status: statuses[index] ?? 'not_started' }))
    const done: Partial<LenderNews> = { documents: 'signed', contract: { status: 'accepted' } }
    const says = (decision: Exclude<Decision, 'draft' | 'shared'>, more: Partial<LenderNews> = {}) => ({
      ...plain,
      decision,
      ...more,
    })
    for (const closed of ['declined', 'canceled', 'funded'] as const)
      expect(pathTo(known(closed), says('approved'))).toBe('illegal')
    expect(pathTo(known('draft'), says('approved'))).toBe('illegal')
    expect(pathTo(known('expired'), says('approved'))).toBe('illegal')
    expect(pathTo(known('approved'), says('submitted'))).toBe('reached')
    expect(pathTo(known('submitted'), says('funded'))).toBe('illegal')
    expect(pathTo(known('approved', done), says('approved'))).toBe('illegal')
    const built = { ...done, milestones: milestones('approved', 'approved', 'approved') }
    expect(pathTo(known('submitted'), says('funded', built))).toBe('reached')
    expect(pathTo(known('submitted'), says('approved', { ...done, milestones: milestones('approved') }))).toBe(
      'reached',
    )
    expect(pathTo(known('submitted'), says('approved', { milestones: milestones('approved') }))).toBe('illegal')
    expect(
      pathTo(known('approved'), says('approved', { ...done, milestones: milestones('not_started', 'approved') })),
    ).toBe('illegal')
    expect(pathTo(known('approved', built), says('canceled', built))).toBe('illegal')
    expect(pathTo(known('approved', built), says('in_review', built))).toBe('illegal')
    const asked = { ...built, change_order: { status: 'requested' as const } }
    expect(pathTo(known('approved', built), says('approved', asked))).toBe('illegal')
  })

  it('offers what the chart allows, and gives a reason of its own for the rest', () => {
    for (const moments of WALKS) {
      const now = moments.at(-1)
      if (!now) continue
      for (const { action, available, reason } of availableActions(standing(now))) {
        expect(available).toBe(now.can({ type: EVENTS[action] }))
        expect(available).toBe(reason === null)
        if (reason !== null) expect(reason).toMatch(/^[A-Z].{8,}\.$/)
      }
    }
  })

  it('is quoted again after documents went out only where no change order can be asked for', () => {
    const [draft] = walk(REGIONS, 0, 0)
    if (!draft) throw new Error()
    const out = { ...newsOf(draft), stipulations: [], documents: 'signed' as const }
    const without = REGIONS.filter(region => region !== 'change_order')
    const [change, quote] = [REGIONS, without]
      .map(regions => {
        const common = { status: 'approved' as const, lender_name: 'Sample', calls_pending: [], lacks: {} }
        const found = availableActions(standingOf({ ...common, news: out, regions }))
        return found.filter(({ action }) => ['update_quote', 'request_change_order'].includes(action))
      })
      .map(found => found.filter(({ available }) => available).map(({ action }) => action))
    expect([change, quote]).toEqual([['request_change_order'], ['update_quote']])
  })

  it('says first what the lender does not know, then what is on its way', () => {
    const moments = walk(REGIONS, 0, 0)
    const [draft] = moments
    if (!draft) throw new Error()
    const sent = getNextSnapshot(applicationMachine, draft, { type: 'application.submitted' })
    const approved = getNextSnapshot(applicationMachine, sent, { type: 'decision.approved' })
    const lacks = lacksOf({ name: 'Sample', calls: { submit: 1 }, why_not: { send_documents: 'They come by post.' } })
    const reason = (action: string, stands = standing(approved, { lacks })) =>
      availableActions(stands).find(one => one.action === action)?.reason
    expect(reason('send_documents')).toBe('They come by post.')
    expect(reason('request_change_order')).toBe('Sample doesn’t support change orders.')
    expect(reason('cancel')).toBeNull()
    const pending = standing(approved, { calls_pending: ['send_documents', 'upload_document'] })
    expect(reason('send_documents', pending)).toBe('This is being sent to Sample.')
    expect(reason('upload_document', pending)).toBeNull()
    const sending = standing(sent, { calls_pending: ['submit'] })
    expect(reason('upload_document', sending)).toBe('The application is still being sent to Sample.')
    expect(reason('refresh', sending)).toBeNull()
    expect(APPLICATION_ACTIONS.filter(action => reason(action, standing(draft)) === null)).toEqual([
      'share',
      'submit',
      'move',
    ])
  })
})
