// Texts about limits and approvals. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  already_requested: {
    en: 'Approval is already requested. Wait for the decision.',
    es: 'La aprobación ya se solicitó. Espere la decisión.',
  },
  within_limits: {
    en: 'This project is within the limits. No approval is needed.',
    es: 'Este proyecto está dentro de los límites. No necesita aprobación.',
  },
  approval_requested_of_you: {
    en: '{name} asks for your approval: {project}',
    es: '{name} solicita su aprobación: {project}',
  },
  reason: { en: 'Reason: {reason}', es: 'Motivo: {reason}' },
  decide_by_link: {
    en: 'Approve or decline with one tap. This link is only for you and works for {days} days.',
    es: 'Apruebe o rechace con un toque. Este enlace es solo para usted y funciona por {days} días.',
  },
  already_decided: {
    en: '{name} already {status, select, approved {approved} other {declined}} this.',
    es: '{name} ya {status, select, approved {aprobó} other {rechazó}} esto.',
  },
  already_decided_by_someone: {
    en: 'This was already {status, select, approved {approved} other {declined}}.',
    es: 'Esto ya se {status, select, approved {aprobó} other {rechazó}}.',
  },
  own_request: {
    en: 'You requested this. Another approver must decide.',
    es: 'Usted lo solicitó. Debe decidir otra persona que pueda aprobar.',
  },
  own_sale: {
    en: 'This sale is past your own limits. Ask another approver.',
    es: 'Esta venta supera sus propios límites. Pídale la aprobación a otra persona.',
  },
  own_limits: {
    en: 'You can’t allow more than your own limits do. Ask an owner.',
    es: 'No puede permitir más de lo que permiten sus propios límites. Pídalo a un dueño.',
  },
  request_decided: {
    en: '{name} {status, select, approved {approved} other {declined}} your request: {project}',
    es: '{name} {status, select, approved {aprobó} other {rechazó}} su solicitud: {project}',
  },
  note: { en: 'Note: {note}', es: 'Nota: {note}' },
  self_approved: {
    en: 'self-approved as the only approver: {beyond}',
    es: 'se aprobó a sí mismo, por ser la única persona que puede aprobar: {beyond}',
  },
  self_approved_with_note: {
    en: 'self-approved as the only approver: {beyond} Note: {note}',
    es: 'se aprobó a sí mismo, por ser la única persona que puede aprobar: {beyond} Nota: {note}',
  },
  decided: {
    en: '{status, select, approved {approved} other {declined}} a request from {name} beyond the limits: {beyond}',
    es: '{status, select, approved {aprobó} other {rechazó}} una solicitud de {name} que supera los límites: {beyond}',
  },
  decided_with_note: {
    en: '{status, select, approved {approved} other {declined}} a request from {name} beyond the limits: {beyond} Note: {note}',
    es: '{status, select, approved {aprobó} other {rechazó}} una solicitud de {name} que supera los límites: {beyond} Nota: {note}',
  },
  by_emailed_link: { en: 'By emailed link.', es: 'Con el enlace del correo.' },
  link_ended: {
    en: 'This link no longer works. Open the project to see its status.',
    es: 'Este enlace ya no funciona. Abra el proyecto para ver su estado.',
  },
  sample_not_approved: { en: 'It can’t be sent for approval.', es: 'No se puede enviar a aprobación.' },
  approval_requested: {
    en: 'requested approval: {beyond} Reason: {reason}',
    es: 'solicitó aprobación: {beyond} Motivo: {reason}',
  },
  above_least_price: {
    en: 'Enter {least} or more, or lower the minimum price.',
    es: 'Ingrese {least} o más, o baje el precio mínimo.',
  },
  limits_set: { en: 'set the limits of {role}', es: 'definió los límites de {role}' },
  limits_removed: { en: 'removed the limits of {role}', es: 'quitó los límites de {role}' },
})
