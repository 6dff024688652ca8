// Things waiting for a user today, and the button for each.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  asked_by: { en: '{asked} Requested by {name}', es: '{asked} Solicitado por {name}' },
  assigned_to: { en: '{title} ({name})', es: '{title} ({name})' },
  milestone: {
    ready: { en: '{milestone} not sent to {lender} yet', es: '{milestone}: falta enviarla a {lender}' },
    rejected: { en: '{lender} rejected {milestone}', es: '{lender} rechazó: {milestone}' },
  },
  to_countersign: { en: 'Ready for your signature', es: 'Espera su firma' },
  unsigned: { en: 'Waiting for {names} to sign', es: 'Falta la firma de {names}' },
  viewed: {
    en: 'Viewed {count, plural, one {once} other {# times}}, not accepted',
    es: 'Vista {count, plural, one {una vez} other {# veces}}, sin aceptar',
  },
  idle: { en: 'No activity', es: 'Sin actividad' },
  next_is: { en: 'Next: {sentence}', es: 'Siguiente: {sentence}' },
  action: {
    approval: { en: 'Review', es: 'Revisar' },
    countersign: { en: 'Countersign', es: 'Firmar' },
    task: { en: 'Open task', es: 'Abrir tarea' },
    milestone: { en: 'Open milestone', es: 'Abrir etapa' },
    agreement: { en: 'Open agreement', es: 'Abrir contrato' },
    proposal: { en: 'Open proposal', es: 'Abrir propuesta' },
    stuck: { en: 'Open project', es: 'Abrir proyecto' },
  },
})
