// What guardrails tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  sample_not_approved: {
    en: 'A sample project can’t be sent for approval.',
    es: 'Un proyecto de ejemplo no se puede enviar a aprobación.',
  },
  approval_requested_toast: { en: 'Approval requested', es: 'Aprobación solicitada' },
  approval_requested_title: { en: 'Approval requested', es: 'Aprobación solicitada' },
  approval_needed: { en: 'Approval needed', es: 'Requiere aprobación' },
  go_to_sign_in: { en: 'Go to sign-in', es: 'Iniciar sesión' },
  approval: { en: 'Approval', es: 'Aprobación' },
  link_dead: { en: 'This link can’t be used', es: 'Este enlace no se puede usar' },
  link_dead_note: {
    en: 'It’s incomplete or no longer valid. Open it again from the email, or sign in to decide.',
    es: 'Está incompleto o ya no es válido. Ábralo de nuevo desde el correo, o inicie sesión para decidir.',
  },
  self_approval_note: {
    en: 'No one else in your company can approve this. It’s recorded as self-approved.',
    es: 'Nadie más en su empresa puede aprobarlo. Quedará registrado como autoaprobado.',
  },
  own_request_note: {
    en: 'You requested this, so someone else must decide. Nothing can be sent until then.',
    es: 'Usted hizo la solicitud, así que otra persona debe decidir. Mientras tanto no se puede enviar nada.',
  },
  can_approve_until_then: {
    en: '{who} can approve this. Nothing can be sent until then.',
    es: '{who} puede aprobarlo. Mientras tanto no se puede enviar nada.',
  },
  current_project_not_covered: {
    en: 'The approval doesn’t cover the project as it is now:',
    es: 'La aprobación no cubre el proyecto en su estado actual:',
  },
  request_approval: { en: 'Request approval', es: 'Solicitar aprobación' },
  approval_reason_hint: { en: 'Why this sale should be approved', es: 'Por qué se debe aprobar esta venta' },
  decided: {
    en: '{by} {how, select, self {approved their own request} approved {approved this} other {declined this}} on {at}{note}',
    es: '{by} {how, select, self {aprobó su propia solicitud} approved {aprobó esto} other {rechazó esto}} el {at}{note}',
  },
  asks_your_approval: { en: '{requested_by} requests your approval', es: '{requested_by} solicita su aprobación' },
  approval_subtitle: {
    en: '{project_name} ({project_number}), {company_name}. You’re deciding as {approver}.',
    es: '{project_name} ({project_number}), {company_name}. Usted decide como {approver}.',
  },
  note: { en: 'Note', es: 'Nota' },
  approve: { en: 'Approve', es: 'Aprobar' },
  decline: { en: 'Decline', es: 'Rechazar' },
  approved: { en: 'Approved', es: 'Aprobado' },
  declined: { en: 'Declined', es: 'Rechazado' },
  notified_right_away: {
    en: '{requested_by} is notified right away.',
    es: 'Se notifica a {requested_by} de inmediato.',
  },
  open_project: { en: 'Open project', es: 'Abrir proyecto' },
  request_declined: { en: 'Request declined', es: 'Solicitud rechazada' },
  request_approved: { en: 'Request approved', es: 'Solicitud aprobada' },
  guardrails: { en: 'Guardrails', es: 'Límites de venta' },
  guardrails_note: {
    en: 'What each role can sell without approval. Past a limit, proposals, agreements and lender applications wait for approval.',
    es: 'Lo que cada rol puede vender sin aprobación. Si se supera un límite, las propuestas, los contratos y las solicitudes a financieras esperan aprobación.',
  },
  role: { en: 'Role', es: 'Rol' },
  applies_projects_owned_role: {
    en: 'Applies to projects owned by this role. Approvers: {approvers}.',
    es: 'Se aplica a los proyectos cuyo responsable tiene este rol. Aprueban: {approvers}.',
  },
  limits_saved: { en: 'Limits for {name} saved', es: 'Límites de {name} guardados' },
  save_limits: { en: 'Save limits', es: 'Guardar límites' },
  minimum_price_per_watt: { en: 'Minimum price per watt', es: 'Precio mínimo por vatio' },
  system_only_after_discount: { en: 'System only, after discounts', es: 'Solo el sistema, después de descuentos' },
  price_per_watt_error: { en: 'Enter $20 or less.', es: 'Ingrese $20 o menos.' },
  maximum_price_per_watt: { en: 'Maximum price per watt', es: 'Precio máximo por vatio' },
  excludes_adders_batteries: { en: 'Excludes adders and batteries', es: 'Sin adicionales ni baterías' },
  maximum_discount: { en: 'Maximum discount', es: 'Descuento máximo' },
  discount_hint: { en: 'Percent of the price before discount', es: 'Porcentaje del precio antes del descuento' },
  discount_error: { en: 'Enter 100% or less.', es: 'Ingrese 100% o menos.' },
  minimum_margin: { en: 'Minimum margin', es: 'Margen mínimo' },
  needs_your_cost_per: {
    en: 'Requires your cost per watt (General settings)',
    es: 'Requiere su costo por vatio (Configuración general)',
  },
  margin_error: { en: 'Enter 90% or less.', es: 'Ingrese 90% o menos.' },
  system: { en: 'System', es: 'Sistema' },
  maximum_offset: { en: 'Maximum offset', es: 'Cobertura máxima' },
  production_as_share_use: { en: 'Production as a percent of usage', es: 'Producción como porcentaje del consumo' },
  offset_error: { en: 'Enter 10% to 500%.', es: 'Ingrese de 10% a 500%.' },
  maximum_system_size: { en: 'Maximum system size', es: 'Tamaño máximo del sistema' },
  system_size_error: { en: 'Enter 0.1 to 1,000 kW.', es: 'Ingrese de 0.1 a 1,000 kW.' },
  only_default_equipment: { en: 'Default equipment only', es: 'Solo equipos predeterminados' },
  defaults_design_preferences_types: {
    en: 'Uses the defaults in Design preferences. Types without a default aren’t limited.',
    es: 'Usa los equipos predeterminados en las preferencias de diseño. Los tipos sin uno predeterminado no tienen límite.',
  },
  no_design_errors: { en: 'No design errors', es: 'Sin errores de diseño' },
  electrical_errors_hold_sale: {
    en: 'Electrical errors hold the sale until fixed.',
    es: 'Los errores eléctricos detienen la venta hasta que se corrijan.',
  },
  ways_pay: { en: 'Payment types', es: 'Tipos de pago' },
  applies_every_option_proposal: {
    en: 'Applies to every option in a proposal',
    es: 'Se aplica a todas las opciones de una propuesta',
  },
  waiting_approval: { en: 'Waiting for approval', es: 'Esperan aprobación' },
  no_requests: { en: 'No requests', es: 'No hay solicitudes' },
  requests_appear_here_when: {
    en: 'Requests appear here when a sale exceeds a limit.',
    es: 'Aquí aparecen las solicitudes cuando una venta supera un límite.',
  },
  request_note: {
    en: '{who} will be notified right away. Approval covers the project as it is now; going further needs a new request.',
    es: 'Se avisará de inmediato a {who}. La aprobación vale para el proyecto como está ahora; para ir más allá hay que solicitar otra.',
  },
  role_note: {
    en: '{members, plural, one {# member} other {# members}}, {has_limits, select, yes {limited} other {no limits}}',
    es: '{members, plural, one {# miembro} other {# miembros}}, {has_limits, select, yes {con límites} other {sin límites}}',
  },
})
