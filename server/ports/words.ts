// Failures of external services, for users: mail servers, Google, weather services, PDFs. A server's own text is quoted
// unchanged.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  too_many_followers: {
    en: 'Live updates are busy. They reconnect automatically.',
    es: 'Las actualizaciones en vivo están ocupadas. Se reconectan automáticamente.',
  },
  service: {
    unreachable: {
      en: '{name} couldn’t be reached. Try again in a minute.',
      es: 'No se pudo conectar con {name}. Inténtelo de nuevo en un minuto.',
    },
    too_long: {
      en: '{name} sent too much data. Try again later.',
      es: '{name} envió demasiados datos. Inténtelo más tarde.',
    },
    broke_off: {
      en: '{name} stopped mid-answer. Try again in a minute.',
      es: '{name} se interrumpió a mitad de la respuesta. Inténtelo de nuevo en un minuto.',
    },
  },
  geocoder: {
    name: { en: 'The geocoder', es: 'el geocodificador' },
    refused: {
      en: 'The geocoder answered {status}. Try again in a minute, or set the coordinates.',
      es: 'El geocodificador respondió {status}. Inténtelo de nuevo en un minuto o fije las coordenadas.',
    },
    unreadable: {
      en: 'The geocoder’s answer couldn’t be read. Set the coordinates instead.',
      es: 'No se pudo leer la respuesta del geocodificador. Fije las coordenadas.',
    },
  },
  weather: {
    typical_year: { en: 'Typical year', es: 'Año típico' },
    all_years: { en: 'All years on record', es: 'Todos los años registrados' },
    key_refused: {
      en: '{name} didn’t accept this server’s key. Check the key.',
      es: '{name} no aceptó la clave de este servidor. Revise la clave.',
    },
    too_often: {
      en: '{name} has had too many requests. Try again later.',
      es: '{name} recibió demasiadas solicitudes. Inténtelo más tarde.',
    },
    none_here: {
      en: '{name} has no weather data for this address.',
      es: '{name} no tiene datos del clima para esta dirección.',
    },
    refused: {
      en: '{name} answered {status}. Try again in a minute.',
      es: '{name} respondió {status}. Inténtelo de nuevo en un minuto.',
    },
  },
  mail: {
    not_public: {
      en: '{host} isn’t on the public internet. Enter your mail provider’s server for sending.',
      es: '{host} no está en la internet pública. Ingrese el servidor de envío de su proveedor de correo.',
    },
    no_such_server: {
      en: 'There’s no server called {host}. Check the spelling.',
      es: 'No hay ningún servidor llamado {host}. Revise cómo está escrito.',
    },
    lookup_failed: {
      en: '{host} couldn’t be looked up. Try again in a minute.',
      es: 'No se pudo buscar {host}. Inténtelo de nuevo en un minuto.',
    },
    port_closed: {
      en: '{host} doesn’t accept connections on port {port}. Check the port.',
      es: '{host} no acepta conexiones en el puerto {port}. Revise el puerto.',
    },
    unreachable: {
      en: '{host} can’t be reached from this server. Check the name and the port.',
      es: 'No se puede conectar con {host} desde este servidor. Revise el nombre y el puerto.',
    },
    silent: {
      en: '{host} didn’t answer within {seconds, plural, one {# second} other {# seconds}}. Check the port and the encryption; a firewall may block port {port}.',
      es: '{host} no respondió en {seconds, plural, one {# segundo} other {# segundos}}. Revise el puerto y el cifrado; un cortafuegos puede bloquear el puerto {port}.',
    },
    no_tls: {
      en: '{host} doesn’t start with TLS on port {port}. Choose STARTTLS, or the TLS port, usually 465.',
      es: '{host} no empieza con TLS en el puerto {port}. Elija STARTTLS o el puerto de TLS, por lo general el 465.',
    },
    certificate: {
      en: 'The certificate of {host} isn’t trusted, so nothing was sent. ({detail})',
      es: 'El certificado de {host} no es de confianza, así que no se envió nada. ({detail})',
    },
    no_starttls: {
      en: '{host} doesn’t offer STARTTLS on port {port}. Choose another encryption or port.{has_said, select, yes { It said: {said}} other {}}',
      es: '{host} no ofrece STARTTLS en el puerto {port}. Elija otro cifrado o puerto.{has_said, select, yes { Respondió: {said}} other {}}',
    },
    login_refused: {
      en: '{host} didn’t accept the user and password.{has_said, select, yes { It said: {said}} other {}} Check both; some providers require an app password.',
      es: '{host} no aceptó el usuario y la contraseña.{has_said, select, yes { Respondió: {said}} other {}} Revise ambos; algunos proveedores exigen una contraseña de aplicación.',
    },
    login_required: {
      en: '{host} requires a user and password.{has_said, select, yes { It said: {said}} other {}}',
      es: '{host} exige un usuario y una contraseña.{has_said, select, yes { Respondió: {said}} other {}}',
    },
    sender_refused: {
      en: '{host} doesn’t send for {has_sender, select, yes {{sender}} other {this sender}}.{has_said, select, yes { It said: {said}} other {}} Use an address that belongs to this user.',
      es: '{host} no envía en nombre de {has_sender, select, yes {{sender}} other {este remitente}}.{has_said, select, yes { Respondió: {said}} other {}} Use una dirección que pertenezca a este usuario.',
    },
    refused: {
      en: '{host} refused the email. {detail}',
      es: '{host} rechazó el correo. {detail}',
    },
    ended: {
      en: '{host} ended the connection. {encryption, select, tls {Check the port and the user.} other {It may require TLS from the start: try port 465 with TLS.}}',
      es: '{host} terminó la conexión. {encryption, select, tls {Revise el puerto y el usuario.} other {Puede que exija TLS desde el inicio: pruebe el puerto 465 con TLS.}}',
    },
    failed: {
      en: 'The email couldn’t be sent through {host}. {detail}',
      es: 'No se pudo enviar el correo por {host}. {detail}',
    },
    quoted: { en: 'It said: {said}', es: 'Respondió: {said}' },
  },
  google: {
    grant_ended: {
      en: 'Google requires you to connect again. Emails wait until then.',
      es: 'Google pide que se conecte de nuevo. Hasta entonces los correos esperan.',
    },
    no_scope: {
      en: 'Google didn’t grant permission to send email. Connect again and allow it.',
      es: 'Google no dio permiso para enviar correos. Conéctese de nuevo y permítalo.',
    },
    client_changed: {
      en: 'Google no longer recognizes the client ID and secret. Enter them again.',
      es: 'Google ya no reconoce el ID de cliente y el secreto. Ingréselos de nuevo.',
    },
    silent: {
      en: 'Google didn’t answer. The email will be retried.',
      es: 'Google no respondió. El correo se enviará de nuevo.',
    },
    unknown_client: {
      en: 'Google doesn’t recognize this client ID and secret. Check both.',
      es: 'Google no reconoce este ID de cliente y secreto. Revise ambos.',
    },
    code_refused: {
      en: 'Google didn’t accept the code. Connect again.',
      es: 'Google no aceptó el código. Conéctese de nuevo.',
    },
    no_account: {
      en: 'Google didn’t say whose account it is. Connect again.',
      es: 'Google no indicó de quién es la cuenta. Conéctese de nuevo.',
    },
    refused: {
      en: 'Google refused the email. {has_said, select, yes {It said: {said}} other {It answered {status}.}}',
      es: 'Google rechazó el correo. {has_said, select, yes {Respondió: {said}} other {Respondió {status}.}}',
    },
  },
  timestamp: {
    https_required: {
      en: 'The address must begin with https://',
      es: 'La dirección debe empezar con https://',
    },
    no_login: {
      en: 'The address can’t contain a user or password.',
      es: 'La dirección no puede contener un usuario ni una contraseña.',
    },
    not_public: { en: '{host} isn’t on the public internet.', es: '{host} no está en la internet pública.' },
    no_such_server: {
      en: 'There’s no server called {host}, or it can’t be looked up right now.',
      es: 'No hay ningún servidor llamado {host}, o no se puede buscar en este momento.',
    },
    no_timestamp: {
      en: '{host} answered with {status} instead of a timestamp.',
      es: '{host} respondió con {status} en lugar de un sello de tiempo.',
    },
    too_long: {
      en: '{host} answered with more than a timestamp can be.',
      es: '{host} respondió con más de lo que puede ser un sello de tiempo.',
    },
    silent: {
      en: '{host} didn’t answer within {seconds, plural, one {# second} other {# seconds}}.',
      es: '{host} no respondió en {seconds, plural, one {# segundo} other {# segundos}}.',
    },
    port_closed: {
      en: '{host} doesn’t accept connections there. Check the address.',
      es: '{host} no acepta conexiones allí. Revise la dirección.',
    },
    certificate: {
      en: 'The certificate of {host} isn’t trusted.',
      es: 'El certificado de {host} no es de confianza.',
    },
    unreachable: { en: '{host} couldn’t be reached.', es: 'No se pudo conectar con {host}.' },
    not_a_timestamp: { en: 'Its answer isn’t a timestamp.', es: 'Su respuesta no es un sello de tiempo.' },
    refused: { en: 'It refused to give a timestamp.', es: 'Se negó a dar un sello de tiempo.' },
    none_given: { en: 'It answered without a timestamp.', es: 'Respondió sin un sello de tiempo.' },
    of_something_else: {
      en: 'Its timestamp is for something else.',
      es: 'Su sello de tiempo es de otra cosa.',
    },
    other_request: {
      en: 'Its timestamp answers another request.',
      es: 'Su sello de tiempo responde a otra solicitud.',
    },
    unreadable: {
      en: 'Its answer can’t be read as a timestamp.',
      es: 'Su respuesta no se puede leer como un sello de tiempo.',
    },
  },
  pdf: {
    not_a_pdf: {
      en: 'This file isn’t a PDF. Export it as PDF and upload it again.',
      es: 'Este archivo no es un PDF. Expórtelo como PDF y cárguelo de nuevo.',
    },
    damaged: {
      en: 'This PDF is damaged or incomplete. Export it again and upload that.',
      es: 'Este PDF está dañado o incompleto. Expórtelo de nuevo y cargue ese archivo.',
    },
    too_complex: {
      en: 'This PDF is too complex to read. Print it to a new PDF and upload that.',
      es: 'Este PDF es demasiado complejo para leerlo. Imprímalo en un PDF nuevo y cargue ese archivo.',
    },
    change_protected: {
      en: 'This PDF is protected against changes. Print it to a new PDF and upload that.',
      es: 'Este PDF está protegido contra cambios. Imprímalo en un PDF nuevo y cargue ese archivo.',
    },
    password_protected: {
      en: 'This PDF has a password. Remove the password and upload it again.',
      es: 'Este PDF tiene contraseña. Quite la contraseña y cárguelo de nuevo.',
    },
    too_many_pages: {
      en: 'This PDF has {count} pages; the limit is {most}. Split it and upload the parts.',
      es: 'Este PDF tiene {count} páginas; el límite es {most}. Divídalo y cargue las partes.',
    },
    no_size: {
      en: 'Page {page} of this PDF has no size. Print it to a new PDF.',
      es: 'La página {page} de este PDF no tiene tamaño. Imprímalo en un PDF nuevo.',
    },
    page_too_large: {
      en: 'Page {page} of this PDF is larger than 200 inches. Print it smaller.',
      es: 'La página {page} de este PDF mide más de 200 pulgadas. Imprímala más pequeña.',
    },
    xfa: {
      en: 'This PDF form opens only in Adobe Reader (XFA). Open it there, print it to a new PDF and upload that.',
      es: 'Este formulario PDF solo se abre en Adobe Reader (XFA). Ábralo allí, imprímalo en un PDF nuevo y cargue ese archivo.',
    },
    signed: {
      en: 'This PDF is already signed, and filling it in would break the signature. Upload the unsigned document.',
      es: 'Este PDF ya está firmado, y completarlo rompería la firma. Cargue el documento sin firmar.',
    },
    hidden_layer: {
      en: 'Page {page} has a layer that is turned off. Print it to a new PDF and upload that.',
      es: 'La página {page} tiene una capa desactivada. Imprímala en un PDF nuevo y cargue ese archivo.',
    },
    undrawn_note: {
      en: 'Page {page} has a comment, text box or field that not every viewer shows. Print it to a new PDF and upload that.',
      es: 'La página {page} tiene un comentario, cuadro de texto o campo que no todos los visores muestran. Imprímala en un PDF nuevo y cargue ese archivo.',
    },
    overprint: {
      en: 'Page {page} uses white overprint, which viewers show differently. Print it to a new PDF and upload that.',
      es: 'La página {page} usa sobreimpresión blanca, que los visores muestran de forma distinta. Imprímala en un PDF nuevo y cargue ese archivo.',
    },
    pages_differ: {
      en: 'More than {most} pages would look different to signers. Print it to a new PDF and upload that.',
      es: 'Más de {most} páginas se verían distintas para los firmantes. Imprímalo en un PDF nuevo y cargue ese archivo.',
    },
  },
  /** In the language of the agreement. */
  seal: {
    evidence: {
      en: 'Record of this agreement: signers, consent, audit trail',
      es: 'Registro de este contrato: firmantes, consentimiento, historial',
    },
    proof: {
      en: 'This document’s entry in the public log of seals',
      es: 'Entrada de este documento en el registro público de sellos',
    },
    reason: { en: 'Signed by everyone', es: 'Firmado por todos' },
  },
})
