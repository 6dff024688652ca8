// Names of notification events.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  titles: {
    mentioned: { en: 'Someone mentions you', es: 'Alguien le menciona' },
    task_assigned: { en: 'Someone assigns you a task', es: 'Alguien le asigna una tarea' },
    task_due: { en: 'A task of yours is due', es: 'Vence una tarea suya' },
    approval_asked: { en: 'Someone asks for your approval', es: 'Alguien solicita su aprobación' },
    approval_decided: { en: 'Your request is decided', es: 'Se decide su solicitud' },
    proposal_opened: { en: 'A proposal is opened', es: 'Se abre una propuesta' },
    proposal_accepted: { en: 'A proposal is accepted', es: 'Se acepta una propuesta' },
    agreement_opened: { en: 'An agreement is opened', es: 'Se abre un contrato' },
    agreement_signed: { en: 'An agreement is signed', es: 'Se firma un contrato' },
    agreement_declined: { en: 'An agreement is declined', es: 'Se rechaza un contrato' },
    lender_decided: { en: 'A lender decides', es: 'Una financiera decide' },
    lender_needs_something: { en: 'A lender needs something', es: 'Una financiera necesita algo' },
    lender_funded: { en: 'A lender funds a project', es: 'Una financiera desembolsa un proyecto' },
    invoice_paid: { en: 'An invoice is paid', es: 'Se paga una factura' },
    invoice_overdue: { en: 'An invoice is overdue', es: 'Vence una factura' },
    lead_possible_duplicate: { en: 'Possible duplicate lead', es: 'Posible prospecto duplicado' },
    page_failed: { en: 'A homeowner’s page fails', es: 'Falla la página de un propietario' },
    member_joined: { en: 'Someone joins the team', es: 'Alguien se une al equipo' },
    job_done: { en: 'Something you started is done', es: 'Termina algo que usted inició' },
    new_device: { en: 'A new device signs in to your account', es: 'Un dispositivo nuevo inicia sesión en su cuenta' },
    sign_in_changed: { en: 'How you sign in changes', es: 'Cambia su forma de iniciar sesión' },
    support_access: { en: 'Support asks for access', es: 'Soporte solicita acceso' },
  },
  notes: {
    mentioned: { en: 'In a note on a project', es: 'En una nota de un proyecto' },
    task_assigned: { en: 'When a teammate assigns it', es: 'Cuando la asigna un compañero' },
    task_due: { en: 'On the morning of its due date', es: 'La mañana del día en que vence' },
    approval_asked: {
      en: 'For a sale beyond a role’s limits. The email has a link to decide with one tap.',
      es: 'Para una venta que supera los límites de un rol. El correo incluye un enlace para decidir con un toque.',
    },
    approval_decided: {
      en: 'When a sale beyond your limits is approved or declined',
      es: 'Cuando se aprueba o rechaza una venta que supera sus límites',
    },
    proposal_opened: {
      en: 'The first time after publishing. A good moment to call.',
      es: 'La primera vez después de publicarla. Un buen momento para llamar.',
    },
    proposal_accepted: {
      en: 'With the typed name and the payment option',
      es: 'Con el nombre escrito y la opción de pago',
    },
    agreement_opened: {
      en: 'The first time each signer opens it. A good moment to offer help.',
      es: 'La primera vez que lo abre cada firmante. Un buen momento para ofrecer ayuda.',
    },
    agreement_signed: { en: 'When the last signer has signed', es: 'Cuando firma el último firmante' },
    agreement_declined: { en: 'With the signer’s reason', es: 'Con el motivo del firmante' },
    lender_decided: {
      en: 'Approvals, counteroffers, declines and approved milestones',
      es: 'Aprobaciones, contraofertas, rechazos e hitos aprobados',
    },
    lender_needs_something: {
      en: 'A document, a correction, a signature or a review',
      es: 'Un documento, una corrección, una firma o una revisión',
    },
    lender_funded: { en: 'When the lender pays out', es: 'Cuando la financiera paga' },
    invoice_paid: { en: 'When it’s paid in full', es: 'Cuando se paga por completo' },
    invoice_overdue: { en: 'The day after its due date', es: 'El día después de su vencimiento' },
    lead_possible_duplicate: {
      en: 'A new lead shares a phone, email or address with another',
      es: 'Un prospecto nuevo comparte teléfono, correo o dirección con otro',
    },
    page_failed: {
      en: 'With the page, browser and device. Once a day for the same problem.',
      es: 'Con la página, el navegador y el dispositivo. Una vez al día por el mismo problema.',
    },
    member_joined: { en: 'When an invitation is accepted', es: 'Cuando se acepta una invitación' },
    job_done: {
      en: 'An export, an import or another long task, even if it failed',
      es: 'Una exportación, una importación u otra tarea larga, aunque haya fallado',
    },
    new_device: { en: 'You’re always emailed about this too', es: 'También se le avisa siempre por correo' },
    sign_in_changed: { en: 'You’re always emailed about this too', es: 'También se le avisa siempre por correo' },
    support_access: {
      en: 'Owners decide whether support is let in',
      es: 'Los propietarios deciden si soporte puede entrar',
    },
  },
  always: {
    mentioned: { en: 'A teammate is counting on you to see it.', es: 'Un compañero cuenta con que usted lo vea.' },
    task_assigned: { en: 'A teammate is counting on you to see it.', es: 'Un compañero cuenta con que usted lo vea.' },
    approval_asked: {
      en: 'The sale can’t move forward until someone decides.',
      es: 'La venta no puede avanzar hasta que alguien decida.',
    },
    approval_decided: { en: 'You requested it.', es: 'Usted lo solicitó.' },
    lender_needs_something: {
      en: 'The sale can’t move forward until someone acts.',
      es: 'La venta no puede avanzar hasta que alguien actúe.',
    },
    new_device: { en: 'It may be someone who has your password.', es: 'Puede ser alguien que tiene su contraseña.' },
    sign_in_changed: { en: 'It protects your account.', es: 'Protege su cuenta.' },
    support_access: { en: 'Support sees your company’s data.', es: 'Soporte ve los datos de su empresa.' },
  },
  project_owner: { en: 'The project’s owner', es: 'El responsable del proyecto' },
  inviter: { en: 'Person who invited them', es: 'Quien envió la invitación' },
})
