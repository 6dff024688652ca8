// The gateway's messages: to its callers, and about an unreachable lender.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  fault: {
    unreachable: {
      en: '{lender} can’t be reached. Nothing is lost. Try again in a minute.',
      es: 'No se puede contactar a {lender}. No se perdió nada. Intente de nuevo en un minuto.',
    },
    broken_off: {
      en: 'The connection to {lender} broke off. Nothing is lost. Try again in a minute.',
      es: 'La conexión con {lender} se cortó. No se perdió nada. Intente de nuevo en un minuto.',
    },
    at_fault: {
      en: '{lender} is having problems. Nothing is lost. Try again in a minute.',
      es: '{lender} tiene problemas. No se perdió nada. Intente de nuevo en un minuto.',
    },
    busy: {
      en: '{lender} is busy. Nothing is lost. Try again in a minute.',
      es: '{lender} está ocupada. No se perdió nada. Intente de nuevo en un minuto.',
    },
    resting: {
      en: '{lender} failed several times in a row, so requests are paused briefly. Nothing is lost.',
      es: '{lender} falló varias veces seguidas, así que las consultas se pausaron un momento. No se perdió nada.',
    },
    unreadable: {
      en: '{lender} sent an answer we can’t read. We were notified and will look into it. Nothing is lost.',
      es: '{lender} envió una respuesta que no podemos leer. Ya recibimos el aviso y lo revisaremos. No se perdió nada.',
    },
    credentials: {
      en: '{lender} rejects the stored credentials. Correct them in the lender settings.',
      es: '{lender} rechaza las credenciales guardadas. Corríjalas en la configuración de financieras.',
    },
    too_late: {
      en: 'Contacting {lender} took too long and starts over. Nothing is lost.',
      es: 'El contacto con {lender} tardó demasiado y comienza de nuevo. No se perdió nada.',
    },
    too_much: {
      en: 'Too many requests to {lender} at once. This continues in a moment.',
      es: 'Hay demasiadas consultas a {lender} a la vez. Esto continúa en un momento.',
    },
    silent: {
      en: '{lender} didn’t respond in time. Nothing is lost. Try again in a minute.',
      es: '{lender} no respondió a tiempo. No se perdió nada. Intente de nuevo en un minuto.',
    },
    no_reason: {
      en: '{lender} rejected this without a reason.',
      es: '{lender} rechazó esto sin indicar el motivo.',
    },
  },
  health: {
    resting: {
      en: 'Failed several times in a row. Requests are paused for 30 seconds.',
      es: 'Falló varias veces seguidas. Las consultas se pausan por 30 segundos.',
    },
    answering: { en: 'Responded {ago}.', es: 'Respondió {ago}.' },
    unknown: {
      en: 'Not contacted since the server started.',
      es: 'Sin contacto desde que se inició el servidor.',
    },
  },
  fields_rejected: { en: '{lender} doesn’t accept this: {faults}', es: '{lender} no acepta esto: {faults}' },
  not_offered: { en: '{lender} doesn’t support this.', es: '{lender} no admite esto.' },
  sign_in: { en: 'Sign in to continue.', es: 'Inicie sesión para continuar.' },
  new_password: { en: 'Choose a new password first.', es: 'Primero elija una nueva contraseña.' },
  no_operation: { en: 'Operation not found.', es: 'No se encontró la operación.' },
  refused_by_role: { en: 'was denied by their role', es: 'fue rechazado por su rol' },
  forbidden: { en: 'Your role doesn’t allow this.', es: 'Su rol no permite esto.' },
  wrong_method: { en: 'Use {method} here.', es: 'Use {method} aquí.' },
  exchange: {
    answered: { en: '{endpoint} was sent to {lender}: answered.', es: '{endpoint} se envió a {lender}: respondió.' },
    refused: { en: '{endpoint} was sent to {lender}: rejected.', es: '{endpoint} se envió a {lender}: lo rechazó.' },
    not_sent: {
      en: '{endpoint} couldn’t be sent to {lender}.',
      es: '{endpoint} no se pudo enviar a {lender}.',
    },
    unknown: {
      en: '{endpoint} was sent to {lender}: no readable answer.',
      es: '{endpoint} se envió a {lender}: sin respuesta legible.',
    },
    gone: {
      en: '{endpoint} was withdrawn before it was sent to {lender}.',
      es: '{endpoint} se retiró antes de enviarse a {lender}.',
    },
  },
  goes_on: {
    en: '{lender} hasn’t responded yet. Your request is stored and continues. Repeat it with the same key to see the answer.',
    es: '{lender} aún no ha respondido. Su solicitud está guardada y continúa. Repítala con la misma clave para ver la respuesta.',
  },
  already_sent: {
    en: '{lender} already has this. Check the application’s status.',
    es: '{lender} ya tiene esto. Consulte el estatus de la solicitud.',
  },
  application_required: { en: 'Name an application.', es: 'Indique una solicitud.' },
  key_used: {
    en: 'This key was already used for another request.',
    es: 'Esta clave ya se usó para otra solicitud.',
  },
  sent_as_given: {
    en: 'sent {endpoint} directly to {lender}',
    es: 'envió {endpoint} directamente a {lender}',
  },
  file_sent: { en: 'uploaded a file to {lender}', es: 'subió un archivo para {lender}' },
  multipart_required: { en: 'Send this as multipart/form-data.', es: 'Envíe esto como multipart/form-data.' },
  file_required: {
    en: 'Choose a file and send it last in the form.',
    es: 'Elija un archivo y envíelo al final del formulario.',
  },
  file_field: { en: 'Send the file in the “file” field.', es: 'Envíe el archivo en el campo “file”.' },
  file_last: { en: 'Send the file last in the form.', es: 'Envíe el archivo al final del formulario.' },
  too_large: {
    en: 'This file is larger than {megabytes} MB. Choose a smaller one.',
    es: 'Este archivo supera los {megabytes} MB. Elija uno más pequeño.',
  },
  json_utf8: { en: 'Send the body as JSON in UTF-8.', es: 'Envíe el contenido como JSON en UTF-8.' },
  key_required: {
    en: 'Send an Idempotency-Key of 8 to 255 characters.',
    es: 'Envíe un Idempotency-Key de 8 a 255 caracteres.',
  },
  json_type: { en: 'Send this as application/json.', es: 'Envíe esto como application/json.' },
  invalid_json: { en: 'The body isn’t valid JSON.', es: 'El contenido no es JSON válido.' },
  object_required: { en: 'Send a JSON object.', es: 'Envíe un objeto JSON.' },
  webhook_too_large: { en: 'Webhooks can be up to 256 kB.', es: 'Los webhooks pueden tener hasta 256 kB.' },
  no_webhook: { en: 'Webhook not found.', es: 'No se encontró el webhook.' },
  webhook_invalid: {
    en: 'The body doesn’t match this webhook’s contract.',
    es: 'El contenido no cumple el contrato de este webhook.',
  },
  no_application: { en: 'Application not found.', es: 'No se encontró la solicitud.' },
  wrong_signature: {
    en: 'The signature is missing or invalid.',
    es: 'La firma falta o no es válida.',
  },
  signature_too_old: {
    en: 'The signature time is more than five minutes off. Check the clock.',
    es: 'La hora de la firma difiere más de cinco minutos. Revise el reloj.',
  },
})
