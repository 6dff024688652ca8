// Texts about homeowners' actions and changes to them. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  added: { en: 'added {name}', es: 'agregó a {name}' },
  changed: { en: 'changed {name}’s details', es: 'cambió los datos de {name}' },
  removed: { en: 'removed {name}', es: 'quitó a {name}' },
  primary_stays: {
    en: 'A project always has a primary homeowner. Make another homeowner primary first.',
    es: 'Un proyecto siempre tiene un propietario principal. Primero marque a otro como principal.',
  },
  act: {
    opened: { en: 'Opened {document}.', es: 'Abrió {document}.' },
    consented: {
      en: 'Agreed to electronic records for {document}.',
      es: 'Aceptó los registros electrónicos de {document}.',
    },
    signed: { en: 'Signed {document}.', es: 'Firmó {document}.' },
    signed_on_paper: { en: 'Signed {document} on paper.', es: 'Firmó {document} en papel.' },
    declined: { en: 'Declined {document}.', es: 'Rechazó {document}.' },
    declined_why: { en: 'Declined {document}: {reason}', es: 'Rechazó {document}: {reason}' },
    read: {
      en: 'Read the proposal for {minutes, plural, =0 {less than a minute} one {# minute} other {# minutes}} on a {device, select, phone {phone} tablet {tablet} other {computer}}.',
      es: 'Leyó la propuesta durante {minutes, plural, =0 {menos de un minuto} one {# minuto} other {# minutos}} en {device, select, phone {un teléfono} tablet {una tableta} other {una computadora}}.',
    },
    accepted: { en: 'Accepted the proposal: {option}.', es: 'Aceptó la propuesta: {option}.' },
  },
})
