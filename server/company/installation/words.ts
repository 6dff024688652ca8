import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  no_mail_server: {
    en: 'No mail server is set up (SMTP_URL), so nobody receives reset links or invitations.',
    es: 'No hay servidor de correo configurado (SMTP_URL), así que nadie recibe enlaces de contraseña ni invitaciones.',
  },
  mails_failed: {
    en: '{count, plural, one {# email} other {# emails}} could not be delivered in the last 24 hours. See the outbox of {companies}.',
    es: '{count, plural, one {# correo no se pudo} other {# correos no se pudieron}} entregar en las últimas 24 horas. Vea la bandeja de salida de {companies}.',
  },
  queue_late: {
    en: 'The oldest entry of “{queue}” has been due for {minutes, plural, one {# minute} other {# minutes}}. Look for errors in the log.',
    es: 'La entrada más antigua de «{queue}» lleva {minutes, plural, one {# minuto} other {# minutos}} de atraso. Busque errores en el registro.',
  },
  disk_low: {
    en: 'Only {gb} GB are free on the data disk. Make room before the database stops.',
    es: 'Solo quedan {gb} GB libres en el disco de datos. Libere espacio antes de que la base de datos se detenga.',
  },
  no_backup: {
    en: 'No backup made with this data folder is on record. Run npm run backup from a scheduler.',
    es: 'No consta ninguna copia de seguridad de esta carpeta de datos. Programe npm run backup.',
  },
  backup_old: {
    en: 'The last backup is {days, plural, one {# day} other {# days}} old.',
    es: 'La última copia de seguridad tiene {days, plural, one {# día} other {# días}}.',
  },
  never_proven: {
    en: 'No backup has been restored and checked yet. Run npm run prove-restore weekly.',
    es: 'Ninguna copia se ha restaurado ni comprobado. Ejecute npm run prove-restore cada semana.',
  },
  proof_old: {
    en: 'A backup was last proved {days, plural, one {# day} other {# days}} ago. Run npm run prove-restore weekly.',
    es: 'La última comprobación de una copia fue hace {days, plural, one {# día} other {# días}}. Ejecute npm run prove-restore cada semana.',
  },
  suspended: { en: 'suspended the company: {reason}', es: 'suspendió la empresa: {reason}' },
  resumed: { en: 'let the company work again', es: 'reactivó la empresa' },
  resumed_meanwhile: { en: 'The company was resumed', es: 'La empresa se reactivó' },
  erasure_ordered: {
    en: 'ordered the erasure of {company} for {day}: {reason}',
    es: 'ordenó borrar {company} el {day}: {reason}',
  },
  erasure_canceled: { en: 'canceled the erasure of {company}', es: 'canceló el borrado de {company}' },
  suspend_first: {
    en: 'Suspend the company first. Only a suspended company can be erased.',
    es: 'Suspenda primero la empresa. Solo se puede borrar una empresa suspendida.',
  },
  name_differs: { en: 'Type the company’s name exactly.', es: 'Escriba el nombre exacto de la empresa.' },
  already_waiting: {
    en: 'This company already waits to be erased.',
    es: 'Esta empresa ya está pendiente de borrado.',
  },
  erasure_over: {
    en: 'This erasure is done or canceled.',
    es: 'Este borrado ya se hizo o se canceló.',
  },
  already_suspended: { en: 'This company is already suspended.', es: 'Esta empresa ya está suspendida.' },
  already_active: { en: 'This company isn’t suspended.', es: 'Esta empresa no está suspendida.' },
  say_why: {
    en: 'Say why, in a sentence the company can read.',
    es: 'Indique por qué, en una frase que la empresa pueda leer.',
  },
  not_online_now: {
    en: '{company} can’t take this online right now. Call {phone}.',
    es: '{company} no puede recibir esto en línea por ahora. Llame al {phone}.',
  },
  not_online_now_unreachable: {
    en: '{company} can’t take this online right now. Contact your sales rep.',
    es: '{company} no puede recibir esto en línea por ahora. Comuníquese con su representante de ventas.',
  },
})
