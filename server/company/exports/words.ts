// Texts about company archives: writing and restoring one, and why one can’t be read.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  archive_of: { en: 'Archive of {company}', es: 'Archivo de {company}' },
  exported: {
    en: 'exported all company data as an archive',
    es: 'exportó todos los datos de la empresa en un archivo',
  },
  export_running: {
    en: 'An archive is already being created. Wait until it’s done.',
    es: 'Ya se está creando un archivo. Espere a que termine.',
  },
  preparing: { en: 'Preparing the data.', es: 'Preparando los datos.' },
  writing: { en: 'Writing {entity}.', es: 'Escribiendo {entity}.' },
  writing_files: { en: 'Writing files.', es: 'Escribiendo archivos.' },
  written: {
    en: 'The archive holds {rows, plural, one {# row} other {# rows}} and {files, plural, one {# file} other {# files}} of {company}.',
    es: 'El archivo contiene {rows, plural, one {# registro} other {# registros}} y {files, plural, one {# documento} other {# documentos}} de {company}.',
  },
  upload_started: { en: 'started uploading the archive {file}', es: 'empezó a subir el archivo {file}' },
  uploading: { en: 'Uploading the archive.', es: 'Subiendo el archivo.' },
  uploaded: { en: 'Uploaded. Nothing has changed yet.', es: 'Subido. Todavía no ha cambiado nada.' },
  wrong_part: {
    en: 'The upload is out of order. Choose the archive again.',
    es: 'La carga no está en orden. Elija el archivo de nuevo.',
  },
  not_uploaded: {
    en: 'This archive isn’t uploaded yet. Choose it again.',
    es: 'Este archivo aún no se ha subido. Elíjalo de nuevo.',
  },
  choose_archive: { en: 'Choose an archive.', es: 'Elija un archivo.' },
  restore_started: { en: 'started restoring {file}', es: 'empezó a restaurar {file}' },
  checking: { en: 'Checking the archive.', es: 'Revisando el archivo.' },
  restoring: {
    en: 'Restoring {company}. This happens in one step.',
    es: 'Restaurando {company}. Esto se hace en un solo paso.',
  },
  restored: {
    en: 'Restored {rows, plural, one {# row} other {# rows}} and {files, plural, one {# file} other {# files}} of {company}.',
    es: 'Se restauraron {rows, plural, one {# registro} other {# registros}} y {files, plural, one {# documento} other {# documentos}} de {company}.',
  },
  restored_own: {
    en: 'restored {company} from an archive of {made_at}, signed by this server: {rows, plural, one {# row} other {# rows}}',
    es: 'restauró {company} desde un archivo del {made_at}, firmado por este servidor: {rows, plural, one {# registro} other {# registros}}',
  },
  restored_foreign: {
    en: 'restored {company} from an archive of {made_at}, signed by {signer}: {rows, plural, one {# row} other {# rows}}',
    es: 'restauró {company} desde un archivo del {made_at}, firmado por {signer}: {rows, plural, one {# registro} other {# registros}}',
  },
  not_empty: {
    en: 'An archive can only be restored into an empty company. Yours has {holds}.',
    es: 'Un archivo solo se puede restaurar en una empresa vacía. La suya tiene {holds}.',
  },
  owners_only: {
    en: 'Only users who can edit the company can export or restore all of its data. Ask an owner.',
    es: 'Solo quienes pueden editar la empresa exportan o restauran todos sus datos. Pida ayuda a un propietario.',
  },
  unsigned: {
    en: 'This archive isn’t signed by a trusted server, so it can’t be restored. Ask your server’s operator.',
    es: 'Este archivo no está firmado por un servidor de confianza y no se puede restaurar. Consulte al operador del servidor.',
  },
  company_is_here: {
    en: 'The company in this archive is already on this server. Restore it on another one.',
    es: 'La empresa de este archivo ya está en este servidor. Restáurela en otro.',
  },
  exporter_only: {
    en: 'Only a user who could export this company can restore it. Sign up with that email address.',
    es: 'Solo un usuario que podía exportar esta empresa puede restaurarla. Regístrese con ese correo.',
  },
  /** README.txt of an archive: explains it to a reader in ten years without this product. */
  readme: {
    en: `{company}
All data {brand} stored for this company as of {at}.

CONTENTS
  signature.json  The server that created this archive: its company, the time and the SHA-256 of manifest.json, signed with Ed25519.
  manifest.json   How many rows of each kind there are, and the size and SHA-256 of every other file in this archive.
  format.json     Every kind of row, its fields, their types and what they mean.
  data/           One JSON file for each kind of row: a list with one row on each line. A list too long for one file continues
                  in a second, data/audits-2.json. Ids are the ones the product used; a field ending in _id names the row
                  it belongs to. Amounts ending in _cents are US cents, times are UTC, bytes are base64.
  files/          Every PDF, picture and upload, named by the SHA-256 of its bytes. data/files.json has their names and types.
                  Signed agreements are included: agreement_transactions.signed_file_id names the file of each.
  systems/        The solar system of each designed project with the element names of Orange Button
                  (https://github.com/Open-Orange-Button/Orange-Button-Taxonomy), for other solar software.

NOT INCLUDED
  Passwords, tokens, keys and credentials. Social security numbers and birth dates, which are not stored. And:
{left_out}

HOW TO CHECK IT
  Nothing has changed since the archive was created if the SHA-256 of every file matches manifest.json:
    sha256sum files/* data/* systems/*
  The audit log is a chain. Take the rows of data/audits*.json in order. The hash of each is the SHA-256 of its JSON
  without the field hash, names sorted, no spaces; previous_hash is the hash of the row before, empty for the first. The
  last one is audit_chain.last_hash of manifest.json.
  The trail of an agreement, in data/transaction_events.json, is a chain of its own: the hash of an event is the SHA-256 of
  the same JSON of transaction_id, seq, at, event, actor, detail and previous_hash.
  Signed agreements carry their own signature and trail: any PDF reader and pdfsig can check them.

HOW TO RESTORE IT
  Sign up a new company with the email address you used in this one, open Company, and choose this file under “Restore from
  archive”. The server must trust the key that signed it, key_id in manifest.json: its operator adds the public key with
  npm run archive-keys -- trust PUBLIC_KEY "Name".
`,
    es: `{company}
Todos los datos que {brand} guardó de esta empresa hasta el {at}.

CONTENIDO
  signature.json  El servidor que creó este archivo: su empresa, el momento y el SHA-256 de manifest.json, firmados con Ed25519.
  manifest.json   Cuántos registros hay de cada tipo, y el tamaño y el SHA-256 de cada uno de los demás archivos.
  format.json     Cada tipo de registro, sus campos, los tipos de estos y lo que significan (en inglés).
  data/           Un archivo JSON por cada tipo de registro: una lista con un registro por línea. Si no cabe en un archivo,
                  continúa en otro, data/audits-2.json. Los identificadores son los del producto; un campo que termina en
                  _id indica a qué registro pertenece. Los montos que terminan en _cents son centavos de dólar, las horas
                  son UTC y los bytes van en base64.
  files/          Cada PDF, imagen y archivo subido, con el SHA-256 de sus bytes como nombre. data/files.json tiene sus nombres
                  y tipos. Incluye los contratos firmados: agreement_transactions.signed_file_id indica el archivo de cada uno.
  systems/        El sistema solar de cada proyecto diseñado, con los nombres de Orange Button
                  (https://github.com/Open-Orange-Button/Orange-Button-Taxonomy), para otros programas del sector.

LO QUE NO INCLUYE
  Contraseñas, tokens, claves y credenciales. Números de Seguro Social y fechas de nacimiento, que no se guardan. Además:
{left_out}

CÓMO COMPROBARLO
  Nada ha cambiado desde que se creó si el SHA-256 de cada archivo coincide con el de manifest.json:
    sha256sum files/* data/* systems/*
  El registro de auditoría es una cadena. Tome los registros de data/audits*.json en orden. El hash de cada uno es el SHA-256
  de su JSON sin el campo hash, con los nombres ordenados y sin espacios; previous_hash es el hash del registro anterior, vacío
  en el primero. El último es audit_chain.last_hash de manifest.json.
  El historial de un contrato, en data/transaction_events.json, es otra cadena: el hash de un evento es el SHA-256 del mismo
  JSON de transaction_id, seq, at, event, actor, detail y previous_hash.
  Los contratos firmados llevan su propia firma e historial: cualquier lector de PDF y pdfsig pueden comprobarlos.

CÓMO RESTAURARLO
  Registre una empresa nueva con el correo electrónico que usaba en esta, abra Empresa y elija este archivo en “Restaurar desde
  un archivo”. El servidor debe confiar en la clave que lo firmó, key_id en manifest.json: su operador agrega la clave pública con
  npm run archive-keys -- trust PUBLIC_KEY "Nombre".
`,
  },
  /** Tables that no archive holds, each with its reason. */
  left_out: {
    privacy_requests: {
      en: 'homeowners’ requests about their data, which this installation answers',
      es: 'solicitudes de propietarios sobre sus datos, que atiende esta instalación',
    },
    sessions: { en: 'sign-ins, which are private', es: 'inicios de sesión, que son privados' },
    known_devices: {
      en: 'browsers members signed in with',
      es: 'navegadores con los que iniciaron sesión los miembros',
    },
    authenticators: {
      en: 'keys of authenticator apps, which members set up again',
      es: 'claves de aplicaciones de autenticación, que los miembros vuelven a configurar',
    },
    passkeys: {
      en: 'passkeys, which work only at this server’s address',
      es: 'llaves de acceso, que solo sirven en la dirección de este servidor',
    },
    directory_users: {
      en: 'whom the company’s directory manages',
      es: 'a quiénes administra el directorio de la empresa',
    },
    directory_groups: { en: 'groups of that directory', es: 'grupos de ese directorio' },
    directory_members: { en: 'their members', es: 'sus miembros' },
    company_domains: {
      en: 'domains, which are proved again on another server',
      es: 'dominios, que se vuelven a comprobar en otro servidor',
    },
    provider_identities: {
      en: 'names at the identity provider, which are learned again at sign-in',
      es: 'nombres en el proveedor de identidad, que se conocen de nuevo al iniciar sesión',
    },
    recovery_codes: { en: 'codes that work once on this server', es: 'códigos que sirven una vez en este servidor' },
    links: {
      en: 'secret addresses, which open nothing on another server',
      es: 'direcciones secretas, que no abren nada en otro servidor',
    },
    invites: { en: 'secret addresses, which expire within days', es: 'direcciones secretas, que vencen en pocos días' },
    idempotency_keys: {
      en: 'responses kept for a day so that requests can be repeated',
      es: 'respuestas guardadas un día para repetir solicitudes',
    },
    lender_connections: {
      en: 'credentials; reconnect each lender',
      es: 'credenciales; vuelva a conectar cada financiera',
    },
    lender_products: {
      en: 'what lenders offer, which is requested from them again',
      es: 'ofertas de las financieras, que se les vuelven a pedir',
    },
    lender_webhooks: {
      en: 'which lender messages were received, by number',
      es: 'qué mensajes de financieras se recibieron, por número',
    },
    audit_heads: { en: 'derived from the audit log', es: 'se obtiene del registro de auditoría' },
    sheet_imports: {
      en: 'imported files (the imported data is included)',
      es: 'archivos importados; lo que aportaron está incluido',
    },
    sheet_import_rows: {
      en: 'imported files (the imported data is included)',
      es: 'archivos importados; lo que aportaron está incluido',
    },
    project_search: { en: 'derived from projects and homeowners', es: 'se obtiene de proyectos y propietarios' },
    project_sums: { en: 'derived from projects', es: 'se obtiene de los proyectos' },
    invoice_sums: { en: 'derived from invoices', es: 'se obtiene de las facturas' },
    maker_counts: { en: 'derived from equipment', es: 'se obtiene de los equipos' },
    project_bulk_changes: { en: 'how to undo bulk changes', es: 'cómo deshacer cambios en varios proyectos' },
    resource_uploads: { en: 'files not yet used by a resource', es: 'archivos que aún no usa ningún recurso' },
    notifications: { en: 'what members were notified of', es: 'avisos enviados a los miembros' },
    support_accesses: { en: 'support access to this server', es: 'accesos de soporte en este servidor' },
    site_answers: {
      en: 'answers of public services, asked again when needed',
      es: 'respuestas de servicios públicos, que se piden de nuevo',
    },
    project_sites: {
      en: 'where public services found the houses, looked up again',
      es: 'dónde los servicios públicos hallaron las casas; se busca de nuevo',
    },
    page_problems: {
      en: 'page errors of this server, deleted after 90 days',
      es: 'errores de páginas de este servidor, eliminados a los 90 días',
    },
    notification_preferences: {
      en: 'each member’s own; they choose again',
      es: 'son de cada miembro, que los elige de nuevo',
    },
    seals: {
      en: 'documents sealed by this server; another server can’t vouch for them',
      es: 'documentos sellados por este servidor; otro no puede dar fe de ellos',
    },
    jobs: { en: 'background work of this server', es: 'trabajos en segundo plano de este servidor' },
    stray_objects: {
      en: 'files deleted from this server’s bucket within a week',
      es: 'archivos que se eliminarán del depósito de este servidor en una semana',
    },
    file_parts: {
      en: 'files made by jobs, including this archive',
      es: 'archivos creados por esos trabajos, incluido este',
    },
  },
  broken: {
    en: 'This archive can’t be read: {why}. Download it again and choose the new copy.',
    es: 'No se puede leer este archivo: {why}. Descárguelo otra vez y elija la copia nueva.',
  },
  why: {
    manifest_too_large: { en: 'its manifest is too large', es: 'su manifiesto es demasiado grande' },
    manifest_unknown: {
      en: 'its manifest is from another product or a newer version',
      es: 'su manifiesto es de otro producto o de una versión más nueva',
    },
    entity_unknown: {
      en: 'it contains {name}, which this version doesn’t support',
      es: 'contiene {name}, que esta versión no admite',
    },
    not_in_manifest: {
      en: 'it contains {path}, which isn’t in its manifest',
      es: 'contiene {path}, que no figura en su manifiesto',
    },
    differs_from_manifest: {
      en: '{path} doesn’t match its manifest',
      es: '{path} no coincide con su manifiesto',
    },
    missing: { en: '{path} is missing', es: 'falta {path}' },
    damaged: { en: '{path} is damaged', es: '{path} está dañado' },
    changed: { en: '{path} was changed after it was written', es: '{path} se modificó después de escribirse' },
    larger: { en: '{path} is larger than declared', es: '{path} es más grande de lo declarado' },
    smaller: { en: '{path} is smaller than declared', es: '{path} es más pequeño de lo declarado' },
    too_large: { en: '{path} is too large', es: '{path} es demasiado grande' },
    wrong_name: { en: '{path} doesn’t match its name', es: '{path} no corresponde a su nombre' },
    row_too_large: { en: 'a row of {path} is too large', es: 'un registro de {path} es demasiado grande' },
    row_not_json: { en: 'a row of {path} isn’t JSON', es: 'un registro de {path} no es JSON' },
    row_invalid: { en: 'a row of {name} isn’t valid', es: 'un registro de {name} no es válido' },
    row_incomplete: { en: 'a row of {name} is incomplete', es: 'un registro de {name} está incompleto' },
    row_does_not_fit: {
      en: 'a row of {name} doesn’t match the others',
      es: 'un registro de {name} no concuerda con los demás',
    },
    field_unknown: { en: '{name} has no field {field}', es: '{name} no tiene el campo {field}' },
    field_invalid: {
      en: '{field} in a row of {name} isn’t valid',
      es: '{field} en un registro de {name} no es válido',
    },
    row_count: {
      en: 'the number of {name} doesn’t match its manifest',
      es: 'la cantidad de {name} no coincide con su manifiesto',
    },
    agreement: {
      en: 'an agreement doesn’t match its files and signatures',
      es: 'un contrato no coincide con sus archivos y firmas',
    },
    agreement_trail: {
      en: 'an agreement’s audit trail was changed',
      es: 'se modificó el registro de auditoría de un contrato',
    },
    signature: {
      en: 'its manifest and signature don’t match',
      es: 'su manifiesto y su firma no coinciden',
    },
    audit_end: {
      en: 'its audit log doesn’t end where it should',
      es: 'su registro de auditoría no termina donde debería',
    },
    audit_changed: { en: 'its audit log was changed', es: 'se modificó su registro de auditoría' },
    audit_incomplete: {
      en: 'a line of its audit log is incomplete',
      es: 'una línea de su registro de auditoría está incompleta',
    },
    too_many_members: { en: 'it has too many members', es: 'tiene demasiados miembros' },
    part_missing: { en: 'part of it didn’t arrive', es: 'no llegó una parte' },
    too_many_files: {
      en: 'it contains more than {most, number} files',
      es: 'contiene más de {most, number} archivos',
    },
    contents_damaged: { en: 'its table of contents is damaged', es: 'su índice está dañado' },
    unpacks_too_far: {
      en: 'it unpacks to far more than an archive should',
      es: 'se descomprime a mucho más de lo normal',
    },
    shared_bytes: { en: 'files in it overlap', es: 'hay archivos que se superponen' },
    not_a_zip: { en: 'it isn’t a ZIP file or is incomplete', es: 'no es un archivo ZIP o está incompleto' },
    unsafe_name: { en: 'a file name in it is unsafe', es: 'el nombre de un archivo no es seguro' },
    twice: { en: 'it contains {path} twice', es: 'contiene {path} dos veces' },
    password: { en: 'it’s password-protected', es: 'está protegido con contraseña' },
  },
  holds: {
    projects: {
      en: '{count, plural, one {# project} other {# projects}}',
      es: '{count, plural, one {# proyecto} other {# proyectos}}',
    },
    homeowners: {
      en: '{count, plural, one {# homeowner} other {# homeowners}}',
      es: '{count, plural, one {# propietario} other {# propietarios}}',
    },
    agreements: {
      en: '{count, plural, one {# agreement} other {# agreements}}',
      es: '{count, plural, one {# contrato} other {# contratos}}',
    },
    lender_applications: {
      en: '{count, plural, one {# lender application} other {# lender applications}}',
      es: '{count, plural, one {# solicitud de financiamiento} other {# solicitudes de financiamiento}}',
    },
    invoices: {
      en: '{count, plural, one {# invoice} other {# invoices}}',
      es: '{count, plural, one {# factura} other {# facturas}}',
    },
    ledger_entries: {
      en: '{count, plural, one {# ledger entry} other {# ledger entries}}',
      es: '{count, plural, one {# asiento contable} other {# asientos contables}}',
    },
    resources: {
      en: '{count, plural, one {# resource} other {# resources}}',
      es: '{count, plural, one {# recurso} other {# recursos}}',
    },
    tasks: {
      en: '{count, plural, one {# task} other {# tasks}}',
      es: '{count, plural, one {# tarea} other {# tareas}}',
    },
    rate_plans: {
      en: '{count, plural, one {# rate plan} other {# rate plans}}',
      es: '{count, plural, one {# plan tarifario} other {# planes tarifarios}}',
    },
    utility_terms: {
      en: '{count, plural, one {# confirmed utility} other {# confirmed utilities}}',
      es: '{count, plural, one {# compañía eléctrica confirmada} other {# compañías eléctricas confirmadas}}',
    },
    others: {
      en: '{count, plural, one {# other equipment item} other {# other equipment items}}',
      es: '{count, plural, one {# equipo adicional} other {# equipos adicionales}}',
    },
    files: {
      en: '{count, plural, one {# file} other {# files}}',
      es: '{count, plural, one {# archivo} other {# archivos}}',
    },
    invites: {
      en: '{count, plural, one {# invitation} other {# invitations}}',
      es: '{count, plural, one {# invitación} other {# invitaciones}}',
    },
    roles: {
      en: '{count, plural, one {# custom role} other {# custom roles}}',
      es: '{count, plural, one {# rol personalizado} other {# roles personalizados}}',
    },
    members: {
      en: '{count, plural, one {# other member} other {# other members}}',
      es: '{count, plural, one {# miembro más} other {# miembros más}}',
    },
  },
})
