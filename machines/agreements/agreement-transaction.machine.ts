// The lifecycle of an agreement that was sent. canceled: withdrawn before anyone signed; voided: after a signature.
// signed is final but for being voided with a reason, and for a signature on paper that was recorded by mistake.
import { setup, transition } from 'xstate'

export const AGREEMENT_STATUSES = ['sent', 'signed', 'voided', 'canceled'] as const
type AgreementStatus = (typeof AGREEMENT_STATUSES)[number]
type AgreementEvent =
  | { type: 'signature.completed' }
  | { type: 'withdrawn'; anySigned: boolean }
  | { type: 'record.taken_back'; isOnPaper: boolean }

export const agreementTransactionMachine = setup({
  types: { events: {} as AgreementEvent },
  guards: {
    anySigned: ({ event }) => event.type === 'withdrawn' && event.anySigned,
    isOnPaper: ({ event }) => event.type === 'record.taken_back' && event.isOnPaper,
  },
}).createMachine({
  id: 'agreementTransaction',
  initial: 'sent',
  states: {
    sent: {
      on: {
        // By the last signature, or by a record that the rest signed on paper.
        'signature.completed': 'signed',
        withdrawn: [{ target: 'voided', guard: 'anySigned' }, { target: 'canceled' }],
      },
    },
    signed: {
      on: { withdrawn: { target: 'voided' }, 'record.taken_back': { target: 'sent', guard: 'isOnPaper' } },
    },
    voided: {},
    canceled: {},
  },
})

const at = (status: AgreementStatus) => agreementTransactionMachine.resolveState({ value: status })

const may = (status: AgreementStatus, event: AgreementEvent) => at(status).can(event)

/** Can still be signed, electronically or on paper. */
export const canBeSigned = (status: AgreementStatus) => may(status, { type: 'signature.completed' })

/** A sealed agreement is final; a paper record is entered by hand and may be wrong. */
export const canTakeBack = (status: AgreementStatus, isOnPaper: boolean) =>
  may(status, { type: 'record.taken_back', isOnPaper })

const ONWARD: readonly AgreementEvent[] = [
  { type: 'signature.completed' },
  { type: 'withdrawn', anySigned: true },
  { type: 'withdrawn', anySigned: false },
]

/** Statuses it can advance to; undoing a paper record is not one of them. */
export function nextAgreementStatuses(status: AgreementStatus): AgreementStatus[] {
  const values = ONWARD.filter(event => may(status, event)).map(event => {
    const [next] = transition(agreementTransactionMachine, at(status), event)
    return next.value
  })
  return AGREEMENT_STATUSES.filter(to => values.includes(to))
}
