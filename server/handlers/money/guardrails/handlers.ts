// Each role's sales limits, and who approves exceptions.
import type { Handlers } from '#server/handler.ts'
import { approvalHandlers } from './approval-handlers.ts'
import { limitHandlers } from './limit-handlers.ts'
import { linkHandlers } from './link-handlers.ts'

export const guardrails: Handlers<'guardrails'> = { ...limitHandlers, ...approvalHandlers, ...linkHandlers }
