import { writeSetting } from '#server/company/settings/store.ts'
import type { Handlers } from '#server/handler.ts'
import { latestActivity } from '#server/projects/dashboard/activity.ts'
import {
  awaitedMilestones,
  funnelOf,
  leadersOf,
  monthOf,
  monthsOfSales,
  pipelineOf,
} from '#server/projects/dashboard/figures.ts'
import { onboardingOf } from '#server/projects/dashboard/onboarding.ts'
import { todayOf } from '#server/projects/dashboard/today.ts'
import { words } from './words.ts'

export const dashboard: Handlers<'dashboard'> = {
  '/v3/dashboard.GetToday': async ({ input, caller, db, ports }) => todayOf(db, ports, caller, input.limit ?? 8),

  '/v3/dashboard.GetPipeline': async ({ caller, db }) => ({ pipeline: await pipelineOf(db, caller) }),

  '/v3/dashboard.GetMonth': async ({ caller, db, ports }) => monthOf(db, ports, caller),

  '/v3/dashboard.GetSales': async ({ caller, db, ports }) => ({ months: await monthsOfSales(db, ports, caller) }),

  '/v3/dashboard.GetFunnel': async ({ caller, db, ports }) => funnelOf(db, ports, caller),

  '/v3/dashboard.ListLeaders': async ({ caller, db, ports }) => leadersOf(db, ports, caller),

  '/v3/dashboard.ListMilestones': async ({ caller, db, ports }) => ({
    milestones: await awaitedMilestones(db, ports, caller),
  }),

  '/v3/dashboard.ListActivity': async ({ caller, db }) => ({ activity: await latestActivity(db, caller) }),

  '/v3/dashboard.GetOnboarding': async ({ db, ports }) => ({ onboarding: await onboardingOf(db, ports) }),

  '/v3/dashboard.GetDemoProgress': async ({ caller, ports: { demo } }) => {
    if (demo.filling?.company_id !== caller.company_id) return { progress: null }
    const { made, total } = demo.filling
    return { progress: { made, total } }
  },

  '/v3/dashboard.DismissOnboarding': async ({ input, caller, db, ports, audit }) => {
    const { dismissed, version } = input
    await writeSetting(db, ports, caller, 'onboarding', version, { dismissed })
    await audit({ sentence: () => (dismissed ? words.steps_hidden : words.steps_shown) })
    return { onboarding: await onboardingOf(db, ports) }
  },
}
