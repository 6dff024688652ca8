import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  title: { en: 'Countersign', es: 'Firmar por la empresa' },
  note: {
    en: 'Agreements waiting for your company’s signature.',
    es: 'Contratos que esperan la firma de su empresa.',
  },
  all_agreements: { en: 'Agreements', es: 'Contratos' },
  nothing: { en: 'Nothing to countersign', es: 'Nada por firmar' },
  nothing_text: {
    en: 'Agreements appear here once everyone before you has signed.',
    es: 'Los contratos aparecen aquí cuando han firmado todos los anteriores.',
  },
  ready: { en: 'Ready to sign', es: 'Listos para firmar' },
  others: { en: 'Signed elsewhere', es: 'Se firman en otro lugar' },
  choose_all: { en: 'Select all', es: 'Seleccionar todos' },
  choose_one: { en: 'Sign {agreement}, {project}', es: 'Firmar {agreement}, {project}' },
  signed_by: { en: 'Signed by {names}, {day}', es: 'Firmado por {names}, {day}' },
  sent_on: { en: 'Sent {day}', es: 'Enviado el {day}' },
  instead_of: {
    en: 'Addressed to {name}. Your name replaces theirs.',
    es: 'Dirigido a {name}. Su nombre lo reemplaza.',
  },
  open_pdf: { en: 'View PDF', es: 'Ver PDF' },
  open_pdf_of: { en: 'View PDF of {agreement}, {project}', es: 'Ver PDF de {agreement}, {project}' },
  needs_page: { en: 'Has fields to fill in.', es: 'Tiene campos por completar.' },
  fill_in: { en: 'Fill in and sign', es: 'Completar y firmar' },
  your_signature: { en: 'Your signature', es: 'Su firma' },
  your_initials: { en: 'Your initials', es: 'Sus iniciales' },
  change: { en: 'Change', es: 'Cambiar' },
  change_signature: { en: 'Change signature', es: 'Cambiar la firma' },
  change_initials: { en: 'Change initials', es: 'Cambiar las iniciales' },
  effect: {
    en: 'By signing, {name} signs {count, plural, one {this agreement} other {these # agreements}} electronically for the company. It has the same effect as a signature on paper.',
    es: 'Al firmar, {name} firma electrónicamente {count, plural, one {este contrato} other {estos # contratos}} por la empresa. Tiene el mismo efecto que una firma en papel.',
  },
  sign: {
    en: '{count, plural, one {Sign 1 agreement} other {Sign # agreements}}',
    es: '{count, plural, one {Firmar 1 contrato} other {Firmar # contratos}}',
  },
  signing: { en: 'Signing {at} of {count}…', es: 'Firmando {at} de {count}…' },
  select_first: { en: 'Select an agreement first.', es: 'Primero seleccione un contrato.' },
  support_cannot: {
    en: 'Support can’t sign for a company.',
    es: 'Soporte no puede firmar por una empresa.',
  },
  signature_coming: { en: 'Your signature is being drawn.', es: 'Se está dibujando su firma.' },
  outcome: {
    en: '{signed, plural, =0 {Nothing was signed.} one {1 agreement signed.} other {# agreements signed.}}{failed, plural, =0 {} one { 1 wasn’t.} other { # weren’t.}}',
    es: '{signed, plural, =0 {No se firmó nada.} one {Se firmó 1 contrato.} other {Se firmaron # contratos.}}{failed, plural, =0 {} one { 1 no se firmó.} other { # no se firmaron.}}',
  },
  signed_now: { en: 'Signed', es: 'Firmados' },
  not_signed: { en: 'Not signed', es: 'Sin firmar' },
  more: {
    en: 'The {count} longest waiting are shown. Sign these to see more.',
    es: 'Se muestran los {count} que más esperan. Fírmelos para ver más.',
  },
  show_all: { en: 'Show all {count}', es: 'Ver los {count}' },
})
