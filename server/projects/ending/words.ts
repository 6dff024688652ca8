// Texts about ending a sale. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  application_withdrawn: {
    en: 'withdrew the {lender} application: {reason}',
    es: 'retiró la solicitud a {lender}: {reason}',
  },
  moved: {
    en: 'moved the project to {status}: {reason}',
    es: 'cambió el estatus del proyecto a “{status}”: {reason}',
  },
  not_allowed: {
    agreements: { en: 'Your role doesn’t allow withdrawing agreements.', es: 'Su rol no permite retirar contratos.' },
    applications: {
      en: 'Your role doesn’t allow withdrawing applications.',
      es: 'Su rol no permite retirar solicitudes.',
    },
    invoices: { en: 'Your role doesn’t allow changing invoices.', es: 'Su rol no permite cambiar facturas.' },
  },
  other_project: { en: 'This belongs to another project.', es: 'Esto pertenece a otro proyecto.' },
})
