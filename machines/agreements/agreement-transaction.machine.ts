// The lifecycle of an agreement that was sent. canceled: withdrawn before anyone signed; voided: after a signature.
// signed is final but for being voided with a reason.
import { setup } from 'xstate'

export const AGREEMENT_STATUSES = ['sent', 'signed', 'voided', 'canceled'] as const
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number]
type AgreementEvent = { type: 'signature.completed' } | { type: 'withdrawn'; anySigned: boolean }

export const agreementTransactionMachine = setup({
  types: { events: {} as AgreementEvent },
  guards: { anySigned: ({ event }) => event.type === 'withdrawn' && event.anySigned },
}).createMachine({
  id: 'agreementTransaction',
  initial: 'sent',
  states: {
    sent: {
      on: {
        'signature.completed': 'signed',
        withdrawn: [{ target: 'voided', guard: 'anySigned' }, { target: 'canceled' }],
      },
    },
    signed: { on: { withdrawn: { target: 'voided' } } },
    voided: {},
    canceled: {},
  },
})

const isStatus = (text: unknown): text is AgreementStatus => AGREEMENT_STATUSES.some(status => status === text)

export function nextAgreementStatuses(status: AgreementStatus): AgreementStatus[] {
  const { on = {} } = agreementTransactionMachine.config.states?.[status] ?? {}
  return Object.values(on)
    .flat()
    .map(transition =>
      typeof transition === 'string' ? transition : transition && 'target' in transition ? transition.target : '',
    )
    .filter(isStatus)
}
