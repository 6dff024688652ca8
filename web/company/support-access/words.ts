import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  support_access: { en: 'Support access', es: 'Acceso de soporte' },
  what_support_can_do: {
    en: 'Support can look at your company only while you let it in. It can’t decide, send, pay, export or delete. Everything it opens is in the audit log.',
    es: 'Soporte solo puede ver su empresa mientras usted le dé acceso. No puede decidir, enviar, pagar, exportar ni eliminar. Todo lo que abre queda en el registro de auditoría.',
  },
  without_asking: { en: 'Let support in without asking', es: 'Permitir que soporte entre sin solicitarlo' },
  without_asking_help: {
    en: 'Support still gives a reason. Owners are notified, and access ends after four hours.',
    es: 'Soporte igual indica un motivo. Se avisa a los propietarios y el acceso termina a las cuatro horas.',
  },
  asks: { en: '{name} asks for access', es: '{name} solicita acceso' },
  has_access: { en: '{name} has access until {until}', es: '{name} tiene acceso hasta {until}' },
  access_for: { en: 'Access for', es: 'Acceso por' },
  hours: { en: '{hours, plural, one {# hour} other {# hours}}', es: '{hours, plural, one {# hora} other {# horas}}' },
  days: { en: '{days, plural, one {# day} other {# days}}', es: '{days, plural, one {# día} other {# días}}' },
  approve: { en: 'Approve', es: 'Aprobar' },
  decline: { en: 'Decline', es: 'Rechazar' },
  end_now: { en: 'End now', es: 'Terminar ahora' },
  requests: { en: 'Requests', es: 'Solicitudes' },
  who: { en: 'Who', es: 'Quién' },
  reason: { en: 'Reason', es: 'Motivo' },
  answered_by: { en: 'Answered by', es: 'Respondida por' },
  company_setting: { en: 'Company setting', es: 'Ajuste de la empresa' },
  no_requests: { en: 'No requests', es: 'No hay solicitudes' },
  when_support_asks: {
    en: 'When support asks to look at your company, owners are notified and answer here.',
    es: 'Cuando soporte solicite ver su empresa, los propietarios reciben un aviso y responden aquí.',
  },
  statuses: {
    waiting: { en: 'Waiting', es: 'En espera' },
    approved: { en: 'Active', es: 'Activo' },
    declined: { en: 'Declined', es: 'Rechazada' },
    ended: { en: 'Ended', es: 'Terminado' },
    expired: { en: 'Expired', es: 'Vencido' },
  },
})
