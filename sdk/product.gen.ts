// Made by sdk/generate.ts from openapi/. Change the contract, then run `npm run sdk`.
export interface paths {
    "/v1/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Checks email and password and opens a session. The answer to a wrong email and a wrong password is the same, in words and in time.
         *     A browser that signed in before is known by a cookie and has tries of its own, so strangers who guess at an account do not keep its
         *     user out. Elsewhere a mailed `link` does the same (`/v3/users.RequestSignInLink`).
         */
        post: operations["sessions.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.ChangePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Ends every other session of the user and mails them that it happened. Refused while acting as someone else.
         */
        post: operations["users.ChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.ThisDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the user has signed in from this browser
         * @description Judged by the cookie that each sign-in gives the browser. An address with a token begins a session without asking only where this is so.
         */
        get: operations["users.ThisDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.RequestSignInLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to sign in by
         * @description For whoever must wait because others try to sign in to their account. The link opens the sign-in page, where the password is still needed. It works for an hour. The answer is the same whether the email has an account or not.
         */
        post: operations["users.RequestSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.RequestResetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to a new password
         * @description The answer is the same whether the e-mail has an account or not. A link works for an hour, once; a newer one ends it.
         */
        post: operations["users.RequestResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.ResetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the link that was mailed
         * @description Ends every session of the user and mails them that it happened. The link works once.
         */
        post: operations["users.ResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active user
         * @description The user the session acts as; while impersonating, the impersonated one, with the impersonator beside it.
         */
        get: operations["user.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.Permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the active user may do
         * @description The permission keys of the active user's role.
         */
        get: operations["users.Permissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search users of every company
         * @description For internal staff, to choose whom to impersonate. Never sent with X-User-ID.
         */
        get: operations["users.Search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Ends the session whose token the request carries. Ending an ended session is no error, so that a tab that comes late is answered alike.
         */
        post: operations["session.Clear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that someone is at work
         * @description Sent by one tab of a browser, at most once a minute, while a person uses any of them. Reading alone does not keep a session.
         */
        post: operations["session.Keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetSessionPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long an idle session lasts
         * @description For everyone of the company.
         */
        get: operations["settings.GetSessionPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.SessionPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how long an idle session lasts
         * @description Never longer than the product's hour. Holds for open sessions too, from their next call.
         */
        post: operations["settings.SessionPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/company.SignUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin with a company of one's own
         * @description Makes the company, its roles, a catalogue it can sell from and its owner, and opens the owner's session.
         *     Where the installation has a mail server, the answer is `mailed` for every email, and the mail tells: a link to finish setting up
         *     (`/v3/company.FinishSignUp`), or that there is an account already. Without one, an email with an account is refused.
         */
        post: operations["company.SignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/company.FinishSignUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish setting up by the link that was mailed
         * @description Makes the company and opens its owner's session. It needs the password chosen at sign-up, so a stranger who entered someone else's email cannot share the account. The link works once, for 24 hours.
         */
        post: operations["company.FinishSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.GenerateInviteLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite someone
         * @description Makes a link that lets one person join in the role named, within as many days as the company has set, seven unless it did. With an e-mail the link is mailed there and only that address can join; a restored member with that address gets their old place back. Nobody can invite into a role that may do more than they may themselves.
         */
        post: operations["users.GenerateInviteLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.ListInvites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations that were made
         * @description Newest first. The links themselves are never shown again.
         */
        get: operations["users.ListInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.RevokeInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invitation back
         * @description Its link stops working at once.
         */
        post: operations["users.RevokeInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.GetInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitation is to
         * @description For whoever holds the link. A link that is used, revoked, expired or made up is answered with a sentence that says so.
         */
        get: operations["users.GetInvite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.AcceptInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a company
         * @description Makes the person a user in the invitation's role and opens their session. Works once.
         */
        post: operations["users.AcceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/company.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's company
         * @description Its profile, as proposals and agreements show it.
         */
        get: operations["company.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/company.Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description What proposals, agreements and mails say about the company.
         */
        post: operations["company.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/company.UploadLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the logo
         * @description A PNG, JPEG or WebP image, judged by its content. An SVG can carry a script and is not taken.
         */
        post: operations["company.UploadLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/company.GetMetadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the company keeps about itself
         * @description Any JSON under names of the company's own choice.
         */
        get: operations["company.GetMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/company.EditMetadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what the company keeps about itself
         * @description All of it at once; at most 50 entries, 20,000 characters as JSON and 10 levels deep.
         */
        post: operations["company.EditMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/company.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies
         * @description For the product's own staff.
         */
        get: operations["company.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetPointsOfContact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom to reach for what
         * @description The company's people for sales, installation, service and billing, for everyone of the company.
         */
        get: operations["settings.GetPointsOfContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.PointsOfContact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name whom to reach for what
         * @description All four at once. Those shown to homeowners stand on every proposal, also on those published before; the one for installation on the page after signing.
         */
        post: operations["settings.PointsOfContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetGeneral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the company works
         * @description Its time zone, its project numbers and how long its links live. Version 0 while the company has set nothing.
         */
        get: operations["settings.GetGeneral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.General": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how the company works
         * @description Projects keep the number they have, links the end they have. The next project number only rises; left out, it stays.
         */
        post: operations["settings.General"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetUsage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the company uses
         * @description Counted when asked, month by month in the company’s time zone for the last six months, and in total.
         */
        get: operations["settings.GetUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.GetUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of the company
         * @description By name, with role, status and when they were last seen.
         */
        get: operations["users.GetUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.ListTenantUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members by name
         * @description For choosing a colleague; active members only.
         */
        get: operations["users.ListTenantUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One member
         * @description With the sessions that are open. Everyone may see themselves.
         */
        get: operations["users.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.ListActivity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member did
         * @description Newest first. Everyone may see their own.
         */
        get: operations["users.ListActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own name and phone
         * @description A colleague's are their own to change.
         */
        post: operations["users.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.UpdateRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a member's role
         * @description Nobody can give or take what they lack, change their own role, or leave the company without an owner. Refused while acting as someone else.
         */
        post: operations["users.UpdateRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.DisableUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shut a member out, or let them in again
         * @description Ends every session at once. Nobody can disable themselves, someone who may do more, or the last owner. A restored member who never joined is let in as `invited`.
         */
        post: operations["users.DisableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.ResetPasswordByAdmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a member a link to a new password
         * @description An administrator never chooses or sees another's password.
         */
        post: operations["users.ResetPasswordByAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users.EndSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one session of a member
         * @description One's own always; a colleague's with the permission to disable.
         */
        post: operations["users.EndSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/roles.ListPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles and what each may do
         * @description Every permission there is, in words and by area, and every role with those it has.
         */
        get: operations["roles.ListPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/roles.UpdatePermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set what a role may do
         * @description Takes effect at the next call of whoever is in the role. Nobody can give or take what they lack; the roles that come with the product cannot be edited. Refused while acting as someone else.
         */
        post: operations["roles.UpdatePermission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/roles.Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a role
         * @description Starts with what is named, or with the company's default for new roles.
         */
        post: operations["roles.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/roles.Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a role
         * @description Name and description; the roles that come with the product keep theirs.
         */
        post: operations["roles.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/roles.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a role
         * @description Its members move to the role named; without one a role that has members stays.
         */
        post: operations["roles.Delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/roles.DefaultNewPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new role starts with
         * @description The company's own choice.
         */
        get: operations["roles.DefaultNewPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/roles.UpdateDefaultNewPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose what a new role starts with
         * @description Nothing that the caller lacks.
         */
        post: operations["roles.UpdateDefaultNewPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/audits.ListAudits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log
         * @description Newest first, by filters.
         */
        get: operations["audits.ListAudits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/audits.Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log as CSV
         * @description The newest 50,000 entries of the filters, for a spreadsheet. A text that a spreadsheet would run is made harmless.
         */
        get: operations["audits.Export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/audits.Check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the audit log is whole
         * @description Follows the chain of entries from the first to the last.
         */
        get: operations["audits.Check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/messages.SendEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail
         * @description With a session, to active members of the company and to support. Without one, to support alone, which is how a crash report arrives. Homeowners get what the product composes for them, so nobody writes free text in its name to an address they typed in. Slowed after several in a row.
         */
        post: operations["messages.SendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/messages.AskSupport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to support
         * @description Mailed to the support mailbox with who asks, of which company, from which page and device, and a copy to whoever asks. Slowed after several in a row.
         */
        post: operations["messages.AskSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/messages.ListMails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails the company has sent
         * @description Newest first, with whether they were delivered.
         */
        get: operations["messages.ListMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/messages.GetMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a mail
         * @description Its text, and its link while it is not delivered and the reader may do all that the link lets its holder do; a signing link is shown to those who may make one.
         */
        get: operations["messages.GetMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/messages.SendAgain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try to deliver a mail again
         * @description For one that was kept because there was no mail server, or that failed. An invitation and a mail about a password say what the text says today; only what was written here is sent.
         */
        post: operations["messages.SendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetSMTPConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's own mail server
         * @description Without its password, which is never answered.
         */
        get: operations["settings.GetSMTPConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.SMTPConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send mails through the company's own mail server
         * @description Holds for mails that wait as well. Without a password the stored one stays, as long as server, port, user and encryption
         *     are those it was stored for: nobody who cannot read it may have it sent elsewhere. Refused while acting as someone else,
         *     for whoever names the mail server can read what it carries.
         */
        post: operations["settings.SMTPConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetGoogleConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's connection to Google Workspace
         * @description Which Google client the company has and whether its mails may go through it. Neither client secret nor token is ever answered.
         */
        get: operations["settings.GetGoogleConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GoogleConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name the company's own Google client
         * @description As it was made in Google's console. Without a secret the stored one stays, as long as the client is the same. Another
         *     client ends a connection made with the one before. Refused while acting as someone else.
         */
        post: operations["settings.GoogleConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.ConnectGoogle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to connect Google Workspace
         * @description Answers where to ask Google for permission to send mails. The address works once, for ten minutes, in the browser that
         *     keeps `browser_key` in the cookie `google_connect`; one answered before stops working. Refused while acting as someone else.
         */
        post: operations["settings.ConnectGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.DisconnectGoogle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send no more mails through Google
         * @description Forgets the permission here and gives it back to Google. The client stays unless it is to be removed as well. Refused while acting as someone else.
         */
        post: operations["settings.DisconnectGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/messages.SendTestEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test mail to oneself
         * @description At once, to the caller's own address, through the mail server given, or the stored one when no host is given, or through
         *     the company's Google account. What the server said is the answer, whether it took the mail or not. In production only servers on the public internet are tried.
         */
        post: operations["messages.SendTestEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetMailTexts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words of the mails
         * @description Each as it is sent now, with the product's own words beside it and the variables it knows.
         */
        get: operations["settings.GetMailTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.MailTexts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the words of a mail
         * @description Subject and text of one mail, with variables in braces, or back to the product's own. Mails written from now on use them.
         */
        post: operations["settings.MailTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is told when something happens
         * @description One rule for each event, and whom one can choose.
         */
        get: operations["settings.GetNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.Notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose who is told
         * @description Holds for what happens from now on. An event that is not named keeps its rule. In which way they are told, each person chooses.
         */
        post: operations["settings.Notifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notifications.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller was told
         * @description Newest first, page by page. What was read goes after 90 days, what never was after a year.
         */
        get: operations["notifications.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notifications.UnreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many the caller has not read
         * @description Counted to 100; more are not told apart.
         */
        get: operations["notifications.UnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notifications.MarkRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as read
         * @description Those named by `ids`, or with `up_to` that one and all before it in the list. What is not the caller’s, or not there any more, is passed over. Refused while acting as someone else, who would miss what they never saw.
         */
        post: operations["notifications.MarkRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notifications.GetPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the caller is told
         * @description One way for each event, and whether their company tells them of it at all.
         */
        get: operations["notifications.GetPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notifications.Preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how one is told
         * @description Holds for what happens from now on; what waits for a day’s mail that is not wanted any more is not mailed. An event that is not named keeps its way. Some stay in the product whatever one chooses, `fixed` says why.
         */
        post: operations["notifications.Preferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notifications.Follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow one’s notifications
         * @description A stream of server-sent events, read with `fetch` since it takes the same bearer token as every operation. It stays open:
         *     `unread` with the count, at once and whenever it is another; `notification` for each new one, its id as the event’s;
         *     a comment every 15 seconds; and `end` with the reason before the server closes it. `session_ended` and `permissions_changed`
         *     say that the caller is not who they were, `replaced` that the same person follows from too many places, `too_slow` that
         *     what was sent was not read, `server_stops` that one should come back in a moment. Following keeps no session from
         *     ending. After a broken line go on with the last id seen.
         */
        get: operations["notifications.Follow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/page_problems.Report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a homeowner page failed
         * @description Sent by the page itself, to nobody else, once its reader agreed. The link's secret says whose page it is. Nothing about the
         *     reader is taken: names, figures and addresses are removed from the message again here, and neither the caller's address nor the
         *     full user agent is stored. The same problem of the same project is counted. A project takes 20 new problems a day, a company 200.
         */
        post: operations["page_problems.Report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/page_problems.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Homeowner pages that failed
         * @description The latest first, by filters. A problem is deleted 90 days after it was last reported.
         */
        get: operations["page_problems.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/page_problems.SetStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve, dismiss or reopen a problem
         * @description A resolved problem opens again when it is reported again. A dismissed one is only counted, and nobody is notified of it.
         */
        post: operations["page_problems.SetStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects, narrowed and sorted
         * @description The company's projects, newest first unless asked otherwise; a caller without projects.view_all sees their own. What has no
         *     value to sort by comes last in either direction. `search` finds projects that hold every word of it in their number, name,
         *     homeowners (names, mail, phone) or address.
         */
        get: operations["projects.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.Totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count and value of projects by status
         * @description Over the projects that projects.List answers for the same filters. A status without projects is left out.
         */
        get: operations["projects.Totals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.ListViews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views of the list that are kept
         * @description The caller's own and those shared with the company, by name.
         */
        get: operations["projects.ListViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.CreateView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a view
         * @description Filters, order and kind of the list under a name. A person has at most 100.
         */
        post: operations["projects.CreateView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.UpdateView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a view
         * @description All of its fields, from the version read. Only whoever made it may; others' shared views answer 404 here.
         */
        post: operations["projects.UpdateView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.DeleteView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a view
         * @description Only whoever made it may. Who began with it begins with all projects again.
         */
        post: operations["projects.DeleteView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.SetDefaultView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the view one begins with
         * @description For the caller alone; null for all projects.
         */
        post: operations["projects.SetDefaultView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.BulkUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many projects at once
         * @description Those named, or all that match the filters; of either, those the caller may see. At most 5,000. Each change stands in its project's activity.
         */
        post: operations["projects.BulkUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.ListBulkChanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's changes of many projects
         * @description Newest first. `restorable` says in how many projects UndoBulk would put back what was before, since nobody has changed them after.
         */
        get: operations["projects.ListBulkChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.UndoBulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a change of many projects
         * @description Puts back what was before in each project that nobody has changed since. Whoever made the change may, once.
         */
        post: operations["projects.UndoBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write projects into a CSV file
         * @description A job that writes all projects that match the filters and the caller may see, as they were at one moment.
         */
        post: operations["projects.Export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One project
         * @description The project with its legal next statuses.
         */
        get: operations["projects.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lead/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a project
         * @description Creates a project as draft or new with its primary homeowner. Everything but the homeowner's name may follow later.
         */
        post: operations["lead.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a project
         * @description Changes the fields given. The first consumption saved moves a new project to active.
         */
        post: operations["projects.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.UpdateProjectStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a project on
         * @description Only a legal next status is taken. Reopening needs projects.reopen. A project becomes paid_by_cash when its cash agreement is fully signed, never by hand.
         */
        post: operations["projects.UpdateProjectStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.ListActivity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in a project
         * @description Newest first, each thing told once: what its people did, what its homeowners did, moves of its status, what lenders said,
         *     mails that went by themselves or could not be delivered, notes. Of saves of a drawing that follow each other within the hour
         *     the last stands for all.
         */
        get: operations["projects.ListActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lead/external/utilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Electric utilities of a state
         * @description Utilities with residential customers in a state, largest first, with their average residential price (EIA-861, 2017). `search`
         *     finds them by name, initials or what people call them. One that is not listed is given by its name, as `utility_name` of a
         *     project.
         */
        get: operations["lead.Utilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.LookupPostalCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * City, state and coordinates of a ZIP code
         * @description Looked up offline. An unknown code answers 404 and the address is typed by hand.
         */
        get: operations["projects.LookupPostalCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/deals.Board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deals by stage
         * @description Every stage with its number of deals, their value and their weighted value, and its first deals: those that have stood there
         *     longest, of funded ones the latest. A deal is a project whose proposal was accepted, whose agreement is out or signed, or that
         *     went on from there; each stands in exactly one stage, which follows from what happened. A caller without projects.view_all sees
         *     their own. The forecast counts what is not funded yet.
         */
        get: operations["deals.Board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/deals.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deals, narrowed and sorted
         * @description The deals of deals.Board, page by page. The cursor of a column goes on where the column of the board ends, if asked for that stage alone in the column's order.
         */
        get: operations["deals.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/leads.FindDuplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is known already
         * @description Projects with the same phone number, mail or address, however they are written; merged ones are left out. A project the caller
         *     may not see is told of by its owner's name and by what is the same, no more.
         */
        get: operations["leads.FindDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/leads.ListDuplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a project may be the same as
         * @description Pairs nobody has decided on yet, where the project went if it was merged, and what was merged into it.
         */
        get: operations["leads.ListDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/leads.DismissDuplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that two are not the same
         * @description The pair is not brought up again. One that is dismissed already stays so.
         */
        post: operations["leads.DismissDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/leads.CompareForMerge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a merge would do
         * @description The fields in which the two differ, what would move, and what speaks against it. Changes nothing.
         */
        get: operations["leads.CompareForMerge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/leads.Merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one lead of two
         * @description Homeowners, files, tasks and notes of the one move to the other, which also shows its activity; where fields differ, `choices`
         *     says whose stands, otherwise the kept one's. The merged project becomes voided and stays, with a link to where it went. It
         *     cannot be undone. Refused while the merged project has an agreement out or signed, an application at a lender or a proposal in
         *     the homeowner's hands. Of two merges of one lead at the same time the second answers `already_merged` and where it went.
         */
        post: operations["leads.Merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/homeowners.ListByProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Homeowners of a project
         * @description Primary first.
         */
        get: operations["homeowners.ListByProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/homeowners.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person, and all that is theirs
         * @description The homeowner with the projects of the same person (the same mail or phone number) that the caller may see, their signed
         *     documents and what they consented to.
         */
        get: operations["homeowners.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/homeowners.ListMails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails a person was sent
         * @description To their address, newest first, without the text. A caller without projects.view_all is told of those they wrote themselves and
         *     those about their own projects.
         */
        get: operations["homeowners.ListMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/homeowners.ListActs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a person did
         * @description Proposals read and accepted, agreements opened, consented to, signed or declined, in their projects the caller may see; newest first, a hundred at most.
         */
        get: operations["homeowners.ListActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/homeowners.Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a homeowner
         * @description A homeowner added as primary takes the place of the one who was.
         */
        post: operations["homeowners.Add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/homeowners.Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a homeowner
         * @description Making one primary makes the other not. A project that bears its primary homeowner's name goes on bearing it; one that was given a name of its own keeps that.
         */
        post: operations["homeowners.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/homeowners.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a homeowner
         * @description The primary homeowner cannot be removed; make another primary first.
         */
        post: operations["homeowners.Delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/design.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's design
         * @description Null while nothing is designed.
         */
        get: operations["design.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/design.Save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a project's design
         * @description Version 0 saves the first design. The first design saved moves a new project to active. Simulates the year at once.
         */
        post: operations["design.Save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/design.GetDrawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's drawing
         * @description Version 0 and null while nothing is drawn.
         */
        get: operations["design.GetDrawing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/design.SaveDrawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a project's drawing
         * @description Saved as often as it changes; every save is a version that can be read again. Where modules and inverters stand in it the design follows, with the shade that falls on each plane.
         */
        post: operations["design.SaveDrawing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/design.PreviewDrawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a drawing would come to
         * @description Saves nothing. Size, a year's production, price and monthly payment of a drawing that is being changed.
         */
        post: operations["design.PreviewDrawing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/design.ListDrawingVersions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earlier versions of a drawing
         * @description Newest first. To go back, read one and save its drawing.
         */
        get: operations["design.ListDrawingVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/design.GetDrawingVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A drawing as it once was
         * @description Nothing is changed by reading it.
         */
        get: operations["design.GetDrawingVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/design.CheckElectrical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether panels and inverters of a design fit together
         * @description Strings by the cold and heat of the place (NEC 690.7), currents (690.8), inputs of inverters, microinverters and their branches, DC over AC. Each finding with its formula. An aid to whoever designs, not the work of a licensed engineer.
         */
        get: operations["design.CheckElectrical"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.GetSunlight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A year's light at a project's address
         * @description The hours the simulation is made from, in whole watts. Null while the address has no coordinates or no weather station is near.
         */
        get: operations["solar.GetSunlight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.GetPerformanceSimulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A year of production
         * @description The 8,760-hour simulation of the saved design at the project's address. Null while there is no design or no address.
         */
        get: operations["solar.GetPerformanceSimulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.UploadWeather": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a weather file for a project
         * @description TMY3, EPW, NSRDB PSM3 or PSM4, PVGIS (CSV or JSON) or SAM CSV, gzipped or not, up to 10 MB; takes the place of the stations around the address. A file may have several years, or files of one year each one after the other; their spread is then how much years differ. A file from further than 300 km away is refused.
         */
        post: operations["solar.UploadWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.RemoveWeather": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to the weather of the stations
         * @description Answers the year as it is then simulated.
         */
        post: operations["solar.RemoveWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.ListWeatherSources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Weather services and whether they are connected
         * @description NSRDB needs `NSRDB_API_KEY` and `NSRDB_EMAIL`, PVGIS `PVGIS_URL` in the server's environment; neither is connected unless set.
         */
        get: operations["solar.ListWeatherSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.FetchWeather": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a weather service's hours for a project
         * @description Asks the service for the project's address and keeps the answer like an uploaded weather file.
         */
        post: operations["solar.FetchWeather"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.GetReceipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a simulated year
         * @description All the year was computed from and what came out, with the SHA-256 of both. `npm run simulate -- --receipt FILE` computes it again. Null while there is no design or no address.
         */
        get: operations["solar.GetReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.DownloadHours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The 8,760 hours of a simulated year as CSV
         * @description A row an hour, beginning 00:00 on January 1 in local standard time: air temperature, light on each plane, direct and alternating current. The last column adds up to the year to the watt-hour.
         */
        get: operations["solar.DownloadHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.GetReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The simulation report of a project
         * @description As the design makes it today, and the links under which earlier states of it were shared. Null while there is no design or no address.
         */
        get: operations["solar.GetReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.ShareReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share the simulation report by link
         * @description Keeps the report as it is now and makes a link nobody can guess, which opens without signing in until it is withdrawn. At most 20 links of a project are open at once.
         */
        post: operations["solar.ShareReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.RevokeReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a shared report
         * @description Its link answers 404 from now on. Withdrawing what is withdrawn changes nothing.
         */
        post: operations["solar.RevokeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/solar.ViewReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shared simulation report
         * @description For whoever holds the link; as it was when it was shared. A link that was withdrawn answers as one that never was.
         */
        get: operations["solar.ViewReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetSimulationParams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures a year is simulated with
         * @description System losses of PVWatts one by one, the inverters, and how years differ and decline. Version 0 while the company has set nothing.
         */
        get: operations["settings.GetSimulationParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.UpdateSimulationParams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the figures a year is simulated with
         * @description Every project is simulated anew with them. What was published or sent before keeps its figures and is marked out of date.
         */
        post: operations["settings.UpdateSimulationParams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetDesignPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new design starts with
         * @description For everyone who sees projects. A panel or inverter that has left the catalogue is answered as null.
         */
        get: operations["settings.GetDesignPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.DesignPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose what a new design starts with
         * @description A changed price per watt counts for projects not yet designed; those that are keep the price they have.
         */
        post: operations["settings.DesignPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/energy.GetYear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A household's year with solar
         * @description From the 8,760 hours of use, production and storage. Null while design, address or consumption is missing; bills are null while there is no tariff.
         */
        get: operations["energy.GetYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/energy.Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What another size, battery or tariff would make of the year
         * @description Saves nothing. What is left out stays as the project has it.
         */
        post: operations["energy.Preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/energy.PreviewUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a household uses and pays before any solar
         * @description Saves nothing. What is left out stays as the project has it. Null while the use is not known; what it pays is null while there is no tariff.
         */
        post: operations["energy.PreviewUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/energy.GetHours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The 8,760 hours of a year
         * @description Hour 0 is 00:00 to 01:00 on January 1 in local standard time; kWh of each hour, to a watt-hour. Null while there is no year.
         */
        get: operations["energy.GetHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/energy.UploadUsage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a household's use from a file
         * @description A year in hours or quarter hours as CSV, or Green Button XML. Becomes the project's consumption.
         */
        post: operations["energy.UploadUsage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/energy.ListRatePlans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's rate plans
         * @description By name, paged by key; for a utility those that name it and those that name none.
         */
        get: operations["energy.ListRatePlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/energy.ReadExportRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read hourly export rates from a utility's file
         * @description Export pricing of California net billing as utilities publish it (CPUC Resolution E-5301): CSV or XLSX, gzipped or in a ZIP. Delivery and generation are added up. Saves nothing.
         */
        post: operations["energy.ReadExportRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/energy.SaveRatePlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a rate plan
         * @description Version 0 without an id adds. Projects that took a plan before keep it as they took it.
         */
        post: operations["energy.SaveRatePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/energy.ReadRateFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read rate plans from an OpenEI file
         * @description JSON of the Utility Rate Database, one rate or several. Saves nothing; what is not understood is said for each.
         */
        post: operations["energy.ReadRateFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListPanels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Panels of the catalogue
         * @description By maker and model. Active ones unless asked otherwise. Every word of a search must be in maker or model. The cost (`price_usd`) is answered to those who may see cost.
         */
        get: operations["collections.ListPanels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.SearchPanel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a panel
         * @description Active panels whose maker and model have every word searched for, for pickers.
         */
        get: operations["collections.SearchPanel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.AddPanel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a panel
         * @description Maker and model are a company’s own once. Figures no panel can have are refused beside their field.
         */
        post: operations["collections.AddPanel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.EditPanel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a panel, or take it off offer
         * @description A field left out is emptied, a cost left out stays. What designs rest on stays as it is while a design has the panel; it can always be taken off offer.
         */
        post: operations["collections.EditPanel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListPanelManufacturers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makers of panels
         * @description Each with how many of its models are in the catalogue, by name.
         */
        get: operations["collections.ListPanelManufacturers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListPanelsByManufacturer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Panels of one maker
         * @description By model.
         */
        get: operations["collections.ListPanelsByManufacturer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListInverters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inverters of the catalogue
         * @description By maker and model. Active ones unless asked otherwise. Every word of a search must be in maker or model. The cost (`price_usd`) is answered to those who may see cost.
         */
        get: operations["collections.ListInverters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.AddInverter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an inverter
         * @description Maker and model are an company’s own once. Figures no inverter can have are refused beside their field.
         */
        post: operations["collections.AddInverter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.EditInverter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an inverter, or take it off offer
         * @description A field left out is emptied, a cost left out stays. What designs rest on stays as it is while a design has the inverter; it can always be taken off offer.
         */
        post: operations["collections.EditInverter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListInverterManufacturers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makers of inverters
         * @description Each with how many of its models are in the catalogue, by name.
         */
        get: operations["collections.ListInverterManufacturers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListInvertersByManufacturer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inverters of one maker
         * @description By model.
         */
        get: operations["collections.ListInvertersByManufacturer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListStorage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Storage of the catalogue
         * @description By maker and model. Active ones unless asked otherwise. Every word of a search must be in maker or model. The cost (`price_usd`) is answered to those who may see cost.
         */
        get: operations["collections.ListStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.AddStorage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a battery
         * @description Maker and model are a company’s own once. Figures no battery can have are refused beside their field.
         */
        post: operations["collections.AddStorage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.EditStorage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a battery, or take it off offer
         * @description A field left out is emptied, a cost left out stays. What designs rest on stays as it is while a design has the battery; it can always be taken off offer.
         */
        post: operations["collections.EditStorage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListStorageManufacturers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makers of storage
         * @description Each with how many of its models are in the catalogue, by name.
         */
        get: operations["collections.ListStorageManufacturers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListStorageByManufacturer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Storage of one maker
         * @description By model.
         */
        get: operations["collections.ListStorageByManufacturer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other equipment
         * @description By name; active unless asked otherwise.
         */
        get: operations["collections.ListOthers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.AddOther": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add other equipment
         * @description A name is a company’s own once.
         */
        post: operations["collections.AddOther"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.EditOther": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change other equipment, or take it off offer
         * @description A cost left out stays. Quotes follow a changed amount and are marked out of date.
         */
        post: operations["collections.EditOther"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListOtherCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of other equipment
         * @description All of them, by name, with how much each holds.
         */
        get: operations["collections.ListOtherCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.AddOtherCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a category
         * @description A name is a company’s own once.
         */
        post: operations["collections.AddOtherCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.EditOtherCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a category, or take it off offer
         * @description What it holds stays where it is.
         */
        post: operations["collections.EditOtherCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/equipment.UploadDatasheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a datasheet
         * @description A PDF up to 10 MB, judged by its content. Replaces the one there.
         */
        post: operations["equipment.UploadDatasheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/equipment.RemoveDatasheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a datasheet away
         * @description The equipment stays.
         */
        post: operations["equipment.RemoveDatasheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/equipment.PreviewImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a list and show what it would change
         * @description CSV or XLSX up to 25 MB, gzipped or not. Takes the CEC lists of modules, inverters and batteries, SAM’s lists of modules and inverters, or our own template. Answers at once while the rows are read; `equipment.GetImport` says how far. Nothing of the catalogue changes.
         */
        post: operations["equipment.PreviewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/equipment.GetImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an import is
         * @description Counts of rows read and of what they come to.
         */
        get: operations["equipment.GetImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/equipment.ListImports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports
         * @description Newest first; applied, undone, and previews still open.
         */
        get: operations["equipment.ListImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/equipment.ListImportRows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of an import
         * @description In the order of the file, each with what it would set or why it is skipped. Costs are left out for those who may not see them.
         */
        get: operations["equipment.ListImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/equipment.ConfirmImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply an import
         * @description All its new and changed rows, or none. Refused where the catalogue has changed since the preview.
         */
        post: operations["equipment.ConfirmImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/equipment.UndoImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Takes back the rows it brought and puts back what it changed. Refused, with the reason, where one of them was edited since or stands in a design.
         */
        post: operations["equipment.UndoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/equipment.DiscardImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw a preview away
         * @description Only one that was not applied.
         */
        post: operations["equipment.DiscardImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's adders
         * @description By name, page by page; active ones unless told otherwise. What an adder costs the company is answered to whoever may see cost.
         */
        get: operations["adders.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One adder
         * @description With the names of what its conditions refer to.
         */
        get: operations["adders.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to the catalogue
         * @description Refuses size bands that overlap and rules that refer to nothing there is.
         */
        post: operations["adders.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an adder
         * @description All of its fields, from the version read. Projects not sold yet are priced anew; those sold keep what they were sold with.
         */
        post: operations["adders.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.SetActive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch an adder on or off
         * @description An adder is switched off rather than deleted. Projects it was added to by hand keep it; rules that refer to it say so.
         */
        post: operations["adders.SetActive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.PreviewRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a rule on a project
         * @description Judges the rule by what is known of the project, in words. Changes nothing.
         */
        post: operations["adders.PreviewRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The adders as CSV
         * @description All of them, active or not, for a spreadsheet. A text that a spreadsheet would run is made harmless.
         */
        get: operations["adders.Export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.Import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take adders from CSV
         * @description Adders are found by name. First asked without `confirm`, which changes nothing and answers what would change; then with the `confirm` of that answer. Amounts may be written as currency. Conditions are not in the file and stay as they are.
         */
        post: operations["adders.Import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.ListProjectAdders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Adders of a project
         * @description Those added by hand and those that apply by themselves, in the order of the price, each with the reason, its limits and any price of its own.
         */
        get: operations["adders.ListProjectAdders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.AddProjectAdder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an adder to a project
         * @description Quantity adders take a quantity; Flat Price adders take the amount for this project. An adder stands in a project once, and only where its conditions hold.
         */
        post: operations["adders.AddProjectAdder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.RemoveProjectAdder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an adder out of a project
         * @description Answers the adders that are left. One that applies by itself stays.
         */
        post: operations["adders.RemoveProjectAdder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.UpdatePriceOverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an adder a price of its own in a project
         * @description Within the adder's limits at once. Beyond them at once for whoever may change prices by hand; for others it is asked for, and changes nothing until decided. Null goes back to the catalogue's price and withdraws what is asked for.
         */
        post: operations["adders.UpdatePriceOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.DecideOverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a price asked for
         * @description Approving puts it in the price. Whoever asked sees who decided.
         */
        post: operations["adders.DecideOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/adders.ListOverrideRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices asked for
         * @description In projects the caller may see, oldest first.
         */
        get: operations["adders.ListOverrideRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pricing.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The price of a project
         * @description Base price, adders and discount as they stand now, every line with its reason. The price is null while nothing is designed, or with the problem named where it cannot be known.
         */
        get: operations["pricing.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pricing.ListChecks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What keeps a price from being sold
         * @description Minimum margin, most discount, the lender's limits, a missing license, an override nobody has decided. Empty while nothing is priced or nothing is wrong.
         */
        get: operations["pricing.ListChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pricing.Save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set price per watt and discount
         * @description A price per watt below the company's own needs pricing.override, and so does any where the company does not price by the watt. Null follows the company.
         */
        post: operations["pricing.Save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListIncentives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's incentives
         * @description Federal rules first, then by level and name. Without `include_inactive` only those in use.
         */
        get: operations["collections.ListIncentives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.AddIncentive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an incentive
         * @description A state, utility or local rule. Federal rules come with the product, with their law and dates.
         */
        post: operations["collections.AddIncentive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.UpdateIncentive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an incentive
         * @description Changes the fields given. Of a federal rule only `active` and `automatic` can change; the law is not the company's to write.
         */
        post: operations["collections.UpdateIncentive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.ListIncentives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every incentive judged for one project
         * @description Each rule in use, by way to pay, as of the planned installation date; what it pays or the reason why it does not.
         */
        get: operations["projects.ListIncentives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.AddIncentive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count an incentive in a project
         * @description For a rule that counts only when added, and to take back a removal. It still counts only where it fits.
         */
        post: operations["projects.AddIncentive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.RemoveIncentive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave an incentive out of a project
         * @description A rule that counts by itself stays out from then on, and the reason is kept. One that was added by hand is taken out again.
         */
        post: operations["projects.RemoveIncentive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListFinancing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's financing
         * @description Providers with their active options. Whoever may edit financing sees options switched off too, when asked for.
         */
        get: operations["collections.ListFinancing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.AddFinancingProvider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a financing provider
         * @description Each provider stands in the list once. Mosaic is kept for old records and cannot be chosen.
         */
        post: operations["collections.AddFinancingProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.UpdateFinancingProvider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a financing provider
         * @description Changes the fields given. A provider switched off offers nothing; what was chosen before stays as it was.
         */
        post: operations["collections.UpdateFinancingProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.AddFinancingOption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a financing option
         * @description A loan, cash, lease or PPA of a provider, with the limits the provider publishes. The dealer fee is taken only from callers with pricing.view_cost.
         */
        post: operations["collections.AddFinancingOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.UpdateFinancingOption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a financing option
         * @description Changes the fields given; the type stays. Projects keep the figures they chose.
         */
        post: operations["collections.UpdateFinancingOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/calculate.ListProductsLifeStyle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's own financing, priced for one project
         * @description Offers of the provider lifestyle-solar in the shape of financing.Compare's. Empty while there is no price or no production.
         */
        get: operations["calculate.ListProductsLifeStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/financing.Compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every option for one project, side by side
         * @description The price and the simulated production put through each active option. Empty while there is no price or no production.
         */
        get: operations["financing.Compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/financing.Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to pay, if
         * @description Every option as financing.Compare answers it, with another price per watt, discount or rise of utility prices. Saves nothing.
         */
        get: operations["financing.Preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.GetFinancing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The financing a project has chosen
         * @description The stored snapshot, and whether design and price still agree with it. Null while none is chosen.
         */
        get: operations["projects.GetFinancing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.SetFinancing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the financing of a project
         * @description Stores one snapshot of price, production and offer with its hash; proposal and agreement quote from it.
         */
        post: operations["projects.SetFinancing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project's proposal
         * @description Null while none is begun; then also the templates one can begin with, the fitting one first.
         */
        get: operations["proposal.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.Save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin, set up or publish a proposal
         * @description Version 0 begins one. With `template_id` its pages are those of the template (what stood there before stays in the history); without, version 0 takes the fitting template. Publishing fills in the variables, freezes words and figures and makes the public link; publishing again freezes them anew under the same link. What was accepted is not published over while it holds (409 `illegal_transition`), only once design, price or way to pay are others; then the acceptance is past.
         */
        post: operations["proposal.Save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.GetEditorData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A proposal as its editor opens it
         * @description The words as written, the document they make with today's figures, and what is known of each variable.
         */
        get: operations["proposal.GetEditorData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.SaveEditorData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a proposal's pages
         * @description Saved as they are, finished or not. What homeowners see changes only with the next publication. Saves of one person within two minutes are one entry of the history.
         */
        post: operations["proposal.SaveEditorData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.ListVersions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of a proposal's pages
         * @description Newest first; the last 100 are kept, and whatever was published.
         */
        get: operations["proposal.ListVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.GetVersion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version of a proposal's pages
         * @description To look at, or to go back to by saving it again.
         */
        get: operations["proposal.GetVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.UploadImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image for proposals
         * @description PNG, JPEG or WebP, judged by its content; what it says of place, time and camera is taken out. For covers, blocks and templates.
         */
        post: operations["proposal.UploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.View": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published proposal, as the homeowner sees it
         * @description Open to whoever holds the link. Reading it counts nothing; proposal.Track does.
         */
        get: operations["proposal.View"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.Explore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A published proposal's figures under another assumption
         * @description Reckoned by the same calculation from what was frozen when it was published. With the proposal's own assumption it answers the proposal's own figures.
         */
        get: operations["proposal.Explore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.Track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a homeowner has read
         * @description Sent by the page itself, to nobody else. The first of a visit has no `visit_id` and is answered one. Later ones say what was seen and how long in all, so that one that is lost or comes twice changes nothing.
         */
        post: operations["proposal.Track"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.Accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a proposal
         * @description By whoever holds the link, with a name typed and a way to pay chosen. The way to pay becomes the project's financing; a financed one moves the
         *     project to submitted, a closed project stays and its people are told. Accepting again with the same choice answers the same.
         *     409 is `out_of_date` once design or price has changed, `expired` after its last day, `not_offered` where the way to pay is not to be had on
         *     the terms shown, and `illegal_transition` after another choice or once the project is sold.
         */
        post: operations["proposal.Accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.ListVisits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who read a proposal, and how long
         * @description Newest visit first. Nobody signed in is counted.
         */
        get: operations["proposal.ListVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.PrepareMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mail and the text message a proposal is sent with
         * @description In the company's words and the proposal's language, with the figures that were published; to be changed before it is sent.
         */
        get: operations["proposal.PrepareMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.ListSends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * To whom a proposal was sent
         * @description Newest first, the last 200, each with what became of it.
         */
        get: operations["proposal.ListSends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/proposal.Send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the published proposal
         * @description By mail through the outbox, one mail a recipient; or notes that its link was handed on as a text message. A proposal that is out of date or expired is not sent. At most 20 go out for a project within an hour.
         */
        post: operations["proposal.Send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/templates.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's proposal templates
         * @description By name, and by which rules they are begun with.
         */
        get: operations["templates.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/templates.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A proposal template
         * @description With its pages, what is wrong with them, and the addresses of their images.
         */
        get: operations["templates.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/templates.Save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a proposal template
         * @description Without `template_id` a new one. Proposals already begun stay as they are.
         */
        post: operations["templates.Save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/templates.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a proposal template
         * @description Proposals begun with it keep their pages. Rules that name it go with it. The last template stays, since a proposal begins with one.
         */
        post: operations["templates.Delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/templates.GetRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which template a proposal begins with
         * @description By way to pay, state and language; the most particular rule wins.
         */
        get: operations["templates.GetRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/templates.SaveRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose which template a proposal begins with
         * @description All rules at once. Proposals already begun stay as they are.
         */
        post: operations["templates.SaveRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/variables.ProposalList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The variables a proposal's text may name
         * @description With what each is, how it is written, and what it is read from.
         */
        get: operations["variables.ProposalList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/variables.Evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each variable says of one project
         * @description From the figures a proposal published now would freeze. One without a value says what is missing.
         */
        get: operations["variables.Evaluate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetProposalTheme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the company's proposals look
         * @description Until a theme is saved its colors come from the brand color of the company's profile, darkened where text could not be read.
         */
        get: operations["settings.GetProposalTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.ProposalTheme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how the company's proposals look
         * @description Holds for every proposal, also those published before. A color on which or in which text has a contrast under 4.5 to 1 is refused, with the ratio.
         */
        post: operations["settings.ProposalTheme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/browser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print a page as PDF
         * @description Of the product's own pages that open by a link, and nothing else: no address is ever taken. What was printed of the same state before is answered at once; otherwise the job waits for its turn. Where no Chromium is installed it answers 503, and the browser's own print gives the same pages.
         */
        post: operations["browser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/browser.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a print has come
         * @description By the unguessable id of its job. A job is forgotten a quarter of an hour after it is done.
         */
        get: operations["browser.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/browser.Download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The printed PDF
         * @description While its job is remembered.
         */
        get: operations["browser.Download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.ListAgreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agreement templates
         * @description The company's templates by name.
         */
        get: operations["collections.ListAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.GetAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One template
         * @description Its draft, with pages, fields and what is wrong with it.
         */
        get: operations["collections.GetAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.UploadAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a PDF as a template
         * @description Up to 25 MB; judged by its content, not its name. Encrypted, damaged, too long, already signed or XFA files are refused with what to do. Its pages are kept with what stands in forms and notes drawn in; links, scripts and attachments are left out. With `agreement_id` and `version` it replaces the document of that template's draft; fields keep their places where the new document has the page, and those that have none any more are left out.
         */
        post: operations["collections.UploadAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.UpdateAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a template's draft
         * @description What has been published and sent stays as it is until the draft is published.
         */
        post: operations["collections.UpdateAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.PublishAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a template's draft
         * @description Makes a new version of the draft as it stands; from then on it is the one sent. What was sent keeps its own. Refused (409 `agreement_unfit`) while a finding blocks it.
         */
        post: operations["collections.PublishAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/collections.DeleteAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retire a template
         * @description It can no longer be sent. What has been sent stays.
         */
        post: operations["collections.DeleteAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/variables.AgreementList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The variables a field may show
         * @description With what each is and what it is read from.
         */
        get: operations["variables.AgreementList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/variables.AgreementEvaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each variable says of one project
         * @description From the figures an agreement sent now would freeze. One without a value says what is missing.
         */
        get: operations["variables.AgreementEvaluate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetLenderConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the company is connected with its lenders
         * @description Every lender the product speaks with: whether it is connected, by what, which credentials are stored (never what they are), where it sends its webhooks, and how it answered last.
         */
        get: operations["settings.GetLenderConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.UpdateLenderConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect or disconnect a lender
         * @description Stores the credentials of one lender, encrypted. A secret left out stays as it is. Refused while acting as someone else.
         */
        post: operations["settings.UpdateLenderConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.TestLender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a lender whether the credentials are right
         * @description Signs in at the lender with what is stored. Answers how it went in words; what the lender cannot answer just now is no error.
         */
        post: operations["settings.TestLender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.RenewLenderWebhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret for a lender’s webhooks
         * @description The secret is answered once; enter it at the lender. What is signed with the one before is refused from now on.
         */
        post: operations["settings.RenewLenderWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.ListLenderUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who of the company is known at a lender
         * @description Asked of the lender as it answers now, where it keeps users.
         */
        get: operations["settings.ListLenderUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lender applications of a project
         * @description Newest first, each as it stands, with what can be done next and why the rest cannot.
         */
        get: operations["lender_applications.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One lender application
         * @description As it is known here, with the time it was last confirmed by the lender, the timeline, and what can be done next.
         */
        get: operations["lender_applications.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a lender would ask of a project before applying
         * @description Caps, states, the approved equipment, names that match the agreement: each with a verdict, a sentence and where to fix it. Approved equipment is asked of the lender where it keeps a list.
         */
        get: operations["lender_applications.Check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one lender offers for a project, with payments
         * @description Products and monthly payments as the lender answers now, for the price of the project. One lender a call, so that one that is down keeps nobody waiting for the others.
         */
        get: operations["lender_applications.Products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an application
         * @description A draft with a lender and one of its products, quoting the project’s price as it is frozen now. People begin as the homeowners of the project.
         */
        post: operations["lender_applications.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.SaveDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what was filled in
         * @description Saved as it is typed, whether complete or not. A social security number and a date of birth are kept encrypted until the lender has them; left out they stay.
         */
        post: operations["lender_applications.SaveDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote the project as it stands today
         * @description Freezes price, system and product anew in a draft whose project has changed, or for another product.
         */
        post: operations["lender_applications.Quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard a draft
         * @description Only what was never sent to a lender.
         */
        post: operations["lender_applications.Discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the homeowner fill it in
         * @description Makes a link, good for 14 days, and mails it in the homeowner’s language. An earlier link ends.
         */
        post: operations["lender_applications.Share"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.TakeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a shared application back
         * @description The link ends; what the homeowner filled in stays.
         */
        post: operations["lender_applications.TakeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.GetShared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The application behind a homeowner’s link
         * @description What the homeowner fills in, the words to agree to, and how it stands. Nobody’s social security number is answered.
         */
        get: operations["lender_applications.GetShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.SaveShared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what the homeowner filled in
         * @description As lender_applications.SaveDraft, for the holder of the link.
         */
        post: operations["lender_applications.SaveShared"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.SubmitShared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The homeowner sends it off
         * @description With each person’s consents. The application is on its way to the lender from here.
         */
        post: operations["lender_applications.SubmitShared"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an application to its lender
         * @description Stored first, sent then: whatever happens on the way, it is neither lost nor sent twice. Answers at once, with the lender’s decision where it came within a few seconds.
         */
        post: operations["lender_applications.Submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the lender again
         * @description After a credit freeze was lifted, no match, or with another amount: also how a counter offer is accepted.
         */
        post: operations["lender_applications.Resubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the lender how it stands
         * @description A lender that does not answer changes nothing; the answer says when it was confirmed last.
         */
        post: operations["lender_applications.Refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a call that failed once more
         * @description What waits for a person after its deadline goes on, under the same key.
         */
        post: operations["lender_applications.Retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an application
         * @description Final. The lender is told with the next call that carries it.
         */
        post: operations["lender_applications.Cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.ListDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The loan documents at the lender
         * @description As the lender answers now.
         */
        get: operations["lender_applications.ListDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.ListRequired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the lender wants to see
         * @description Documents the lender names for the decision and for each milestone, as it answers now.
         */
        get: operations["lender_applications.ListRequired"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.SendDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the lender send its documents
         * @description To the homeowner, for signature.
         */
        post: operations["lender_applications.SendDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.UploadStipulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a stipulation with a file
         * @description A PDF or a picture of at most 25 MB.
         */
        post: operations["lender_applications.UploadStipulation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.UploadDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the lender a document
         * @description For a milestone: final design, permit, photos, permission to operate.
         */
        post: operations["lender_applications.UploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.SendContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the lender the installation agreement
         * @description The signed agreement of the project, as it was sealed.
         */
        post: operations["lender_applications.SendContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.SubmitMilestone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a milestone
         * @description Only after its pre-flight checks pass.
         */
        post: operations["lender_applications.SubmitMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.RequestChangeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what was approved
         * @description Another amount or another product, with the reason. More than was approved goes back into review.
         */
        post: operations["lender_applications.RequestChangeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.CancelChangeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a change order
         * @description While it is not signed.
         */
        post: operations["lender_applications.CancelChangeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.UpdateDesign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the lender the system as it is now
         * @description Size, production and equipment of the design as it stands, where the lender takes it.
         */
        post: operations["lender_applications.UpdateDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.UpdateQuote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the lender another quote
         * @description Product and amount, where the lender takes it without a change order.
         */
        post: operations["lender_applications.UpdateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/lender_applications.Move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a deal to another lender
         * @description A draft at the other lender with the people, the design and the documents of this one; answers what the other asks differently. This one is withdrawn once the other is sent.
         */
        post: operations["lender_applications.Move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.ListProjectAgreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which agreements fit a project
         * @description Every published template, with whether it applies (state, way to pay, adders), why not, and the newest transaction made of it.
         */
        get: operations["agreements.ListProjectAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.ListTransactionsByProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agreements sent in a project
         * @description Newest first, with their signers.
         */
        get: operations["agreements.ListTransactionsByProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.PrepareSend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What sending an agreement would do
         * @description Whom it would go to, what its variables say, the notice of cancellation it would carry, and what keeps it from being sent, with where to fix it.
         */
        get: operations["agreements.PrepareSend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.Send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an agreement for signature
         * @description Makes a transaction from the published version, for the signers given, its document and values frozen. Refused (409 `not_ready`) while a check stops it. With `deliver` mail, those whose turn it is are written to at once and the others when it is theirs; with `none` the links of those who sign first are made by GenerateURL.
         */
        post: operations["agreements.Send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.GenerateURL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a signer's link
         * @description One unguessable link for one signer, good for as many days as the company has set, 30 unless it did. Making a new one ends the old one. Only its hash is kept, so it is answered this once. `in_person` makes one for signing on the caller's own device: it works for an hour, and the page first asks to hand the device over.
         */
        post: operations["agreements.GenerateURL"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.SendLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a signer
         * @description Mails a new link, the old one ends: as the invitation, or as a reminder to one who has been invited. At most one an hour to the same signer.
         */
        post: operations["agreements.SendLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.RevokeLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a signer's link
         * @description It opens nothing any more; the transaction stays, and another link can be made.
         */
        post: operations["agreements.RevokeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.ListSigners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who signs an agreement
         * @description In their order, those who get a copy last.
         */
        get: operations["agreements.ListSigners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.VoidAgreementTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an agreement
         * @description Canceled when nobody has signed yet, voided otherwise. The signers’ links then only show how it ended. A cash project whose signed agreement is voided stays where it is; its status is moved by hand.
         */
        post: operations["agreements.VoidAgreementTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.GetReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sign report
         * @description Everything that happened with one agreement, and whether its trail is whole.
         */
        get: operations["agreements.GetReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.GetTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agreement, as its signer sees it
         * @description For whoever holds the signer's link. After signing it carries the signed document.
         */
        get: operations["agreements.GetTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.Track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note what the signer did
         * @description Events from a fixed list, chained by hash into the trail. Telling the same one twice notes it once where once is enough.
         */
        post: operations["agreements.Track"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.AddSignature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adopt a signature or initials
         * @description A PNG of at most 2,000 by 1,000 points. It replaces the one of its kind adopted before, until the agreement is signed.
         */
        post: operations["agreements.AddSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.ListSignatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signer has adopted
         * @description At most a signature and initials; a signer who comes back goes on with them.
         */
        get: operations["agreements.ListSignatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.SaveProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what was filled in so far
         * @description So that signing goes on after a reload or on another device. A field of another signer is refused (403) and noted.
         */
        post: operations["agreements.SaveProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.SaveSigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign
         * @description Needs consent to the disclosure of now, every page read, and the document's hash as shown. The last signature completes the transaction; the sealed PDF follows at once. Signing twice with one link answers what the first time answered. A field of another signer is refused (403) and noted.
         */
        post: operations["agreements.SaveSigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.Decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline to sign
         * @description Ends the transaction, canceled before any signature and voided after, and keeps the reason.
         */
        post: operations["agreements.Decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.GetSigningReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sign report, for a signer
         * @description The same trail staff see, without others' addresses.
         */
        get: operations["agreements.GetSigningReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetSigning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How agreements are signed
         * @description The certificate that seals them, the timestamp authority, and when signers are reminded.
         */
        get: operations["settings.GetSigning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.Signing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how agreements are signed
         * @description A timestamp authority is asked for a timestamp at once; one that does not answer is refused with why. While one is named, nothing is sealed without its timestamp; signed agreements wait for it.
         */
        post: operations["settings.Signing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.SigningCertificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seal with a certificate of your own
         * @description A PKCS#12 file with its password, judged by its content: it must hold a key with its certificate, good today and meant for signing. The key rests encrypted. What was sealed before stays as it is.
         */
        post: operations["settings.SigningCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.OwnCertificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seal with the certificate made here again
         * @description The one made when the company began.
         */
        post: operations["settings.OwnCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/agreements.FindSeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known of a sealed document
         * @description For whoever has a sealed PDF: given the SHA-256 of its bytes, whether it was sealed here, for whom and whether it was withdrawn since. The document itself is not sent.
         */
        get: operations["agreements.FindSeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/seals.GetTreeHead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest head of the log of seals
         * @description Every seal made here is a leaf of a public Merkle tree (RFC 9162: a leaf is hashed behind 0x00, a node behind 0x01) that is only ever added to. Its head is signed with the installation's Ed25519 key over the lines `sunquill-seal-log-1`, installation, size, root and time, each ending in a line feed.
         */
        get: operations["seals.GetTreeHead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/seals.GetInclusionProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prove that a document is in the log of seals
         * @description By the SHA-256 of a sealed file, or by the hash under which the document stands in the log. The leaf is hashed over the lines `sunquill-seal-1`, installation, kind, document hash and time, each ending in a line feed.
         */
        get: operations["seals.GetInclusionProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/seals.GetConsistencyProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prove that the log was only added to
         * @description That the tree of the first `from` seals is the beginning of that of the first `to` (RFC 9162, 2.1.4).
         */
        get: operations["seals.GetConsistencyProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/seals.ListLeaves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leaves of the log of seals
         * @description In their order, from a number on. A page that is not full ends the log.
         */
        get: operations["seals.ListLeaves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/files.Upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description PNG, JPEG, WebP or PDF up to 25 MB, judged by its content. What a picture says of the place, time and camera it was taken with is taken out; a picture may have 8,192 pixels on a side. With `project_id` the file is one of the project's.
         */
        post: operations["files.Upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.ListFiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files of a project
         * @description What was uploaded to it and its sealed agreements, newest first.
         */
        get: operations["projects.ListFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/projects.DeleteFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a file of a project
         * @description For good. The picture a drawing lies on stays as long as it does, and a sealed agreement always.
         */
        post: operations["projects.DeleteFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file
         * @description Open to whoever holds a signed address that has not expired.
         */
        get: operations["files.Read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/resources.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's resources
         * @description Newest first, page by page. Those meant for certain roles are answered to people of these roles, and to whoever edits resources.
         */
        get: operations["resources.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/resources.UploadFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the file of a resource
         * @description PNG, JPEG, WebP or PDF up to 25 MB, judged by its content. A resource then takes it by its id; a file that none took within a day is removed.
         */
        post: operations["resources.UploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/resources.Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a resource
         * @description A file uploaded before, a film on YouTube or Vimeo, or a page elsewhere.
         */
        post: operations["resources.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/resources.Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a resource
         * @description All of its fields, from the version read. Without `file_id` a file stays as it is. One put away is no longer shown.
         */
        post: operations["resources.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/resources.ListCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of resources
         * @description In their order, each with how many resources the caller finds in it.
         */
        get: operations["resources.ListCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/resources.CreateCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a category
         * @description Its name is the company's only one of that name.
         */
        post: operations["resources.CreateCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/resources.UpdateCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename or move a category
         * @description From the version read.
         */
        post: operations["resources.UpdateCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.ListInvoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's invoices
         * @description Newest first, page by page, of projects the caller may see. A search looks into numbers and titles, and into what finds the project; a whole number of an invoice finds that invoice alone. The totals are of all that match, whatever page is asked for.
         */
        get: operations["receivables.ListInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.GetInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One invoice
         * @description With its payments, its mails, and how its balance came about, entry by entry.
         */
        get: operations["receivables.GetInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.GetProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a homeowner owes for a project
         * @description Invoices, payments, money not applied yet, and the payment schedule of the cash agreement that was signed.
         */
        get: operations["receivables.GetProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.CreateInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft an invoice
         * @description A draft has no number and changes nothing in the books. Sales tax is not reckoned: amounts are what is paid.
         */
        post: operations["receivables.CreateInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.UpdateInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a draft
         * @description All of its fields, from the version read. What was issued is corrected by a credit note.
         */
        post: operations["receivables.UpdateInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.DeleteInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a draft
         * @description Only a draft may go; it never had a number.
         */
        post: operations["receivables.DeleteInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.IssueInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a draft
         * @description Gives it the next number, the day and its PDF, and books it. With `send` it is mailed to whom it is billed to.
         */
        post: operations["receivables.IssueInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.SendInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an invoice again
         * @description With its PDF, in the company’s words. It goes to whom it is billed to unless another address is named.
         */
        post: operations["receivables.SendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.RecordPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment
         * @description What is more than the invoice has open, or belongs to none, is kept as unapplied cash of the project.
         */
        post: operations["receivables.RecordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.ApplyCash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply unapplied cash to an invoice
         * @description Money the project has already paid pays this invoice.
         */
        post: operations["receivables.ApplyCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.Refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record money paid back
         * @description Unapplied cash of a project that went back to the homeowner.
         */
        post: operations["receivables.Refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.CreditInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a credit note
         * @description Takes back part of an invoice, or all of it, which voids it. What of it was paid already becomes unapplied cash.
         */
        post: operations["receivables.CreditInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.WriteOff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write off what will not come
         * @description Of what is open. It can be reversed should the money come after all.
         */
        post: operations["receivables.WriteOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.ReverseEntry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an entry back
         * @description A payment that bounced, a refund, an application of cash or a write-off: booked the other way round, the first entry stays. What a payment had left unapplied is taken back from where it was applied since.
         */
        post: operations["receivables.ReverseEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.ProposeSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft the invoices of the payment schedule
         * @description One for each line of the company’s schedule, of the price the signed cash agreement names. It happens by itself when that agreement is signed; lines that have an invoice are left alone.
         */
        post: operations["receivables.ProposeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.GetAging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is open, by age
         * @description Open amounts of invoices and lenders by how long they are overdue, each the sum of what `receivables.ListOpen` answers for it. Of projects the caller may see.
         */
        get: operations["receivables.GetAging"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.ListOpen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is open, one by one
         * @description The oldest first; what is held back comes last.
         */
        get: operations["receivables.ListOpen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.GetForecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is expected to come
         * @description The next twelve months by who pays, and by milestone. Owed is what the books say; planned is what signed deals pay once the work is done. Financing that is approved but not signed is left out.
         */
        get: operations["receivables.GetForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.ListExpected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is expected, one by one
         * @description What makes up a figure of `receivables.GetForecast`, in the order it is expected.
         */
        get: operations["receivables.ListExpected"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.ListRemittances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remittances read
         * @description Newest first.
         */
        get: operations["receivables.ListRemittances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.GetRemittance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One remittance
         * @description What its lines come to.
         */
        get: operations["receivables.GetRemittance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.ListRemittanceLines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines of remittances
         * @description Of one remittance in its order, or, with `to_match`, whatever was imported and still belongs nowhere, newest first.
         */
        get: operations["receivables.ListRemittanceLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.PreviewRemittance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a lender’s remittance and show what it would post
         * @description A CSV file of what a lender paid, up to 10 MB and 5,000 lines. Its columns are found by their headings, as last time for this lender, or named in `columns` (JSON). Where they are not found, `remittance` is null and the headings are answered. Nothing is posted.
         */
        post: operations["receivables.PreviewRemittance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.PostRemittance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post what was matched
         * @description All matched lines in one step: the money to what the lender owed, a clawback the other way round. What is unknown is kept to be matched later. A line counts once, in whatever file it comes again.
         */
        post: operations["receivables.PostRemittance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.DiscardRemittance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw a preview away
         * @description Nothing was posted and nothing is.
         */
        post: operations["receivables.DiscardRemittance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.MatchRemittanceLine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whose payment a line is
         * @description By the application it pays. In a preview it is posted with the others; afterwards at once, also what was set aside.
         */
        post: operations["receivables.MatchRemittanceLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.SetAsideRemittanceLine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a line as unapplied cash
         * @description The money came and belongs to nothing yet. It can be matched later.
         */
        post: operations["receivables.SetAsideRemittanceLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/receivables.UnmatchRemittanceLine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a line’s posting back
         * @description The entry is reversed and the line waits to be matched again.
         */
        post: operations["receivables.UnmatchRemittanceLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.GetInvoicing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the company bills
         * @description What invoice numbers begin with, terms, and the payment schedule of cash deals.
         */
        get: operations["settings.GetInvoicing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/settings.Invoicing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how the company bills
         * @description From the version read. Invoices that exist keep what they were made with.
         */
        post: operations["settings.Invoicing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/jobs.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a job is
         * @description One the caller began. Once it is done, its file can be downloaded for as long as it is kept.
         */
        get: operations["jobs.Get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/jobs.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's jobs
         * @description Newest first.
         */
        get: operations["jobs.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/jobs.Cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a job
         * @description One the caller began and that has not ended. What it had made so far is thrown away.
         */
        post: operations["jobs.Cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/exports.Start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take everything out
         * @description Begins a job that writes an archive of everything the company has, as it is at one moment. For whoever may both export and edit the company. One is written at a time.
         */
        post: operations["exports.Start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/exports.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's last archives
         * @description The last ten, whoever began them, newest first. Each can be downloaded for seven days. Beside them, whether this company is empty and can take one in.
         */
        get: operations["exports.List"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/imports.Begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce an archive to bring in
         * @description Into a company that is empty: it has no projects, homeowners, agreements, applications, files, rate plans or further members. The archive follows in parts of `part_bytes`.
         */
        post: operations["imports.Begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/imports.Check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say what an uploaded archive would do
         * @description Whose signature it carries. Only an archive signed by an installation this server trusts can restore a company. Nothing changes.
         */
        get: operations["imports.Check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/imports.Start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an uploaded archive
         * @description Begins the job. The archive is checked as a whole, then everything is written at once or nothing.
         */
        post: operations["imports.Start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/imports.AddPart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a part of an archive
         * @description In order, from position 0. One that is there already is taken for the same, so that an upload can go on where it broke off. With the last one nothing changes yet: ask `imports.Check` what the archive would do, then start it.
         */
        post: operations["imports.AddPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/tasks.ListByProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tasks of a project
         * @description Open ones by the day they are due, those without a day last; or those that are done, newest first.
         */
        get: operations["tasks.ListByProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/tasks.ListMine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open tasks of the caller
         * @description By the day they are due, those without a day last. Tasks of projects the caller may not see any more are left out.
         */
        get: operations["tasks.ListMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/tasks.ListPeople": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who may be given a task or be mentioned
         * @description Active members by name. With `project_id` those who may see the project; `takes_tasks` says whether their role lets them do any.
         */
        get: operations["tasks.ListPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/tasks.Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a task
         * @description Given to an active member whose role lets them do it and who may see the project; they are told.
         */
        post: operations["tasks.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/tasks.Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a task
         * @description Its words, its day and whose it is, from the version read. Whoever it is given to is told.
         */
        post: operations["tasks.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/tasks.SetDone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a task is done, or is not
         * @description A task that is done already stays as it is.
         */
        post: operations["tasks.SetDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/tasks.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a task
         * @description It can be taken back for 30 days.
         */
        post: operations["tasks.Delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/tasks.Restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a deleted task back
         * @description As it was.
         */
        post: operations["tasks.Restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notes.ListByProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notes on a project
         * @description Newest first.
         */
        get: operations["notes.ListByProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notes.Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note
         * @description Who is mentioned stands in it as `@` and their name; those who may see the project are told, once.
         */
        post: operations["notes.Create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notes.Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a note of one’s own
         * @description From the version read. Whoever is mentioned now and was not before is told.
         */
        post: operations["notes.Update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/notes.Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a note of one’s own
         * @description For good.
         */
        post: operations["notes.Delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/dashboard.GetPipeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pipeline
         * @description Count, size and value by stage, and within each by status, over the projects the caller may see.
         */
        get: operations["dashboard.GetPipeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/dashboard.GetMonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This month against the last
         * @description What was sold, which leads came and which proposals went out this month so far, on the same days of last month, and in the whole of it. Months begin where the company is.
         */
        get: operations["dashboard.GetMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/dashboard.GetSales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sold in the last twelve months
         * @description By month of the sale, the running one last and only so far. A sale that is off again is not counted.
         */
        get: operations["dashboard.GetSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/dashboard.GetFunnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the proposals sent
         * @description Of the projects whose proposal was first published in the last 90 days, how many homeowners have opened it and how many have signed an agreement since. Whoever signed counts as having seen it.
         */
        get: operations["dashboard.GetFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/dashboard.ListLeaders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who sold most
         * @description Owners of the projects sold in the last 90 days, by value, at most ten.
         */
        get: operations["dashboard.ListLeaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/dashboard.ListMilestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Milestones that are waited for
         * @description Of each application a lender has approved and not yet funded, the first milestone that is not approved. Those heard of longest ago first, at most eight.
         */
        get: operations["dashboard.ListMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/dashboard.ListActivity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where something happened last
         * @description The eight projects in which something happened last, each with what it was.
         */
        get: operations["dashboard.ListActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/dashboard.GetOnboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new company has still to set up
         * @description Each step is done by what is there, never by a tick.
         */
        get: operations["dashboard.GetOnboarding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/dashboard.DismissOnboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide the list of first steps, or show it again
         * @description For everyone in the company, from the version read. The steps themselves stay as they are.
         */
        post: operations["dashboard.DismissOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/search.Find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find anything by a few words
         * @description At most six of each kind that hold every word, in any letter case and without marks on letters. Words of one or two letters are
         *     looked for where a word begins. Projects, homeowners, agreements and invoices are those the caller may see: all of the company's or
         *     their own; invoices need receivables.view, members team.view, and a kind the caller may not see is empty. A project's own number comes
         *     first, then names that begin with what is asked for, then what something happened in last. `matched` says in which fields the words
         *     were found, `more` which kinds have more than is answered.
         */
        get: operations["search.Find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SignIn: {
            email: string;
            password: string;
            /** @description What a mailed sign-in link carries, for whoever has to wait otherwise. */
            link?: string;
        };
        /**
         * Format: uuid
         * @description A UUIDv7.
         * @example 0198f7a2-0000-7000-8000-000000000001
         */
        Id: string;
        IdleMinutes: number;
        User: {
            id: components["schemas"]["Id"];
            firstname: string;
            lastname: string;
            /** @description 1 is the internal company. */
            company_id: number;
            /** @description Whether they belong to the internal company. */
            isSunquillUser: boolean;
            company: {
                id: number;
                name: string;
                brand_color?: string;
                idle_minutes?: components["schemas"]["IdleMinutes"];
            };
            role_id: components["schemas"]["Id"];
            role: string;
            /** @enum {string} */
            status: "invited" | "active" | "disabled";
            must_change_password: boolean;
            /** Format: date-time */
            last_login_at?: string | null;
            /** @description Type 0 is the e-mail, type 1 the phone. */
            contacts: {
                /** @enum {integer} */
                type: 0 | 1;
                contact: string;
            }[];
        };
        OpenSession: {
            /** @description A 256-bit bearer token; only its hash is kept. */
            token: string;
            /** Format: date-time */
            expires_at: string;
            user: components["schemas"]["User"];
        };
        Error: {
            /** @description A sentence for the person, or one per field. */
            message: string | {
                [key: string]: string;
            };
            code: string;
            request_id: string;
            /** @description The legal next statuses of an illegal transition. */
            legal?: string[];
            /** @description What a stale version is by now; 0 while nothing was ever saved. */
            current_version?: number;
        };
        /** @description Twelve characters or more, none of the passwords everybody tries; nothing is asked of its letters. */
        NewPassword: string;
        ChangePassword: {
            current_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description Local part, @, domain, a dot, then at least two letters. */
        Email: string;
        RequestReset: {
            email: components["schemas"]["Email"];
        };
        ResetPassword: {
            reset: string;
            password: components["schemas"]["NewPassword"];
        };
        /** @enum {string} */
        Permission: "dashboard.view" | "projects.view_own" | "projects.view_all" | "projects.create" | "projects.edit" | "projects.change_status" | "projects.reopen" | "homeowners.edit" | "design.edit" | "pricing.view_cost" | "pricing.override" | "financing.select" | "lenders.apply" | "lenders.manage" | "proposals.edit" | "proposals.send" | "agreements.send" | "agreements.void" | "catalog.edit" | "adders.edit" | "incentives.edit" | "financing.edit" | "agreement_templates.edit" | "proposal_templates.edit" | "team.view" | "team.invite" | "team.disable" | "team.reset_password" | "roles.view" | "roles.edit" | "company.edit" | "settings.edit" | "settings.services" | "settings.lenders" | "audits.view" | "billing.view" | "receivables.view" | "receivables.edit" | "resources.edit" | "exports.create" | "users.impersonate";
        /** @description Counts changes; an update carries the one it was made from. */
        Version: number;
        /** @description A US state or territory by its two letters. */
        StateCode: string;
        PersonName: string;
        /** @description Area code and exchange by the North American numbering rules (neither begins with 0 or 1, neither is N11, no area code has 9 in the middle); +1 before and an extension behind may be there. */
        UsPhone: string;
        SignUp: {
            company_name: string;
            state: components["schemas"]["StateCode"];
            firstname: components["schemas"]["PersonName"];
            lastname: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["UsPhone"];
            password: components["schemas"]["NewPassword"];
        };
        SignUpMailed: {
            /**
             * @description The mail tells how to go on, alike for every email.
             * @constant
             */
            mailed: true;
        };
        SignedUp: components["schemas"]["OpenSession"] | components["schemas"]["SignUpMailed"];
        FinishSignUp: {
            /** @description What the mailed link carries. */
            sign_up: string;
            /** @description The one chosen at sign-up. */
            password: string;
        };
        NewInvite: {
            role_id: components["schemas"]["Id"];
            email?: components["schemas"]["Email"];
            firstname?: components["schemas"]["PersonName"];
            lastname?: components["schemas"]["PersonName"];
        };
        Invite: {
            id: components["schemas"]["Id"];
            role: string;
            role_id: components["schemas"]["Id"];
            email?: string;
            firstname?: string;
            lastname?: string;
            invited_by: string;
            /** @enum {string} */
            status: "open" | "accepted" | "revoked" | "expired";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        Join: {
            invite: string;
            firstname: components["schemas"]["PersonName"];
            lastname: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone?: components["schemas"]["UsPhone"];
            password: components["schemas"]["NewPassword"];
        };
        Address: {
            line1: string;
            line2?: string;
            city: string;
            state: components["schemas"]["StateCode"];
            postal_code: string;
            latitude?: number;
            longitude?: number;
        };
        Company: {
            id: number;
            name: string;
            legal_name: string;
            license_number?: string;
            brand_color: string;
            /** @description An address that works for a short while. */
            logo_src?: string;
            phone?: string;
            email?: string;
            website?: string;
            address?: components["schemas"]["Address"];
            state?: components["schemas"]["StateCode"];
            timezone: string;
            version: components["schemas"]["Version"];
        };
        CompanyFields: {
            name: string;
            legal_name: string;
            license_number?: string;
            brand_color: string;
            phone?: components["schemas"]["UsPhone"];
            email?: components["schemas"]["Email"];
            website?: string;
            address?: components["schemas"]["Address"];
            version: components["schemas"]["Version"];
        };
        /** @description Where the next page begins; null at the end. */
        Cursor: string | null;
        PointOfContact: {
            name?: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["UsPhone"];
            /** @description Needs a name, and a phone or an e-mail. */
            shown_to_homeowners: boolean;
        };
        PointsOfContact: {
            sales: components["schemas"]["PointOfContact"];
            installation: components["schemas"]["PointOfContact"];
            service: components["schemas"]["PointOfContact"];
            billing: components["schemas"]["PointOfContact"];
        };
        /** @enum {string} */
        TimeZone: "America/New_York" | "America/Chicago" | "America/Denver" | "America/Phoenix" | "America/Los_Angeles" | "America/Anchorage" | "Pacific/Honolulu" | "America/Puerto_Rico" | "Pacific/Guam" | "Pacific/Pago_Pago";
        /** @description What stands before a project's number. */
        ProjectPrefix: string;
        /** @description How long a signer's link works. */
        SigningLinkDays: number;
        /** @description How long an invitation works. */
        InviteDays: number;
        /** @description What a price must keep to be sold. Null asks for nothing. */
        PricingChecks: {
            /** @description A share of the contract price: 0.2. */
            minimum_margin: number | null;
            /** @description What a watt costs the company in all: equipment, labor, overhead. */
            cost_usd_per_w: number | null;
            /** @description A share of the price before the discount. */
            most_discount: number | null;
        };
        General: {
            timezone: components["schemas"]["TimeZone"];
            project_prefix: components["schemas"]["ProjectPrefix"];
            next_project_number: number;
            signing_link_days: components["schemas"]["SigningLinkDays"];
            invite_days: components["schemas"]["InviteDays"];
            pricing_checks: components["schemas"]["PricingChecks"];
            version: number;
        };
        GeneralInput: {
            timezone: components["schemas"]["TimeZone"];
            project_prefix: components["schemas"]["ProjectPrefix"];
            /** @description No lower than it stands. */
            next_project_number?: number;
            signing_link_days: components["schemas"]["SigningLinkDays"];
            invite_days: components["schemas"]["InviteDays"];
            pricing_checks: components["schemas"]["PricingChecks"];
            version: number;
        };
        Counts: {
            /** @description Created. */
            projects: number;
            /** @description Published, each in the month of its last publication. */
            proposals: number;
            agreements_sent: number;
            /** @description By all their signers. */
            agreements_signed: number;
            /** @description Written. */
            mails: number;
            /** @description Files kept. */
            stored_bytes: number;
        };
        Usage: {
            /** @description What this server lets one company have. */
            limits: {
                /** @description Of files people upload. */
                stored_bytes: number;
                /** @description Not finished, at once. */
                jobs: number;
                /** @description Read at once. */
                uploads: number;
            };
            timezone: components["schemas"]["TimeZone"];
            members: {
                active: number;
                /** @description Invitations that can still be taken up. */
                invited: number;
            };
            total: components["schemas"]["Counts"];
            /** @description The last six, this one last. */
            months: (components["schemas"]["Counts"] & {
                month: string;
            })[];
        };
        Member: components["schemas"]["User"] & {
            /** Format: date-time */
            last_seen_at?: string | null;
            version: components["schemas"]["Version"];
        };
        Session: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_seen_at: string;
            ip?: string;
            /** @description Browser and system in words. */
            device: string;
            /** @description Whether the request itself came by it. */
            current: boolean;
        };
        UserActivity: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            sentence: string;
            /** @enum {string} */
            outcome: "done" | "refused";
            project_id?: components["schemas"]["Id"];
            impersonator?: string;
        };
        Area: {
            name: string;
            permissions: {
                key: components["schemas"]["Permission"];
                label: string;
            }[];
        };
        Role: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @description It came with the product and cannot be edited. */
            is_system: boolean;
            permissions: components["schemas"]["Permission"][];
            members: number;
            version: components["schemas"]["Version"];
        };
        RoleName: string;
        AuditEntry: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            actor: string;
            actor_id?: components["schemas"]["Id"];
            impersonator_id?: components["schemas"]["Id"];
            action: string;
            /** @enum {string} */
            outcome: "done" | "refused";
            sentence: string;
            project_id?: components["schemas"]["Id"];
            entity_id?: string;
            ip?: string;
            /** @description Browser and system, such as Chrome on Windows. */
            device?: string;
            request_id: string;
            /** @description What was before and what is after, field by field. */
            changes: {
                field: string;
                before?: string;
                after?: string;
            }[];
        };
        ChainReport: {
            entries: number;
            whole: boolean;
            /** @description The first thing that is wrong. */
            fault?: string;
        };
        NewEmail: {
            to: components["schemas"]["Email"][];
            subject: string;
            body: string;
        };
        /** @enum {string} */
        SupportTopic: "question" | "problem" | "billing" | "idea";
        SupportQuestion: {
            topic: components["schemas"]["SupportTopic"];
            subject: string;
            message: string;
            /** @description Where they were before. */
            page?: string;
            device?: string;
            app_version?: string;
        };
        Mail: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "welcome" | "invitation" | "password_reset" | "password_changed" | "sign_in_link" | "new_device" | "sign_up" | "crash_report" | "message" | "notification" | "proposal" | "agreement" | "agreement_reminder" | "agreement_copy" | "lender_application" | "invoice" | "credit_note" | "receipt";
            to: string;
            subject: string;
            /**
             * @description Kept means that there was no mail server to take it.
             * @enum {string}
             */
            status: "queued" | "kept" | "sent" | "failed";
            attempts: number;
            last_error?: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            sent_at?: string;
        };
        /** @description How many mails the company may send in 24 hours, while they go through the installation's mail server. Mails about passwords and sign-ins do not count. */
        DailyMails: {
            limit: number;
            /** @description In the last 24 hours. */
            sent: number;
            /** @description Whether an owner has opened a mailed link; until then the limit stays at its lowest. */
            is_verified: boolean;
            /** @description What it rises to by itself. */
            next_limit?: number;
            /** Format: date-time */
            next_limit_at?: string;
        };
        /** @description A name such as smtp.example.com, or an address. */
        MailHost: string;
        Port: number;
        /**
         * @description tls from the first byte; starttls begins in the clear and goes no further without.
         * @enum {string}
         */
        MailEncryption: "none" | "starttls" | "tls";
        SenderName: string;
        MailServer: {
            /** @description Whether the company's mails go through it. */
            enabled: boolean;
            host?: components["schemas"]["MailHost"];
            port: components["schemas"]["Port"];
            encryption: components["schemas"]["MailEncryption"];
            user?: string;
            from_name?: components["schemas"]["SenderName"];
            from_address?: components["schemas"]["Email"];
        };
        SmtpSettings: {
            smtp: components["schemas"]["MailServer"];
            /** @description Whether a password is stored. */
            has_password: boolean;
            /**
             * @description Where mails go while it is switched off: through the company's Google account, the product's mail server, or nowhere, to be read in the outbox.
             * @enum {string}
             */
            otherwise: "google" | "product" | "kept";
            version: number;
        };
        SmtpInput: {
            enabled: boolean;
            host?: components["schemas"]["MailHost"];
            port: components["schemas"]["Port"];
            encryption: components["schemas"]["MailEncryption"];
            user?: string;
            /** @description Absent: the stored one stays. */
            password?: string;
            /** @description Takes the stored one away. */
            remove_password?: boolean;
            from_name?: components["schemas"]["SenderName"];
            from_address?: components["schemas"]["Email"];
            version: number;
        };
        /** @description As Google's console shows it. */
        GoogleClientId: string;
        GoogleSettings: {
            client_id?: components["schemas"]["GoogleClientId"];
            /** @description Whether a client secret is stored. */
            has_secret: boolean;
            /**
             * @description The last: Google does not accept the permission any more; mails wait until someone connects again.
             * @enum {string}
             */
            status: "not_configured" | "not_connected" | "connected" | "needs_reconnecting";
            /** @description The Google account mails are sent from. */
            address?: string;
            /** Format: date-time */
            connected_at?: string;
            /** @description What Google's console must know as the way back. */
            redirect_uri: string;
            /**
             * @description Which way the company's mails go now.
             * @enum {string}
             */
            through: "smtp" | "google" | "product" | "kept";
            version: number;
        };
        GoogleInput: {
            client_id: components["schemas"]["GoogleClientId"];
            /** @description Absent: the stored one stays. */
            client_secret?: string;
            version: number;
        };
        TestEmail: {
            /**
             * @description Which way; smtp unless told otherwise.
             * @enum {string}
             */
            through?: "smtp" | "google";
            host?: components["schemas"]["MailHost"];
            port?: components["schemas"]["Port"];
            encryption?: components["schemas"]["MailEncryption"];
            user?: string;
            /** @description Absent: the stored one, as far as it may be kept. */
            password?: string;
            from_name?: components["schemas"]["SenderName"];
            from_address?: components["schemas"]["Email"];
        };
        /** @enum {string} */
        MailTextKind: "invitation" | "welcome" | "password_reset" | "password_changed" | "proposal" | "proposal_es" | "agreement" | "agreement_es" | "agreement_reminder" | "agreement_reminder_es" | "agreement_copy" | "agreement_copy_es" | "lender_application" | "lender_application_es" | "invoice" | "invoice_es" | "credit_note" | "credit_note_es" | "receipt" | "receipt_es";
        /**
         * @description English or Spanish.
         * @enum {string}
         */
        Language: "en" | "es";
        /** @description What stands around the words of a mail. */
        MailFrame: {
            /** @description Who writes: the product about accounts, the company with a proposal. */
            head: string;
            /** @description What stands on the button that {link} alone becomes. */
            button: string;
            language: components["schemas"]["Language"];
        };
        MailText: {
            kind: components["schemas"]["MailTextKind"];
            /** @description To whom it goes and when. */
            about: string;
            subject: string;
            /** @description Paragraphs with an empty line between them. */
            body: string;
            /** @description Whether the company has changed it. */
            is_own: boolean;
            /** @description The product's own words. */
            standard: {
                subject: string;
                body: string;
            };
            frame: components["schemas"]["MailFrame"];
            /**
             * @description Whether the text must have {link}.
             * @enum {string}
             */
            link: "required" | "optional" | "none";
            variables: {
                name: string;
                about: string;
                /** @description What it may stand for. */
                sample: string;
            }[];
        };
        MailTexts: {
            texts: components["schemas"]["MailText"][];
            version: number;
        };
        MailTextInput: {
            kind: components["schemas"]["MailTextKind"];
            subject?: string;
            body?: string;
            /** @description Back to the product's own words. */
            reset?: boolean;
            version: number;
        };
        /**
         * @description What a company chooses who is told of.
         * @enum {string}
         */
        TeamEvent: "proposal_opened" | "proposal_accepted" | "agreement_opened" | "agreement_signed" | "agreement_declined" | "lender_decided" | "lender_needs_something" | "lender_funded" | "invoice_paid" | "invoice_overdue" | "lead_possible_duplicate" | "page_failed" | "member_joined";
        NotificationRule: {
            event: components["schemas"]["TeamEvent"];
            /** @description Whose it is: the owner of the project, or whoever invited the new member. */
            responsible: boolean;
            role_ids: components["schemas"]["Id"][];
            user_ids: components["schemas"]["Id"][];
            /** @description Shared mailboxes and others without an account. */
            addresses: components["schemas"]["Email"][];
        };
        NotificationChoice: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Notifications: {
            rules: components["schemas"]["NotificationRule"][];
            choices: {
                roles: components["schemas"]["NotificationChoice"][];
                members: components["schemas"]["NotificationChoice"][];
            };
            version: number;
        };
        NotificationsInput: {
            rules: components["schemas"]["NotificationRule"][];
            version: number;
        };
        /** @enum {string} */
        NotificationEvent: "mentioned" | "task_assigned" | "task_due" | "proposal_opened" | "proposal_accepted" | "agreement_opened" | "agreement_signed" | "agreement_declined" | "lender_decided" | "lender_needs_something" | "lender_funded" | "invoice_paid" | "invoice_overdue" | "lead_possible_duplicate" | "page_failed" | "member_joined" | "job_done" | "new_device";
        Notification: {
            id: components["schemas"]["Id"];
            event: components["schemas"]["NotificationEvent"];
            /** @description What happened. */
            sentence: string;
            /** @description What else there is to say, or nothing. */
            detail: string;
            /** @description The page about it, within the product. */
            page: string;
            project: {
                id: components["schemas"]["Id"];
                number: string;
                name: string;
            } | null;
            /** @description The colleague who did it. */
            by: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            /** Format: date-time */
            at: string;
            /** Format: date-time */
            read_at: string | null;
        };
        UnreadCount: {
            unread: number;
        };
        /** @description One of the two. */
        ReadMark: {
            ids?: components["schemas"]["Id"][];
            up_to?: components["schemas"]["Id"];
        };
        /**
         * @description `daily` waits for one mail at seven in the morning, in the company’s time zone.
         * @enum {string}
         */
        MailTiming: "at_once" | "daily" | "never";
        NotificationPreferences: {
            ways: {
                event: components["schemas"]["NotificationEvent"];
                in_app: boolean;
                mail: components["schemas"]["MailTiming"];
                /** @description Why it cannot be switched off in the product. */
                fixed: string | null;
                /**
                 * @description Whether the company tells the caller of it: always, when it is theirs, or never.
                 * @enum {string}
                 */
                reach: "always" | "when_yours" | "never";
            }[];
            timezone: string;
            version: number;
        };
        EventWay: {
            event: components["schemas"]["NotificationEvent"];
            in_app: boolean;
            mail: components["schemas"]["MailTiming"];
        };
        PreferencesInput: {
            ways: components["schemas"]["EventWay"][];
            version: number;
        };
        /**
         * @description Which kind of homeowner page.
         * @enum {string}
         */
        ProblemPage: "proposal" | "summary" | "signing" | "signed" | "sign_report" | "application" | "simulation_report";
        /**
         * @description A part of the page is missing, or an error nobody handled.
         * @enum {string}
         */
        ProblemKind: "not_drawn" | "uncaught";
        /** @description The page of the document, counted from 1; null where it has none. */
        PageNumber: number | null;
        ErrorName: string;
        /** @description Known words alone; each run of others is one “…”. */
        ErrorMessage: string;
        /** @description Where in our own built files, the innermost first. */
        Frames: string[];
        /** @enum {string} */
        ProblemBrowser: "Safari" | "Chrome" | "Edge" | "Firefox" | "Opera" | "Samsung Internet" | "Other";
        /** @description The major version alone. */
        BrowserVersion: number | null;
        /** @enum {string} */
        ProblemDevice: "iPhone" | "iPad" | "Android phone" | "Android tablet" | "Windows" | "Chromebook" | "Mac" | "Linux" | "Other";
        /**
         * @description Narrower than 640 pixels, narrower than 1,024, or wider.
         * @enum {string}
         */
        ProblemScreen: "small" | "medium" | "large";
        AppVersion: string;
        ProblemReport: {
            page: components["schemas"]["ProblemPage"];
            /** @description The secret part of the link. It is not stored. */
            token: string;
            kind: components["schemas"]["ProblemKind"];
            page_number: components["schemas"]["PageNumber"];
            error_name: components["schemas"]["ErrorName"];
            error_message: components["schemas"]["ErrorMessage"];
            frames: components["schemas"]["Frames"];
            browser: components["schemas"]["ProblemBrowser"];
            browser_version: components["schemas"]["BrowserVersion"];
            device: components["schemas"]["ProblemDevice"];
            screen: components["schemas"]["ProblemScreen"];
            app_version: components["schemas"]["AppVersion"];
            language: components["schemas"]["Language"];
        };
        /** @enum {string} */
        ProblemStatus: "open" | "resolved" | "dismissed";
        PageProblem: {
            id: components["schemas"]["Id"];
            project: {
                id: components["schemas"]["Id"];
                number: string;
                name: string;
            };
            page: components["schemas"]["ProblemPage"];
            kind: components["schemas"]["ProblemKind"];
            page_number: components["schemas"]["PageNumber"];
            error_name: components["schemas"]["ErrorName"];
            error_message: components["schemas"]["ErrorMessage"];
            frames: components["schemas"]["Frames"];
            browser: components["schemas"]["ProblemBrowser"];
            browser_version: components["schemas"]["BrowserVersion"];
            device: components["schemas"]["ProblemDevice"];
            screen: components["schemas"]["ProblemScreen"];
            app_version: components["schemas"]["AppVersion"];
            language: components["schemas"]["Language"];
            /** @description In one line: page, browser, device. */
            summary: string;
            /** @description How often it was reported. */
            count: number;
            /** Format: date-time */
            first_seen_at: string;
            /** Format: date-time */
            last_seen_at: string;
            status: components["schemas"]["ProblemStatus"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ProjectStatus: "paid_by_cash" | "draft" | "new" | "submitted" | "approved" | "installation_completed" | "funded" | "canceled" | "declined" | "voided" | "active";
        status: components["schemas"]["ProjectStatus"][];
        /** @enum {string} */
        Stage: "New Project" | "In Progress" | "Sold" | "Rejected";
        stage: components["schemas"]["Stage"][];
        owner_id: components["schemas"]["Id"][];
        lead_source: string;
        tag: string;
        /** Format: date */
        created_from: string;
        /** Format: date */
        created_to: string;
        /** Format: date */
        sold_from: string;
        /** Format: date */
        sold_to: string;
        /**
         * @description How far a proposal came: published, opened by its homeowners, or an agreement signed since. Whoever signed has seen it.
         * @enum {string}
         */
        ProposalReach: "sent" | "viewed" | "signed";
        /** Format: date */
        sent_from: string;
        /** Format: date */
        sent_to: string;
        idle_days: number;
        merged: boolean;
        /** @enum {string} */
        ProjectSort: "number" | "name" | "updated_at" | "active_at" | "price_cents" | "size_kw" | "status_since";
        /** @enum {string} */
        SortDirection: "asc" | "desc";
        /** @description What the sale waits for, worded to follow "Next", and the tab of the project where it is done. */
        NextStep: {
            sentence: string;
            /** @description What a button that leads there says. */
            action: string;
            /** @enum {string} */
            tab: "overview" | "energy" | "design" | "price" | "incentives" | "financing" | "proposal" | "lender" | "agreements" | "files" | "activity";
        };
        ProjectRow: {
            id: components["schemas"]["Id"];
            number: string;
            name: string;
            status: components["schemas"]["ProjectStatus"];
            stage: components["schemas"]["Stage"];
            owner_id: components["schemas"]["Id"];
            owner_name: string;
            /** @description The primary one. */
            homeowner: {
                id: components["schemas"]["Id"];
                name: string;
                phone: string | null;
                email: string | null;
            } | null;
            city: string | null;
            state: string | null;
            size_kw: number | null;
            price_cents: number | null;
            tags: string[];
            lead_source: string | null;
            /**
             * Format: date-time
             * @description Since when it has its status.
             */
            status_since: string;
            /**
             * Format: date-time
             * @description When something last happened in it.
             */
            active_at: string;
            /**
             * Format: date-time
             * @description When it was sold; null when it is not, or no longer.
             */
            sold_at: string | null;
            /** @description Null where nothing is waited for. */
            next_step: components["schemas"]["NextStep"] | null;
            version: components["schemas"]["Version"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        StatusTotal: {
            status: components["schemas"]["ProjectStatus"];
            count: number;
            size_kw: number;
            value_cents: number;
        };
        /** @description What narrows a list of projects. Days are of the company’s time zone, both ends included. */
        ProjectFilters: {
            search?: string;
            status?: components["schemas"]["ProjectStatus"][];
            stage?: components["schemas"]["Stage"][];
            owner_id?: components["schemas"]["Id"][];
            state?: components["schemas"]["StateCode"];
            lead_source?: string;
            tag?: string;
            /** Format: date */
            created_from?: string;
            /** Format: date */
            created_to?: string;
            /** Format: date */
            sold_from?: string;
            /** Format: date */
            sold_to?: string;
            proposal?: components["schemas"]["ProposalReach"];
            /** Format: date */
            sent_from?: string;
            /** Format: date */
            sent_to?: string;
            idle_days?: number;
            merged?: boolean;
        };
        /** @enum {string} */
        ListView: "table" | "board";
        SavedView: {
            id: components["schemas"]["Id"];
            name: string;
            filters: components["schemas"]["ProjectFilters"];
            sort: components["schemas"]["ProjectSort"];
            direction: components["schemas"]["SortDirection"];
            view: components["schemas"]["ListView"];
            /** @description Whether everyone of the company is offered it. */
            shared: boolean;
            /** @description Whether the caller made it and may change it. */
            mine: boolean;
            owner_name: string;
            /** @description Whether the caller begins with it. */
            is_default: boolean;
            version: components["schemas"]["Version"];
        };
        ViewFields: {
            name: string;
            filters: components["schemas"]["ProjectFilters"];
            sort: components["schemas"]["ProjectSort"];
            direction: components["schemas"]["SortDirection"];
            view: components["schemas"]["ListView"];
            shared: boolean;
        };
        ViewChange: {
            view_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name: string;
            filters: components["schemas"]["ProjectFilters"];
            sort: components["schemas"]["ProjectSort"];
            direction: components["schemas"]["SortDirection"];
            view: components["schemas"]["ListView"];
            shared: boolean;
        };
        ViewId: {
            view_id: components["schemas"]["Id"];
        };
        DefaultView: {
            view_id: components["schemas"]["Id"] | null;
        };
        OwnerChange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "owner";
            owner_id: components["schemas"]["Id"];
        };
        TagAdded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "add_tag";
            tag: string;
        };
        TagRemoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "remove_tag";
            tag: string;
        };
        BulkChange: components["schemas"]["OwnerChange"] | components["schemas"]["TagAdded"] | components["schemas"]["TagRemoved"];
        /** @description Either `project_ids` or `filters`. */
        BulkUpdate: {
            project_ids?: components["schemas"]["Id"][];
            filters?: components["schemas"]["ProjectFilters"];
            change: components["schemas"]["BulkChange"];
        };
        BulkChangeMade: {
            undo_id: components["schemas"]["Id"];
            change: components["schemas"]["BulkChange"];
            /** @description To whom the projects were given. */
            owner_name: string | null;
            changed: number;
            restorable: number;
            /** Format: date-time */
            made_at: string;
            /** Format: date-time */
            undone_at: string | null;
        };
        UndoBulk: {
            undo_id: components["schemas"]["Id"];
        };
        ProjectExport: {
            filters: components["schemas"]["ProjectFilters"];
            sort?: components["schemas"]["ProjectSort"];
            direction?: components["schemas"]["SortDirection"];
        };
        /** @enum {string} */
        JobKind: "projects_csv" | "company_export" | "company_import";
        /** @enum {string} */
        JobStatus: "waiting" | "running" | "done" | "failed" | "canceled";
        JobFile: {
            name: string;
            size_bytes: number;
            /** @description A short-lived address to download it by, good for 15 minutes or more. */
            src: string;
            /**
             * Format: date-time
             * @description Until when the file is kept.
             */
            expires_at: string;
        };
        Job: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["JobKind"];
            /** @description What is done. */
            name: string;
            status: components["schemas"]["JobStatus"];
            /** @description How much of the total. */
            done: number;
            /** @description Null while nobody knows. */
            total: number | null;
            /** @description What it is at, what came of it, or why nothing did. */
            sentence: string;
            /** @description What came of it, by name. */
            facts: {
                [key: string]: string | number;
            };
            /** @description What it made; null until it is done, and once it is not kept any more. */
            file: components["schemas"]["JobFile"] | null;
            created_by_name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            started_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
        };
        EnergyTier: {
            /** @description Null in the last tier. */
            up_to_kwh: number | null;
            rate_usd_per_kwh: number;
        };
        EnergyPeriod: {
            name: string;
            tiers: components["schemas"]["EnergyTier"][];
        };
        /** @description Twelve months of 24 hours, January and midnight first. */
        HourMatrix: number[][];
        DemandTier: {
            up_to_kw: number | null;
            rate_usd_per_kw: number;
        };
        /** @description The billed demand is at least this share of the highest demand of the months before, each measured within the hours of the charge. */
        DemandRatchet: {
            share: number;
            /** @description How many months it looks back. */
            months: number;
            /** @description Only peaks of these months count, as those of summer; all where it is left out. */
            of_months?: number[];
        };
        /** @description On the highest demand of the month among its hours; over all hours where it has no matrix. */
        DemandCharge: {
            name: string;
            months: number[];
            tiers: components["schemas"]["DemandTier"][];
            /** @description Hours of the day it looks at on weekdays and weekends; null for every hour. */
            hours: {
                weekday: number[];
                weekend: number[];
            } | null;
            ratchet?: components["schemas"]["DemandRatchet"];
        };
        /** @description On one date each year, as July 4. */
        DatedHoliday: {
            /** @constant */
            rule: "date";
            name: string;
            month: number;
            day: number;
            /**
             * @description Which weekday is also a holiday where the date falls on a weekend: none; the Monday after a Sunday; or the Friday before a Saturday and the Monday after a Sunday, as federal offices observe it (5 U.S.C. 6103).
             * @enum {string}
             */
            observed: "on_the_day" | "sunday_to_monday" | "nearest_weekday";
        };
        /** @description On one weekday of a month, as the fourth Thursday of November; or so many days after it. */
        WeekdayHoliday: {
            /** @constant */
            rule: "weekday";
            name: string;
            month: number;
            /** @description 0 is Sunday. */
            weekday: number;
            /**
             * @description 5 is the last.
             * @enum {integer}
             */
            nth: 1 | 2 | 3 | 4 | 5;
            days_after?: number;
        };
        /** @description So many days from Easter Sunday, as Good Friday, which is two days before it. */
        EasterHoliday: {
            /** @constant */
            rule: "easter";
            name: string;
            days_after: number;
        };
        /** @description A day on which weekend hours apply. */
        Holiday: components["schemas"]["DatedHoliday"] | components["schemas"]["WeekdayHoliday"] | components["schemas"]["EasterHoliday"];
        Holidays: components["schemas"]["Holiday"][];
        RatePlan: {
            name: string;
            /** @description Where its figures come from; empty where typed. */
            source: string;
            /**
             * @description Tiers count the kWh of one month. By day, their limits are those of a day times the days of the month, as baseline allowances are billed.
             * @enum {string}
             */
            tier_basis: "month" | "day";
            /**
             * @description Whether a month’s tier follows the kWh of all its periods together, shared out among them by use, or those of each period alone. All periods where it is left out.
             * @enum {string}
             */
            tier_scope?: "all_periods" | "each_period";
            periods: components["schemas"]["EnergyPeriod"][];
            weekday: components["schemas"]["HourMatrix"];
            weekend: components["schemas"]["HourMatrix"];
            demand: components["schemas"]["DemandCharge"][];
            /**
             * @description How long the utility measures a demand. Quarter hours need a meter’s file in quarter hours; without one, demand is that of whole hours and the assumptions say so. Whole hours where it is left out.
             * @enum {integer}
             */
            demand_minutes?: 15 | 60;
            fixed_usd_per_month: number;
            minimum_usd_per_month: number;
            /** @description The least a year’s bills come to; the rest is due in the true-up month’s bill. */
            annual_minimum_usd?: number;
            /**
             * @description How its hours are read: by the local clock with daylight saving, or in standard time all year. Local where it is left out; states without daylight saving keep standard time either way.
             * @enum {string}
             */
            clock?: "local" | "standard";
            /** @description The year whose weekdays, holidays and clock changes are used; 2023 where it is left out. */
            calendar_year?: number;
            holidays?: components["schemas"]["Holidays"];
        };
        /** @description Twelve months of 24 hours in $/kWh. */
        RateMatrix: number[][];
        /** @description What the utility does with what the house sends out. */
        NetMetering: {
            /** @enum {string} */
            kind: "full_retail" | "non_bypassable" | "net_billing" | "net_billing_carry_over" | "buy_all_sell_all" | "none";
            /** @description Part of the rate that each kWh from the grid pays and no credit offsets; for non_bypassable and net billing. */
            non_bypassable_usd_per_kwh?: number;
            /** @description One rate for everything sent out; for net billing and buy-all sell-all. */
            export_usd_per_kwh?: number;
            export_weekday?: components["schemas"]["RateMatrix"];
            export_weekend?: components["schemas"]["RateMatrix"];
            /** @description Days on which weekend export rates apply; the plan’s holidays where it is left out. */
            export_holidays?: components["schemas"]["Holidays"];
            /** @description Where the hourly export rates come from. */
            export_source?: string;
            /** @description First month of the true-up year; January where it is left out. */
            true_up_month?: number;
            /**
             * @description What becomes of credits left at the end of the true-up year: they expire, dollar credits are paid out, or all are carried into the next year. Expire where it is left out.
             * @enum {string}
             */
            credits_at_true_up?: "expire" | "pay" | "carry";
            /** @description Paid for each kWh left at the true-up whose credit expires; nothing where it is left out. A kWh whose dollar credit was used, paid out or carried is not paid again. */
            leftover_usd_per_kwh?: number;
        };
        Tariff: {
            rate_usd_per_kwh: number;
            fixed_charge_cents_per_month: number;
            /** @description Takes the place of rate and fixed charge in every bill. */
            plan?: components["schemas"]["RatePlan"];
            /** @description Full retail where it is left out. */
            net_metering?: components["schemas"]["NetMetering"];
        };
        /** @description What the household will use beyond today. */
        Addition: {
            /** @enum {string} */
            kind: "electric_vehicle" | "heat_pump" | "water_heater" | "pool" | "air_conditioner" | "other";
            name: string;
            annual_kwh: number;
        };
        Additions: components["schemas"]["Addition"][];
        AnnualUse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "annual_kwh";
            values: number[];
            additions?: components["schemas"]["Additions"];
        };
        /** @description Months whose value nobody read from a meter or a bill, 1 to 12. */
        EstimatedMonths: number[];
        MonthlyUse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "monthly_kwh";
            values: number[];
            estimated_months?: components["schemas"]["EstimatedMonths"];
            additions?: components["schemas"]["Additions"];
        };
        MonthlyBills: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "monthly_bill_cents";
            values: number[];
            estimated_months?: components["schemas"]["EstimatedMonths"];
            additions?: components["schemas"]["Additions"];
        };
        /** @description About so much a month, over the year. The months are estimated from a usual house. */
        AverageBill: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "average_bill_cents";
            values: number[];
            additions?: components["schemas"]["Additions"];
        };
        /** @description One month’s bill. The other months are estimated from a usual house. */
        OneBill: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "one_bill_cents";
            values: number[];
            month: number;
            additions?: components["schemas"]["Additions"];
        };
        /** @description Read from a file of the meter. The months are its sums; the hours lie under `usage_id`. */
        HourlyUse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "interval_8760";
            values: number[];
            usage_id: components["schemas"]["Id"];
            file_name: string;
            additions?: components["schemas"]["Additions"];
        };
        /** @description What the household uses. One value for annual_kwh, average_bill_cents and one_bill_cents; twelve for the monthly modes. */
        Consumption: components["schemas"]["AnnualUse"] | components["schemas"]["MonthlyUse"] | components["schemas"]["MonthlyBills"] | components["schemas"]["AverageBill"] | components["schemas"]["OneBill"] | components["schemas"]["HourlyUse"];
        /** @enum {string} */
        RoofType: "composition_shingle" | "concrete_tile" | "clay_tile" | "metal_standing_seam" | "metal_corrugated" | "flat" | "wood_shake" | "slate" | "other";
        /** @description The homeowners association of the house; its approval is often asked for before a permit. */
        Hoa: {
            exists: boolean;
            name?: string;
            /**
             * @description Not asked where it is left out.
             * @enum {string}
             */
            approval?: "not_asked" | "asked" | "granted" | "refused";
        };
        NextAction: {
            status: components["schemas"]["ProjectStatus"];
            allowed: boolean;
            /** @description Why not; null where it is allowed. */
            reason: string | null;
        };
        Project: {
            id: components["schemas"]["Id"];
            company_id: number;
            number: string;
            name: string;
            status: components["schemas"]["ProjectStatus"];
            stage: components["schemas"]["Stage"];
            owner_id: components["schemas"]["Id"];
            owner_name: string;
            address: components["schemas"]["Address"] | null;
            utility_id: string | null;
            /** @description Of the list, or as it was typed. */
            utility_name: string | null;
            tariff: components["schemas"]["Tariff"] | null;
            consumption: components["schemas"]["Consumption"] | null;
            annual_consumption_kwh: number | null;
            /** Format: date */
            installation_on: string | null;
            /** @description Null while it is not known. */
            roof_type: components["schemas"]["RoofType"] | null;
            /** @description Null while it is not known. */
            hoa: components["schemas"]["Hoa"] | null;
            /** Format: date-time */
            appointment_at: string | null;
            /** Format: date */
            construction_begins_on: string | null;
            notes: string;
            tags: string[];
            lead_source: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
            /** @description What the caller may move it to by hand. */
            next_statuses: components["schemas"]["ProjectStatus"][];
            /** @description Every status that may come next, and of each whether the caller may move the project there by hand. */
            next_actions: components["schemas"]["NextAction"][];
            /** Format: date-time */
            status_since: string;
            /** @description Of the design as it was priced. */
            size_kw: number | null;
            price_cents: number | null;
        };
        HomeownerFields: {
            firstname: components["schemas"]["PersonName"];
            lastname: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["UsPhone"];
            /**
             * @default en
             * @enum {string}
             */
            preferred_language?: "en" | "es";
        };
        /** @description A utility that is not listed. It takes the place of `utility_id`, and the other way around; giving both is refused. */
        TypedUtility: string;
        NewProject: {
            /** @enum {string} */
            status: "draft" | "new";
            homeowner: components["schemas"]["HomeownerFields"];
            address?: components["schemas"]["Address"];
            utility_id?: string;
            utility_name?: components["schemas"]["TypedUtility"];
            tariff?: components["schemas"]["Tariff"];
            consumption?: components["schemas"]["Consumption"];
            roof_type?: components["schemas"]["RoofType"];
            hoa?: components["schemas"]["Hoa"];
            /**
             * Format: date-time
             * @description When somebody of the company visits or calls.
             */
            appointment_at?: string;
            lead_source?: string;
            notes?: string;
        };
        ProjectChange: {
            project_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name?: string;
            owner_id?: components["schemas"]["Id"];
            address?: components["schemas"]["Address"];
            utility_id?: string;
            utility_name?: components["schemas"]["TypedUtility"];
            tariff?: components["schemas"]["Tariff"];
            consumption?: components["schemas"]["Consumption"];
            /** @description Null where it is not known. */
            hoa?: components["schemas"]["Hoa"] | null;
            /**
             * Format: date-time
             * @description When somebody of the company visits or calls.
             */
            appointment_at?: string | null;
            /**
             * Format: date
             * @description The day the installation is planned to be completed; null when it is not known.
             */
            installation_on?: string | null;
            /**
             * Format: date
             * @description The day construction begins; a provider's federal credit can depend on it.
             */
            construction_begins_on?: string | null;
            roof_type?: components["schemas"]["RoofType"] | null;
            notes?: string;
            tags?: string[];
            lead_source?: string;
        };
        /**
         * @description Money is invoices and payments; sale is all else its people did.
         * @enum {string}
         */
        ActivityKind: "status" | "homeowner" | "lender" | "mail" | "file" | "task" | "note" | "money" | "sale";
        Activity: {
            id: string;
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["ActivityKind"];
            /** @description The sentence follows the name; where there is none, it stands by itself. */
            actor_name: string | null;
            action: string;
            sentence: string;
            /** @description The words of a note, why a mail could not be delivered, the reason of a move. */
            detail: string | null;
            /** @description Of a move. */
            from: components["schemas"]["ProjectStatus"] | null;
            /** @description Of a move. */
            to: components["schemas"]["ProjectStatus"] | null;
            /** @description Where it can be seen, from the slash on. */
            page: string | null;
        };
        /** @enum {string} */
        FinancingType: "loan" | "cash" | "lease" | "ppa";
        /**
         * @description A lender with a contract in openapi/lenders, or a way to pay without one. Mosaic is on old records only.
         * @enum {string}
         */
        ProviderCode: "enfin" | "goodleap" | "lightreach" | "sunlight-financial" | "cash" | "lifestyle-solar" | "mosaic";
        /** @enum {string} */
        DealStage: "accepted" | "agreement_out" | "signed" | "at_lender" | "approved" | "installed" | "funded";
        Deal: {
            stage: components["schemas"]["DealStage"];
            /** Format: date-time */
            stage_since: string;
            /** @description Whole days. */
            days_in_stage: number;
            /** @description Null where no way to pay is chosen. */
            financing: {
                type: components["schemas"]["FinancingType"];
                provider_code: components["schemas"]["ProviderCode"];
                provider_name: string;
            } | null;
            project: components["schemas"]["ProjectRow"];
        };
        DealColumn: {
            stage: components["schemas"]["DealStage"];
            count: number;
            value_cents: number;
            /** @description How much of the value to count on. */
            weight: number;
            weighted_cents: number;
            deals: components["schemas"]["Deal"][];
            next_cursor: components["schemas"]["Cursor"];
        };
        DealForecast: {
            count: number;
            value_cents: number;
            weighted_cents: number;
        };
        /** @enum {string} */
        DealSort: "oldest" | "latest" | "largest";
        /** @enum {string} */
        DuplicateReason: "phone" | "email" | "address";
        /** @description Null where the caller may not see it. */
        DuplicateProject: {
            id: components["schemas"]["Id"];
            number: string;
            name: string;
            status: components["schemas"]["ProjectStatus"];
            city: string | null;
            state: string | null;
            version: components["schemas"]["Version"];
        } | null;
        FoundDuplicate: {
            reasons: components["schemas"]["DuplicateReason"][];
            owner_name: string;
            project: components["schemas"]["DuplicateProject"];
        };
        OpenDuplicate: {
            id: components["schemas"]["Id"];
            reasons: components["schemas"]["DuplicateReason"][];
            owner_name: string;
            project: components["schemas"]["DuplicateProject"];
        };
        LeadRef: {
            id: components["schemas"]["Id"];
            number: string;
            name: string;
        };
        MergeLead: {
            id: components["schemas"]["Id"];
            number: string;
            name: string;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        MergeField: "name" | "contact" | "owner" | "address" | "utility" | "consumption" | "roof_type" | "lead_source";
        MergeMoves: {
            /** @description People the kept project does not have yet. */
            homeowners: number;
            files: number;
            tasks: number;
            notes: number;
        };
        MergeComparison: {
            keep: components["schemas"]["MergeLead"];
            merge: components["schemas"]["MergeLead"];
            /** @description In words. What only one of them has is taken without asking. */
            fields: {
                field: components["schemas"]["MergeField"];
                keep: string;
                merge: string;
            }[];
            moves: components["schemas"]["MergeMoves"];
            /** @description Why it cannot be done; empty where it can. */
            obstacles: string[];
        };
        /** @enum {string} */
        MergeChoice: "keep" | "merge";
        MergeInput: {
            keep_id: components["schemas"]["Id"];
            keep_version: components["schemas"]["Version"];
            merge_id: components["schemas"]["Id"];
            merge_version: components["schemas"]["Version"];
            choices: {
                name?: components["schemas"]["MergeChoice"];
                contact?: components["schemas"]["MergeChoice"];
                owner?: components["schemas"]["MergeChoice"];
                address?: components["schemas"]["MergeChoice"];
                utility?: components["schemas"]["MergeChoice"];
                consumption?: components["schemas"]["MergeChoice"];
                roof_type?: components["schemas"]["MergeChoice"];
                lead_source?: components["schemas"]["MergeChoice"];
            };
        };
        Homeowner: {
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            firstname: string;
            lastname: string;
            email: string | null;
            phone: string | null;
            is_primary: boolean;
            /** @enum {string} */
            preferred_language: "en" | "es";
            version: components["schemas"]["Version"];
        };
        PersonProject: {
            id: components["schemas"]["Id"];
            /** @description The person's row in that project. */
            homeowner_id: components["schemas"]["Id"];
            number: string;
            name: string;
            status: components["schemas"]["ProjectStatus"];
            place: string | null;
            owner_name: string;
            price_cents: number | null;
            size_kw: number | null;
            is_primary: boolean;
            /** @description Whether it was merged into another project. */
            is_merged: boolean;
            /** Format: date-time */
            created_at: string;
        };
        /** @enum {string} */
        TransactionStatus: "sent" | "signed" | "voided" | "canceled";
        PersonDocument: {
            transaction_id: components["schemas"]["Id"];
            name: string;
            project_id: components["schemas"]["Id"];
            project_number: string;
            /**
             * Format: date-time
             * @description When this person signed.
             */
            signed_at: string;
            status: components["schemas"]["TransactionStatus"];
            /** @description A short-lived address; null while not everyone has signed or the document is being sealed. */
            src: string | null;
        };
        Consent: {
            /** @enum {string} */
            kind: "electronic_records" | "credit";
            /** @description The agreement or the lender it was given for. */
            what: string;
            /** @enum {string} */
            language: "en" | "es";
            /** Format: date-time */
            at: string;
            project_id: components["schemas"]["Id"];
            project_number: string;
        };
        Person: {
            homeowner: components["schemas"]["Homeowner"];
            projects: components["schemas"]["PersonProject"][];
            documents: components["schemas"]["PersonDocument"][];
            consents: components["schemas"]["Consent"][];
        };
        /** @enum {string} */
        kind: "welcome" | "invitation" | "password_reset" | "password_changed" | "sign_in_link" | "new_device" | "sign_up" | "crash_report" | "message" | "notification" | "proposal" | "agreement" | "agreement_reminder" | "agreement_copy" | "lender_application" | "invoice" | "credit_note" | "receipt";
        /**
         * @description Kept means that there was no mail server to take it.
         * @enum {string}
         */
        "status-2": "queued" | "kept" | "sent" | "failed";
        SentMail: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["kind"];
            subject: string;
            status: components["schemas"]["status-2"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            sent_at: string | null;
        };
        Act: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "read" | "accepted" | "opened" | "consented" | "signed" | "declined";
            sentence: string;
            project_id: components["schemas"]["Id"];
            project_number: string;
        };
        RoofArray: {
            name: string;
            tilt_deg: number;
            /** @description 0 is north, clockwise. */
            azimuth_deg: number;
            panel_id: components["schemas"]["Id"];
            module_count: number;
            /** @description Share of beam and sky lost to shade, January to December. */
            shading?: number[];
            /**
             * @description Where the shading comes from; entered where it is left out. One reckoned from the drawing stands in place of the company’s flat loss for shade.
             * @enum {string}
             */
            shading_source?: "entered" | "drawing";
        };
        InverterChoice: {
            inverter_id: components["schemas"]["Id"];
            count: number;
        };
        StorageChoice: {
            storage_id: components["schemas"]["Id"];
            count: number;
        };
        OtherChoice: {
            other_id: components["schemas"]["Id"];
            /** @description Pieces, feet or whatever its unit is. */
            quantity: number;
        };
        StorageControl: {
            /**
             * @description Keep the sun for the evening, buy cheap and use when it is dear, or stay full for an outage.
             * @enum {string}
             */
            strategy: "self_consumption" | "arbitrage" | "backup";
            /** @description Share that is kept for an outage. */
            reserve: number;
        };
        Design: {
            project_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            arrays: components["schemas"]["RoofArray"][];
            inverters: components["schemas"]["InverterChoice"][];
            storage: components["schemas"]["StorageChoice"][];
            others: components["schemas"]["OtherChoice"][];
            /** @description Null lets the tariff decide. */
            storage_control?: components["schemas"]["StorageControl"] | null;
            /** @description What the storage can use together. */
            storage_kwh: number;
            module_count: number;
            /** @description DC at standard test conditions. */
            size_kw: number;
            ac_kw: number;
            dc_ac_ratio: number;
            /** Format: date-time */
            updated_at: string;
        };
        DesignInput: {
            project_id: components["schemas"]["Id"];
            version: number;
            arrays: components["schemas"]["RoofArray"][];
            inverters: components["schemas"]["InverterChoice"][];
            /** @description What stood there where it is left out. */
            storage?: components["schemas"]["StorageChoice"][];
            /** @description What stood there where it is left out. */
            others?: components["schemas"]["OtherChoice"][];
            /** @description What stood there where it is left out. */
            storage_control?: components["schemas"]["StorageControl"];
        };
        /** @description Its middle lies on the middle of the drawing, moved by x and y; it is turned with the drawing. */
        SiteImage: {
            file_id: components["schemas"]["Id"];
            width_px: number;
            height_px: number;
            meters_per_pixel: number;
            x_m: number;
            y_m: number;
        };
        PartId: string;
        /** @description Right and up in the drawing, in metres from its middle. North is where `north_deg` says. */
        Point: number[];
        /** @enum {string} */
        EdgeKind: "eave" | "ridge" | "rake" | "hip" | "valley";
        /** @enum {string} */
        Orientation: "portrait" | "landscape";
        /** @description By its middle on the plane's own surface, in true metres; u to the right when one looks up the slope, v up the slope. The drawing's middle is 0, 0. */
        DrawnModule: {
            u_m: number;
            v_m: number;
            orientation: components["schemas"]["Orientation"];
            /** @description False keeps the place empty, to be filled again. */
            on: boolean;
        };
        DrawnPlane: {
            id: components["schemas"]["PartId"];
            name: string;
            /** @description Seen from above; the last joins the first. */
            points: components["schemas"]["Point"][];
            /** @description Of each point to the next. */
            edges: components["schemas"]["EdgeKind"][];
            tilt_deg: number;
            /** @description Where the slope falls to; 0 is north, clockwise. */
            azimuth_deg: number;
            /** @description False where it follows from the eave. */
            azimuth_typed: boolean;
            /** @description Of the lowest point above the ground. */
            eave_height_m: number;
            panel_id: components["schemas"]["Id"];
            /**
             * @description How modules are laid when the plane is filled.
             * @enum {string}
             */
            layout: "portrait" | "landscape" | "best";
            gap_m: number;
            /** @description A way from eave to ridge for firefighters along the left side, looking up the slope. */
            pathway_left: boolean;
            pathway_right: boolean;
            modules: components["schemas"]["DrawnModule"][];
        };
        DrawnObstruction: {
            id: components["schemas"]["PartId"];
            /** @enum {string} */
            kind: "chimney" | "vent" | "skylight" | "dormer" | "building" | "wall" | "other";
            points: components["schemas"]["Point"][];
            /** @description Above the roof or the ground it stands on. */
            height_m: number;
            on_roof: boolean;
        };
        DrawnTree: {
            id: components["schemas"]["PartId"];
            /** @enum {string} */
            kind: "deciduous" | "evergreen";
            x_m: number;
            y_m: number;
            height_m: number;
            /** @description Width of the crown. */
            crown_m: number;
        };
        HorizonPoint: {
            azimuth_deg: number;
            elevation_deg: number;
        };
        /** @description Left free of modules, measured on the surface. */
        Setbacks: {
            ridge_m: number;
            hip_m: number;
            valley_m: number;
            rake_m: number;
            eave_m: number;
            obstruction_m: number;
            /** @description Width of a way from eave to ridge. */
            pathway_m: number;
        };
        Drawing: {
            /** @enum {string} */
            backdrop: "blank" | "image" | "map";
            width_m: number;
            depth_m: number;
            /** @description Where the top of the drawing looks to; 0 where north is up. */
            north_deg: number;
            image: components["schemas"]["SiteImage"] | null;
            planes: components["schemas"]["DrawnPlane"][];
            obstructions: components["schemas"]["DrawnObstruction"][];
            trees: components["schemas"]["DrawnTree"][];
            /** @description Far hills and houses by azimuth; empty where the horizon is free. */
            horizon: components["schemas"]["HorizonPoint"][];
            setbacks: components["schemas"]["Setbacks"];
            inverters: components["schemas"]["InverterChoice"][];
            storage: components["schemas"]["StorageChoice"][];
        };
        SavedDrawing: {
            drawing: components["schemas"]["Drawing"] | null;
            version: number;
            /** @description A short-lived address of the site image. */
            image_src: string | null;
            /** Format: date-time */
            saved_at: string | null;
            saved_by_name: string | null;
            /** @description Whether the design is what this drawing says; false while no module or no inverter stands in it. */
            applied: boolean;
            design_version: number;
            /** @description Where map tiles come from; null where no address is configured. */
            tiles: {
                /** @description With {z}, {x} and {y}. */
                url: string;
                attribution: string;
            } | null;
        };
        DrawingFigures: {
            module_count: number;
            size_kw: number;
            annual_kwh: number | null;
            offset: number | null;
            price_cents: number | null;
            /** @description Of the chosen financing; of the first loan where none is chosen. */
            monthly_payment_cents: number | null;
            payment_name: string | null;
        };
        DrawingVersion: {
            version: number;
            /** Format: date-time */
            saved_at: string;
            saved_by_name: string;
            module_count: number;
            size_kw: number;
        };
        SiteTemperatures: {
            /** @description Of the air in the coldest hour of the weather year. */
            lowest_c: number;
            /** @description Of the air; 2 % of the hours from June to August are hotter. */
            summer_high_c: number;
            source: string;
        };
        ElectricalFinding: {
            /** @enum {string} */
            severity: "ok" | "warning" | "error";
            /** @description What is judged, in a few words. */
            about: string;
            sentence: string;
            /** @description With the numbers put in. */
            formula: string | null;
            /** @description Figures the catalogue does not have. */
            lacks: string[];
        };
        ElectricalCheck: {
            /** @description Null while there is no weather for the place. */
            site: components["schemas"]["SiteTemperatures"] | null;
            /** @description Errors first. */
            findings: components["schemas"]["ElectricalFinding"][];
        };
        /** @description Watts per square metre in each hour of the year, from 00:00 of 1 January in local standard time. */
        HoursOfLight: number[];
        Sunlight: {
            station: string;
            source: string;
            latitude_deg: number;
            longitude_deg: number;
            elevation_m: number;
            /** @description Local standard time minus UTC. */
            utc_offset_h: number;
            ghi: components["schemas"]["HoursOfLight"];
            dni: components["schemas"]["HoursOfLight"];
            dhi: components["schemas"]["HoursOfLight"];
        };
        /** @description January to December. */
        Twelve: number[];
        Simulation: {
            /** @description The first year as it is on average (P50). */
            annual_kwh: number;
            /** @description What the first year reaches with nine chances of ten. */
            p90_kwh: number;
            /** @description Where it comes from, each a standard deviation; independent of each other. */
            uncertainty: {
                name: string;
                deviation: number;
            }[];
            /** @description The first year, and the mean of the first ten, in which good and bad years even out and production declines. */
            outlook: {
                years: number;
                /** @description As many chances above as below. */
                p50_kwh: number;
                /** @description Nine chances of ten. */
                p90_kwh: number;
                /** @description Ninety-nine chances of a hundred. Missing from reports shared before it was calculated. */
                p99_kwh?: number;
                /** @description All sources together. */
                deviation: number;
            }[];
            /** @description Share of production lost a year. */
            degradation: number;
            monthly_kwh: components["schemas"]["Twelve"];
            monthly_poa_kwh_m2: components["schemas"]["Twelve"];
            monthly_consumption_kwh: components["schemas"]["Twelve"] | null;
            /** @description Production over consumption. */
            offset: number | null;
            size_kw: number;
            /** @description kWh a year for each kW DC. */
            specific_yield: number;
            performance_ratio: number;
            arrays: {
                name: string;
                size_kw: number;
                annual_kwh: number;
                specific_yield: number;
            }[];
            /** @description From reference irradiance to the meter, in order. */
            losses: {
                name: string;
                /** @description Share of what was left before this step. */
                share: number;
            }[];
            weather: {
                source: string;
                stations: string[];
                /** @description The weather file uploaded for the project; null where the stations speak. */
                file_name: string | null;
                /** @description Distance to the nearest station. Only without a file. */
                nearest_km?: number;
                /** @description How far the average year at the address may be from the stations' estimate, as a standard deviation. It takes the place of the company's figure for weather data. Only without a file. */
                place_deviation?: number;
                /** @description The years of a file with several, earliest first. Their spread takes the place of the company's figure for differences between years. */
                years?: {
                    year: number;
                    /** @description What a roof tilted 20° to the south makes of it. */
                    kwh_per_kw: number;
                }[];
            };
            assumptions: string[];
            design_version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        WeatherSourceCode: "nsrdb" | "pvgis";
        WeatherSource: {
            source: components["schemas"]["WeatherSourceCode"];
            name: string;
            /** @description What a project is simulated with: a typical year, or years that say how much years differ. */
            gives: string;
            is_connected: boolean;
        };
        /** @description Share of what the losses before it left. */
        LossShare: number;
        /** @description Between the panels and the inverter, as PVWatts names them. */
        SystemLosses: {
            soiling: components["schemas"]["LossShare"];
            shading: components["schemas"]["LossShare"];
            snow: components["schemas"]["LossShare"];
            mismatch: components["schemas"]["LossShare"];
            wiring: components["schemas"]["LossShare"];
            connections: components["schemas"]["LossShare"];
            light_induced_degradation: components["schemas"]["LossShare"];
            nameplate: components["schemas"]["LossShare"];
            age: components["schemas"]["LossShare"];
            availability: components["schemas"]["LossShare"];
        };
        /** @description Which modules feed which inverter. Left out, all of them feed one. */
        Wiring: {
            /**
             * @description Whether a whole string, or each module by an optimizer or microinverter, works at its own best voltage.
             * @enum {string}
             */
            kind: "string" | "optimizer" | "micro";
            /** @description Inverters one by one, with modules in the order of their plane. Empty for microinverters, each of which has the same share of the modules. */
            units: {
                ac_kw: number;
                /** @description Strings by input; those of one input are in parallel. */
                inputs: {
                    /** @description Index in planes. */
                    plane: number;
                    module_count: number;
                }[][];
            }[];
        };
        /** @description What casts shade and what it falls on, from the drawing, so that the shade of each module in each hour can be cast again. */
        ShadeScene: {
            north_deg: number;
            planes: {
                id: components["schemas"]["PartId"];
                points: components["schemas"]["Point"][];
                tilt_deg: number;
                azimuth_deg: number;
                eave_height_m: number;
                /** @description Long side. Null where the catalog has none. */
                module_length_m: number | null;
                module_width_m: number | null;
                /** @description Row by row from the eave, the order in which they are wired. */
                modules: {
                    u_m: number;
                    v_m: number;
                    orientation: components["schemas"]["Orientation"];
                }[];
            }[];
            obstructions: components["schemas"]["DrawnObstruction"][];
            trees: components["schemas"]["DrawnTree"][];
            horizon: components["schemas"]["HorizonPoint"][];
        };
        ReceiptInputs: {
            place: {
                latitude_deg: number;
                longitude_deg: number;
            };
            planes: {
                name: string;
                tilt_deg: number;
                azimuth_deg: number;
                /** @description DC at standard test conditions. */
                kw: number;
                /** @description Relative power per K. */
                temp_coeff?: number;
                shading?: number[];
                /** @description In place of those of all together: where shade was reckoned for the plane, the flat share for it is left out. */
                losses?: number;
                module_count?: number;
                scene_plane?: components["schemas"]["PartId"];
            }[];
            losses: components["schemas"]["SystemLosses"];
            inverters: {
                ac_kw: number;
                efficiency: number;
                wiring?: components["schemas"]["Wiring"];
            };
            scene?: components["schemas"]["ShadeScene"];
            /** @description The rule is for the reader; what counts is the place, or the file of this hash. */
            weather: {
                rule: string;
                stations: string[];
                file_name: string | null;
                file_sha256: string | null;
            };
        };
        /** @description Energy to a watt-hour, shares to a millionth. */
        ReceiptResults: {
            annual_kwh: number;
            monthly_kwh: components["schemas"]["Twelve"];
            monthly_poa_kwh_m2: components["schemas"]["Twelve"];
            planes: {
                name: string;
                annual_kwh: number;
            }[];
            losses: {
                name: string;
                share: number;
            }[];
            specific_yield: number;
            performance_ratio: number;
            /** @description SHA-256 of the 8,760 hours of alternating current in whole watt-hours, with commas between. */
            hours_sha256: string;
        };
        /** @description SHA-256 of the canonical JSON (keys sorted, no spaces). */
        Hash: string;
        Receipt: {
            /**
             * @description The version of this form.
             * @enum {integer}
             */
            schema: 1;
            /** @description The version of the engine; another may differ in the last digits. */
            engine: number;
            /**
             * Format: date-time
             * @description When the year was computed.
             */
            made_at: string;
            inputs: components["schemas"]["ReceiptInputs"];
            results: components["schemas"]["ReceiptResults"];
            inputs_sha256: components["schemas"]["Hash"];
            results_sha256: components["schemas"]["Hash"];
        };
        Counted: {
            name: string;
            count: number;
        };
        ReportPlane: {
            name: string;
            tilt_deg: number;
            azimuth_deg: number;
            panel: string;
            module_count: number;
            size_kw: number;
            /** @description Share of light lost to shade, mean of the twelve months. */
            shade: number;
            annual_kwh: number;
            specific_yield: number;
        };
        /** @description Everything a report says, so that a shared one needs nothing else. */
        SimulationReport: {
            company: {
                name: string;
                phone: string | null;
                email: string | null;
                license_number: string | null;
                /** @description Dark enough for white text. */
                brand_color: string;
                /** @description A short-lived address. */
                logo_src: string | null;
            };
            prepared_by: string;
            homeowner_name: string;
            address_line: string;
            design: {
                size_kw: number;
                ac_kw: number;
                module_count: number;
                inverters: components["schemas"]["Counted"][];
                storage: components["schemas"]["Counted"][];
            };
            planes: components["schemas"]["ReportPlane"][];
            simulation: components["schemas"]["Simulation"];
            /** @description Alternating current of each hour in watt-hours, from 00:00 on January 1 in local standard time. */
            hours_wh: number[];
            receipt: components["schemas"]["Receipt"];
            /**
             * Format: date-time
             * @description When this state of it was made.
             */
            made_at: string;
        };
        /** @description Open links, newest first. */
        SharedReports: {
            id: components["schemas"]["Id"];
            url: string;
            annual_kwh: number;
            /** @description Whether the year is still what the link shows. */
            is_current: boolean;
            /** Format: date-time */
            shared_at: string;
            shared_by: string;
            view_count: number;
            /** Format: date-time */
            last_viewed_at: string | null;
        }[];
        /** @description A standard deviation as a share of a year's production. */
        Deviation: number;
        /** @description How far the average year itself may be off, by source. With the spread between years P90 follows from them. */
        Uncertainty: {
            weather_data: components["schemas"]["Deviation"];
            model: components["schemas"]["Deviation"];
            module_rating: components["schemas"]["Deviation"];
            soiling_and_snow: components["schemas"]["Deviation"];
            shading: components["schemas"]["Deviation"];
            other: components["schemas"]["Deviation"];
        };
        SimulationParams: {
            losses: components["schemas"]["SystemLosses"];
            /** @description Each inverter has the efficiency its catalogue entry says; otherwise all have `inverter_efficiency`. */
            catalogue_efficiency: boolean;
            inverter_efficiency: number;
            /** @description Share of production lost a year. */
            degradation: number;
            /** @description Standard deviation between years as a share of a year's production. */
            yearly_deviation: number;
            uncertainty: components["schemas"]["Uncertainty"];
            version: number;
        };
        /**
         * @description Dollars a watt; one sum; or what the system costs the company plus a share of it.
         * @enum {string}
         */
        BaseMethod: "per_watt" | "flat" | "cost_plus";
        DesignPreferences: {
            /**
             * Format: uuid
             * @description Null takes the first of the catalogue.
             */
            default_panel_id: string | null;
            /**
             * Format: uuid
             * @description Null takes the first of the catalogue.
             */
            default_inverter_id: string | null;
            /** @description The number of inverters is chosen to come near it. */
            dc_ac_target: number;
            default_tilt_deg: number;
            default_azimuth_deg: number;
            default_module_count: number;
            /** @description The least a sales rep sells a watt at. */
            price_usd_per_w: number;
            base_method: components["schemas"]["BaseMethod"];
            /** @description The one sum of a flat base price. */
            flat_price_cents: number | null;
            /** @description Share of cost that is added to it: 0.35 makes 13,500 of 10,000. Only for whoever may see cost. */
            markup: number | null;
            /** @description What a watt costs beyond the equipment. Only for whoever may see cost. */
            other_cost_usd_per_w: number | null;
            /** @description What a new drawing leaves free of modules. */
            setbacks: components["schemas"]["Setbacks"];
            version: number;
        };
        /** @description In kWh. Use is what the sun, the battery and the grid bring; production goes into the house, the battery or the grid. */
        EnergyFlows: {
            use: number;
            production: number;
            /** @description Used in the hour it is made. */
            from_sun: number;
            /** @description Of the battery, used in the house. */
            from_battery: number;
            import: number;
            export: number;
            charged: number;
            discharged: number;
        };
        /** @description The mean day of each month, kWh in each of its 24 hours. */
        MonthsOfDay: number[][];
        MonthBill: {
            energy_cents: number;
            demand_cents: number;
            fixed_cents: number;
            /** @description What was sent out or banked takes off; zero or below. */
            credit_cents: number;
            /** @description What the minimum bill adds. */
            minimum_cents: number;
            total_cents: number;
        };
        EnergyYear: {
            year: components["schemas"]["EnergyFlows"];
            months: components["schemas"]["EnergyFlows"][];
            /** @description Share of production used in the house, at once or from the battery. */
            self_consumption: number;
            /** @description Share of use that does not come from the grid. */
            self_sufficiency: number;
            days: {
                use: components["schemas"]["MonthsOfDay"];
                production: components["schemas"]["MonthsOfDay"];
                import: components["schemas"]["MonthsOfDay"];
                export: components["schemas"]["MonthsOfDay"];
                stored: components["schemas"]["MonthsOfDay"];
            };
            battery: {
                usable_kwh: number;
                power_kw: number;
                /** @enum {string} */
                strategy: "self_consumption" | "arbitrage" | "backup";
                reserve: number;
                round_trip_efficiency: number;
                losses_kwh: number;
                /** @description Full cycles a year. */
                cycles: number;
            } | null;
            bills: {
                before: components["schemas"]["MonthBill"][];
                after: components["schemas"]["MonthBill"][];
                before_year_cents: number;
                after_year_cents: number;
                unused_credit_kwh: number;
                unused_credit_cents: number;
                /** @description 25 years at today's rates, as panels and battery decline. */
                by_year: {
                    year: number;
                    production_kwh: number;
                    before_cents: number;
                    after_cents: number;
                }[];
            } | null;
            plan_name: string | null;
            /** @enum {string} */
            net_metering: "full_retail" | "non_bypassable" | "net_billing" | "net_billing_carry_over" | "buy_all_sell_all" | "none";
            assumptions: string[];
        };
        EnergyWhatIf: {
            project_id: components["schemas"]["Id"];
            /** @description Of the designed array, on the same planes: 1.2 is a fifth more. */
            size_share?: number;
            storage?: components["schemas"]["StorageChoice"][];
            storage_control?: components["schemas"]["StorageControl"];
            tariff?: components["schemas"]["Tariff"];
        };
        /** @description kWh of each month, January first. */
        TwelveMonths: number[];
        HouseholdUse: {
            today: components["schemas"]["TwelveMonths"];
            additions: {
                /** @enum {string} */
                kind: "electric_vehicle" | "heat_pump" | "water_heater" | "pool" | "air_conditioner" | "other";
                name: string;
                months: components["schemas"]["TwelveMonths"];
            }[];
            days: components["schemas"]["MonthsOfDay"];
            bills: components["schemas"]["MonthBill"][] | null;
            year_cents: number | null;
            /** @description All charges by all kWh of the year. */
            average_usd_per_kwh: number | null;
            assumptions: string[];
        };
        Hours: number[];
        EnergyHours: {
            use: components["schemas"]["Hours"];
            production: components["schemas"]["Hours"];
            import: components["schemas"]["Hours"];
            export: components["schemas"]["Hours"];
            charged: components["schemas"]["Hours"];
            discharged: components["schemas"]["Hours"];
            stored: components["schemas"]["Hours"];
        };
        SavedRatePlan: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            utility_id: string | null;
            utility_name: string | null;
            active: boolean;
            plan: components["schemas"]["RatePlan"];
            /** @description What 1,000 kWh a month of a usual household come to, without fixed charges. */
            average_usd_per_kwh: number;
        };
        RatePlanInput: {
            id?: components["schemas"]["Id"];
            version: number;
            utility_id: string | null;
            active: boolean;
            plan: components["schemas"]["RatePlan"];
        };
        Panel: {
            id: components["schemas"]["Id"];
            manufacturer: string;
            model: string;
            /** @description At standard test conditions. */
            power_w: number;
            efficiency: number;
            /** @description Share of power per kelvin. */
            temp_coeff_pmax: number;
            /** @description Share of voltage per kelvin. */
            temp_coeff_voc: number | null;
            voc: number | null;
            vmp: number | null;
            isc: number | null;
            imp: number | null;
            /** @description Cell temperature under nominal operating conditions. */
            noct_c: number | null;
            /** @description Null where the source names only an area. */
            length_m: number | null;
            width_m: number | null;
            weight_kg: number | null;
            technology: string;
            bifacial: boolean;
            warranty_years: number | null;
            /** @description Share of output lost a year. */
            degradation: number;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
            /** @description A short-lived address. */
            datasheet_src: string | null;
            datasheet_name: string | null;
            active: boolean;
            version: components["schemas"]["Version"];
        };
        PanelInput: {
            manufacturer: string;
            model: string;
            /** @description At standard test conditions. */
            power_w: number;
            efficiency: number;
            /** @description Share of power per kelvin. */
            temp_coeff_pmax: number;
            /** @description Share of voltage per kelvin. */
            temp_coeff_voc?: number | null;
            voc?: number | null;
            vmp?: number | null;
            isc?: number | null;
            imp?: number | null;
            /** @description Cell temperature under nominal operating conditions. */
            noct_c?: number | null;
            /** @description Null where the source names only an area. */
            length_m?: number | null;
            width_m?: number | null;
            weight_kg?: number | null;
            technology: string;
            bifacial: boolean;
            warranty_years?: number | null;
            /** @description Share of output lost a year. */
            degradation: number;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
        };
        PanelEdit: {
            panel_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            active: boolean;
            manufacturer: string;
            model: string;
            /** @description At standard test conditions. */
            power_w: number;
            efficiency: number;
            /** @description Share of power per kelvin. */
            temp_coeff_pmax: number;
            /** @description Share of voltage per kelvin. */
            temp_coeff_voc?: number | null;
            voc?: number | null;
            vmp?: number | null;
            isc?: number | null;
            imp?: number | null;
            /** @description Cell temperature under nominal operating conditions. */
            noct_c?: number | null;
            /** @description Null where the source names only an area. */
            length_m?: number | null;
            width_m?: number | null;
            weight_kg?: number | null;
            technology: string;
            bifacial: boolean;
            warranty_years?: number | null;
            /** @description Share of output lost a year. */
            degradation: number;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
        };
        Maker: {
            name: string;
            count: number;
        };
        Inverter: {
            id: components["schemas"]["Id"];
            manufacturer: string;
            model: string;
            /** @enum {string} */
            type: "micro" | "string";
            ac_power_w: number;
            /** @description Of the grid. One model may stand in the catalogue once for each voltage. */
            ac_voltage_v: number | null;
            max_dc_w: number | null;
            max_dc_v: number | null;
            mppt_min_v: number | null;
            mppt_max_v: number | null;
            mppt_count: number | null;
            max_input_current_a: number | null;
            efficiency_cec: number;
            warranty_years: number | null;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
            /** @description A short-lived address. */
            datasheet_src: string | null;
            datasheet_name: string | null;
            active: boolean;
            version: components["schemas"]["Version"];
        };
        InverterInput: {
            manufacturer: string;
            model: string;
            /** @enum {string} */
            type: "micro" | "string";
            ac_power_w: number;
            /** @description Of the grid. One model may stand in the catalogue once for each voltage. */
            ac_voltage_v?: number | null;
            max_dc_w?: number | null;
            max_dc_v?: number | null;
            mppt_min_v?: number | null;
            mppt_max_v?: number | null;
            mppt_count?: number | null;
            max_input_current_a?: number | null;
            efficiency_cec: number;
            warranty_years?: number | null;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
        };
        InverterEdit: {
            inverter_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            active: boolean;
            manufacturer: string;
            model: string;
            /** @enum {string} */
            type: "micro" | "string";
            ac_power_w: number;
            /** @description Of the grid. One model may stand in the catalogue once for each voltage. */
            ac_voltage_v?: number | null;
            max_dc_w?: number | null;
            max_dc_v?: number | null;
            mppt_min_v?: number | null;
            mppt_max_v?: number | null;
            mppt_count?: number | null;
            max_input_current_a?: number | null;
            efficiency_cec: number;
            warranty_years?: number | null;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
        };
        Storage: {
            id: components["schemas"]["Id"];
            manufacturer: string;
            model: string;
            usable_kwh: number;
            power_kw: number;
            round_trip_efficiency: number | null;
            chemistry: string;
            /** @enum {string} */
            coupling: "ac" | "dc";
            warranty_years: number | null;
            /** @description What one is sold for. */
            amount_usd: number | null;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
            /** @description A short-lived address. */
            datasheet_src: string | null;
            datasheet_name: string | null;
            active: boolean;
            version: components["schemas"]["Version"];
        };
        StorageInput: {
            manufacturer: string;
            model: string;
            usable_kwh: number;
            power_kw: number;
            round_trip_efficiency?: number | null;
            chemistry: string;
            /** @enum {string} */
            coupling: "ac" | "dc";
            warranty_years?: number | null;
            /** @description What one is sold for. */
            amount_usd?: number | null;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
        };
        StorageEdit: {
            storage_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            active: boolean;
            manufacturer: string;
            model: string;
            usable_kwh: number;
            power_kw: number;
            round_trip_efficiency?: number | null;
            chemistry: string;
            /** @enum {string} */
            coupling: "ac" | "dc";
            warranty_years?: number | null;
            /** @description What one is sold for. */
            amount_usd?: number | null;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
        };
        /**
         * @description By piece; once; by kW DC; one amount; by watt.
         * @enum {string}
         */
        ItemPricingMethod: "Quantity" | "Fixed" | "System Size" | "Flat Price" | "Per Watt";
        Other: {
            id: components["schemas"]["Id"];
            category_id: components["schemas"]["Id"];
            name: string;
            unit: string;
            pricing_method: components["schemas"]["ItemPricingMethod"];
            /** @description What it is sold for by its method. */
            amount_usd: number;
            category: string;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
            /** @description A short-lived address. */
            datasheet_src: string | null;
            datasheet_name: string | null;
            active: boolean;
            version: components["schemas"]["Version"];
        };
        OtherInput: {
            category_id: components["schemas"]["Id"];
            name: string;
            unit: string;
            pricing_method: components["schemas"]["ItemPricingMethod"];
            /** @description What it is sold for by its method. */
            amount_usd: number;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
        };
        OtherEdit: {
            other_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            active: boolean;
            category_id: components["schemas"]["Id"];
            name: string;
            unit: string;
            pricing_method: components["schemas"]["ItemPricingMethod"];
            /** @description What it is sold for by its method. */
            amount_usd: number;
            /** @description What one costs the company; only for those who may see cost. */
            price_usd?: number | null;
        };
        Category: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description How much equipment it holds. */
            items: number;
            active: boolean;
            version: components["schemas"]["Version"];
        };
        CategoryInput: {
            name: string;
        };
        CategoryEdit: {
            category_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name: string;
            active: boolean;
        };
        /** @enum {string} */
        DatasheetKind: "panel" | "inverter" | "storage" | "other";
        DatasheetOf: {
            kind: components["schemas"]["DatasheetKind"];
            equipment_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        EquipmentKind: "panel" | "inverter" | "storage";
        EquipmentImport: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["EquipmentKind"];
            file_name: string;
            /** @description What list it was recognised as. */
            format: string | null;
            /** @enum {string} */
            status: "reading" | "ready" | "applied" | "undone" | "discarded" | "failed";
            /** @description Why it failed. */
            reason: string | null;
            /** @description What was taken for granted. */
            notes: string[];
            rows_total: number;
            rows_read: number;
            /** @description While it is being applied, how many of its rows are. */
            rows_applied: number;
            counts: {
                new: number;
                changed: number;
                unchanged: number;
                skipped: number;
            };
            created_by_name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            applied_at: string | null;
            /** Format: date-time */
            undone_at: string | null;
            version: components["schemas"]["Version"];
        };
        ImportRow: {
            /** @description Its row in the file. */
            line: number;
            /** @enum {string} */
            change: "new" | "changed" | "unchanged" | "skipped";
            name: string;
            reason: string | null;
            fields: {
                field: string;
                before: string | null;
                after: string | null;
            }[];
        };
        ImportVersion: {
            import_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description The first five are the product's own; a percentage is of a named base, an area is the modules' own, size bands are by kW DC.
         * @enum {string}
         */
        PricingMethod: "Quantity" | "Fixed" | "System Size" | "Flat Price" | "Per Watt" | "Percentage" | "Per Panel" | "Per Area" | "Size Bands";
        /**
         * @description What a percentage is of: the system's base price; batteries; base and all adders that are no percentage; or everything before discounts.
         * @enum {string}
         */
        ShareOf: "base" | "storage" | "base_and_adders" | "before_discounts";
        SizeBand: {
            /** @description This size belongs to the band. */
            from_kw: number;
            /** @description This size no longer does; null has no end. */
            to_kw: number | null;
            amount_usd: number;
        };
        ListCondition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "state" | "utility" | "financing_type" | "roof_type" | "panel" | "inverter" | "storage" | "other";
            /** @enum {string} */
            operator: "in" | "not_in";
            /** @description Equipment by id or by manufacturer. */
            values: string[];
        };
        RangeCondition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "size_kw" | "module_count";
            /** @enum {string} */
            operator: "at_least" | "at_most" | "between";
            min?: number;
            max?: number;
        };
        PresenceCondition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            field: "adder";
            /** @enum {string} */
            operator: "present" | "absent";
            adder_id: components["schemas"]["Id"];
        };
        Condition: components["schemas"]["ListCondition"] | components["schemas"]["RangeCondition"] | components["schemas"]["PresenceCondition"];
        RuleGroup: {
            /** @enum {string} */
            match: "all" | "any";
            conditions: components["schemas"]["Condition"][];
        };
        /** @description All or any of conditions and of groups of conditions. */
        Rule: {
            /** @enum {string} */
            match: "all" | "any";
            conditions: components["schemas"]["Condition"][];
            groups: components["schemas"]["RuleGroup"][];
        };
        Adder: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            pricing_method: components["schemas"]["PricingMethod"];
            amount_usd: number;
            unit: string;
            share: number | null;
            share_of: components["schemas"]["ShareOf"] | null;
            bands: components["schemas"]["SizeBand"][] | null;
            /** @enum {string} */
            effect: "charge" | "discount";
            /** @description Only for whoever may see cost. */
            cost_usd?: number | null;
            min_cents: number | null;
            max_cents: number | null;
            shown_in_proposal: boolean;
            counts_for_incentives: boolean;
            automatic: boolean;
            conditions: components["schemas"]["Rule"] | null;
            position: number;
            active: boolean;
            version: components["schemas"]["Version"];
            /** @description Its conditions as a sentence. */
            words: string | null;
            /** @description What is wrong with its conditions today, such as an adder that is switched off. */
            problems: string[];
        };
        AdderFields: {
            name: string;
            description: string;
            pricing_method: components["schemas"]["PricingMethod"];
            /** @description Dollars a piece, once, a kW, a watt, a panel or a square foot, as the method says; 0 where the method needs none. */
            amount_usd: number;
            /** @description What a Quantity is counted in, such as ft; empty for pieces. */
            unit: string;
            /** @description Of a percentage. */
            share: number | null;
            share_of: components["schemas"]["ShareOf"] | null;
            bands: components["schemas"]["SizeBand"][] | null;
            /**
             * @description Whether it raises or lowers the price.
             * @enum {string}
             */
            effect: "charge" | "discount";
            /** @description What it costs the company, by the same unit as the amount; only for whoever may see cost. Left out, it stays. */
            cost_usd?: number | null;
            /** @description The least a project's own price may be without a manager. */
            min_cents: number | null;
            /** @description The most a project's own price may be without a manager. */
            max_cents: number | null;
            /** @description Otherwise its sum is part of the system's line. */
            shown_in_proposal: boolean;
            /** @description Whether percentage incentives count it. */
            counts_for_incentives: boolean;
            /** @description Applies by itself wherever its conditions hold, and nobody takes it out. */
            automatic: boolean;
            conditions: components["schemas"]["Rule"] | null;
            /** @description Its place in a price; the name decides among equals. */
            position: number;
        };
        name: string;
        description: string;
        /** @description Dollars a piece, once, a kW, a watt, a panel or a square foot, as the method says; 0 where the method needs none. */
        amount_usd: number;
        /** @description What a Quantity is counted in, such as ft; empty for pieces. */
        unit: string;
        /** @description Of a percentage. */
        share: number | null;
        share_of: components["schemas"]["ShareOf"] | null;
        bands: components["schemas"]["SizeBand"][] | null;
        /**
         * @description Whether it raises or lowers the price.
         * @enum {string}
         */
        effect: "charge" | "discount";
        /** @description What it costs the company, by the same unit as the amount; only for whoever may see cost. Left out, it stays. */
        cost_usd: number | null;
        /** @description The least a project's own price may be without a manager. */
        min_cents: number | null;
        /** @description The most a project's own price may be without a manager. */
        max_cents: number | null;
        /** @description Otherwise its sum is part of the system's line. */
        shown_in_proposal: boolean;
        /** @description Whether percentage incentives count it. */
        counts_for_incentives: boolean;
        /** @description Applies by itself wherever its conditions hold, and nobody takes it out. */
        automatic: boolean;
        conditions: components["schemas"]["Rule"] | null;
        /** @description Its place in a price; the name decides among equals. */
        position: number;
        AdderChange: {
            adder_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name: components["schemas"]["name"];
            description: components["schemas"]["description"];
            pricing_method: components["schemas"]["PricingMethod"];
            amount_usd: components["schemas"]["amount_usd"];
            unit: components["schemas"]["unit"];
            share: components["schemas"]["share"];
            share_of: components["schemas"]["share_of"];
            bands: components["schemas"]["bands"];
            effect: components["schemas"]["effect"];
            cost_usd?: components["schemas"]["cost_usd"];
            min_cents: components["schemas"]["min_cents"];
            max_cents: components["schemas"]["max_cents"];
            shown_in_proposal: components["schemas"]["shown_in_proposal"];
            counts_for_incentives: components["schemas"]["counts_for_incentives"];
            automatic: components["schemas"]["automatic"];
            conditions: components["schemas"]["conditions"];
            position: components["schemas"]["position"];
        };
        AdderSwitch: {
            adder_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            active: boolean;
        };
        RuleTrial: {
            project_id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Whose rule it is; it cannot refer to itself.
             */
            adder_id?: string;
            conditions: components["schemas"]["Rule"];
        };
        RuleVerdict: {
            holds: boolean;
            words: string;
            because: string[];
            /** @description What is known of the project. */
            facts: {
                label: string;
                value: string;
            }[];
            problems: string[];
        };
        AdderImport: {
            csv: string;
            /** @description From the preview; refused when something has changed since. */
            confirm?: string;
        };
        AdderImportResult: {
            applied: boolean;
            confirm: string;
            rows: {
                line: number;
                name: string;
                /** @enum {string} */
                action: "create" | "update" | "none" | "refused";
                changes: {
                    field: string;
                    before: string;
                    after: string;
                }[];
                problems: string[];
            }[];
            created: number;
            updated: number;
            unchanged: number;
            refused: number;
        };
        ProjectAdder: {
            adder_id: components["schemas"]["Id"];
            name: string;
            description: string;
            pricing_method: components["schemas"]["PricingMethod"];
            /** @enum {string} */
            effect: "charge" | "discount";
            amount_usd: number;
            quantity: number;
            /** @description The amount entered for this project by the Flat Price method. */
            amount_cents: number | null;
            automatic: boolean;
            added_by_hand: boolean;
            applies: boolean;
            /** @description Why it applies or does not. */
            because: string[];
            /** @description How its sum is made; null while nothing is designed or it does not apply. */
            why: string | null;
            /** @description Its line in the price, below zero for a discount. */
            total_cents: number | null;
            /** @description What the line would be without a price of its own. */
            catalogue_cents: number | null;
            min_cents: number | null;
            max_cents: number | null;
            override: null | {
                price_cents: number;
                reason: string;
                set_by: string;
                /** Format: date-time */
                set_at: string;
            };
            /** @description A price asked for that nobody has decided about. */
            request: null | {
                price_cents: number;
                reason: string;
                requested_by: string;
                /** Format: date-time */
                requested_at: string;
            };
            /** @description The last decision about a price asked for. */
            decision: null | {
                /** @enum {string} */
                decision: "approved" | "declined";
                decided_by: string;
                /** Format: date-time */
                decided_at: string;
                note: string | null;
            };
            /** @description Of its own price; 0 while it never had one. */
            version: number;
        };
        NewProjectAdder: {
            project_id: components["schemas"]["Id"];
            adder_id: components["schemas"]["Id"];
            /** @default 1 */
            quantity?: number;
            amount_cents?: number;
        };
        ProjectAdderKey: {
            project_id: components["schemas"]["Id"];
            adder_id: components["schemas"]["Id"];
        };
        PriceOverride: {
            project_id: components["schemas"]["Id"];
            adder_id: components["schemas"]["Id"];
            /** @description Of the whole line; of a discount what it takes off. */
            price_override_cents: number | null;
            /** @description Needed for a price of its own. */
            reason: string;
            /** @description The version of the line that was read, so that two who change it at once are told. */
            version?: number;
        };
        OverrideDecision: {
            project_id: components["schemas"]["Id"];
            adder_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @enum {string} */
            decision: "approve" | "decline";
            note?: string;
        };
        OverrideRequest: {
            project_id: components["schemas"]["Id"];
            project_name: string;
            project_number: string;
            adder_id: components["schemas"]["Id"];
            adder_name: string;
            requested_cents: number;
            reason: string;
            requested_by: string;
            /** Format: date-time */
            requested_at: string;
            version: components["schemas"]["Version"];
        };
        /** @description Money in US cents. */
        Cents: number;
        PriceLine: {
            /** @enum {string} */
            kind: "base" | "item" | "adder" | "discount";
            id: string;
            name: string;
            /** @description How the sum is made. */
            why: string;
            total_cents: components["schemas"]["Cents"];
        };
        SkippedAdder: {
            adder_id: components["schemas"]["Id"];
            name: string;
            automatic: boolean;
            because: string[];
        };
        /** @description How the base of this price is made. Costs are not in it. */
        ShownBase: {
            method: components["schemas"]["BaseMethod"];
        };
        Price: {
            size_w: number;
            base_cents: components["schemas"]["Cents"];
            adders: {
                adder_id: components["schemas"]["Id"];
                name: string;
                pricing_method: components["schemas"]["PricingMethod"];
                quantity: number;
                total_cents: components["schemas"]["Cents"];
                /** @description True where it is not shown to homeowners, left out otherwise. */
                hidden?: boolean;
            }[];
            /** @description Batteries and other equipment with a price of their own. Left out while there are none. */
            items?: {
                id: string;
                /** @enum {string} */
                kind: "storage" | "other";
                name: string;
                quantity: number;
                total_cents: components["schemas"]["Cents"];
            }[];
            /** @description What percentage incentives count. Left out where that is the whole contract price. */
            incentive_basis_cents?: number;
            discount_cents: components["schemas"]["Cents"];
            price_cents: components["schemas"]["Cents"];
            /** @description Contract price over watts. */
            price_usd_per_w: number;
        };
        PricingCheck: {
            /** @enum {string} */
            code: "margin_below_minimum" | "discount_above_limit" | "financing_unavailable" | "license_missing" | "override_undecided";
            /**
             * @description stop keeps the proposal from being published and the agreement from being sent; warn only says so.
             * @enum {string}
             */
            severity: "stop" | "warn";
            sentence: string;
            /** @description What would put it right. */
            fix: string;
            /**
             * @description Where that is done.
             * @enum {string}
             */
            where: "price" | "financing" | "company";
        };
        /** @enum {string} */
        IncentiveLevel: "federal" | "state" | "utility" | "local";
        /** @enum {string} */
        FederalCode: "owner_25d" | "third_party_48e";
        IncentiveName: string;
        /**
         * @description A share of the price, dollars, dollars a watt, or dollars a kWh made.
         * @enum {string}
         */
        IncentiveKind: "percent" | "fixed" | "per_watt" | "production";
        /** @description By kind: a share (0.25), dollars, dollars a watt, dollars a kWh. */
        IncentiveValue: number;
        /** @description The most it pays, over all its years. */
        IncentiveCap: number | null;
        /** @description The most it pays as a share of the price. */
        IncentiveCapShare: number | null;
        /** @description Ways to pay it holds for; empty for all. */
        IncentiveTypes: components["schemas"]["FinancingType"][];
        /**
         * Format: date
         * @description Counted in, as YYYY-MM-DD.
         */
        Day: string | null;
        /** @description Empty for all. */
        States: components["schemas"]["StateCode"][];
        /** @description Utility ids such as AZ-803; empty for all. */
        Utilities: string[];
        /**
         * @description The installer passes it on at once; what the provider of a lease or PPA claims stays with the provider.
         * @enum {string}
         */
        IncentiveClaimer: "homeowner" | "installer" | "provider";
        /**
         * @description At once, later in the first year, or each year by what was made.
         * @enum {string}
         */
        IncentivePaid: "upfront" | "year_1" | "yearly";
        /** @description For how many years a yearly one pays. */
        Years: number | null;
        /**
         * @description A share of the whole price, or of what is left after upfront incentives.
         * @enum {string}
         */
        IncentiveBasis: "gross" | "after_upfront";
        /** @description The law or programme it stands in. */
        Law: string;
        /** @description Where the rule can be read. */
        SourceUrl: string;
        Incentive: {
            id: components["schemas"]["Id"];
            /** @description The federal rules by their names in the product; null for the company's own. */
            code: components["schemas"]["FederalCode"] | null;
            name: components["schemas"]["IncentiveName"];
            level: components["schemas"]["IncentiveLevel"];
            kind: components["schemas"]["IncentiveKind"];
            value: components["schemas"]["IncentiveValue"];
            cap_cents: components["schemas"]["IncentiveCap"];
            cap_share: components["schemas"]["IncentiveCapShare"];
            applies_to: components["schemas"]["IncentiveTypes"];
            starts_on: components["schemas"]["Day"];
            ends_on: components["schemas"]["Day"];
            construction_begun_by: components["schemas"]["Day"];
            states: components["schemas"]["States"];
            utilities: components["schemas"]["Utilities"];
            claimed_by: components["schemas"]["IncentiveClaimer"];
            paid: components["schemas"]["IncentivePaid"];
            years: components["schemas"]["Years"];
            basis: components["schemas"]["IncentiveBasis"];
            law: components["schemas"]["Law"];
            source_url: components["schemas"]["SourceUrl"];
            automatic: boolean;
            active: boolean;
            version: components["schemas"]["Version"];
        };
        NewIncentive: {
            name: components["schemas"]["IncentiveName"];
            level: components["schemas"]["IncentiveLevel"];
            kind: components["schemas"]["IncentiveKind"];
            value: components["schemas"]["IncentiveValue"];
            cap_cents?: components["schemas"]["IncentiveCap"];
            cap_share?: components["schemas"]["IncentiveCapShare"];
            applies_to?: components["schemas"]["IncentiveTypes"];
            starts_on?: components["schemas"]["Day"];
            ends_on?: components["schemas"]["Day"];
            states?: components["schemas"]["States"];
            utilities?: components["schemas"]["Utilities"];
            claimed_by: components["schemas"]["IncentiveClaimer"];
            paid: components["schemas"]["IncentivePaid"];
            years?: components["schemas"]["Years"];
            basis: components["schemas"]["IncentiveBasis"];
            law?: components["schemas"]["Law"];
            source_url: components["schemas"]["SourceUrl"];
            /** @description Whether it counts by itself wherever it fits, or only when added to a project. */
            automatic?: boolean;
            active?: boolean;
        };
        IncentiveChange: {
            incentive_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name?: components["schemas"]["IncentiveName"];
            level?: components["schemas"]["IncentiveLevel"];
            kind?: components["schemas"]["IncentiveKind"];
            value?: components["schemas"]["IncentiveValue"];
            cap_cents?: components["schemas"]["IncentiveCap"];
            cap_share?: components["schemas"]["IncentiveCapShare"];
            applies_to?: components["schemas"]["IncentiveTypes"];
            starts_on?: components["schemas"]["Day"];
            ends_on?: components["schemas"]["Day"];
            states?: components["schemas"]["States"];
            utilities?: components["schemas"]["Utilities"];
            claimed_by?: components["schemas"]["IncentiveClaimer"];
            paid?: components["schemas"]["IncentivePaid"];
            years?: components["schemas"]["Years"];
            basis?: components["schemas"]["IncentiveBasis"];
            law?: components["schemas"]["Law"];
            source_url?: components["schemas"]["SourceUrl"];
            automatic?: boolean;
            active?: boolean;
        };
        ProjectIncentive: {
            incentive: components["schemas"]["Incentive"];
            /**
             * @description What somebody decided by hand for this project.
             * @enum {string|null}
             */
            decision: "added" | "removed" | null;
            decision_reason: string | null;
            decided_by: string | null;
            /** @description One entry for each way to pay the company offers. */
            judged: {
                type: components["schemas"]["FinancingType"];
                counts: boolean;
                capped: boolean;
                amount_cents: components["schemas"]["Cents"];
                /** @description Why it counts or does not. */
                reason: string;
            }[];
        };
        ProjectIncentives: {
            incentives: components["schemas"]["ProjectIncentive"][];
            /** @description What reaches the homeowner by way to pay. */
            totals: {
                type: components["schemas"]["FinancingType"];
                upfront_cents: components["schemas"]["Cents"];
                /** @description What comes later, year 1 first. */
                year_cents: number[];
                homeowner_total_cents: components["schemas"]["Cents"];
            }[];
            /** @description Null while nothing is designed; amounts are 0 then. */
            price_cents: number | null;
            /** @description Null while no production is known. */
            annual_kwh: number | null;
            /** @description Shown wherever a tax credit is mentioned. */
            disclaimer: string;
        };
        ProviderName: string;
        /** @description Where it stands among its like. */
        Position: number;
        OptionName: string;
        TermMonths: number | null;
        /** @description The interest rate of the note as a share: 0.0749 is 7.49 %. At most 36 %. The APR of Regulation Z is reg_z.apr of an offer. */
        Apr: number | null;
        /** @description The share of the loan the lender keeps. Only for callers with pricing.view_cost. */
        DealerFee: number | null;
        /** @description How much a payment or rate rises each year. */
        Escalator: number | null;
        /** @description Of a PPA, or of a lease priced by the first year it makes. */
        RatePerKwh: number | null;
        /** @description Of a lease: dollars a month and kW DC in the first year. */
        LeasePerKw: number | null;
        /**
         * @description A lower interest rate at first, or no payments while interest is added to what is owed.
         * @enum {string}
         */
        PromoKind: "lower_apr" | "no_payments";
        /** @description Easier months at the start, counted in the term; null for none. */
        Promo: {
            kind: components["schemas"]["PromoKind"];
            months: number;
            apr?: components["schemas"]["Apr"];
        } | null;
        /** @description The share of the loan expected to be paid in by month 18, after which the payment falls. */
        PaydownShare: number | null;
        /** @description What may be financed, dealer fee included. */
        AmountLimit: number | null;
        /** @description The highest price a watt the lender takes. */
        PriceLimit: number | null;
        FinancingOption: {
            id: components["schemas"]["Id"];
            provider_id: components["schemas"]["Id"];
            type: components["schemas"]["FinancingType"];
            /**
             * @description loan 0, cash 1, lease 2, ppa 3.
             * @enum {integer}
             */
            type_code: 0 | 1 | 2 | 3;
            name: components["schemas"]["OptionName"];
            term_months: components["schemas"]["TermMonths"];
            apr: components["schemas"]["Apr"];
            dealer_fee?: components["schemas"]["DealerFee"];
            escalator: components["schemas"]["Escalator"];
            rate_usd_per_kwh: components["schemas"]["RatePerKwh"];
            first_year_usd_per_kw_month: components["schemas"]["LeasePerKw"];
            promo: components["schemas"]["Promo"];
            paydown_share: components["schemas"]["PaydownShare"];
            min_amount_cents: components["schemas"]["AmountLimit"];
            max_amount_cents: components["schemas"]["AmountLimit"];
            max_price_usd_per_w: components["schemas"]["PriceLimit"];
            states: components["schemas"]["States"];
            starts_on: components["schemas"]["Day"];
            ends_on: components["schemas"]["Day"];
            requires_storage: boolean;
            active: boolean;
            position: components["schemas"]["Position"];
            version: components["schemas"]["Version"];
        };
        FinancingProvider: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["ProviderCode"];
            name: components["schemas"]["ProviderName"];
            enabled: boolean;
            states: components["schemas"]["States"];
            position: components["schemas"]["Position"];
            version: components["schemas"]["Version"];
            options: components["schemas"]["FinancingOption"][];
        };
        NewFinancingProvider: {
            code: components["schemas"]["ProviderCode"];
            name: components["schemas"]["ProviderName"];
            enabled?: boolean;
            states?: components["schemas"]["States"];
            position?: components["schemas"]["Position"];
        };
        FinancingProviderChange: {
            provider_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name?: components["schemas"]["ProviderName"];
            enabled?: boolean;
            states?: components["schemas"]["States"];
            position?: components["schemas"]["Position"];
        };
        NewFinancingOption: {
            provider_id: components["schemas"]["Id"];
            type: components["schemas"]["FinancingType"];
            name: components["schemas"]["OptionName"];
            term_months?: components["schemas"]["TermMonths"];
            apr?: components["schemas"]["Apr"];
            dealer_fee?: components["schemas"]["DealerFee"];
            escalator?: components["schemas"]["Escalator"];
            rate_usd_per_kwh?: components["schemas"]["RatePerKwh"];
            first_year_usd_per_kw_month?: components["schemas"]["LeasePerKw"];
            promo?: components["schemas"]["Promo"];
            paydown_share?: components["schemas"]["PaydownShare"];
            min_amount_cents?: components["schemas"]["AmountLimit"];
            max_amount_cents?: components["schemas"]["AmountLimit"];
            max_price_usd_per_w?: components["schemas"]["PriceLimit"];
            states?: components["schemas"]["States"];
            starts_on?: components["schemas"]["Day"];
            ends_on?: components["schemas"]["Day"];
            requires_storage?: boolean;
            active?: boolean;
            position?: components["schemas"]["Position"];
        };
        FinancingOptionChange: {
            option_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name?: components["schemas"]["OptionName"];
            term_months?: components["schemas"]["TermMonths"];
            apr?: components["schemas"]["Apr"];
            dealer_fee?: components["schemas"]["DealerFee"];
            escalator?: components["schemas"]["Escalator"];
            rate_usd_per_kwh?: components["schemas"]["RatePerKwh"];
            first_year_usd_per_kw_month?: components["schemas"]["LeasePerKw"];
            promo?: components["schemas"]["Promo"];
            paydown_share?: components["schemas"]["PaydownShare"];
            min_amount_cents?: components["schemas"]["AmountLimit"];
            max_amount_cents?: components["schemas"]["AmountLimit"];
            max_price_usd_per_w?: components["schemas"]["PriceLimit"];
            states?: components["schemas"]["States"];
            starts_on?: components["schemas"]["Day"];
            ends_on?: components["schemas"]["Day"];
            requires_storage?: boolean;
            active?: boolean;
            position?: components["schemas"]["Position"];
        };
        /** @description What Regulation Z (12 CFR part 1026) has lenders disclose of a loan, from its planned payments. Whatever the loan is larger by than the cash price, a dealer fee for example, is finance charge. An expected lump sum counts as a payment. An estimate until the lender discloses its own. */
        FederalBox: {
            /** @description By the actuarial method of Appendix J, as a share to four places: 0.0694 is 6.94 %. */
            apr: number;
            /** @description The total of payments less the amount financed. */
            finance_charge_cents: number;
            /** @description What the loan pays for at the cash price; the loan itself is amount_financed_cents of the offer. */
            amount_financed_cents: number;
            total_of_payments_cents: number;
        };
        Offer: {
            option_id: components["schemas"]["Id"];
            provider_code: components["schemas"]["ProviderCode"];
            provider_name: string;
            type: components["schemas"]["FinancingType"];
            /** @enum {integer} */
            type_code: 0 | 1 | 2 | 3;
            name: string;
            term_months: number | null;
            /** @description The interest rate of the note. Its name is older than reg_z, which holds the APR of Regulation Z. */
            apr: number | null;
            /** @description Left out of offers that are no loans and of those frozen before it was kept. */
            reg_z?: components["schemas"]["FederalBox"];
            escalator: number | null;
            rate_usd_per_kwh: number | null;
            /** @description The contract price this way: an adder or a discount may stand in one way to pay and not in another. */
            price_cents: components["schemas"]["Cents"];
            /** @description What the same system costs paid at once. */
            cash_price_cents: components["schemas"]["Cents"];
            upfront_cents: components["schemas"]["Cents"];
            /** @description The loan, dealer fee included; 0 without one. */
            amount_financed_cents: components["schemas"]["Cents"];
            monthly_payment_cents: number | null;
            final_payment_cents: number | null;
            total_paid_cents: components["schemas"]["Cents"];
            /** @description Only for callers with pricing.view_cost. */
            dealer_fee_cents?: number;
            /** @description The electric bill of 25 years without solar. */
            bill_without_cents: number | null;
            savings_25y_cents: number | null;
            payback_years: number | null;
            /** @description What the 25 years are worth today, at the discount rate of the assumptions. */
            npv_cents: number | null;
            /** @description What an outlay earns a year; null without an outlay or without a rate that fits. */
            irr: number | null;
            /** @description The contract price over watts, without any dealer fee. */
            price_usd_per_w: number;
            /** @description What is financed over watts, dealer fee included. Only for callers with pricing.view_cost, and only for loans. */
            financed_usd_per_w?: number;
            /** @description The lump sum that lowers the payment of a loan, and the payment before and after. Null where none is expected. */
            paydown: {
                by_month: number;
                amount_cents: number;
                payment_before_cents: number;
                payment_after_cents: number;
            } | null;
            /** @description The same way to pay if utility prices never rose. Null while consumption or tariff is unknown. */
            flat_utility: {
                savings_25y_cents: number;
                payback_years: number | null;
            } | null;
            /** @description Why it cannot be chosen for this project, in a sentence; null where it can. */
            unavailable: string | null;
            /** @description Easier payments at first. Left out without a promo. */
            promo?: {
                months: number;
                /** @description 0 while nothing is due. */
                payment_cents: number;
            };
            /** @description What counts for this way to pay and reaches the homeowner, the federal credit among it. */
            incentives: {
                incentive_id: components["schemas"]["Id"];
                name: string;
                /** @description Over all its years. */
                amount_cents: number;
                paid: components["schemas"]["IncentivePaid"];
                reason: string;
            }[];
            tax_credit: {
                amount_cents: number;
                /** @enum {string} */
                claimed_by: "homeowner" | "provider";
                sentence: string;
                source: string;
            };
            /** @description 25 rows; empty while consumption or tariff is unknown. */
            years: {
                year: number;
                production_kwh: number;
                bill_without_cents: number;
                bill_with_cents: number;
                financing_cents: number;
                upkeep_cents: number;
                incentives_cents: number;
                net_cents: number;
                cumulative_cents: number;
            }[];
            assumptions: string[];
        };
        /** @description One thing a quote rested on that is otherwise today, in words. */
        QuoteChange: {
            /** @example Contract price */
            field: string;
            /** @description Null where it was not there. */
            before: string | null;
            /** @description Null where it is not there any more. */
            after: string | null;
        };
        /** @description What changed since, field by field. Empty while it is current. */
        QuoteChanges: components["schemas"]["QuoteChange"][];
        ProjectFinancing: {
            project_id: components["schemas"]["Id"];
            option_id: components["schemas"]["Id"];
            offer: components["schemas"]["Offer"];
            price: components["schemas"]["Price"];
            snapshot_hash: string;
            /** @description False once design, price or production has changed since. */
            is_current: boolean;
            changes: components["schemas"]["QuoteChanges"];
            /** Format: date-time */
            chosen_at: string;
        };
        PublicId: string;
        Acceptance: {
            /** @description As it was typed. */
            name: string;
            option_id: components["schemas"]["Id"];
            option_name: string;
            with_battery: boolean;
            /** Format: date-time */
            at: string;
        };
        /** @description What is wrong with a proposal or template, and where. */
        Finding: {
            page_id: string | null;
            block_id: string | null;
            /** @description Where in words: page, block and field, such as "Welcome, text, line 3". */
            place: string;
            sentence: string;
            /** @description False for a hint. */
            blocks_sending: boolean;
        };
        Proposal: {
            project_id: components["schemas"]["Id"];
            language: components["schemas"]["Language"];
            /** @description What it was begun with; the name it had then. */
            template_name: string | null;
            option_ids: components["schemas"]["Id"][];
            /** @description Pages that are not hidden. */
            page_count: number;
            /** @enum {string} */
            status: "draft" | "sent" | "viewed" | "accepted" | "expired";
            /** @description Of the link, as proposal.View takes it. Null until it is published. */
            public_id: components["schemas"]["PublicId"] | null;
            public_url: string | null;
            /** @description The one-page summary of the same. */
            summary_url: string | null;
            /** Format: date-time */
            published_at: string | null;
            /** @description Whether words, language, options or end have changed since it was published. */
            has_unpublished: boolean;
            /** Format: date */
            valid_until: string | null;
            /** @description False once design or price has changed since it was published. */
            is_current: boolean;
            changes: components["schemas"]["QuoteChanges"];
            accepted: components["schemas"]["Acceptance"] | null;
            findings: components["schemas"]["Finding"][];
            /** @description Visits. */
            view_count: number;
            /** Format: date-time */
            last_viewed_at: string | null;
            version: components["schemas"]["Version"];
        };
        TemplateName: {
            id: components["schemas"]["Id"];
            name: string;
            language: components["schemas"]["Language"];
        };
        /** @description Names a page or block within one proposal. */
        BlockId: string;
        /** @description What proposal.UploadImage answered; null while none is chosen. */
        ImageId: components["schemas"]["Id"] | null;
        /** @description The first thing a homeowner sees. Without an image of its own it has the one of the theme. */
        CoverBlock: {
            id: components["schemas"]["BlockId"];
            /** @enum {string} */
            kind: "cover";
            hidden: boolean;
            headline: string;
            subline: string;
            image_file_id: components["schemas"]["ImageId"];
        };
        /** @description Empty for the usual title of its kind in the language of the proposal. */
        Title: string;
        Span: {
            /** @description A line break is a new line. */
            text: string;
            /** @enum {boolean} */
            bold?: true;
            /** @enum {boolean} */
            italic?: true;
            href?: string;
        };
        Spans: components["schemas"]["Span"][];
        RichParagraph: {
            /** @enum {string} */
            kind: "paragraph" | "heading";
            spans: components["schemas"]["Spans"];
        };
        RichList: {
            /** @enum {string} */
            kind: "bullets" | "numbers";
            items: components["schemas"]["Spans"][];
        };
        /** @description Paragraphs, headings and lists of text. There is no markup in it, so nothing in it can run. */
        RichText: (components["schemas"]["RichParagraph"] | components["schemas"]["RichList"])[];
        /** @description Words. `terms` stands small, at the end. */
        TextBlock: {
            id: components["schemas"]["BlockId"];
            /** @enum {string} */
            kind: "text" | "terms";
            hidden: boolean;
            title: components["schemas"]["Title"];
            body: components["schemas"]["RichText"];
        };
        Picture: {
            file_id: components["schemas"]["ImageId"];
            /** @description What it shows, for whoever cannot see it. */
            alt: string;
            caption: string;
        };
        ImageBlock: {
            id: components["schemas"]["BlockId"];
            /** @enum {string} */
            kind: "image";
            hidden: boolean;
            image: components["schemas"]["Picture"];
            /** @description From edge to edge. */
            wide: boolean;
        };
        GalleryBlock: {
            id: components["schemas"]["BlockId"];
            /** @enum {string} */
            kind: "gallery";
            hidden: boolean;
            title: components["schemas"]["Title"];
            images: components["schemas"]["Picture"][];
        };
        /** @description Opened by a click, never loaded by itself. */
        VideoBlock: {
            id: components["schemas"]["BlockId"];
            /** @enum {string} */
            kind: "video";
            hidden: boolean;
            title: components["schemas"]["Title"];
            /** @description A YouTube or Vimeo link; empty while none is entered. Anything else is a finding. */
            url: string;
            caption: string;
        };
        TimelineBlock: {
            id: components["schemas"]["BlockId"];
            /** @enum {string} */
            kind: "timeline";
            hidden: boolean;
            title: components["schemas"]["Title"];
            steps: {
                title: string;
                text: string;
            }[];
        };
        /** @description What the product reckons. `lead` is a sentence of one's own under the title. */
        FigureBlock: {
            id: components["schemas"]["BlockId"];
            /** @enum {string} */
            kind: "system" | "equipment" | "production" | "consumption" | "bill" | "savings" | "financing" | "incentives" | "environment" | "team" | "assumptions" | "accept";
            hidden: boolean;
            title: components["schemas"]["Title"];
            lead: string;
        };
        ProposalBlock: components["schemas"]["CoverBlock"] | components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["GalleryBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["TimelineBlock"] | components["schemas"]["FigureBlock"];
        ProposalPage: {
            id: components["schemas"]["BlockId"];
            /** @description For whoever writes it; homeowners see it in the table of contents. */
            name: string;
            hidden: boolean;
            blocks: components["schemas"]["ProposalBlock"][];
        };
        /** @description Text may hold variables in braces, such as {homeowner_firstname}. Ids are unique within a proposal. */
        ProposalContent: {
            pages: components["schemas"]["ProposalPage"][];
        };
        /** @enum {string} */
        ContactPurpose: "sales" | "installation" | "service" | "billing";
        /** @description Someone a homeowner may reach. */
        HomeownerContact: {
            purpose: components["schemas"]["ContactPurpose"];
            name: string;
            email?: string;
            phone?: string;
        };
        HexColor: string;
        /** @enum {string} */
        HeadingStyle: "modern" | "strong" | "classic";
        /**
         * @description Shipped with the product, so no other host is asked for it.
         * @enum {string}
         */
        ProposalFont: "inter" | "source_sans" | "nunito" | "source_serif";
        /** @enum {string} */
        TextSize: "small" | "standard" | "large";
        /** @description The company's look of today; not frozen with the figures. */
        ShownTheme: {
            main_color: components["schemas"]["HexColor"];
            accent_color: components["schemas"]["HexColor"];
            heading_style: components["schemas"]["HeadingStyle"];
            font: components["schemas"]["ProposalFont"];
            text_size: components["schemas"]["TextSize"];
            tagline: string;
            footer_text: string;
            cover_src: string | null;
            logo_src: string | null;
        };
        ShownImage: {
            file_id: components["schemas"]["Id"];
            /** @description A short-lived address. */
            src: string;
        };
        /** @description All the figures of a proposal under one assumption. The same shape for every assumption a homeowner tries, so that a page swaps one for the other. */
        ProposalFigures: {
            /** @description How much utility prices are taken to rise a year. */
            utility_escalation: number;
            with_battery: boolean;
            /** @description Whether the design has a battery that can be tried without. */
            can_leave_battery: boolean;
            system: {
                size_kw: number;
                module_count: number;
                panels: {
                    name: string;
                    count: number;
                    /** @description Null in proposals published before it was kept. */
                    power_w: number | null;
                    warranty_years: number | null;
                }[];
                inverters: {
                    name: string;
                    count: number;
                }[];
                storage: {
                    name: string;
                    count: number;
                    /** @description Of one. */
                    usable_kwh: number;
                    warranty_years: number | null;
                }[];
                others: {
                    name: string;
                    quantity: number;
                }[];
                arrays: {
                    name: string;
                    module_count: number;
                    tilt_deg: number;
                    azimuth_deg: number;
                }[];
            };
            production: {
                annual_kwh: number;
                /** @description What the first year reaches with nine chances of ten. */
                p90_kwh: number | null;
                monthly_kwh: components["schemas"]["Twelve"];
                monthly_consumption_kwh: components["schemas"]["Twelve"] | null;
                annual_consumption_kwh: number | null;
                /** @description Production by use. */
                offset: number | null;
                weather_source: string;
            };
            /** @description What becomes of a year's energy, in kWh; null while use is not known. */
            energy: {
                self_used_kwh: number;
                exported_kwh: number;
                imported_kwh: number;
            } | null;
            /** @description The electric bill of the first year by month; null while use or tariff is not known. */
            bill: {
                utility_name: string | null;
                monthly_before_cents: number[];
                monthly_after_cents: number[];
                year_before_cents: number;
                year_after_cents: number;
            } | null;
            /** @description Null in proposals published before it was kept. */
            environment: {
                co2_kg_year: number;
                co2_kg_25y: number;
                /** @description Driven by a usual car for as much CO2 as the first year saves. */
                miles_year: number;
                /** @description Seedlings grown for ten years that take up as much as the first year saves. */
                trees: number;
                source: string;
            } | null;
            price: components["schemas"]["Price"];
            /** @description In the order chosen, without dealer fees. */
            offers: components["schemas"]["Offer"][];
        };
        /**
         * @description Out of date: design or price has changed since. Under way: sold without being accepted here. Only an open one can be accepted.
         * @enum {string}
         */
        DocumentState: "draft" | "open" | "out_of_date" | "expired" | "under_way" | "accepted";
        ProposalDocument: {
            language: components["schemas"]["Language"];
            /** @description With every variable filled in, and without what is hidden. */
            content: components["schemas"]["ProposalContent"];
            homeowner_name: string;
            address_line: string;
            company: {
                name: string;
                phone: string | null;
                email: string | null;
                license_number: string | null;
            };
            rep: {
                name: string;
                email: string | null;
                phone: string | null;
            };
            /** @description Whom the company names for homeowners today; not frozen. */
            contacts: components["schemas"]["HomeownerContact"][];
            theme: components["schemas"]["ShownTheme"];
            images: components["schemas"]["ShownImage"][];
            figures: components["schemas"]["ProposalFigures"];
            state: components["schemas"]["DocumentState"];
            accepted: components["schemas"]["Acceptance"] | null;
            /**
             * Format: date
             * @description The last day on which it can be accepted; null for no end.
             */
            valid_until: string | null;
            /**
             * Format: date-time
             * @description Null for a draft that is looked at.
             */
            published_at: string | null;
            disclaimer: string;
            /** @description The company's, in which days are told, so that server and browser write the same. UTC where it is left out. */
            timezone?: string;
        };
        VariableValue: {
            name: string;
            value: string | null;
            /** @description What to enter where, so that there is a value. */
            missing: string | null;
        };
        EditorData: {
            /** @description As written. */
            content: components["schemas"]["ProposalContent"];
            /** @description Its figures are those of today; its content may still hold variables without a value. */
            document: components["schemas"]["ProposalDocument"];
            values: components["schemas"]["VariableValue"][];
            findings: components["schemas"]["Finding"][];
            /** Format: date-time */
            saved_at: string | null;
            saved_by_name: string | null;
            version: components["schemas"]["Version"];
        };
        ProposalVersion: {
            version: number;
            /** Format: date-time */
            saved_at: string;
            saved_by_name: string;
            /** @enum {string} */
            reason: "begun" | "edited" | "restored" | "published";
        };
        Visit: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            opened_at: string;
            /** Format: date-time */
            last_at: string;
            seconds: number;
            /** @description Names of the pages seen. */
            pages: string[];
            /** @description Pages there were. */
            page_count: number;
            /** @description The way to pay looked at last. */
            option_name: string | null;
            /** @enum {string} */
            device: "phone" | "tablet" | "computer";
        };
        Recipient: {
            homeowner_id: components["schemas"]["Id"];
            firstname: string;
            name: string;
            email: string | null;
            phone: string | null;
            is_primary: boolean;
            /** @description The text message to them, with the link. */
            text: string;
        };
        Send: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            way: "mail" | "text";
            to_name: string | null;
            /** @description Address or phone number. */
            to: string;
            cc: boolean;
            subject: string | null;
            /**
             * @description Of the mail; a text message is handed over to the phone.
             * @enum {string}
             */
            status: "queued" | "kept" | "sent" | "failed" | "handed_over";
            /** @description Why a mail has not arrived yet, or did not. */
            reason: string | null;
            sent_by_name: string;
            /** Format: date-time */
            at: string;
        };
        TemplateLine: {
            id: components["schemas"]["Id"];
            name: string;
            language: components["schemas"]["Language"];
            page_names: string[];
            block_count: number;
            /** @description Begun with it. */
            proposals: number;
            /** @description That name it. */
            rules: number;
            /** @description What is wrong with it. */
            findings: number;
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        Template: {
            id: components["schemas"]["Id"];
            name: string;
            language: components["schemas"]["Language"];
            content: components["schemas"]["ProposalContent"];
            /** Format: date-time */
            updated_at: string;
            version: components["schemas"]["Version"];
        };
        TemplateRule: {
            /** @description Null for every way to pay without a rule of its own. */
            financing_type: components["schemas"]["FinancingType"] | null;
            /** @description Null for every state without a rule of its own. */
            state: components["schemas"]["StateCode"] | null;
            language: components["schemas"]["Language"];
            template_id: components["schemas"]["Id"];
        };
        ProposalVariable: {
            /** @description As it stands in braces. */
            name: string;
            label: string;
            /** @enum {string} */
            group: "Homeowner" | "Home" | "Company" | "System" | "Money" | "Proposal";
            /** @enum {string} */
            type: "text" | "number" | "power" | "energy" | "percent" | "money" | "date";
            /** @description How its value is written. */
            format: string;
            /** @description Of a made-up household. */
            sample: string;
        };
        ProposalTheme: {
            main_color: components["schemas"]["HexColor"];
            accent_color: components["schemas"]["HexColor"];
            heading_style: components["schemas"]["HeadingStyle"];
            font: components["schemas"]["ProposalFont"];
            text_size: components["schemas"]["TextSize"];
            tagline: string;
            footer_text: string;
            /** @description What proposal.UploadImage answered; null for none. */
            cover_file_id: components["schemas"]["Id"] | null;
        };
        PrintJob: {
            id: components["schemas"]["PublicId"];
            /** @enum {string} */
            status: "queued" | "printing" | "done" | "failed";
            /** @description Jobs before it. */
            ahead: number;
            /** @description Why it failed. */
            sentence: string | null;
            file_name: string;
        };
        /** @enum {string} */
        AgreementKind: "installation" | "financing" | "interconnection" | "change_order" | "disclosure" | "other";
        /** @enum {string} */
        FieldType: "signature" | "initials" | "date" | "text" | "checkbox" | "variable";
        /**
         * @description cc signs nothing and is sent a copy.
         * @enum {string}
         */
        SignerRole: "homeowner" | "co_homeowner" | "utility_account_holder" | "sales_rep" | "countersigner" | "cc";
        /** @description One of variables.AgreementList; another one is a finding. */
        VariableName: string;
        Field: {
            id: string;
            type: components["schemas"]["FieldType"];
            page: number;
            /** @description Fraction of the page from the left. */
            x: number;
            /** @description Fraction of the page from the top. */
            y: number;
            w: number;
            h: number;
            signer_role: components["schemas"]["SignerRole"];
            required: boolean;
            /** @description What to fill in, said to the signer; may be empty. */
            label: string;
            variable?: components["schemas"]["VariableName"];
        };
        /** @description Those of one step sign in any order; a step begins when the one before is done. The step of a cc means nothing. */
        SignerStep: {
            role: components["schemas"]["SignerRole"];
            step: number;
        };
        AgreementDraft: {
            name: string;
            kind: components["schemas"]["AgreementKind"];
            language: components["schemas"]["Language"];
            fields: components["schemas"]["Field"][];
            /** @description Each role once. Roles that sign are those with fields. */
            signers: components["schemas"]["SignerStep"][];
            /** @description Empty for all. */
            states: components["schemas"]["StateCode"][];
            /** @description Empty for all. */
            financing_types: components["schemas"]["FinancingType"][];
            /** @description Applies where the project has one of these; empty for all. */
            adder_ids: components["schemas"]["Id"][];
            /** @description Whether the notice of cancellation of the project's state is added as last page. */
            rescission_notice: boolean;
        };
        /** @description As displayed, in points. */
        Page: {
            width: number;
            height: number;
        };
        /** @description What is wrong with a template, and where. */
        AgreementFinding: {
            field_id: string | null;
            page: number | null;
            sentence: string;
            /** @description Keeps it from being published; false for a hint. */
            blocks: boolean;
        };
        Agreement: {
            id: components["schemas"]["Id"];
            draft: components["schemas"]["AgreementDraft"];
            page_count: number;
            pages: components["schemas"]["Page"][];
            /** @description A short-lived address of the draft's PDF. */
            src: string;
            document_hash: string;
            /** @description Of the draft. */
            version: number;
            /** @description Null until it is published first; then it cannot be sent. */
            published_version: number | null;
            /** Format: date-time */
            published_at: string | null;
            /** @description The draft differs from what is published. */
            changed_since: boolean;
            findings: components["schemas"]["AgreementFinding"][];
            /** @description Transactions still waiting for signatures. */
            open_count: number;
            sent_count: number;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description What a version was published as, to be compared with the draft. */
        PublishedDraft: {
            document_hash: string;
            page_count: number;
            draft: components["schemas"]["AgreementDraft"];
        };
        AgreementVariable: {
            name: components["schemas"]["VariableName"];
            label: string;
            /** @enum {string} */
            group: "Homeowner" | "Home" | "Company" | "System" | "Money" | "Agreement";
            format: string;
            sample: string;
        };
        /**
         * @description A provider with a lender integration.
         * @example goodleap
         */
        LenderCode: string;
        /** @enum {string} */
        LenderFinancingType: "loan" | "lease" | "ppa";
        LenderSetting: {
            lender: components["schemas"]["LenderCode"];
            name: string;
            /**
             * @description How the installation reaches it. none: no address is configured, so it cannot be connected.
             * @enum {string}
             */
            way: "address" | "sandbox" | "none";
            enabled: boolean;
            /** @description Enabled, reachable, and with all its credentials. */
            connected: boolean;
            types: components["schemas"]["LenderFinancingType"][];
            /** @description Whether the lender tells who of the company it knows. */
            keeps_users: boolean;
            fields: {
                name: string;
                label: string;
                secret: boolean;
                help: string;
                /** @description Masked where it is a secret; null while none is stored. */
                stored: string | null;
            }[];
            /** @description Null until it is connected first. */
            webhook_address: string | null;
            /** Format: date-time */
            webhook_secret_made_at: string | null;
            /** Format: date-time */
            last_webhook_at: string | null;
            health: {
                /**
                 * @description resting: it failed so often that it is left alone for a while.
                 * @enum {string}
                 */
                state: "unknown" | "answering" | "failing" | "resting";
                /** Format: date-time */
                last_answer_at: string | null;
                sentence: string;
            };
            version: number;
        };
        LenderConfigChange: {
            lender: components["schemas"]["LenderCode"];
            enabled: boolean;
            /** @description By the names of the lender's fields. What is left out stays. */
            credentials: {
                [key: string]: string;
            };
            remove_credentials: boolean;
            version: number;
        };
        LenderOnly: {
            lender: components["schemas"]["LenderCode"];
        };
        LenderUser: {
            id: string;
            name: string;
            email: string;
            active: boolean;
        };
        /** @enum {string} */
        LenderDecision: "draft" | "shared" | "submitted" | "in_review" | "approved" | "approved_with_stipulations" | "counter_offered" | "credit_frozen" | "no_match" | "on_hold" | "declined" | "expired" | "canceled" | "funded";
        /** @description As the lender names and bounds it. */
        LenderProduct: {
            id: string;
            name: string;
            type: components["schemas"]["LenderFinancingType"];
            term_months: number;
            /** @description The rate of a loan as its lender says it: an interest rate, or the lender’s own APR. */
            apr: number | null;
            /** @description A share of the price. Only for callers with pricing.view_cost. */
            dealer_fee?: number | null;
            escalator: number | null;
            rate_usd_per_kwh: number | null;
            min_amount_cents: number | null;
            max_amount_cents: number | null;
            requires_storage: boolean;
        };
        /** @enum {string} */
        LenderPersonRole: "applicant" | "co_applicant";
        /** @enum {string} */
        Employment: "employed" | "self_employed" | "retired" | "other";
        Applicant: {
            role: components["schemas"]["LenderPersonRole"];
            firstname: string;
            lastname: string;
            email: string;
            phone: string;
            /** @description Null while none is given. */
            ssn_last4: string | null;
            birth_date_given: boolean;
            annual_income_cents: number | null;
            employment: components["schemas"]["Employment"] | null;
            monthly_housing_cents: number | null;
        };
        /** @enum {string} */
        Occupancy: "primary" | "secondary" | "rental";
        /** @enum {string} */
        PropertyKind: "single_family" | "townhouse" | "condominium" | "manufactured";
        /** @description What each person agrees to, in the language of the page. The hash goes back with the consent. */
        ConsentWords: {
            version: string;
            hash: string;
            credit_check: string;
            electronic_records: string;
            true_and_complete: string;
            disclosures: string[];
        };
        /** @enum {string} */
        LenderDocumentsStatus: "none" | "sent" | "viewed" | "signed" | "voided";
        LenderStipulation: {
            id: string;
            name: string;
            description: string;
            /** @enum {string} */
            status: "open" | "submitted" | "rejected" | "cleared";
            reason: string | null;
        };
        /** @enum {string} */
        LenderMilestoneName: "notice_to_proceed" | "installation_complete" | "permission_to_operate";
        LenderCheck: {
            check: string;
            /**
             * @description unknown: what only the lender can answer, and it did not.
             * @enum {string}
             */
            verdict: "pass" | "warn" | "block" | "unknown";
            sentence: string;
            /** @description The tab of the project, or the page of the settings, where it is mended. */
            fix: string | null;
        };
        LenderMilestone: {
            milestone: components["schemas"]["LenderMilestoneName"];
            /** @enum {string} */
            status: "not_started" | "submitted" | "approved" | "conditionally_approved" | "rejected" | "resubmitted";
            /** @description Why it was rejected or what it depends on. Kept when it is submitted anew. */
            reason: string | null;
            /** Format: date-time */
            at: string | null;
            /** @description What must be true before it is submitted. */
            checks: components["schemas"]["LenderCheck"][];
        };
        LenderChangeOrder: {
            id: string;
            /** @enum {string} */
            status: "requested" | "documents_sent" | "signed" | "applied" | "canceled";
            amount_cents: components["schemas"]["Cents"];
            price_difference_cents: components["schemas"]["Cents"];
            reason: string | null;
        };
        LenderFunding: {
            /** Format: date-time */
            at: string;
            amount_cents: components["schemas"]["Cents"];
            /** @description What the lender owes the company: the amount without the dealer fee. Null for callers without receivables.view. */
            due_cents: number | null;
        };
        /** @enum {string} */
        LenderRegion: "documents" | "stipulations" | "contract" | "milestones" | "change_order";
        /** @description Something on its way to the lender. Its standing is about transport, never about the decision. */
        LenderCall: {
            id: components["schemas"]["Id"];
            action: string;
            /**
             * @description unknown: no answer came, so the lender is asked whether it arrived before anything is sent again. overdue: past its deadline, waits for a person.
             * @enum {string}
             */
            state: "waiting" | "sending" | "retrying" | "unknown" | "refused" | "overdue";
            sentence: string;
            attempts: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            deadline_at: string;
        };
        /** @description A file given to the lender. */
        LenderUpload: {
            file_id: components["schemas"]["Id"];
            name: string;
            /** @description A LenderDocumentKind, stipulation or contract. */
            kind: string;
            src: string;
            stipulation_id: string | null;
            /** Format: date-time */
            uploaded_at: string;
            /** @description The lender has confirmed it. */
            received: boolean;
        };
        /** @enum {string} */
        LenderAction: "share" | "submit" | "resubmit" | "accept_counter_offer" | "refresh" | "send_documents" | "upload_stipulation" | "upload_contract" | "upload_document" | "submit_notice_to_proceed" | "submit_installation_complete" | "submit_permission_to_operate" | "request_change_order" | "cancel_change_order" | "update_design" | "update_quote" | "cancel" | "move";
        AvailableAction: {
            action: components["schemas"]["LenderAction"];
            available: boolean;
            /** @description Why it is not available, in a sentence. */
            reason: string | null;
        };
        LenderEvent: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            event: string;
            sentence: string;
            /** @description A person of the company, the homeowner, the lender, or Sunquill. */
            actor: string;
        };
        LenderApplication: {
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            lender: components["schemas"]["LenderCode"];
            lender_name: string;
            type: components["schemas"]["LenderFinancingType"];
            status: components["schemas"]["LenderDecision"];
            product: components["schemas"]["LenderProduct"];
            amount_cents: components["schemas"]["Cents"];
            /** @description As the lender reckons it. */
            monthly_payment_cents: number | null;
            /** @description False once design, price or production has changed since. */
            quote_is_current: boolean;
            quote_changes: components["schemas"]["QuoteChanges"];
            people: components["schemas"]["Applicant"][];
            occupancy: components["schemas"]["Occupancy"] | null;
            property: components["schemas"]["PropertyKind"] | null;
            autopay: boolean;
            /**
             * @description What this lender asks for.
             * @enum {string}
             */
            ssn: "full" | "last_four";
            /** @description What is agreed to; only while it is a draft. */
            words?: components["schemas"]["ConsentWords"];
            share: {
                sent_to: string;
                /** Format: date-time */
                sent_at: string;
                /** Format: date-time */
                expires_at: string;
                /** Format: date-time */
                opened_at: string | null;
                /** Format: date-time */
                submitted_at: string | null;
            } | null;
            lender_reference: string | null;
            /** @description Why it was declined, frozen or held, in the lender’s words. */
            reasons: string[];
            approved_amount_cents: number | null;
            /** Format: date */
            approval_expires_on: string | null;
            documents: components["schemas"]["LenderDocumentsStatus"];
            stipulations: components["schemas"]["LenderStipulation"][];
            contract: {
                /** @enum {string} */
                status: "not_uploaded" | "uploaded" | "in_review" | "accepted" | "rejected";
                reason: string | null;
            };
            milestones: components["schemas"]["LenderMilestone"][];
            change_order: components["schemas"]["LenderChangeOrder"] | null;
            /** @description Documents signed, stipulations cleared and contract accepted. */
            notice_to_proceed: boolean;
            funded: components["schemas"]["LenderFunding"] | null;
            /** @description What this lender's applications consist of; what it lacks counts as passed. */
            regions: components["schemas"]["LenderRegion"][];
            /** @description What is on its way, and what waits for a person. */
            calls: components["schemas"]["LenderCall"][];
            uploads: components["schemas"]["LenderUpload"][];
            /**
             * Format: date-time
             * @description When the lender said last that it stands so.
             */
            confirmed_at: string | null;
            available_actions: components["schemas"]["AvailableAction"][];
            /** @description What a person should look at: news that fits no legal step, an approval that ends soon. */
            attention: string[];
            /** @description Newest first. */
            events: components["schemas"]["LenderEvent"][];
            moved_from: components["schemas"]["Id"] | null;
            /** Format: date-time */
            submitted_at: string | null;
            version: components["schemas"]["Version"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A product with what it would cost a month, as the lender reckons. */
        LenderOffer: components["schemas"]["LenderProduct"] & {
            /** @description Null where the lender answered no payment. */
            monthly_payment_cents: number | null;
            after_paydown_cents: number | null;
            /** @description What would be financed: the price with the dealer fee of this product. */
            amount_cents: components["schemas"]["Cents"];
            fits: boolean;
            /** @description Why this project cannot have it. */
            why_not: string | null;
        };
        NewLenderApplication: {
            project_id: components["schemas"]["Id"];
            lender: components["schemas"]["LenderCode"];
            product_id: string;
        };
        /** @description As far as it is filled in; empty text and left-out fields are what is missing yet. */
        ApplicantInput: {
            role: components["schemas"]["LenderPersonRole"];
            firstname: string;
            lastname: string;
            email: string;
            phone: string;
            /**
             * Format: date
             * @description Kept encrypted until the lender has it.
             */
            birth_date?: string;
            /** @description All nine digits, or the last four where the lender asks for no more. Kept encrypted until the lender has it. */
            ssn?: string;
            annual_income_cents?: number | null;
            employment?: components["schemas"]["Employment"] | null;
            monthly_housing_cents?: number | null;
        };
        ApplicationDraftChange: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            people: components["schemas"]["ApplicantInput"][];
            occupancy?: components["schemas"]["Occupancy"] | null;
            property?: components["schemas"]["PropertyKind"] | null;
            autopay?: boolean;
        };
        QuoteAnew: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            product_id: string;
        };
        ApplicationOnly: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        ShareApplication: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            email: components["schemas"]["Email"];
            /** @enum {string} */
            language: "en" | "es";
            /** @description False: only the link is made, to be sent some other way. */
            by_mail: boolean;
        };
        ShareSecret: string;
        SharedApplication: {
            lender_name: string;
            company_name: string;
            company_phone: string | null;
            company_color: string | null;
            company_logo_src: string | null;
            rep_name: string;
            /** @enum {string} */
            language: "en" | "es";
            /**
             * @description open: to be filled in. sent: on its way or decided. over: taken back.
             * @enum {string}
             */
            state: "open" | "sent" | "over";
            type: components["schemas"]["LenderFinancingType"];
            product_name: string;
            amount_cents: components["schemas"]["Cents"];
            monthly_payment_cents: number | null;
            address_line: string;
            people: components["schemas"]["Applicant"][];
            occupancy: components["schemas"]["Occupancy"] | null;
            property: components["schemas"]["PropertyKind"] | null;
            autopay: boolean;
            /** @enum {string} */
            ssn: "full" | "last_four";
            words: components["schemas"]["ConsentWords"];
            /** @description What is not filled in yet, a sentence each. */
            missing: string[];
            version: components["schemas"]["Version"];
        };
        SharedChange: {
            share_token: components["schemas"]["ShareSecret"];
            version: components["schemas"]["Version"];
            people: components["schemas"]["ApplicantInput"][];
            occupancy?: components["schemas"]["Occupancy"] | null;
            property?: components["schemas"]["PropertyKind"] | null;
            autopay?: boolean;
        };
        ApplicantConsent: {
            role: components["schemas"]["LenderPersonRole"];
            credit_check: boolean;
            electronic_records: boolean;
            true_and_complete: boolean;
        };
        SubmitShared: {
            share_token: components["schemas"]["ShareSecret"];
            version: components["schemas"]["Version"];
            consents: components["schemas"]["ApplicantConsent"][];
            words_hash: string;
        };
        SubmitApplication: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description The people concerned sat before this device and agreed themselves; it is not taken otherwise. */
            in_person: boolean;
            consents: components["schemas"]["ApplicantConsent"][];
            words_hash: string;
        };
        ResubmitApplication: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description Another amount: that of the counter offer, to accept it. */
            amount_cents?: number;
            /** @description What was missing of a person: all nine digits after no match. */
            people?: components["schemas"]["ApplicantInput"][];
        };
        RetryCall: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            call_id: components["schemas"]["Id"];
        };
        WithReason: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            reason: string;
        };
        LoanDocument: {
            id: string;
            name: string;
            status: components["schemas"]["LenderDocumentsStatus"];
            /** @description Where the lender shows it. */
            address: string | null;
        };
        RequiredDocument: {
            id: string;
            name: string;
            description: string;
            /** @enum {string} */
            needed_for: "decision" | "notice_to_proceed" | "installation_complete" | "permission_to_operate";
            received: boolean;
        };
        StipulationUpload: {
            application_id: components["schemas"]["Id"];
            /** @description As text, for it is a part of a form. */
            version: string;
            stipulation_id: string;
            /** Format: binary */
            file: string;
            file_name: string;
        };
        /** @enum {string} */
        LenderDocumentKind: "final_design" | "permit" | "installation_photos" | "shade_report" | "plan_set" | "monitoring" | "permission_to_operate" | "utility_bill" | "other";
        DocumentUpload: {
            application_id: components["schemas"]["Id"];
            /** @description As text, for it is a part of a form. */
            version: string;
            kind: components["schemas"]["LenderDocumentKind"];
            /** Format: binary */
            file: string;
            file_name: string;
        };
        SendContract: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            transaction_id: components["schemas"]["Id"];
        };
        SubmitMilestone: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            milestone: components["schemas"]["LenderMilestoneName"];
            /** Format: date */
            completed_on: string;
            note: string;
        };
        RequestChangeOrder: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            product_id: string;
            amount_cents: number;
            reason: string;
        };
        MoveApplication: {
            application_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            lender: components["schemas"]["LenderCode"];
            product_id: string;
        };
        ProjectAgreement: {
            agreement_id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["AgreementKind"];
            language: components["schemas"]["Language"];
            version: number;
            page_count: number;
            applies: boolean;
            /** @description A sentence for each condition that does not hold. */
            why_not: string[];
            transaction_id: string | null;
            transaction_status: components["schemas"]["TransactionStatus"] | null;
        };
        /**
         * @description A cc stays pending.
         * @enum {string}
         */
        SignerStatus: "pending" | "viewed" | "signed" | "declined";
        TransactionSigner: {
            id: components["schemas"]["Id"];
            role: components["schemas"]["SignerRole"];
            step: number;
            name: string;
            email: string;
            phone: string | null;
            language: components["schemas"]["Language"];
            status: components["schemas"]["SignerStatus"];
            /** @description The steps before are done, and it is still to be signed. */
            my_turn: boolean;
            /**
             * Format: date-time
             * @description Null while no link is out.
             */
            link_expires_at: string | null;
            /**
             * Format: date-time
             * @description When they were written to last.
             */
            sent_at: string | null;
            /** Format: date-time */
            reminded_at: string | null;
            /** Format: date-time */
            viewed_at: string | null;
            /** Format: date-time */
            signed_at: string | null;
            /** @description Who handed a device over for it. */
            in_person_by: string | null;
        };
        TransactionAction: {
            /** @enum {string} */
            action: "send_link" | "remind" | "make_link" | "in_person" | "revoke_link" | "withdraw" | "download";
            allowed: boolean;
            why_not: string | null;
        };
        TrailCheck: {
            /** @description Every event hashes to what it says and follows the one before. */
            whole: boolean;
            /** @description This server recorded every event. A trail brought in from elsewhere is not vouched for and its agreement is not sealed. */
            made_here: boolean;
            count: number;
            last_hash: string;
        };
        Transaction: {
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            agreement_id: components["schemas"]["Id"];
            agreement_name: string;
            agreement_version: number;
            kind: components["schemas"]["AgreementKind"];
            status: components["schemas"]["TransactionStatus"];
            signers: components["schemas"]["TransactionSigner"][];
            /** @description SHA-256 of the document as sent. */
            document_hash: string;
            /** @description A short-lived address of the document as sent. */
            document_src: string;
            /**
             * Format: date-time
             * @description When the last one signed.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When the signed PDF was made; moments after.
             */
            sealed_at: string | null;
            /** @description A short-lived address of the sealed PDF. */
            signed_src: string | null;
            /** @description SHA-256 of the sealed PDF. */
            signed_hash: string | null;
            /** @description Why it was voided or canceled. */
            reason: string | null;
            /** @description False once design or price has changed since it was sent. */
            is_current: boolean;
            changes: components["schemas"]["QuoteChanges"];
            next_actions: components["schemas"]["TransactionAction"][];
            trail: components["schemas"]["TrailCheck"];
            created_by_name: string;
            /** Format: date-time */
            created_at: string;
            version: components["schemas"]["Version"];
        };
        SendCheck: {
            code: string;
            /**
             * @description stop keeps the agreement from being sent.
             * @enum {string}
             */
            severity: "stop" | "warn";
            sentence: string;
            /** @description What would put it right. */
            fix: string;
            /**
             * @description Where that is done; signers where they are named.
             * @enum {string}
             */
            where: "price" | "financing" | "company" | "project" | "homeowners" | "design" | "energy" | "team" | "template" | "signers";
        };
        /** @description The right to cancel of the state the home stands in. */
        Rescission: {
            state: components["schemas"]["StateCode"];
            business_days: number;
            statute: string;
            /**
             * Format: date
             * @description The last day: of what has been signed, or where it is signed today.
             */
            cancel_by: string;
            /** @description More days for buyers of an age, where the statute gives them; nobody is asked for theirs, the notice tells both. */
            older?: {
                age: number;
                business_days: number;
                /** Format: date */
                cancel_by: string;
            };
        };
        Preparation: {
            agreement_id: components["schemas"]["Id"];
            agreement_name: string;
            agreement_version: number;
            checks: components["schemas"]["SendCheck"][];
            /** @description Whom the project knows for each role; an empty name or e-mail is to be entered. */
            signers: {
                role: components["schemas"]["SignerRole"];
                step: number;
                name: string;
                email: string;
                phone: string | null;
                language: components["schemas"]["Language"];
                /** @description The template has fields for it. */
                required: boolean;
            }[];
            /** @description Of the variables its fields show. */
            values: components["schemas"]["VariableValue"][];
            rescission: components["schemas"]["Rescission"] | null;
        };
        NewSigner: {
            role: components["schemas"]["SignerRole"];
            name: string;
            email: components["schemas"]["Email"];
            phone?: string;
            language?: components["schemas"]["Language"];
        };
        TrailEvent: {
            seq: number;
            /** Format: date-time */
            at: string;
            event: string;
            actor: string;
            signer_id: string | null;
            detail: {
                [key: string]: string;
            };
            previous_hash: string;
            hash: string;
        };
        SignReport: {
            transaction: components["schemas"]["Transaction"];
            company_name: string;
            project_name: string;
            timezone: string;
            events: components["schemas"]["TrailEvent"][];
            trail: components["schemas"]["TrailCheck"];
        };
        /** @description What was filled in, by field id. */
        FieldValues: {
            [key: string]: string;
        };
        /** @description The signature and initials fields the signer has put theirs into. */
        SignedFields: string[];
        Signature: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "signature" | "initials";
            /** @enum {string} */
            way: "drawn" | "typed" | "uploaded";
            png_base64: string;
        };
        Signing: {
            transaction_id: components["schemas"]["Id"];
            signer_id: components["schemas"]["Id"];
            agreement_name: string;
            project_name: string;
            language: components["schemas"]["Language"];
            company: {
                name: string;
                phone: string | null;
                email: string | null;
                brand_color: string;
                logo_src: string | null;
            };
            /** @description Whom to ask about the installation, as the company names them today; null while it names nobody. */
            installation_contact: components["schemas"]["HomeownerContact"] | null;
            /** @description Who sells the project, while they are active. */
            rep: {
                name: string;
                phone: string | null;
                email: string | null;
            } | null;
            signer: {
                name: string;
                role: components["schemas"]["SignerRole"];
                email: string;
                status: components["schemas"]["SignerStatus"];
                my_turn: boolean;
                /** Format: date-time */
                signed_at: string | null;
            };
            /** @description Who else signs, in their order, without their addresses. */
            others: {
                name: string;
                role: components["schemas"]["SignerRole"];
                step: number;
                status: components["schemas"]["SignerStatus"];
            }[];
            status: components["schemas"]["TransactionStatus"];
            reason: string | null;
            /** @description Who hands the device over, where this link was made for that. */
            in_person_by: string | null;
            /** @description Only this signer's fields and the variables. */
            fields: components["schemas"]["Field"][];
            /** @description What the variable fields say, by field id. */
            variables: {
                [key: string]: string;
            };
            /** @description What those who signed before have left in their fields. */
            shown: {
                field: components["schemas"]["Field"];
                text: string | null;
                png_base64: string | null;
            }[];
            pages: components["schemas"]["Page"][];
            pages_read: number[];
            values: components["schemas"]["FieldValues"];
            signed_fields: components["schemas"]["SignedFields"];
            signatures: components["schemas"]["Signature"][];
            consent: {
                version: string;
                /** @description SHA-256 of the words. */
                hash: string;
                paragraphs: string[];
                /** Format: date-time */
                given_at: string | null;
            };
            rescission: components["schemas"]["Rescission"] | null;
            /** @description SHA-256 of the document shown. */
            document_hash: string;
            document_src: string;
            /** Format: date-time */
            completed_at: string | null;
            /** @description Null until it is sealed. */
            signed_src: string | null;
            signed_hash: string | null;
            /** Format: date-time */
            expires_at: string;
        };
        /** @enum {string} */
        SignerEvent: "viewed" | "resumed" | "device_received" | "consented" | "consent_withdrawn" | "paper_requested" | "page_read" | "reviewed" | "downloaded";
        SigningSettings: {
            certificate: {
                /** @enum {string} */
                source: "made" | "supplied";
                subject: string;
                issuer: string;
                /** @description SHA-256 of the certificate. */
                fingerprint: string;
                /** Format: date-time */
                not_before: string;
                /** Format: date-time */
                not_after: string;
                /** @description Readers show the signer of such a one as unknown. */
                self_signed: boolean;
            };
            timestamp_url: string | null;
            reminder_days: number[];
            version: number;
        };
        KnownSeal: {
            /** @description As the company calls itself. Nobody has verified it. */
            company_name: string;
            agreement_name: string;
            /** Format: date-time */
            sealed_at: string;
            status: components["schemas"]["TransactionStatus"];
            /**
             * Format: date-time
             * @description When it was voided.
             */
            ended_at: string | null;
        };
        NodeHash: string;
        TreeHead: {
            /** @description How many seals. */
            size: number;
            root: components["schemas"]["NodeHash"];
            /** Format: date-time */
            at: string;
            public_key: string;
            /** @description Ed25519 in base64. */
            signature: string;
        };
        InclusionProof: {
            index: number;
            leaf: {
                document_hash: components["schemas"]["NodeHash"];
                /** @enum {string} */
                kind: "seal" | "earlier";
                /** Format: date-time */
                logged_at: string;
                installation: components["schemas"]["NodeHash"];
            };
            path: components["schemas"]["NodeHash"][];
            head: components["schemas"]["TreeHead"];
        };
        LogLeaf: {
            index: number;
            document_hash: components["schemas"]["NodeHash"];
            /**
             * @description `seal`: of the document with the room for proof and signature blank, logged as it was sealed. `earlier`: of the whole file, sealed before the log began.
             * @enum {string}
             */
            kind: "seal" | "earlier";
            /** Format: date-time */
            logged_at: string;
            installation: components["schemas"]["NodeHash"];
        };
        /**
         * @description A picture from above to draw on, a photo, or a document. Judged by the content where it is left out.
         * @enum {string}
         */
        ProjectFileKind: "site_image" | "photo" | "document";
        UploadedFile: {
            /** @description A short-lived address, good for 15 minutes or more. */
            src: string;
            file_id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            media_type: "image/png" | "image/jpeg" | "image/webp" | "application/pdf";
            size_bytes: number;
            /** @description Of a picture as it is shown. */
            width_px: number | null;
            height_px: number | null;
        };
        ProjectFile: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * @description An agreement is a sealed one; it cannot be deleted.
             * @enum {string}
             */
            kind: "site_image" | "photo" | "document" | "agreement";
            /** @enum {string} */
            media_type: "image/png" | "image/jpeg" | "image/webp" | "application/pdf";
            size_bytes: number;
            width_px: number | null;
            height_px: number | null;
            /** @description A short-lived address, good for 15 minutes or more. */
            src: string;
            download_src: string;
            /** Format: date-time */
            uploaded_at: string;
            uploaded_by_name: string;
            /** @description Of a sealed agreement, what it belongs to; null for what was uploaded. */
            agreement: {
                transaction_id: components["schemas"]["Id"];
                name: string;
                status: components["schemas"]["TransactionStatus"];
            } | null;
        };
        /**
         * @description An uploaded file, a film on YouTube or Vimeo, or a page elsewhere.
         * @enum {string}
         */
        ResourceKind: "file" | "video" | "link";
        Resource: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            category_id: components["schemas"]["Id"];
            category_name: string;
            kind: components["schemas"]["ResourceKind"];
            /** @description Of a film or a page. */
            url: string | null;
            /** @description Of a film only. */
            video: {
                /** @enum {string} */
                host: "youtube" | "vimeo";
                /** @description What a frame shows once it was asked for. */
                embed_url: string;
            } | null;
            /** @description Of a file only; its addresses are good for a quarter hour. */
            file: {
                name: string;
                media_type: string;
                size_bytes: number;
                src: string;
                download_src: string;
            } | null;
            role_ids: components["schemas"]["Id"][];
            active: boolean;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        ResourceFields: {
            title: string;
            description: string;
            category_id: components["schemas"]["Id"];
            kind: components["schemas"]["ResourceKind"];
            /** @description Where the film or the page is. */
            url?: string;
            file_id?: components["schemas"]["Id"];
            /** @description Whom it is for; everyone when none is named. */
            role_ids: components["schemas"]["Id"][];
        };
        ResourceChange: {
            resource_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            title: string;
            description: string;
            category_id: components["schemas"]["Id"];
            kind: components["schemas"]["ResourceKind"];
            url?: string;
            file_id?: components["schemas"]["Id"];
            role_ids: components["schemas"]["Id"][];
            active: boolean;
        };
        ResourceCategory: {
            id: components["schemas"]["Id"];
            name: string;
            position: number;
            /** @description How many there are for the caller. */
            resources: number;
            version: number;
        };
        ResourceCategoryFields: {
            name: string;
            /** @description Lower comes first. */
            position: number;
        };
        ResourceCategoryChange: {
            category_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name: string;
            position: number;
        };
        /**
         * @description When a cash deal’s schedule bills it.
         * @enum {string}
         */
        InvoiceMilestone: "signing" | "start" | "completion";
        /**
         * @description Overdue is no status but an issued or partly paid one after its day.
         * @enum {string}
         */
        InvoiceStatus: "draft" | "issued" | "partly_paid" | "paid" | "written_off" | "void";
        InvoiceRow: {
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            project_name: string;
            project_number: string;
            /** @description Null while it is a draft. */
            number: string | null;
            title: string;
            milestone: components["schemas"]["InvoiceMilestone"] | null;
            status: components["schemas"]["InvoiceStatus"];
            overdue: boolean;
            /** Format: date */
            issued_on: string | null;
            /** Format: date */
            due_on: string | null;
            total_cents: components["schemas"]["Cents"];
            open_cents: number;
            version: components["schemas"]["Version"];
        };
        /** @description As it stands on the invoice. */
        BillTo: {
            name: string;
            email: components["schemas"]["Email"] | null;
            address: string[];
            /**
             * @description Of the invoice and its mail.
             * @enum {string}
             */
            language: "en" | "es";
        };
        InvoiceLine: {
            description: string;
            quantity: number;
            unit_cents: number;
            /** @description Quantity times unit, rounded once, a half away from zero. */
            amount_cents: number;
        };
        CreditNote: {
            id: components["schemas"]["Id"];
            number: string;
            amount_cents: number;
            reason: string;
            /** Format: date */
            issued_on: string;
            /** @description Its PDF by a short-lived address. */
            file_src: string;
        };
        /** @enum {string} */
        PaymentMethod: "check" | "ach" | "card" | "wire" | "cash" | "other";
        Payment: {
            id: components["schemas"]["Id"];
            entry_id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            /** Format: uuid */
            invoice_id: string | null;
            /**
             * @description Out is money paid back.
             * @enum {string}
             */
            direction: "in" | "out";
            amount_cents: number;
            method: components["schemas"]["PaymentMethod"];
            reference: string;
            /** Format: date */
            received_on: string;
            /** Format: date-time */
            reversed_at: string | null;
            reversal_reason: string | null;
            /** @description Who recorded it. */
            by: string | null;
        };
        InvoiceMail: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "invoice" | "credit_note" | "receipt";
            to: string;
            /** @enum {string} */
            status: "queued" | "sent" | "failed" | "kept";
            /** Format: date-time */
            at: string;
        };
        /** @enum {string} */
        LedgerEntryKind: "invoice" | "payment" | "application" | "credit_note" | "refund" | "write_off" | "revenue" | "reversal" | "lender_receivable" | "remittance" | "holdback" | "clawback" | "adjustment";
        /** @enum {string} */
        LedgerAccount: "accounts_receivable_homeowner" | "accounts_receivable_programs" | "accounts_receivable_lender" | "holdback_receivable" | "cash" | "sales_revenue" | "dealer_fees" | "customer_deposits" | "write_offs" | "unapplied_cash";
        /** @description Its debits and credits are always the same sum. */
        LedgerEntry: {
            id: components["schemas"]["Id"];
            /** Format: date */
            booked_on: string;
            kind: components["schemas"]["LedgerEntryKind"];
            memo: string;
            /** Format: uuid */
            project_id: string | null;
            /**
             * Format: uuid
             * @description The payment, credit note or remittance it came of.
             */
            source_id: string | null;
            /**
             * Format: uuid
             * @description The entry it takes back.
             */
            reverses: string | null;
            /** @description Whether it was taken back since. */
            reversed: boolean;
            reversible: boolean;
            by: string | null;
            lines: {
                account: components["schemas"]["LedgerAccount"];
                debit_cents: number;
                credit_cents: number;
            }[];
            /** @description What it changes of the open amount asked about. */
            change_cents: number | null;
            /** @description What is open after it. */
            balance_cents: number | null;
        };
        InvoiceAction: {
            /** @enum {string} */
            action: "edit" | "delete" | "issue" | "send" | "pay" | "apply" | "credit" | "write_off";
            available: boolean;
            /** @description Why it is not available, in a sentence. */
            reason: string | null;
        };
        Invoice: {
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            project_name: string;
            project_number: string;
            number: string | null;
            title: string;
            milestone: components["schemas"]["InvoiceMilestone"] | null;
            status: components["schemas"]["InvoiceStatus"];
            overdue: boolean;
            /** Format: date */
            issued_on: string | null;
            /** Format: date */
            due_on: string | null;
            total_cents: components["schemas"]["Cents"];
            open_cents: number;
            version: components["schemas"]["Version"];
            bill_to: components["schemas"]["BillTo"];
            lines: components["schemas"]["InvoiceLine"][];
            note: string;
            terms_days: number;
            paid_cents: number;
            credited_cents: number;
            written_off_cents: number;
            /** @description What its project has paid that no invoice has. */
            unapplied_cents: number;
            /** @description Its PDF by a short-lived address; null while it is a draft. */
            file_src: string | null;
            credit_notes: components["schemas"]["CreditNote"][];
            /** @description Recorded on it, oldest first. */
            payments: components["schemas"]["Payment"][];
            mails: components["schemas"]["InvoiceMail"][];
            /** @description How its balance came about, oldest first. */
            history: components["schemas"]["LedgerEntry"][];
            actions: components["schemas"]["InvoiceAction"][];
        };
        AgreedRebate: {
            incentive_id: components["schemas"]["Id"];
            name: string;
            amount_cents: number;
            /** Format: uuid */
            invoice_id: string | null;
        };
        ScheduledPayment: {
            milestone: components["schemas"]["InvoiceMilestone"];
            title: string;
            share: number;
            /** @description The last line takes what rounding leaves. */
            amount_cents: number;
            /** Format: uuid */
            invoice_id: string | null;
        };
        PaymentSchedule: {
            /** @description What the signed cash agreement names. */
            price_cents: number | null;
            /** @description What of it the homeowner pays, rebates taken off. The lines come to it. */
            to_pay_cents: number | null;
            /** @description Taken off what is paid at once, in cash or by a loan. Each is owed by whoever grants it. */
            rebates: components["schemas"]["AgreedRebate"][];
            lines: components["schemas"]["ScheduledPayment"][];
            /** @description What the law of the project’s state allows at signing, in a sentence. Null where none is known. */
            deposit_rule: string | null;
            /** @description Where the invoices there are differ from what was agreed, in a sentence. */
            finding: string | null;
            /** @description Why there are no lines, in a sentence. */
            reason: string | null;
        };
        NewInvoiceLine: {
            description: string;
            quantity: number;
            /** @description A discount is a line below zero. */
            unit_cents: number;
        };
        NewInvoice: {
            project_id: components["schemas"]["Id"];
            title: string;
            bill_to: components["schemas"]["BillTo"];
            lines: components["schemas"]["NewInvoiceLine"][];
            note: string;
            /** @description Days until it is due. */
            terms_days: number;
        };
        title: string;
        lines: components["schemas"]["NewInvoiceLine"][];
        note: string;
        /** @description Days until it is due. */
        terms_days: number;
        InvoiceChange: {
            invoice_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            title: components["schemas"]["title"];
            bill_to: components["schemas"]["BillTo"];
            lines: components["schemas"]["lines"];
            note: components["schemas"]["note"];
            terms_days: components["schemas"]["terms_days"];
        };
        InvoiceKey: {
            invoice_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        InvoiceIssue: {
            invoice_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            send: boolean;
        };
        InvoiceSend: {
            invoice_id: components["schemas"]["Id"];
            to?: components["schemas"]["Email"];
        };
        PaidCents: number;
        NewPayment: {
            project_id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Left out for money that belongs to no invoice yet.
             */
            invoice_id?: string;
            amount_cents: components["schemas"]["PaidCents"];
            method: components["schemas"]["PaymentMethod"];
            /** @description Number of a check or a transfer. */
            reference: string;
            /**
             * Format: date
             * @description Not in the future.
             */
            received_on: string;
            /** @description Whether a receipt is mailed. */
            receipt: boolean;
        };
        CashApplication: {
            invoice_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            amount_cents: components["schemas"]["PaidCents"];
        };
        NewRefund: {
            project_id: components["schemas"]["Id"];
            amount_cents: components["schemas"]["PaidCents"];
            method: components["schemas"]["PaymentMethod"];
            reference: string;
            /**
             * Format: date
             * @description Not in the future.
             */
            paid_on: string;
        };
        Reason: string;
        NewCredit: {
            invoice_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            amount_cents: components["schemas"]["PaidCents"];
            reason: components["schemas"]["Reason"];
            /** @description Whether it is mailed to whom the invoice is billed to. */
            send: boolean;
        };
        NewWriteOff: {
            invoice_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            amount_cents: components["schemas"]["PaidCents"];
            reason: components["schemas"]["Reason"];
        };
        EntryReversal: {
            entry_id: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        };
        ProjectKey: {
            project_id: components["schemas"]["Id"];
        };
        /** @description `homeowner`, `program` for whoever grants rebates, or a lender by its code. */
        Payer: string;
        /** @description Below zero a lender has paid more than it owes. */
        AgingSums: {
            held_cents: number;
            not_due_cents: number;
            days_1_30_cents: number;
            days_31_60_cents: number;
            days_61_90_cents: number;
            over_90_cents: number;
            total_cents: number;
        };
        PayerAging: {
            payer: components["schemas"]["Payer"];
            payer_name: string;
            sums: components["schemas"]["AgingSums"];
            count: number;
        };
        /**
         * @description How long it is overdue; held is what a lender keeps until a later milestone.
         * @enum {string}
         */
        AgingBucket: "held" | "not_due" | "days_1_30" | "days_31_60" | "days_61_90" | "over_90";
        OpenItem: {
            /** @enum {string} */
            kind: "invoice" | "lender";
            /**
             * Format: uuid
             * @description Of the invoice or of the receivable.
             */
            id: string;
            payer: components["schemas"]["Payer"];
            payer_name: string;
            project_id: components["schemas"]["Id"];
            project_name: string;
            project_number: string;
            /** Format: uuid */
            application_id: string | null;
            title: string;
            /** @description The invoice’s number, or what the lender calls the application. */
            reference: string | null;
            /** Format: date */
            due_on: string | null;
            held: boolean;
            days_overdue: number;
            amount_cents: number;
            open_cents: number;
        };
        /** @description What is overdue stands in the first month. */
        ForecastColumn: {
            month: string;
            total_cents: number;
            by_payer: {
                payer: components["schemas"]["Payer"];
                amount_cents: number;
            }[];
        };
        /**
         * @description Steps of a cash schedule, an invoice of none, a lender’s milestones, and what it holds back.
         * @enum {string}
         */
        ExpectedStep: "signing" | "start" | "completion" | "invoice" | "notice_to_proceed" | "installation_complete" | "permission_to_operate" | "holdback";
        ExpectedByStep: {
            step: components["schemas"]["ExpectedStep"];
            owed_cents: number;
            planned_cents: number;
            count: number;
        };
        ForecastMonth: string;
        ExpectedPayment: {
            /** @description The same while it is expected. */
            id: string;
            payer: components["schemas"]["Payer"];
            payer_name: string;
            project_id: components["schemas"]["Id"];
            project_name: string;
            project_number: string;
            title: string;
            step: components["schemas"]["ExpectedStep"];
            /** @enum {string} */
            state: "owed" | "held" | "planned";
            /** Format: date */
            expected_on: string;
            overdue: boolean;
            amount_cents: number;
            /** Format: uuid */
            invoice_id: string | null;
        };
        /** @description Which heading holds what; null where none does. */
        RemittanceColumns: {
            paid_on: string | null;
            amount: string | null;
            reference: string | null;
            payee: string | null;
        };
        RemittanceCounts: {
            matched: number;
            differs: number;
            clawback: number;
            unknown: number;
            known: number;
            unreadable: number;
            posted: number;
            set_aside: number;
        };
        Remittance: {
            id: components["schemas"]["Id"];
            lender: components["schemas"]["Payer"];
            lender_name: string;
            file_name: string;
            /** @enum {string} */
            status: "ready" | "posted" | "discarded";
            columns: components["schemas"]["RemittanceColumns"];
            counts: components["schemas"]["RemittanceCounts"];
            /** @description What is posted, or would be. */
            to_post_cents: number;
            created_by_name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            posted_at: string | null;
            version: components["schemas"]["Version"];
        };
        /**
         * @description Before it is posted: matched to the cent, matched with another amount, money taken back, belonging nowhere yet, imported before, not readable. Afterwards: posted, or kept as unapplied cash.
         * @enum {string}
         */
        RemittanceStanding: "matched" | "differs" | "clawback" | "unknown" | "known" | "unreadable" | "posted" | "set_aside";
        RemittanceLine: {
            id: components["schemas"]["Id"];
            remittance_id: components["schemas"]["Id"];
            /** @description As a spreadsheet numbers it. */
            line: number;
            standing: components["schemas"]["RemittanceStanding"];
            /** @description Why it stands so, in a sentence. */
            reason: string | null;
            reference: string;
            payee: string;
            /** Format: date */
            paid_on: string | null;
            amount_cents: number;
            lender: components["schemas"]["Payer"];
            lender_name: string;
            file_name: string;
            /** Format: uuid */
            application_id: string | null;
            /** Format: uuid */
            project_id: string | null;
            project_name: string | null;
            /** @description What was owed for it. */
            expected_cents: number | null;
            /** Format: uuid */
            entry_id: string | null;
            /** @description Whether it was imported. */
            taken: boolean;
        };
        RemittanceKey: {
            remittance_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        LineMatch: {
            line_id: components["schemas"]["Id"];
            application_id: components["schemas"]["Id"];
        };
        LineKey: {
            line_id: components["schemas"]["Id"];
        };
        InvoicingSettings: {
            invoice_prefix: string;
            credit_note_prefix: string;
            terms_days: number;
            /** @description Printed on every invoice. */
            how_to_pay: string;
            /** @description Of cash deals; the shares come to 1. */
            schedule: {
                milestone: components["schemas"]["InvoiceMilestone"];
                share: number;
            }[];
            /** @description 0 while nothing was ever saved. */
            version: number;
        };
        Readiness: {
            /** @description Whether an archive can be brought in. */
            empty: boolean;
            /** @description What there is already, in words. */
            holds: string[];
        };
        ImportPlan: {
            /**
             * @description `restore`: everything in it becomes this company. `none`: it is not signed by an installation this server trusts.
             * @enum {string}
             */
            way: "restore" | "none";
            /** @description What the operator of this server calls the installation that signed it. */
            signed_by: string | null;
            /** @description Whether this installation signed it. */
            is_own: boolean;
            company: string | null;
            /** Format: date-time */
            made_at: string | null;
        };
        /**
         * Format: date
         * @description The day it is due, in the company’s time zone.
         */
        TaskDay: string | null;
        Task: {
            id: components["schemas"]["Id"];
            /** @description Null where it belongs to none. */
            project: {
                id: components["schemas"]["Id"];
                number: string;
                name: string;
            } | null;
            title: string;
            due_on: components["schemas"]["TaskDay"];
            /** @description Counted in the company’s time zone; below zero it is overdue, unless it is done. */
            due_in_days: number | null;
            assignee_id: components["schemas"]["Id"];
            assignee_name: string;
            /** Format: date-time */
            done_at: string | null;
            done_by_name: string | null;
            created_by_name: string;
            /** Format: date-time */
            created_at: string;
            version: components["schemas"]["Version"];
        };
        TaskPerson: {
            id: components["schemas"]["Id"];
            name: string;
            takes_tasks: boolean;
        };
        TaskTitle: string;
        NewTask: {
            /** @description Null where it belongs to no project. */
            project_id: components["schemas"]["Id"] | null;
            title: components["schemas"]["TaskTitle"];
            due_on: components["schemas"]["TaskDay"];
            assignee_id: components["schemas"]["Id"];
        };
        TaskChange: {
            task_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            title: components["schemas"]["TaskTitle"];
            due_on: components["schemas"]["TaskDay"];
            assignee_id: components["schemas"]["Id"];
        };
        TaskDone: {
            task_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            done: boolean;
        };
        TaskKey: {
            task_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        DeletedTask: {
            task_id: components["schemas"]["Id"];
        };
        Note: {
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            body: string;
            mentions: {
                user_id: components["schemas"]["Id"];
                /** @description As it stands in the body, after the @. */
                name: string;
            }[];
            author_id: components["schemas"]["Id"];
            author_name: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            edited_at: string | null;
            version: components["schemas"]["Version"];
        };
        NoteBody: string;
        MentionIds: components["schemas"]["Id"][];
        NewNote: {
            project_id: components["schemas"]["Id"];
            body: components["schemas"]["NoteBody"];
            mention_ids: components["schemas"]["MentionIds"];
        };
        NoteChange: {
            note_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            body: components["schemas"]["NoteBody"];
            mention_ids: components["schemas"]["MentionIds"];
        };
        NoteKey: {
            note_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        ProjectSums: {
            count: number;
            size_kw: number;
            value_cents: number;
        };
        PipelineStage: components["schemas"]["ProjectSums"] & {
            stage: components["schemas"]["Stage"];
            /** @description In the order of a sale; one without projects is left out. */
            statuses: components["schemas"]["StatusTotal"][];
        };
        /** @description Days of the company's time zone, both ends included. */
        DaySpan: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        MonthFigures: {
            days: components["schemas"]["DaySpan"];
            sold: components["schemas"]["ProjectSums"];
            /** @description Projects started. */
            leads: number;
            /** @description Projects whose proposal was published for the first time. */
            proposals_sent: number;
        };
        SalesMonth: components["schemas"]["ProjectSums"] & {
            days: components["schemas"]["DaySpan"];
        };
        Leader: components["schemas"]["ProjectSums"] & {
            owner_id: components["schemas"]["Id"];
            owner_name: string;
        };
        /** @enum {string} */
        "status-3": "not_started" | "submitted" | "approved" | "conditionally_approved" | "rejected" | "resubmitted";
        AwaitedMilestone: {
            project_id: components["schemas"]["Id"];
            project_name: string;
            lender_name: string;
            milestone: components["schemas"]["LenderMilestoneName"];
            status: components["schemas"]["status-3"];
            /**
             * Format: date-time
             * @description When it was last heard of.
             */
            since: string;
        };
        LatestActivity: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            actor_name: string;
            sentence: string;
            project_id: components["schemas"]["Id"];
            project_name: string;
        };
        /** @enum {string} */
        OnboardingStep: "profile" | "base_price" | "member" | "financing" | "agreement" | "mail_server" | "project" | "proposal";
        Onboarding: {
            steps: {
                step: components["schemas"]["OnboardingStep"];
                done: boolean;
            }[];
            dismissed: boolean;
            version: number;
        };
        OnboardingChange: {
            dismissed: boolean;
            version: number;
        };
        FoundProject: {
            id: components["schemas"]["Id"];
            /** @example P-1001 */
            number: string;
            name: string;
            status: components["schemas"]["ProjectStatus"];
            /** @description In one line. */
            address: string | null;
            /** @description The one who was found; otherwise the primary one. */
            homeowner: string | null;
            matched: ("number" | "name" | "address" | "homeowner")[];
        };
        /** @description The project it belongs to. */
        FoundIn: {
            id: components["schemas"]["Id"];
            /** @example P-1001 */
            number: string;
            name: string;
        };
        /** @description A person of several projects is answered once, with the project something happened in last. */
        FoundHomeowner: {
            id: components["schemas"]["Id"];
            name: string;
            email: string | null;
            phone: string | null;
            project: components["schemas"]["FoundIn"];
            matched: ("name" | "email" | "phone")[];
        };
        /** @description One that was sent. */
        FoundAgreement: {
            id: components["schemas"]["Id"];
            title: string;
            status: components["schemas"]["TransactionStatus"];
            /** @description Their names. */
            signers: string[];
            project: components["schemas"]["FoundIn"];
            matched: ("title" | "signer" | "project")[];
        };
        FoundInvoice: {
            id: components["schemas"]["Id"];
            /** @example INV-1001 */
            number: string;
            status: components["schemas"]["InvoiceStatus"];
            total_cents: number;
            project: components["schemas"]["FoundIn"];
            matched: "number"[];
        };
        FoundMember: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            role: string;
            matched: ("name" | "email")[];
        };
        /** @enum {string} */
        FoundKind: "projects" | "homeowners" | "agreements" | "invoices" | "members";
        Found: {
            projects: components["schemas"]["FoundProject"][];
            homeowners: components["schemas"]["FoundHomeowner"][];
            agreements: components["schemas"]["FoundAgreement"][];
            invoices: components["schemas"]["FoundInvoice"][];
            members: components["schemas"]["FoundMember"][];
            more: components["schemas"]["FoundKind"][];
        };
    };
    responses: {
        /** @description Something in the input is not acceptable; the message names each field. */
        InvalidInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Address or password is not right: `wrong_credentials`. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than allowed, which is 1 MB where nothing else is said. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body was not sent as JSON. */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries; `Retry-After` says how many seconds to wait. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or one that has ended. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `not_while_impersonating`. */
        MayNotChangePassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller's role does not allow it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such link. */
        NoSuchLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `link_expired` or `link_used`. */
        UsersResetPasswordRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The thing has changed meanwhile, or the Idempotency-Key was used for something else. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `email_taken`. */
        CompanySignUpRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such link. */
        NoSuchSignUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `email_taken`, `link_expired` or `link_used`. */
        CompanyFinishSignUpRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `forbidden`, `above_own`, `role_above_own` or `not_while_impersonating`. */
        MayNotInvite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such role or company in this company. Another company’s rows answer the same. */
        NoSuchRoleOrCompany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `email_taken` or `user_disabled`. */
        UsersGenerateInviteLinkRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such invite in this company. Another company’s rows answer the same. */
        NoSuchInvite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `invite_used` or `key_used`. */
        UsersRevokeInviteRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `invite_accepted`, `invite_expired` or `invite_revoked`. */
        UsersGetInviteRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `email_taken`, `invite_accepted`, `invite_expired` or `invite_revoked`. */
        UsersAcceptInviteRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such company in this company. Another company’s rows answer the same. */
        NoSuchCompany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The upload is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Judged by its content: `not_an_image`; `not_multipart` where it was not sent as a form. */
        NotAnImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The contacts; version 0 while none was ever saved. */
        PointsOfContact: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    contacts: components["schemas"]["PointsOfContact"];
                    version: number;
                };
            };
        };
        /** @description No such user in this company. Another company’s rows answer the same. */
        NoSuchUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `forbidden`, `above_own`, `role_above_own` or `not_while_impersonating`. */
        MayNotChangeRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `last_owner`, `own_account`, `stale_version` or `key_used`. */
        LastOwnerOrStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `forbidden`, `above_own` or `not_while_impersonating`. */
        MayNotDisable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `forbidden`, `above_own` or `not_while_impersonating`. */
        MayNotReset: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `own_account`, `user_disabled`, `not_joined` or `key_used`. */
        UsersResetPasswordByAdminRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such session or user in this company. Another company’s rows answer the same. */
        NoSuchSessionOrUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The Idempotency-Key was used for something else. */
        KeyUsed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `forbidden`, `beyond_own` or `not_while_impersonating`. */
        BeyondOwn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such role in this company. Another company’s rows answer the same. */
        NoSuchRole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `system_role`, `stale_version` or `key_used`. */
        RolesUpdatePermissionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `name_taken` or `key_used`. */
        RolesCreateRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `name_taken`, `system_role`, `stale_version` or `key_used`. */
        RolesUpdateRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `role_in_use`, `system_role`, `stale_version` or `key_used`. */
        RolesDeleteRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `only_support` without a session, `forbidden` with one. */
        OnlySupport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such mail in this company. Another company’s rows answer the same. */
        NoSuchMail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `no_mail_server`, `nothing_to_send`, `not_written_here`, `not_ours`, `no_recipient`, `invite_ended` or `key_used`. */
        MessagesSendAgainRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `forbidden` or `not_while_impersonating`. */
        MayNotChangeServer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `forbidden` or `not_while_impersonating`. */
        MayNotChangeGoogle: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `not_configured`. */
        SettingsConnectGoogleRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The thing has changed meanwhile. */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `no_mail_server` or `not_connected`. */
        MessagesSendTestEmailRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `forbidden` or `not_while_impersonating`. */
        OnlyThemselves: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The ways as they now are. */
        Preferences: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationPreferences"];
            };
        };
        /** @description No such link, or one that has ended or expired. */
        "NoSuchLink-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such problem among the projects the caller may see. Another company’s answer the same. */
        NoSuchProblem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The view. */
        OneView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    view: components["schemas"]["SavedView"];
                };
            };
        };
        /** @description Not as things stand: `too_many_views` or `key_used`. */
        CreateViewRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such view. */
        NoSuchView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `too_many_projects` or `key_used`. */
        BulkRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such change. */
        NoSuchBulk: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `already_undone` or `key_used`. */
        UndoRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The job. */
        OneJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    job: components["schemas"]["Job"];
                };
            };
        };
        /** @description Not as things stand: `too_many_jobs` or `key_used`. */
        ExportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The project. */
        OneProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    project: components["schemas"]["Project"];
                };
            };
        };
        /** @description No such thing in this company. Another company's rows answer the same. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `illegal_transition` or `key_used`. */
        LeadCreateRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `illegal_transition`, `stale_version` or `key_used`. */
        ProjectsUpdateRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `already_merged`, `caused_elsewhere`, `illegal_transition`, `stale_version` or `key_used`. */
        ProjectsUpdateProjectStatusRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such ZIP code. */
        NoSuchZipCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such pair among the projects the caller may see. Another company’s answer the same. */
        NoSuchDuplicate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `already_merged`, `cannot_merge`, `stale_version` or `key_used`. */
        MergeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such homeowner or project in this company. Another company’s rows answer the same. */
        NoSuchHomeowner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The homeowner. */
        OneHomeowner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    homeowner: components["schemas"]["Homeowner"];
                };
            };
        };
        /** @description Not as things stand: `primary_stays`, `stale_version` or `key_used`. */
        PrimaryStaysOrStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `illegal_transition`, `stale_version` or `key_used`. */
        DesignSaveRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The drawing. */
        OneDrawing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SavedDrawing"];
            };
        };
        /** @description Not as things stand: `illegal_transition`, `stale_version` or `key_used`. */
        DesignSaveDrawingRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such version or project in this company. Another company’s rows answer the same. */
        NoSuchVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The simulation. */
        OneSimulation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    simulation: components["schemas"]["Simulation"] | null;
                };
            };
        };
        /** @description Judged by its content: `wrong_weather_file`; `not_multipart` where it was not sent as a form. */
        NotAWeatherFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `nothing_simulated`. */
        SolarDownloadHoursRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The links of the project that are open. */
        Shared: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    shared: components["schemas"]["SharedReports"];
                };
            };
        };
        /** @description Not as things stand: `nothing_simulated`, `too_many_links` or `key_used`. */
        SolarShareReportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such report or project in this company. Another company’s rows answer the same. */
        NoSuchReportInProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such report in this company. Another company’s rows answer the same. */
        NoSuchReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `illegal_transition` or `key_used`. */
        EnergyUploadUsageRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It was not sent as a form. */
        NotMultipart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Judged by its content: `no_export_file`, `not_a_table` or `not_an_xlsx`; `not_multipart` where it was not sent as a form. */
        NotAnExportFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such rate plan in this company. Another company’s rows answer the same. */
        NoSuchRatePlan: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Judged by its content: `no_rate_file`; `not_multipart` where it was not sent as a form. */
        NotARateFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description One page of the list. */
        PanelPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    panels: components["schemas"]["Panel"][];
                    next_cursor: components["schemas"]["Cursor"];
                };
            };
        };
        /** @description As it stands now. */
        OnePanel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    panel: components["schemas"]["Panel"];
                };
            };
        };
        /** @description Not as things stand: `name_taken` or `key_used`. */
        NameTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such panel in this company. Another company’s rows answer the same. */
        NoSuchPanel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `name_taken`, `stale_version` or `key_used`. */
        NameTakenOrStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description One page of makers. */
        Makers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    manufacturers: components["schemas"]["Maker"][];
                    next_cursor: components["schemas"]["Cursor"];
                };
            };
        };
        /** @description One page of the list. */
        InverterPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    inverters: components["schemas"]["Inverter"][];
                    next_cursor: components["schemas"]["Cursor"];
                };
            };
        };
        /** @description As it stands now. */
        OneInverter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    inverter: components["schemas"]["Inverter"];
                };
            };
        };
        /** @description No such inverter in this company. Another company’s rows answer the same. */
        NoSuchInverter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description One page of the list. */
        StoragePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    storage: components["schemas"]["Storage"][];
                    next_cursor: components["schemas"]["Cursor"];
                };
            };
        };
        /** @description As it stands now. */
        OneStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    storage: components["schemas"]["Storage"];
                };
            };
        };
        /** @description No such battery in this company. Another company’s rows answer the same. */
        NoSuchBattery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description One page of the list. */
        OtherPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    others: components["schemas"]["Other"][];
                    next_cursor: components["schemas"]["Cursor"];
                };
            };
        };
        /** @description As it stands now. */
        OneOther: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    other: components["schemas"]["Other"];
                };
            };
        };
        /** @description No such equipment in this company. Another company’s rows answer the same. */
        NoSuchEquipment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The categories. */
        Categories: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    categories: components["schemas"]["Category"][];
                };
            };
        };
        /** @description As it stands now. */
        OneCategory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    category: components["schemas"]["Category"];
                };
            };
        };
        /** @description No such category in this company. Another company’s rows answer the same. */
        NoSuchCategory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Where the datasheet is, if there is one, and the version of the equipment now. */
        Datasheet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    datasheet_src: string | null;
                    datasheet_name: string | null;
                    version: components["schemas"]["Version"];
                };
            };
        };
        /** @description The upload is not of a kind we take, judged by its content. */
        WrongKind: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The import. */
        OneImport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    import: components["schemas"]["EquipmentImport"];
                };
            };
        };
        /** @description The file, or what it unpacks to, is larger than a list may be. */
        TooManyRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Judged by its content: `not_a_table`, `not_an_xlsx` or `encrypted`; `not_multipart` where it was not sent as a form. */
        NotATable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such import in this company. Another company’s rows answer the same. */
        NoSuchImport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description One page of imports. */
        ImportPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    imports: components["schemas"]["EquipmentImport"][];
                    next_cursor: components["schemas"]["Cursor"];
                };
            };
        };
        /** @description One page of rows. */
        ImportRowPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    rows: components["schemas"]["ImportRow"][];
                    next_cursor: components["schemas"]["Cursor"];
                };
            };
        };
        /** @description Not as things stand: `catalogue_changed`, `nothing_to_import`, `illegal_transition`, `stale_version` or `key_used`. */
        EquipmentConfirmImportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `edited_since`, `in_use`, `too_long_ago`, `illegal_transition`, `stale_version` or `key_used`. */
        EquipmentUndoImportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `illegal_transition`, `stale_version` or `key_used`. */
        EquipmentDiscardImportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The adder. */
        OneAdder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    adder: components["schemas"]["Adder"];
                    /** @description Names of what its conditions refer to by id. */
                    names: {
                        [key: string]: string;
                    };
                };
            };
        };
        /** @description No such adder in this company. Another company’s rows answer the same. */
        NoSuchAdder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `name_taken` or `key_used`. */
        AddersCreateRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `name_taken`, `stale_version` or `key_used`. */
        AddersUpdateRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `import_changed`, `name_taken` or `key_used`. */
        AddersImportRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The project's adders. */
        ProjectAdders: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    adders: components["schemas"]["ProjectAdder"][];
                };
            };
        };
        /** @description No such adder or project in this company. Another company’s rows answer the same. */
        NoSuchAdderInProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `already_added`, `does_not_apply` or `key_used`. */
        AddersAddProjectAdderRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `applies_by_itself` or `key_used`. */
        AddersRemoveProjectAdderRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `does_not_apply`, `stale_version` or `key_used`. */
        AddersUpdatePriceOverrideRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such price asked for or project in this company. Another company’s rows answer the same. */
        NoSuchPriceAskedFor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `nothing_asked`, `stale_version` or `key_used`. */
        AddersDecideOverrideRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The price. */
        OnePrice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description The price line by line; their sums make the price. */
                    lines: components["schemas"]["PriceLine"][];
                    /** @description What the catalogue has for such a project and does not apply here. */
                    skipped: components["schemas"]["SkippedAdder"][];
                    /** @description Why there is no price although there is a design. */
                    problem: string | null;
                    base: components["schemas"]["ShownBase"];
                    price: components["schemas"]["Price"] | null;
                    /** @description The project's price per watt; null where the base is made another way. */
                    price_usd_per_w: number | null;
                    default_price_usd_per_w: number;
                    discount_cents: number;
                    version: components["schemas"]["Version"];
                };
            };
        };
        /** @description The incentive. */
        OneIncentive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    incentive: components["schemas"]["Incentive"];
                };
            };
        };
        /** @description No such incentive in this company. Another company’s rows answer the same. */
        NoSuchIncentive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The incentives, judged. */
        JudgedIncentives: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProjectIncentives"];
            };
        };
        /** @description No such incentive or project in this company. Another company’s rows answer the same. */
        NoSuchIncentiveInProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `incentive_inactive` or `key_used`. */
        ProjectsAddIncentiveRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The provider with its options. */
        OneProvider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    provider: components["schemas"]["FinancingProvider"];
                };
            };
        };
        /** @description No such financing provider in this company. Another company’s rows answer the same. */
        NoSuchFinancingProvider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The option. */
        OneOption: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    option: components["schemas"]["FinancingOption"];
                };
            };
        };
        /** @description No such financing option or financing provider in this company. Another company’s rows answer the same. */
        NoSuchFinancingOptionOrFinancingProvider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Offers. */
        Offers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    offers: components["schemas"]["Offer"][];
                    /** @description Shown wherever a tax credit is mentioned. */
                    disclaimer: string;
                };
            };
        };
        /** @description The financing. */
        OneFinancing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    financing: components["schemas"]["ProjectFinancing"] | null;
                };
            };
        };
        /** @description No such financing option or project in this company. Another company’s rows answer the same. */
        NoSuchFinancingOption: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `financing_unavailable`, `nothing_to_finance` or `key_used`. */
        ProjectsSetFinancingRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The proposal. */
        OneProposal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    proposal: components["schemas"]["Proposal"];
                };
            };
        };
        /** @description No such proposal or project in this company. Another company’s rows answer the same. */
        NoSuchProposalInProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `nothing_to_propose`, `pricing_check`, `illegal_transition`, `stale_version` or `key_used`. */
        ProposalSaveRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `nothing_to_propose`. */
        ProposalGetEditorDataRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such version or project in this company. Another company’s rows answer the same. */
        NoSuchProposalVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Judged by its content: `not_a_picture` or `broken_picture`; `not_multipart` where it was not sent as a form. */
        NotAPicture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The proposal as a homeowner reads it. */
        Document: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    proposal: components["schemas"]["ProposalDocument"];
                };
            };
        };
        /** @description No such proposal in this company. Another company’s rows answer the same. */
        NoSuchProposal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `expired`, `financing_unavailable`, `not_offered`, `nothing_to_finance` or `illegal_transition`. */
        ProposalAcceptRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `not_published`. */
        ProposalPrepareMessageRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What was sent, newest first. */
        Sends: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    sends: components["schemas"]["Send"][];
                };
            };
        };
        /** @description Not as things stand: `expired`, `not_published`, `out_of_date` or `key_used`. */
        ProposalSendRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too often: `too_many_sends`. `Retry-After` says how many seconds to wait, where that is known. */
        ProposalSendTooOften: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The templates. */
        TemplateList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    templates: components["schemas"]["TemplateLine"][];
                };
            };
        };
        /** @description The template. */
        OneTemplate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    template: components["schemas"]["Template"];
                    images: components["schemas"]["ShownImage"][];
                    findings: components["schemas"]["Finding"][];
                };
            };
        };
        /** @description No such template in this company. Another company’s rows answer the same. */
        NoSuchTemplate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `too_many_templates`, `stale_version` or `key_used`. */
        TemplatesSaveRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `last_template`, `stale_version` or `key_used`. */
        TemplatesDeleteRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The rules; version 0 while none was ever saved. */
        Rules: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    rules: components["schemas"]["TemplateRule"][];
                    templates: components["schemas"]["TemplateName"][];
                    version: number;
                };
            };
        };
        /** @description The theme; version 0 while none was ever saved. */
        OneTheme: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    theme: components["schemas"]["ProposalTheme"];
                    /** @description A short-lived address of the cover image. */
                    cover_src: string | null;
                    /** @description The logo of the company's profile. */
                    logo_src: string | null;
                    version: number;
                };
            };
        };
        /** @description The job. */
        "OneJob-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    job: components["schemas"]["PrintJob"];
                };
            };
        };
        /** @description No such proposal or report in this company. Another company’s rows answer the same. */
        NoSuchProposalOrReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too often: `too_many_prints`. `Retry-After` says how many seconds to wait, where that is known. */
        BrowserTooOften: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no Chromium on the server. */
        NoBrowser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such print. */
        NoSuchPrint: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `not_printed`. */
        BrowserDownloadRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such agreement in this company. Another company’s rows answer the same. */
        NoSuchAgreement: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The template. */
        OneAgreement: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    agreement: components["schemas"]["Agreement"];
                };
            };
        };
        /** @description Not as things stand: `agreement_unchanged`, `agreement_unfit`, `stale_version` or `key_used`. */
        CollectionsPublishAgreementRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Lenders. */
        LenderConfig: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    lenders: components["schemas"]["LenderSetting"][];
                };
            };
        };
        /** @description The lender. */
        OneLender: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    lender: components["schemas"]["LenderSetting"];
                };
            };
        };
        /** @description Not by this caller: `forbidden` or `not_while_impersonating`. */
        MayNotConnect: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such lender. */
        NoSuchLender: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `lender_not_connected`, `stale_version` or `key_used`. */
        SettingsUpdateLenderConfigRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description How it went. */
        LenderTest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    works: boolean;
                    sentence: string;
                };
            };
        };
        /** @description Not as things stand: `lender_not_connected`. */
        LenderNotConnected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The secret, answered once. */
        WebhookSecret: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    secret: string;
                    /** Format: uri */
                    address: string;
                };
            };
        };
        /** @description Users. */
        LenderUsers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    users: components["schemas"]["LenderUser"][];
                };
            };
        };
        /** @description Not as things stand: `lender_refused`, `action_unavailable` or `lender_not_connected`. */
        SettingsListLenderUsersRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The lender answered what cannot be right, or could not be reached. */
        LenderFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The lender did not answer in time. */
        LenderSilent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Applications. */
        Applications: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    applications: components["schemas"]["LenderApplication"][];
                };
            };
        };
        /** @description The application, as it stands. */
        ApplicationStands: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    application: components["schemas"]["LenderApplication"];
                };
            };
        };
        /** @description No such application or project in this company. Another company’s rows answer the same. */
        NoSuchApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Checks. */
        Checks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    checks: components["schemas"]["LenderCheck"][];
                    /** @description No check blocks. */
                    may_apply: boolean;
                };
            };
        };
        /** @description No such lender or project. */
        NoSuchLenderInProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `action_unavailable` or `lender_not_connected`. */
        LenderApplicationsCheckRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Products. */
        LenderProducts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    products: components["schemas"]["LenderOffer"][];
                    /** Format: date-time */
                    asked_at: string;
                };
            };
        };
        /** @description Not as things stand: `lender_refused`, `nothing_to_finance`, `action_unavailable` or `lender_not_connected`. */
        LenderApplicationsProductsRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The application. */
        OneApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    application: components["schemas"]["LenderApplication"];
                };
            };
        };
        /** @description No such application, lender or project. */
        NoSuchApplicationOrLender: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `already_open`, `changed_meanwhile`, `lender_refused`, `no_such_product`, `nothing_to_finance`, `product_does_not_fit`, `action_unavailable` or `lender_not_connected`. */
        LenderApplicationsCreateRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `already_sent`, `shared`, `stale_version` or `key_used`. */
        AlreadySentOrStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `already_sent`, `changed_meanwhile`, `lender_refused`, `no_such_product`, `nothing_to_finance`, `product_does_not_fit`, `shared`, `action_unavailable`, `lender_not_connected` or `stale_version`. */
        LenderApplicationsQuoteRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is gone. */
        Discarded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    discarded: boolean;
                };
            };
        };
        /** @description The link, answered once. */
        "Shared-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    application: components["schemas"]["LenderApplication"];
                    /** Format: uri */
                    link: string;
                    /** @description The secret part of the link, as lender_applications.GetShared takes it. */
                    share_token: components["schemas"]["ShareSecret"];
                };
            };
        };
        /** @description Not by this caller: `forbidden` or `not_while_impersonating`. */
        MayNotShare: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such application, link or project. */
        NoSuchApplicationOrLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `quote_out_of_date`, `action_unavailable`, `lender_not_connected` or `stale_version`. */
        LenderApplicationsShareRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too often: `too_many_links`. `Retry-After` says how many seconds to wait, where that is known. */
        LenderApplicationsShareTooOften: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `not_shared`, `stale_version` or `key_used`. */
        LenderApplicationsTakeBackRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What the homeowner sees. */
        SharedApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    shared: components["schemas"]["SharedApplication"];
                };
            };
        };
        /** @description No such link. */
        NoSuchSharedLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `link_expired`. */
        LenderApplicationsGetSharedRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `link_expired`, `not_open` or `stale_version`. */
        LenderApplicationsSaveSharedRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `ask_your_rep`, `checks_block`, `link_expired`, `not_open`, `quote_out_of_date`, `words_changed`, `action_unavailable`, `lender_not_connected`, `illegal_transition` or `stale_version`. */
        LenderApplicationsSubmitSharedRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `checks_block`, `quote_out_of_date`, `shared`, `words_changed`, `action_unavailable`, `lender_not_connected`, `illegal_transition`, `stale_version` or `key_used`. */
        LenderApplicationsSubmitRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `action_unavailable`, `lender_not_connected`, `illegal_transition`, `stale_version` or `key_used`. */
        ActionUnavailableOrStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `action_unavailable`, `lender_not_connected` or `illegal_transition`. */
        LenderApplicationsRefreshRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such application, call or project in this company. Another company’s rows answer the same. */
        NoSuchApplicationOrCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `refused`, `settled`, `action_unavailable`, `lender_not_connected`, `illegal_transition`, `stale_version` or `key_used`. */
        LenderApplicationsRetryRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Documents. */
        LoanDocuments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    documents: components["schemas"]["LoanDocument"][];
                    /** Format: date-time */
                    asked_at: string;
                };
            };
        };
        /** @description Not as things stand: `lender_refused`, `not_sent_yet`, `action_unavailable` or `lender_not_connected`. */
        LenderRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Documents. */
        RequiredDocuments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    documents: components["schemas"]["RequiredDocument"][];
                    /** Format: date-time */
                    asked_at: string;
                };
            };
        };
        /** @description No such application, stipulation or project in this company. Another company’s rows answer the same. */
        NoSuchApplicationOrStipulation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `cleared`, `action_unavailable`, `lender_not_connected`, `illegal_transition`, `stale_version` or `key_used`. */
        LenderApplicationsUploadStipulationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Larger than the lender takes. */
        TooLargeForLender: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Judged by its content: `wrong_kind` or `broken_picture`; `not_multipart` where it was not sent as a form. */
        NeitherPictureNorPdf: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such agreement, application or project in this company. Another company’s rows answer the same. */
        NoSuchAgreementOrApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `not_sealed_yet`, `not_signed`, `too_large_for_lender`, `action_unavailable`, `lender_not_connected`, `illegal_transition`, `stale_version` or `key_used`. */
        LenderApplicationsSendContractRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `checks_block`, `action_unavailable`, `lender_not_connected`, `illegal_transition`, `stale_version` or `key_used`. */
        LenderApplicationsSubmitMilestoneRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `lender_refused`, `no_such_product`, `nothing_to_finance`, `product_does_not_fit`, `action_unavailable`, `lender_not_connected`, `illegal_transition`, `stale_version` or `key_used`. */
        LenderRefusedOrStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `nothing_to_finance`, `action_unavailable`, `lender_not_connected`, `illegal_transition`, `stale_version` or `key_used`. */
        LenderApplicationsUpdateDesignRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The draft at the other lender. */
        Moved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    application: components["schemas"]["LenderApplication"];
                    /** @description What the other lender asks that this one did not, a sentence each. */
                    differences: string[];
                };
            };
        };
        /** @description Not as things stand: `already_open`, `changed_meanwhile`, `lender_refused`, `no_such_product`, `nothing_to_finance`, `product_does_not_fit`, `same_lender`, `action_unavailable`, `lender_not_connected` or `stale_version`. */
        LenderApplicationsMoveRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such agreement or project in this company. Another company’s rows answer the same. */
        NoSuchAgreementInProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `agreement_not_published`. */
        AgreementsPrepareSendRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The transaction. */
        OneTransaction: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    transaction: components["schemas"]["Transaction"];
                };
            };
        };
        /** @description No such agreement, document or project in this company. Another company’s rows answer the same. */
        NoSuchAgreementOrDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `agreement_not_published`, `not_ready` or `key_used`. */
        AgreementsSendRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not by this caller: `forbidden` or `not_while_impersonating`. */
        MayNotHoldLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such agreement, signer or project in this company. Another company’s rows answer the same. */
        NoSuchAgreementOrSigner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `already_signed`, `not_their_turn`, `signs_nothing` or `illegal_transition`. */
        AgreementsGenerateURLRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `already_signed`, `not_invited`, `not_their_turn`, `signs_nothing`, `illegal_transition` or `key_used`. */
        AgreementsSendLinkRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too often: `too_many_sends` or `too_soon`. `Retry-After` says how many seconds to wait, where that is known. */
        AgreementsSendLinkTooOften: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `already_signed`, `signs_nothing`, `illegal_transition` or `key_used`. */
        AgreementsRevokeLinkRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `illegal_transition`, `stale_version` or `key_used`. */
        AgreementsVoidAgreementTransactionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The agreement as its signer sees it. */
        OneSigning: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    signing: components["schemas"]["Signing"];
                };
            };
        };
        /** @description The secret of the link is missing: `no_signing_link`. */
        NoSigningLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such link. */
        NoSuchSigningLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `link_expired`. */
        LinkExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `illegal_transition`, `link_expired`, `not_sealed`, `not_viewed` or `not_your_turn`. */
        AgreementsTrackRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too often: `too_many_events` or `too_many_tries`. `Retry-After` says how many seconds to wait, where that is known. */
        AgreementsTrackTooOften: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `illegal_transition`, `already_signed`, `link_expired` or `not_your_turn`. */
        AlreadySigned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field belongs to another signer: `not_your_field`. */
        ForeignField: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `illegal_transition`, `link_expired` or `not_your_turn`. */
        AgreementsSaveProgressRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `consent_missing`, `document_changed`, `link_expired`, `not_your_turn`, `pages_unread` or `illegal_transition`. */
        AgreementsSaveSignedRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such agreement or link. */
        NoSuchAgreementOrLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description How agreements are signed. */
        Settings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    signing: components["schemas"]["SigningSettings"];
                };
            };
        };
        /** @description Not by this caller: `forbidden` or `not_while_impersonating`. */
        MayNotChangeCertificate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Judged by its content: `wrong_kind`, `broken_picture` or `not_a_picture`; `not_multipart` where it was not sent as a form. */
        "NeitherPictureNorPdf-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such file or project in this company. Another company’s rows answer the same. */
        NoSuchFileInProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `file_in_use`, `file_sealed` or `key_used`. */
        ProjectsDeleteFileRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address has expired, or its signature is not right: `address_expired`. */
        AddressExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such file in this company. Another company’s rows answer the same. */
        NoSuchFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource. */
        OneResource: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    resource: components["schemas"]["Resource"];
                };
            };
        };
        /** @description No such resource in this company. Another company’s rows answer the same. */
        NoSuchResource: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The category. */
        "OneCategory-2": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    category: components["schemas"]["ResourceCategory"];
                };
            };
        };
        /** @description Not as things stand: `name_taken` or `key_used`. */
        CategoryCreateRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `name_taken`, `stale_version` or `key_used`. */
        CategoryUpdateRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The invoice. */
        OneInvoice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    invoice: components["schemas"]["Invoice"];
                };
            };
        };
        /** @description No such invoice in this company, or none the caller may see. */
        NoSuchInvoice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What stands between company and homeowner. */
        ProjectMoney: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    invoices: components["schemas"]["InvoiceRow"][];
                    payments: components["schemas"]["Payment"][];
                    /** @description Money paid that no invoice has. */
                    unapplied_cents: number;
                    /** @description Of issued invoices less what was credited. */
                    billed_cents: number;
                    open_cents: number;
                    bill_to: components["schemas"]["BillTo"];
                    schedule: components["schemas"]["PaymentSchedule"];
                };
            };
        };
        /** @description 'Not as things stand: `not_a_draft`, `stale_version` or `key_used`.' */
        DraftRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 'Not as things stand: `not_issued` or `key_used`.' */
        NotIssuedRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such project or invoice in this company, or none the caller may see. */
        NoSuchInvoiceInProject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 'Not as things stand: `not_issued` or `key_used`.' */
        PaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 'Not as things stand: `not_issued`, `nothing_open`, `stale_version` or `key_used`.' */
        AmountRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such entry in this company, or none the caller may see. */
        NoSuchEntry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 'Not as things stand: `not_reversible`, `already_reversed`, `money_refunded` or `key_used`.' */
        ReversalRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description 'Not as things stand: `no_schedule` or `key_used`.' */
        ScheduleRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Open amounts by age. */
        Aging: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description The company’s day.
                     */
                    as_of: string;
                    /** @description Homeowners first, then lenders by name. */
                    payers: components["schemas"]["PayerAging"][];
                    totals: components["schemas"]["AgingSums"];
                    /** @description Money that came and belongs to nothing yet; 0 for who sees only their own projects. */
                    unapplied_cents: number;
                    /** @description Lines of remittances that wait to be matched. */
                    to_match: number;
                    /** @description Whose remittances can be read. */
                    lenders: {
                        lender: components["schemas"]["Payer"];
                        lender_name: string;
                    }[];
                };
            };
        };
        /** @description What is open. */
        OpenPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    items: components["schemas"]["OpenItem"][];
                    next_cursor: components["schemas"]["Cursor"];
                    /** @description Of all that match, whatever page is asked for. */
                    total_cents: number;
                };
            };
        };
        /** @description What is expected to come. */
        Forecast: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** Format: date */
                    as_of: string;
                    payers: {
                        payer: components["schemas"]["Payer"];
                        payer_name: string;
                    }[];
                    months: components["schemas"]["ForecastColumn"][];
                    /** @description After these months. */
                    later_cents: number;
                    steps: components["schemas"]["ExpectedByStep"][];
                    /** @description All of it. */
                    total_cents: number;
                };
            };
        };
        /** @description What is expected. */
        ExpectedPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    items: components["schemas"]["ExpectedPayment"][];
                    next_cursor: components["schemas"]["Cursor"];
                    /** @description Of all that match, whatever page is asked for. */
                    total_cents: number;
                };
            };
        };
        /** @description Remittances. */
        RemittancePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    remittances: components["schemas"]["Remittance"][];
                    next_cursor: components["schemas"]["Cursor"];
                };
            };
        };
        /** @description The remittance. */
        OneRemittance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    remittance: components["schemas"]["Remittance"];
                };
            };
        };
        /** @description No such remittance in this company. */
        NoSuchRemittance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Lines. */
        RemittanceLinePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    lines: components["schemas"]["RemittanceLine"][];
                    next_cursor: components["schemas"]["Cursor"];
                };
            };
        };
        /** @description The preview, or what is needed to make one. */
        Preview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    remittance: components["schemas"]["Remittance"] | null;
                    /** @description As they stand in the file. */
                    headings: string[];
                    columns: components["schemas"]["RemittanceColumns"];
                    /** @description The first lines. */
                    sample: string[][];
                };
            };
        };
        /** @description There is no such lender. */
        NoSuchLenderOfRemittance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Longer than a remittance may be. */
        RemittanceTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not a CSV file. */
        RemittanceNotATable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `not_ready`, `nothing_to_post`, `imported_meanwhile`, `stale_version` or `key_used`. */
        RemittanceRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The line as it stands now. */
        OneLine: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    line: components["schemas"]["RemittanceLine"];
                };
            };
        };
        /** @description No such line or application in this company. */
        NoSuchLine: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `another_lender`, `nothing_owed`, `not_open`, `not_posted` or `key_used`. */
        LineRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description How the company bills. */
        Invoicing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvoicingSettings"];
            };
        };
        /** @description No such job of the caller's. Another person's or company's answers the same. */
        NoSuchJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `job_ended` or `key_used`. */
        JobsCancelRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The job, to be asked for with jobs.Get. */
        OneExport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    job: components["schemas"]["Job"];
                };
            };
        };
        /** @description The caller's role does not allow it, or somebody else acts as them: `not_while_impersonating`. */
        NotAllOfIt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `export_running`, `too_many_jobs` or `key_used`. */
        ExportsStartRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `company_not_empty`, `too_many_jobs` or `key_used`. */
        ImportsBeginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The input is not acceptable, or the archive cannot be read: `broken_archive`. */
        UnreadableArchive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `not_uploaded`, `job_ended` or `key_used`. */
        ImportsNotReady: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not as things stand: `job_ended`, `wrong_part` or `key_used`. */
        ImportsAddPartRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The task. */
        OneTask: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    task: components["schemas"]["Task"];
                };
            };
        };
        /** @description No such task in this company, or one of a project the caller may not see. */
        NoSuchTask: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The note. */
        OneNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    note: components["schemas"]["Note"];
                };
            };
        };
        /** @description The caller's role does not allow it, or somebody else wrote it (`not_the_author`). */
        NotTheAuthor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such note in this company, or one on a project the caller may not see. */
        NoSuchNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The steps in their order. */
        Onboarding: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    onboarding: components["schemas"]["Onboarding"];
                };
            };
        };
    };
    parameters: {
        /** @description Words to look for, in any letter case. */
        Search: string;
        /** @description How many rows to answer at most. */
        Limit: number;
        /** @description The same key with the same body answers what it answered first; with another body it is refused. */
        IdempotencyKey: string;
        /** @description The secret part of an invitation's link. */
        Invite: string;
        /** @description The `next_cursor` of the page before. */
        Cursor: string;
        /** @description The member asked about. */
        UserId: components["schemas"]["Id"];
        /** @description The mail asked about. */
        MailId: components["schemas"]["Id"];
        /** @description Only projects of these statuses. */
        FilterStatus: components["schemas"]["status"];
        /** @description Only projects in these stages. */
        FilterStage: components["schemas"]["stage"];
        /** @description Only projects of these members. */
        FilterOwner: components["schemas"]["owner_id"];
        /** @description Only projects in this state. */
        FilterState: components["schemas"]["StateCode"];
        /** @description Only projects from this source. */
        FilterLeadSource: components["schemas"]["lead_source"];
        /** @description Only projects with this tag. */
        FilterTag: components["schemas"]["tag"];
        /** @description Only projects started on this day or later. */
        FilterCreatedFrom: components["schemas"]["created_from"];
        /** @description Only projects started on this day or earlier. */
        FilterCreatedTo: components["schemas"]["created_to"];
        /** @description Only projects sold on this day or later. */
        FilterSoldFrom: components["schemas"]["sold_from"];
        /** @description Only projects sold on this day or earlier. */
        FilterSoldTo: components["schemas"]["sold_to"];
        /** @description Only projects whose proposal came so far. */
        FilterProposal: components["schemas"]["ProposalReach"];
        /** @description Only projects whose proposal was first published on this day or later. */
        FilterSentFrom: components["schemas"]["sent_from"];
        /** @description Only projects whose proposal was first published on this day or earlier. */
        FilterSentTo: components["schemas"]["sent_to"];
        /** @description Only open projects (neither rejected nor funded) in which nothing happened for so many days. */
        FilterIdleDays: components["schemas"]["idle_days"];
        /** @description Whether projects that were merged into another are listed as well. */
        FilterMerged: components["schemas"]["merged"];
        /** @description The project asked about. */
        ProjectId: components["schemas"]["Id"];
        /** @description Only deals of these members. */
        DealOwner: components["schemas"]["Id"][];
        /** @description Only deals paid this way. */
        DealFinancing: components["schemas"]["FinancingType"];
        /** @description Only deals financed by this provider. */
        DealProvider: components["schemas"]["ProviderCode"];
        /** @description The person asked about. */
        HomeownerId: components["schemas"]["Id"];
        /** @description Only this maker, in any letter case. */
        Maker: string;
        /** @description Whether it is on offer. */
        Standing: "active" | "inactive" | "all";
        /** @description Only these, on offer or not; up to 40 ids with commas between. */
        Ids: string;
        /** @description Words to look for, in any letter case. */
        Words: string;
        /** @description The maker, in any letter case. */
        OfMaker: string;
        /** @description Only this category. */
        Category: components["schemas"]["Id"];
        /** @description The import asked about. */
        ImportId: components["schemas"]["Id"];
        /** @description Only imports of this kind. */
        Kind: components["schemas"]["EquipmentKind"];
        /** @description Only rows that come to this. */
        Change: "new" | "changed" | "unchanged" | "skipped";
        /** @description The unguessable part of the link. */
        PublicId: components["schemas"]["PublicId"];
        /** @description As answered by /v1/browser. */
        JobId: components["schemas"]["PublicId"];
        /** @description The lender asked about, by its provider code. */
        Lender: components["schemas"]["LenderCode"];
        /** @description The application asked about. */
        ApplicationId: components["schemas"]["Id"];
        /** @description From the homeowner's link. */
        ShareToken: components["schemas"]["ShareSecret"];
        /** @description The remittance asked about. */
        RemittanceId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "sessions.Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The session is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSession"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["WrongCredentials"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "users.ChangePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description The new password counts from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Other sessions that were ended. */
                        sessions_ended: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotChangePassword"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "users.ThisDevice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_known: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "users.RequestSignInLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestReset"];
            };
        };
        responses: {
            /** @description If the email has an account, a link is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        requested: true;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "users.RequestResetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestReset"];
            };
        };
        responses: {
            /** @description If the e-mail has an account, a link is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        requested: true;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "users.ResetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description The new password counts from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whose password it is. */
                        email: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchLink"];
            409: components["responses"]["UsersResetPasswordRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "user.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        impersonator?: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "users.Permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permission keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        permissions: components["schemas"]["Permission"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "users.Search": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["User"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "session.Clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether a live session was ended. */
                        cleared: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
        };
    };
    "session.Keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When it ends however busy it is.
                         */
                        expires_at: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.GetSessionPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        idle_minutes: components["schemas"]["IdleMinutes"];
                        version: components["schemas"]["Version"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.SessionPolicy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idle_minutes: components["schemas"]["IdleMinutes"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        idle_minutes: components["schemas"]["IdleMinutes"];
                        version: components["schemas"]["Version"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "company.SignUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The company is there and its owner signed in, or a mail tells how to go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUp"];
                };
            };
            400: components["responses"]["InvalidInput"];
            409: components["responses"]["CompanySignUpRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "company.FinishSignUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishSignUp"];
            };
        };
        responses: {
            /** @description The company is there and its owner signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSession"];
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchSignUp"];
            409: components["responses"]["CompanyFinishSignUpRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "users.GenerateInviteLink": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvite"];
            };
        };
        responses: {
            /** @description The link, answered this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invite: components["schemas"]["Invite"];
                        /** @description Where the person joins. */
                        url: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotInvite"];
            404: components["responses"]["NoSuchRoleOrCompany"];
            409: components["responses"]["UsersGenerateInviteLinkRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "users.ListInvites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invites: components["schemas"]["Invite"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "users.RevokeInvite": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    invite_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The invitation, revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invite: components["schemas"]["Invite"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInvite"];
            409: components["responses"]["UsersRevokeInviteRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "users.GetInvite": {
        parameters: {
            query: {
                /** @description The secret part of an invitation's link. */
                invite: components["parameters"]["Invite"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company: string;
                        role: string;
                        invited_by: string;
                        email?: string;
                        firstname?: string;
                        lastname?: string;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchInvite"];
            409: components["responses"]["UsersGetInviteRefused"];
        };
    };
    "users.AcceptInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Joined and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSession"];
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchInvite"];
            409: components["responses"]["UsersAcceptInviteRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "company.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company: components["schemas"]["Company"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "company.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyFields"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company: components["schemas"]["Company"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchCompany"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "company.UploadLogo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    version: string;
                };
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        company: components["schemas"]["Company"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotAnImage"];
            429: components["responses"]["TooMany"];
        };
    };
    "company.GetMetadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        metadata: {
                            [key: string]: unknown;
                        };
                        version: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "company.EditMetadata": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    metadata: {
                        [key: string]: unknown;
                    };
                    version: number;
                };
            };
        };
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        metadata: {
                            [key: string]: unknown;
                        };
                        version: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "company.List": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        companies: {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            status: "active" | "suspended";
                            users: number;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.GetPointsOfContact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PointsOfContact"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.PointsOfContact": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contacts: components["schemas"]["PointsOfContact"];
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["PointsOfContact"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "settings.GetGeneral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the company works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["General"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.General": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeneralInput"];
            };
        };
        responses: {
            /** @description Change how the company works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["General"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "settings.GetUsage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the company uses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "users.GetUsers": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only those with this status. */
                status?: "active" | "invited" | "disabled";
                /** @description Only those in this role. */
                role_id?: components["schemas"]["Id"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["Member"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "users.ListTenantUsers": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: {
                            id: components["schemas"]["Id"];
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "users.Get": {
        parameters: {
            query: {
                /** @description The member asked about. */
                user_id: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Member"];
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchUser"];
        };
    };
    "users.ListActivity": {
        parameters: {
            query: {
                /** @description The member asked about. */
                user_id: components["parameters"]["UserId"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        activity: components["schemas"]["UserActivity"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchUser"];
        };
    };
    "users.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                    firstname: components["schemas"]["PersonName"];
                    lastname: components["schemas"]["PersonName"];
                    phone?: components["schemas"]["UsPhone"];
                };
            };
        };
        responses: {
            /** @description The member as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchUser"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "users.UpdateRole": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: components["schemas"]["Id"];
                    role_id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The member as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotChangeRole"];
            404: components["responses"]["NoSuchUser"];
            409: components["responses"]["LastOwnerOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "users.DisableUser": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: components["schemas"]["Id"];
                    disabled: boolean;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The member as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotDisable"];
            404: components["responses"]["NoSuchUser"];
            409: components["responses"]["LastOwnerOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "users.ResetPasswordByAdmin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The mail is written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mailed_to: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotReset"];
            404: components["responses"]["NoSuchUser"];
            409: components["responses"]["UsersResetPasswordByAdminRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "users.EndSession": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: components["schemas"]["Id"];
                    session_id: string;
                };
            };
        };
        responses: {
            /** @description It is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        ended: true;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchSessionOrUser"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "roles.ListPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        areas: components["schemas"]["Area"][];
                        roles: components["schemas"]["Role"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "roles.UpdatePermission": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role_id: components["schemas"]["Id"];
                    permissions: components["schemas"]["Permission"][];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BeyondOwn"];
            404: components["responses"]["NoSuchRole"];
            409: components["responses"]["RolesUpdatePermissionRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "roles.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["RoleName"];
                    description?: string;
                    permissions?: components["schemas"]["Permission"][];
                };
            };
        };
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BeyondOwn"];
            409: components["responses"]["RolesCreateRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "roles.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role_id: components["schemas"]["Id"];
                    name: components["schemas"]["RoleName"];
                    description: string;
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        role: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BeyondOwn"];
            404: components["responses"]["NoSuchRole"];
            409: components["responses"]["RolesUpdateRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "roles.Delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role_id: components["schemas"]["Id"];
                    reassign_to?: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Members that moved. */
                        reassigned: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BeyondOwn"];
            404: components["responses"]["NoSuchRole"];
            409: components["responses"]["RolesDeleteRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "roles.DefaultNewPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permission keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        permissions: components["schemas"]["Permission"][];
                        version: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "roles.UpdateDefaultNewPermissions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    permissions: components["schemas"]["Permission"][];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Permission keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        permissions: components["schemas"]["Permission"][];
                        version: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["BeyondOwn"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "audits.ListAudits": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only what this member did. */
                actor_id?: components["schemas"]["Id"];
                /** @description Only this operation. */
                action?: string;
                /** @description Only what was done or refused. */
                outcome?: "done" | "refused";
                /** @description From this day on. */
                from?: string;
                /** @description Up to and with this day. */
                to?: string;
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        audits: components["schemas"]["AuditEntry"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "audits.Export": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only what this member did. */
                actor_id?: components["schemas"]["Id"];
                /** @description Only this operation. */
                action?: string;
                /** @description Only what was done or refused. */
                outcome?: "done" | "refused";
                /** @description From this day on. */
                from?: string;
                /** @description Up to and with this day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "audits.Check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "messages.SendEmail": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmail"];
            };
        };
        responses: {
            /** @description Written; it is delivered when a mail server takes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many mails were written. */
                        accepted: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OnlySupport"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "messages.AskSupport": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportQuestion"];
            };
        };
        responses: {
            /** @description Written; support answers by mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By which support and the asker speak of it. */
                        reference: string;
                        /** @description Where the answer goes. */
                        answer_to: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "messages.ListMails": {
        parameters: {
            query?: {
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mails: components["schemas"]["Mail"][];
                        next_cursor: components["schemas"]["Cursor"];
                        /** @description Whether a mail server is configured; without one, mails are kept here. */
                        mail_server: boolean;
                        daily?: components["schemas"]["DailyMails"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "messages.GetMail": {
        parameters: {
            query: {
                /** @description The mail asked about. */
                mail_id: components["parameters"]["MailId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mail: components["schemas"]["Mail"];
                        body: string;
                        link?: string;
                        /** @description Why the link is not shown, where there was one. */
                        link_withheld?: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchMail"];
        };
    };
    "messages.SendAgain": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mail_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Waiting to be delivered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mail: components["schemas"]["Mail"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchMail"];
            409: components["responses"]["MessagesSendAgainRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "settings.GetSMTPConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmtpSettings"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.SMTPConfig": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmtpInput"];
            };
        };
        responses: {
            /** @description The mail server as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmtpSettings"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotChangeServer"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "settings.GetGoogleConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSettings"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.GoogleConfig": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleInput"];
            };
        };
        responses: {
            /** @description The connection as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSettings"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotChangeGoogle"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "settings.ConnectGoogle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A page of Google. */
                        authorization_url: string;
                        /** @description What the browser that comes back must hold. */
                        browser_key: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotChangeGoogle"];
            409: components["responses"]["SettingsConnectGoogleRefused"];
        };
    };
    "settings.DisconnectGoogle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Takes client ID and secret away as well. */
                    remove_client?: boolean;
                    version: number;
                };
            };
        };
        responses: {
            /** @description The connection as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        google: components["schemas"]["GoogleSettings"];
                        /** @description Whether Google knows. Otherwise the permission is to be removed in the Google account. */
                        given_back: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotChangeGoogle"];
            409: components["responses"]["Changed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "messages.SendTestEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEmail"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the mail server took it. */
                        delivered: boolean;
                        /** @description For the person who tried: where the mail is, or what to look at. */
                        sentence: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["MessagesSendTestEmailRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "settings.GetMailTexts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTexts"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.MailTexts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTextInput"];
            };
        };
        responses: {
            /** @description The texts as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTexts"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "settings.GetNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.Notifications": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsInput"];
            };
        };
        responses: {
            /** @description The rules as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "notifications.List": {
        parameters: {
            query?: {
                /** @description Only what was not read yet. */
                unread?: boolean;
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notifications: components["schemas"]["Notification"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "notifications.UnreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "notifications.MarkRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadMark"];
            };
        };
        responses: {
            /** @description How many are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OnlyThemselves"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "notifications.GetPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Preferences"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "notifications.Preferences": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesInput"];
            };
        };
        responses: {
            200: components["responses"]["Preferences"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OnlyThemselves"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "notifications.Follow": {
        parameters: {
            query?: {
                /** @description The id of the last one seen; without it only what happens from now on. */
                after?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    "page_problems.Report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemReport"];
            };
        };
        responses: {
            /** @description It was noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        noted: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchLink-2"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "page_problems.List": {
        parameters: {
            query?: {
                /** @description Only these. */
                status?: components["schemas"]["ProblemStatus"];
                /** @description Only this kind of page. */
                page?: components["schemas"]["ProblemPage"];
                /** @description Only this kind of device. */
                device?: components["schemas"]["ProblemDevice"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Problems of projects the caller may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        problems: components["schemas"]["PageProblem"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "page_problems.SetStatus": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    problem_id: components["schemas"]["Id"];
                    status: components["schemas"]["ProblemStatus"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The problem as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        problem: components["schemas"]["PageProblem"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchProblem"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.List": {
        parameters: {
            query?: {
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only projects of these statuses. */
                status?: components["parameters"]["FilterStatus"];
                /** @description Only projects in these stages. */
                stage?: components["parameters"]["FilterStage"];
                /** @description Only projects of these members. */
                owner_id?: components["parameters"]["FilterOwner"];
                /** @description Only projects in this state. */
                state?: components["parameters"]["FilterState"];
                /** @description Only projects from this source. */
                lead_source?: components["parameters"]["FilterLeadSource"];
                /** @description Only projects with this tag. */
                tag?: components["parameters"]["FilterTag"];
                /** @description Only projects started on this day or later. */
                created_from?: components["parameters"]["FilterCreatedFrom"];
                /** @description Only projects started on this day or earlier. */
                created_to?: components["parameters"]["FilterCreatedTo"];
                /** @description Only projects sold on this day or later. */
                sold_from?: components["parameters"]["FilterSoldFrom"];
                /** @description Only projects sold on this day or earlier. */
                sold_to?: components["parameters"]["FilterSoldTo"];
                /** @description Only projects whose proposal came so far. */
                proposal?: components["parameters"]["FilterProposal"];
                /** @description Only projects whose proposal was first published on this day or later. */
                sent_from?: components["parameters"]["FilterSentFrom"];
                /** @description Only projects whose proposal was first published on this day or earlier. */
                sent_to?: components["parameters"]["FilterSentTo"];
                /** @description Only open projects (neither rejected nor funded) in which nothing happened for so many days. */
                idle_days?: components["parameters"]["FilterIdleDays"];
                /** @description Whether projects that were merged into another are listed as well. */
                merged?: components["parameters"]["FilterMerged"];
                /** @description What the rows are sorted by. */
                sort?: components["schemas"]["ProjectSort"];
                /** @description Where it is left out, names go up and all else down. */
                direction?: components["schemas"]["SortDirection"];
                /** @description Whether to count all that match. */
                count?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        projects: components["schemas"]["ProjectRow"][];
                        /** @description Capped at 10001. */
                        total?: number;
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "projects.Totals": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only projects of these statuses. */
                status?: components["parameters"]["FilterStatus"];
                /** @description Only projects in these stages. */
                stage?: components["parameters"]["FilterStage"];
                /** @description Only projects of these members. */
                owner_id?: components["parameters"]["FilterOwner"];
                /** @description Only projects in this state. */
                state?: components["parameters"]["FilterState"];
                /** @description Only projects from this source. */
                lead_source?: components["parameters"]["FilterLeadSource"];
                /** @description Only projects with this tag. */
                tag?: components["parameters"]["FilterTag"];
                /** @description Only projects started on this day or later. */
                created_from?: components["parameters"]["FilterCreatedFrom"];
                /** @description Only projects started on this day or earlier. */
                created_to?: components["parameters"]["FilterCreatedTo"];
                /** @description Only projects sold on this day or later. */
                sold_from?: components["parameters"]["FilterSoldFrom"];
                /** @description Only projects sold on this day or earlier. */
                sold_to?: components["parameters"]["FilterSoldTo"];
                /** @description Only projects whose proposal came so far. */
                proposal?: components["parameters"]["FilterProposal"];
                /** @description Only projects whose proposal was first published on this day or later. */
                sent_from?: components["parameters"]["FilterSentFrom"];
                /** @description Only projects whose proposal was first published on this day or earlier. */
                sent_to?: components["parameters"]["FilterSentTo"];
                /** @description Only open projects (neither rejected nor funded) in which nothing happened for so many days. */
                idle_days?: components["parameters"]["FilterIdleDays"];
                /** @description Whether projects that were merged into another are listed as well. */
                merged?: components["parameters"]["FilterMerged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totals: components["schemas"]["StatusTotal"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "projects.ListViews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        views: components["schemas"]["SavedView"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "projects.CreateView": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewFields"];
            };
        };
        responses: {
            200: components["responses"]["OneView"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CreateViewRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.UpdateView": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewChange"];
            };
        };
        responses: {
            200: components["responses"]["OneView"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchView"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.DeleteView": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewId"];
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchView"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.SetDefaultView": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultView"];
            };
        };
        responses: {
            /** @description What is begun with from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultView"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchView"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.BulkUpdate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpdate"];
            };
        };
        responses: {
            /** @description How many were changed; `undo_id` takes the change back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: number;
                        /** @description Those that were so already, or hold twenty tags. */
                        unchanged: number;
                        undo_id: components["schemas"]["Id"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BulkRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.ListBulkChanges": {
        parameters: {
            query?: {
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bulk_changes: components["schemas"]["BulkChangeMade"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "projects.UndoBulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoBulk"];
            };
        };
        responses: {
            /** @description How many are as they were, and how many were left because they have changed since. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        restored: number;
                        skipped: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchBulk"];
            409: components["responses"]["UndoRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.Export": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectExport"];
            };
        };
        responses: {
            200: components["responses"]["OneJob"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ExportRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.Get": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneProject"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "lead.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProject"];
            };
        };
        responses: {
            200: components["responses"]["OneProject"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["LeadCreateRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectChange"];
            };
        };
        responses: {
            200: components["responses"]["OneProject"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProjectsUpdateRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.UpdateProjectStatus": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    status: components["schemas"]["ProjectStatus"];
                    reason?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OneProject"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProjectsUpdateProjectStatusRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.ListActivity": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description Only what is of this kind. */
                kind?: components["schemas"]["ActivityKind"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of what happened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        activity: components["schemas"]["Activity"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "lead.Utilities": {
        parameters: {
            query: {
                /** @description Two letters. */
                state: components["schemas"]["StateCode"];
                /** @description Utilities that serve the county of this ZIP code come first. */
                postal_code?: string;
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Utilities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        utilities: {
                            id: string;
                            name: string;
                            /** @description What people and bills call it. */
                            other_names: string[];
                            state: components["schemas"]["StateCode"];
                            /** @description Null where none is published. */
                            average_rate_usd_per_kwh: number | null;
                            /** @description Whether its service territory reaches into the county of the ZIP code (EIA-861). */
                            serves_county: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "projects.LookupPostalCode": {
        parameters: {
            query: {
                /** @description Five digits. */
                postal_code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        place: {
                            city: string;
                            state: components["schemas"]["StateCode"];
                            latitude: number;
                            longitude: number;
                        };
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchZipCode"];
        };
    };
    "deals.Board": {
        parameters: {
            query?: {
                /** @description Only deals of these members. */
                owner_id?: components["parameters"]["DealOwner"];
                /** @description Only deals paid this way. */
                financing_type?: components["parameters"]["DealFinancing"];
                /** @description Only deals financed by this provider. */
                provider_code?: components["parameters"]["DealProvider"];
                /** @description How many deals of each stage. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        columns: components["schemas"]["DealColumn"][];
                        forecast: components["schemas"]["DealForecast"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "deals.List": {
        parameters: {
            query?: {
                /** @description Only deals in these stages. */
                stage?: components["schemas"]["DealStage"][];
                /** @description Only deals of these members. */
                owner_id?: components["parameters"]["DealOwner"];
                /** @description Only deals paid this way. */
                financing_type?: components["parameters"]["DealFinancing"];
                /** @description Only deals financed by this provider. */
                provider_code?: components["parameters"]["DealProvider"];
                /** @description By how long they have stood in their stage, or by value. */
                sort?: components["schemas"]["DealSort"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deals: components["schemas"]["Deal"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "leads.FindDuplicates": {
        parameters: {
            query?: {
                /** @description In any way of writing. */
                phone?: string;
                /** @description In upper or lower case. */
                email?: string;
                /** @description Street and house number. */
                line1?: string;
                /** @description Unit. */
                line2?: string;
                /** @description An address counts with its ZIP code only. */
                postal_code?: string;
                /** @description A project that is not compared with itself. */
                project_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first; ten at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        duplicates: components["schemas"]["FoundDuplicate"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "leads.ListDuplicates": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        duplicates: components["schemas"]["OpenDuplicate"][];
                        /** @description Null unless the project was merged. */
                        merged_into: components["schemas"]["LeadRef"] | null;
                        merged_from: components["schemas"]["LeadRef"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "leads.DismissDuplicate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    duplicate_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description It is dismissed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dismissed: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchDuplicate"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "leads.CompareForMerge": {
        parameters: {
            query: {
                /** @description The project that stays. */
                keep_id: components["schemas"]["Id"];
                /** @description The project that goes into it. */
                merge_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both, side by side. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeComparison"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "leads.Merge": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeInput"];
            };
        };
        responses: {
            /** @description The project that stays, and what came to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project_id: components["schemas"]["Id"];
                        moved: components["schemas"]["MergeMoves"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MergeRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "homeowners.ListByProject": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Homeowners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        homeowners: components["schemas"]["Homeowner"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "homeowners.Get": {
        parameters: {
            query: {
                /** @description The person asked about. */
                homeowner_id: components["parameters"]["HomeownerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchHomeowner"];
        };
    };
    "homeowners.ListMails": {
        parameters: {
            query: {
                /** @description The person asked about. */
                homeowner_id: components["parameters"]["HomeownerId"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mails: components["schemas"]["SentMail"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchHomeowner"];
        };
    };
    "homeowners.ListActs": {
        parameters: {
            query: {
                /** @description The person asked about. */
                homeowner_id: components["parameters"]["HomeownerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The acts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        acts: components["schemas"]["Act"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchHomeowner"];
        };
    };
    "homeowners.Add": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    homeowner: components["schemas"]["HomeownerFields"];
                    /** @default false */
                    is_primary?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["OneHomeowner"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "homeowners.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    homeowner_id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    homeowner: components["schemas"]["HomeownerFields"];
                    is_primary?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["OneHomeowner"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchHomeowner"];
            409: components["responses"]["PrimaryStaysOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "homeowners.Delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    homeowner_id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchHomeowner"];
            409: components["responses"]["PrimaryStaysOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "design.Get": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The design. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        design: components["schemas"]["Design"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "design.Save": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignInput"];
            };
        };
        responses: {
            /** @description The design as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        design: components["schemas"]["Design"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DesignSaveRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "design.GetDrawing": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneDrawing"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "design.SaveDrawing": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    /** @description Of the drawing this one was made from. */
                    version: number;
                    drawing: components["schemas"]["Drawing"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneDrawing"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DesignSaveDrawingRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "design.PreviewDrawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    drawing: components["schemas"]["Drawing"];
                };
            };
        };
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawingFigures"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "design.ListDrawingVersions": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        versions: components["schemas"]["DrawingVersion"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "design.GetDrawingVersion": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description The version asked for. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneDrawing"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchVersion"];
        };
    };
    "design.CheckElectrical": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings; none while nothing is designed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElectricalCheck"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "solar.GetSunlight": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The light. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sunlight: components["schemas"]["Sunlight"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "solar.GetPerformanceSimulation": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneSimulation"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "solar.UploadWeather": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    project_id: components["schemas"]["Id"];
                    /** Format: binary */
                    file: string;
                    file_name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OneSimulation"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotAWeatherFile"];
            429: components["responses"]["TooMany"];
        };
    };
    "solar.RemoveWeather": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneSimulation"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "solar.ListWeatherSources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every service the product knows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sources: components["schemas"]["WeatherSource"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "solar.FetchWeather": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    source: components["schemas"]["WeatherSourceCode"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneSimulation"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The service is not connected, or the project has no coordinates yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            /** @description The service could not be reached, or answered no weather. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "solar.GetReceipt": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        receipt: components["schemas"]["Receipt"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "solar.DownloadHours": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SolarDownloadHoursRefused"];
        };
    };
    "solar.GetReport": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report and its links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report: components["schemas"]["SimulationReport"] | null;
                        shared: components["schemas"]["SharedReports"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "solar.ShareReport": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Shared"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SolarShareReportRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "solar.RevokeReport": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    report_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Shared"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchReportInProject"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "solar.ViewReport": {
        parameters: {
            query: {
                /** @description The last part of the link. */
                public_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report: components["schemas"]["SimulationReport"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchReport"];
        };
    };
    "settings.GetSimulationParams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures a year is simulated with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationParams"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.UpdateSimulationParams": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimulationParams"];
            };
        };
        responses: {
            /** @description Change the figures a year is simulated with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationParams"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "settings.GetDesignPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a new design starts with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignPreferences"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.DesignPreferences": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignPreferences"];
            };
        };
        responses: {
            /** @description Choose what a new design starts with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignPreferences"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "energy.GetYear": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        year: components["schemas"]["EnergyYear"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "energy.Preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnergyWhatIf"];
            };
        };
        responses: {
            /** @description Both years. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        now: components["schemas"]["EnergyYear"] | null;
                        then: components["schemas"]["EnergyYear"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "energy.PreviewUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    consumption?: components["schemas"]["Consumption"];
                    tariff?: components["schemas"]["Tariff"];
                };
            };
        };
        responses: {
            /** @description The use, and what it costs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        use: components["schemas"]["HouseholdUse"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "energy.GetHours": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hours: components["schemas"]["EnergyHours"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "energy.UploadUsage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    project_id: components["schemas"]["Id"];
                    /** Format: binary */
                    file: string;
                    file_name: string;
                };
            };
        };
        responses: {
            /** @description What was read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project: components["schemas"]["Project"];
                        /** @description What was done with gaps, leap days and intervals, in words. */
                        notes: string[];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EnergyUploadUsageRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotMultipart"];
            429: components["responses"]["TooMany"];
        };
    };
    "energy.ListRatePlans": {
        parameters: {
            query?: {
                /** @description The utility of a project. */
                utility_id?: string;
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rate_plans: components["schemas"]["SavedRatePlan"][];
                        next_cursor: string | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "energy.ReadExportRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    file_name: string;
                };
            };
        };
        responses: {
            /** @description One table for each vintage and year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tables: {
                            /** @description The name of the rate in the file. */
                            vintage: string;
                            year: number;
                            weekday: components["schemas"]["RateMatrix"];
                            weekend: components["schemas"]["RateMatrix"];
                            /** @description What was added up. A customer of another energy provider is paid for generation by that provider. */
                            parts: ("delivery" | "generation")[];
                        }[];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotAnExportFile"];
            429: components["responses"]["TooMany"];
        };
    };
    "energy.SaveRatePlan": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatePlanInput"];
            };
        };
        responses: {
            /** @description The rate plan as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rate_plan: components["schemas"]["SavedRatePlan"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRatePlan"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "energy.ReadRateFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    file_name: string;
                };
            };
        };
        responses: {
            /** @description What was read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rates: {
                            name: string;
                            plan: components["schemas"]["RatePlan"] | null;
                            /** @description Why it cannot be used. */
                            problem: string | null;
                            notes: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotARateFile"];
            429: components["responses"]["TooMany"];
        };
    };
    "collections.ListPanels": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only this maker, in any letter case. */
                manufacturer?: components["parameters"]["Maker"];
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
                /** @description Only these, on offer or not; up to 40 ids with commas between. */
                ids?: components["parameters"]["Ids"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PanelPage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.SearchPanel": {
        parameters: {
            query: {
                /** @description Words to look for, in any letter case. */
                search: components["parameters"]["Words"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PanelPage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.AddPanel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PanelInput"];
            };
        };
        responses: {
            200: components["responses"]["OnePanel"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NameTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.EditPanel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PanelEdit"];
            };
        };
        responses: {
            200: components["responses"]["OnePanel"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchPanel"];
            409: components["responses"]["NameTakenOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.ListPanelManufacturers": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Makers"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.ListPanelsByManufacturer": {
        parameters: {
            query: {
                /** @description The maker, in any letter case. */
                manufacturer: components["parameters"]["OfMaker"];
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PanelPage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.ListInverters": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only this maker, in any letter case. */
                manufacturer?: components["parameters"]["Maker"];
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
                /** @description Only these, on offer or not; up to 40 ids with commas between. */
                ids?: components["parameters"]["Ids"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InverterPage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.AddInverter": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InverterInput"];
            };
        };
        responses: {
            200: components["responses"]["OneInverter"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NameTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.EditInverter": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InverterEdit"];
            };
        };
        responses: {
            200: components["responses"]["OneInverter"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInverter"];
            409: components["responses"]["NameTakenOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.ListInverterManufacturers": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Makers"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.ListInvertersByManufacturer": {
        parameters: {
            query: {
                /** @description The maker, in any letter case. */
                manufacturer: components["parameters"]["OfMaker"];
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InverterPage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.ListStorage": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only this maker, in any letter case. */
                manufacturer?: components["parameters"]["Maker"];
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
                /** @description Only these, on offer or not; up to 40 ids with commas between. */
                ids?: components["parameters"]["Ids"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoragePage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.AddStorage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageInput"];
            };
        };
        responses: {
            200: components["responses"]["OneStorage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NameTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.EditStorage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageEdit"];
            };
        };
        responses: {
            200: components["responses"]["OneStorage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchBattery"];
            409: components["responses"]["NameTakenOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.ListStorageManufacturers": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Makers"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.ListStorageByManufacturer": {
        parameters: {
            query: {
                /** @description The maker, in any letter case. */
                manufacturer: components["parameters"]["OfMaker"];
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoragePage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.ListOthers": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only this category. */
                category_id?: components["parameters"]["Category"];
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
                /** @description Only these, on offer or not; up to 40 ids with commas between. */
                ids?: components["parameters"]["Ids"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OtherPage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.AddOther": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherInput"];
            };
        };
        responses: {
            200: components["responses"]["OneOther"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NameTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.EditOther": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherEdit"];
            };
        };
        responses: {
            200: components["responses"]["OneOther"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchEquipment"];
            409: components["responses"]["NameTakenOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.ListOtherCategories": {
        parameters: {
            query?: {
                /** @description Whether it is on offer. */
                status?: components["parameters"]["Standing"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Categories"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.AddOtherCategory": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryInput"];
            };
        };
        responses: {
            200: components["responses"]["OneCategory"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NameTaken"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.EditOtherCategory": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryEdit"];
            };
        };
        responses: {
            200: components["responses"]["OneCategory"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchCategory"];
            409: components["responses"]["NameTakenOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "equipment.UploadDatasheet": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    kind: components["schemas"]["DatasheetKind"];
                    equipment_id: components["schemas"]["Id"];
                    version: string;
                    /** Format: binary */
                    file: string;
                    file_name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Datasheet"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchEquipment"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
        };
    };
    "equipment.RemoveDatasheet": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasheetOf"];
            };
        };
        responses: {
            200: components["responses"]["Datasheet"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchEquipment"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "equipment.PreviewImport": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    kind: components["schemas"]["EquipmentKind"];
                    /** Format: binary */
                    file: string;
                    file_name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OneImport"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooManyRows"];
            415: components["responses"]["NotATable"];
            429: components["responses"]["TooMany"];
        };
    };
    "equipment.GetImport": {
        parameters: {
            query: {
                /** @description The import asked about. */
                import_id: components["parameters"]["ImportId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneImport"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchImport"];
        };
    };
    "equipment.ListImports": {
        parameters: {
            query?: {
                /** @description Only imports of this kind. */
                kind?: components["parameters"]["Kind"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportPage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "equipment.ListImportRows": {
        parameters: {
            query: {
                /** @description The import asked about. */
                import_id: components["parameters"]["ImportId"];
                /** @description Only rows that come to this. */
                change?: components["parameters"]["Change"];
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportRowPage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchImport"];
        };
    };
    "equipment.ConfirmImport": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportVersion"];
            };
        };
        responses: {
            200: components["responses"]["OneImport"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchImport"];
            409: components["responses"]["EquipmentConfirmImportRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "equipment.UndoImport": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportVersion"];
            };
        };
        responses: {
            200: components["responses"]["OneImport"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchImport"];
            409: components["responses"]["EquipmentUndoImportRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "equipment.DiscardImport": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportVersion"];
            };
        };
        responses: {
            200: components["responses"]["OneImport"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchImport"];
            409: components["responses"]["EquipmentDiscardImportRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "adders.List": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Active ones unless told otherwise. */
                status?: "active" | "inactive" | "all";
                /** @description Only adders priced by this method. */
                pricing_method?: components["schemas"]["PricingMethod"];
                /** @description Only those that apply by themselves. */
                automatic?: boolean;
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Adders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        adders: components["schemas"]["Adder"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "adders.Get": {
        parameters: {
            query: {
                /** @description The adder asked about. */
                adder_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneAdder"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAdder"];
        };
    };
    "adders.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdderFields"];
            };
        };
        responses: {
            200: components["responses"]["OneAdder"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AddersCreateRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "adders.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdderChange"];
            };
        };
        responses: {
            200: components["responses"]["OneAdder"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAdder"];
            409: components["responses"]["AddersUpdateRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "adders.SetActive": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdderSwitch"];
            };
        };
        responses: {
            200: components["responses"]["OneAdder"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAdder"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "adders.PreviewRule": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleTrial"];
            };
        };
        responses: {
            /** @description What the rule says of the project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleVerdict"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "adders.Export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "adders.Import": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdderImport"];
            };
        };
        responses: {
            /** @description What changes, line by line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdderImportResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["AddersImportRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "adders.ListProjectAdders": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectAdders"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "adders.AddProjectAdder": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProjectAdder"];
            };
        };
        responses: {
            200: components["responses"]["ProjectAdders"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAdderInProject"];
            409: components["responses"]["AddersAddProjectAdderRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "adders.RemoveProjectAdder": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectAdderKey"];
            };
        };
        responses: {
            200: components["responses"]["ProjectAdders"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAdderInProject"];
            409: components["responses"]["AddersRemoveProjectAdderRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "adders.UpdatePriceOverride": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceOverride"];
            };
        };
        responses: {
            200: components["responses"]["ProjectAdders"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAdderInProject"];
            409: components["responses"]["AddersUpdatePriceOverrideRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "adders.DecideOverride": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OverrideDecision"];
            };
        };
        responses: {
            200: components["responses"]["ProjectAdders"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchPriceAskedFor"];
            409: components["responses"]["AddersDecideOverrideRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "adders.ListOverrideRequests": {
        parameters: {
            query?: {
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits for a decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["OverrideRequest"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "pricing.Get": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OnePrice"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "pricing.ListChecks": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong, the gravest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checks: components["schemas"]["PricingCheck"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "pricing.Save": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    price_usd_per_w: number | null;
                    discount_cents: number;
                };
            };
        };
        responses: {
            200: components["responses"]["OnePrice"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.ListIncentives": {
        parameters: {
            query?: {
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only rules of this level. */
                level?: components["schemas"]["IncentiveLevel"];
                /** @description Only rules that can hold in this state, those for all states included. */
                state?: components["schemas"]["StateCode"];
                /** @description Whether to answer rules that are switched off too. */
                include_inactive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of incentives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        incentives: components["schemas"]["Incentive"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.AddIncentive": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIncentive"];
            };
        };
        responses: {
            200: components["responses"]["OneIncentive"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.UpdateIncentive": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncentiveChange"];
            };
        };
        responses: {
            200: components["responses"]["OneIncentive"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchIncentive"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.ListIncentives": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JudgedIncentives"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "projects.AddIncentive": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    incentive_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["JudgedIncentives"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchIncentiveInProject"];
            409: components["responses"]["ProjectsAddIncentiveRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "projects.RemoveIncentive": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    incentive_id: components["schemas"]["Id"];
                    /** @description Asked for when the rule counts by itself. */
                    reason?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["JudgedIncentives"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchIncentiveInProject"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.ListFinancing": {
        parameters: {
            query?: {
                /** @description Whether to answer options that are switched off too; heeded only for financing.edit. */
                include_inactive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        providers: components["schemas"]["FinancingProvider"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.AddFinancingProvider": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFinancingProvider"];
            };
        };
        responses: {
            200: components["responses"]["OneProvider"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.UpdateFinancingProvider": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinancingProviderChange"];
            };
        };
        responses: {
            200: components["responses"]["OneProvider"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchFinancingProvider"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.AddFinancingOption": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFinancingOption"];
            };
        };
        responses: {
            200: components["responses"]["OneOption"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchFinancingProvider"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.UpdateFinancingOption": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinancingOptionChange"];
            };
        };
        responses: {
            200: components["responses"]["OneOption"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchFinancingOptionOrFinancingProvider"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "calculate.ListProductsLifeStyle": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Offers"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "financing.Compare": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Offers"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "financing.Preview": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                price_usd_per_w?: number;
                discount_cents?: number;
                /** @description A share a year: 0.03. */
                utility_escalation?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Price and offers as they would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        price: components["schemas"]["Price"] | null;
                        offers: components["schemas"]["Offer"][];
                        /** @description What was reckoned with. */
                        utility_escalation: number;
                        disclaimer: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "projects.GetFinancing": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneFinancing"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "projects.SetFinancing": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    option_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneFinancing"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchFinancingOption"];
            409: components["responses"]["ProjectsSetFinancingRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "proposal.Get": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proposal: components["schemas"]["Proposal"] | null;
                        templates: components["schemas"]["TemplateName"][];
                        /** @description What a new one begins with. */
                        suggested: {
                            template_id: components["schemas"]["Id"] | null;
                            language: components["schemas"]["Language"];
                            option_ids: components["schemas"]["Id"][];
                        };
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "proposal.Save": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    version: number;
                    template_id?: components["schemas"]["Id"];
                    language: components["schemas"]["Language"];
                    /** @description The financing options shown side by side. */
                    option_ids: components["schemas"]["Id"][];
                    /**
                     * Format: date
                     * @description The last day on which it can be accepted. Left out or null for no end.
                     */
                    valid_until?: string | null;
                    /** @description Publishing needs proposals.send. */
                    publish: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["OneProposal"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchProposalInProject"];
            409: components["responses"]["ProposalSaveRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "proposal.GetEditorData": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the editor needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorData"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchProposalInProject"];
            409: components["responses"]["ProposalGetEditorDataRefused"];
        };
    };
    "proposal.SaveEditorData": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    version: number;
                    content: components["schemas"]["ProposalContent"];
                    /** @description The version of the history this is. */
                    restored_from?: number;
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: components["schemas"]["Version"];
                        /** Format: date-time */
                        saved_at: string;
                        findings: components["schemas"]["Finding"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchProposalInProject"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "proposal.ListVersions": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        versions: components["schemas"]["ProposalVersion"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchProposalInProject"];
        };
    };
    "proposal.GetVersion": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description As listed. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages as they were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: number;
                        content: components["schemas"]["ProposalContent"];
                        /** @description Those of its images that are still there. */
                        images: components["schemas"]["ShownImage"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchProposalVersion"];
        };
    };
    "proposal.UploadImage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    file_name: string;
                };
            };
        };
        responses: {
            /** @description The image, not shown to anyone yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownImage"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotAPicture"];
            429: components["responses"]["TooMany"];
        };
    };
    "proposal.View": {
        parameters: {
            query: {
                /** @description The unguessable part of the link. */
                public_id: components["parameters"]["PublicId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchProposal"];
        };
    };
    "proposal.Explore": {
        parameters: {
            query: {
                /** @description The unguessable part of the link. */
                public_id: components["parameters"]["PublicId"];
                /** @description By how much utility prices rise a year: 0 to 0.06. */
                utility_escalation: number;
                /** @description False for the system without its battery. */
                with_battery: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        figures: components["schemas"]["ProposalFigures"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchProposal"];
            429: components["responses"]["TooMany"];
        };
    };
    "proposal.Track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    public_id: components["schemas"]["PublicId"];
                    visit_id?: components["schemas"]["Id"];
                    /** @description With the page in view. */
                    seconds: number;
                    pages_seen: components["schemas"]["BlockId"][];
                    /** @description The way to pay looked at last. */
                    option_id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        visit_id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchProposal"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "proposal.Accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    public_id: components["schemas"]["PublicId"];
                    option_id: components["schemas"]["Id"];
                    /** @description False takes the battery out of the design. */
                    with_battery: boolean;
                    name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchProposal"];
            409: components["responses"]["ProposalAcceptRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "proposal.ListVisits": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        visits: components["schemas"]["Visit"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "proposal.PrepareMessage": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to send to whom. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipients: components["schemas"]["Recipient"][];
                        subject: string;
                        /** @description Paragraphs; {firstname} stands for each recipient's own, {link} where the link goes. */
                        body: string;
                        /** @description The public link. */
                        url: string;
                        frame: components["schemas"]["MailFrame"];
                        /** @description What is put below a mail that mentions a tax credit. */
                        disclaimer: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchProposalInProject"];
            409: components["responses"]["ProposalPrepareMessageRefused"];
        };
    };
    "proposal.ListSends": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sends"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "proposal.Send": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    /** @enum {string} */
                    way: "mail";
                    homeowner_ids: components["schemas"]["Id"][];
                    cc: components["schemas"]["Email"][];
                    subject: string;
                    /** @description Must hold {link}; {firstname} is each recipient's own. Other braces are refused. */
                    body: string;
                } | {
                    project_id: components["schemas"]["Id"];
                    /** @enum {string} */
                    way: "text";
                    homeowner_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["Sends"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchProposalInProject"];
            409: components["responses"]["ProposalSendRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["ProposalSendTooOften"];
        };
    };
    "templates.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TemplateList"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "templates.Get": {
        parameters: {
            query: {
                /** @description The template asked for. */
                template_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneTemplate"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchTemplate"];
        };
    };
    "templates.Save": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template_id?: components["schemas"]["Id"];
                    /** @description 0 for a new one. */
                    version: number;
                    name: string;
                    language: components["schemas"]["Language"];
                    content: components["schemas"]["ProposalContent"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneTemplate"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchTemplate"];
            409: components["responses"]["TemplatesSaveRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "templates.Delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template_id: components["schemas"]["Id"];
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["TemplateList"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchTemplate"];
            409: components["responses"]["TemplatesDeleteRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "templates.GetRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Rules"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "templates.SaveRules": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rules: components["schemas"]["TemplateRule"][];
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Rules"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "variables.ProposalList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variables. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        variables: components["schemas"]["ProposalVariable"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "variables.Evaluate": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description English where it is left out. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        values: components["schemas"]["VariableValue"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "settings.GetProposalTheme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneTheme"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.ProposalTheme": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    theme: components["schemas"]["ProposalTheme"];
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["OneTheme"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    browser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    page: "proposal" | "solar_proposal" | "simulation_report";
                    public_id: components["schemas"]["PublicId"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneJob-2"];
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchProposalOrReport"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["BrowserTooOften"];
            503: components["responses"]["NoBrowser"];
        };
    };
    "browser.Get": {
        parameters: {
            query: {
                /** @description As answered by /v1/browser. */
                job_id: components["parameters"]["JobId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneJob-2"];
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchPrint"];
        };
    };
    "browser.Download": {
        parameters: {
            query: {
                /** @description As answered by /v1/browser. */
                job_id: components["parameters"]["JobId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchPrint"];
            409: components["responses"]["BrowserDownloadRefused"];
        };
    };
    "collections.ListAgreements": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agreements: components["schemas"]["Agreement"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "collections.GetAgreement": {
        parameters: {
            query: {
                /** @description The template. */
                agreement_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template, and what is published of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agreement: components["schemas"]["Agreement"];
                        /** @description What is sent now; null until it is published first. */
                        published: components["schemas"]["PublishedDraft"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreement"];
        };
    };
    "collections.UploadAgreement": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    file_name: string;
                    /** @description Needed for a new template. */
                    name?: string;
                    agreement_id?: components["schemas"]["Id"];
                    /** @description Of the template whose document is replaced; a form knows only text. */
                    version?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OneAgreement"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreement"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
        };
    };
    "collections.UpdateAgreement": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agreement_id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    draft: components["schemas"]["AgreementDraft"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneAgreement"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreement"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.PublishAgreement": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agreement_id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneAgreement"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreement"];
            409: components["responses"]["CollectionsPublishAgreementRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "collections.DeleteAgreement": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agreement_id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description It is retired. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreement"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "variables.AgreementList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variables. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        variables: components["schemas"]["AgreementVariable"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "variables.AgreementEvaluate": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description English where it is left out. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        values: components["schemas"]["VariableValue"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "settings.GetLenderConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LenderConfig"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.UpdateLenderConfig": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LenderConfigChange"];
            };
        };
        responses: {
            200: components["responses"]["OneLender"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotConnect"];
            404: components["responses"]["NoSuchLender"];
            409: components["responses"]["SettingsUpdateLenderConfigRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "settings.TestLender": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LenderOnly"];
            };
        };
        responses: {
            200: components["responses"]["LenderTest"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotConnect"];
            404: components["responses"]["NoSuchLender"];
            409: components["responses"]["LenderNotConnected"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "settings.RenewLenderWebhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LenderOnly"];
            };
        };
        responses: {
            200: components["responses"]["WebhookSecret"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotConnect"];
            404: components["responses"]["NoSuchLender"];
            409: components["responses"]["LenderNotConnected"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "settings.ListLenderUsers": {
        parameters: {
            query: {
                /** @description The lender asked about, by its provider code. */
                lender: components["parameters"]["Lender"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LenderUsers"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchLender"];
            409: components["responses"]["SettingsListLenderUsersRefused"];
            502: components["responses"]["LenderFault"];
            504: components["responses"]["LenderSilent"];
        };
    };
    "lender_applications.List": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Applications"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "lender_applications.Get": {
        parameters: {
            query: {
                /** @description The application asked about. */
                application_id: components["parameters"]["ApplicationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationStands"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
        };
    };
    "lender_applications.Check": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description The lender asked about, by its provider code. */
                lender: components["parameters"]["Lender"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Checks"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchLenderInProject"];
            409: components["responses"]["LenderApplicationsCheckRefused"];
        };
    };
    "lender_applications.Products": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description The lender asked about, by its provider code. */
                lender: components["parameters"]["Lender"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LenderProducts"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchLenderInProject"];
            409: components["responses"]["LenderApplicationsProductsRefused"];
            502: components["responses"]["LenderFault"];
            504: components["responses"]["LenderSilent"];
        };
    };
    "lender_applications.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLenderApplication"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplicationOrLender"];
            409: components["responses"]["LenderApplicationsCreateRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            502: components["responses"]["LenderFault"];
            504: components["responses"]["LenderSilent"];
        };
    };
    "lender_applications.SaveDraft": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationDraftChange"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["AlreadySentOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.Quote": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteAnew"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["LenderApplicationsQuoteRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            502: components["responses"]["LenderFault"];
            504: components["responses"]["LenderSilent"];
        };
    };
    "lender_applications.Discard": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationOnly"];
            };
        };
        responses: {
            200: components["responses"]["Discarded"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["AlreadySentOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.Share": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareApplication"];
            };
        };
        responses: {
            200: components["responses"]["Shared-2"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotShare"];
            404: components["responses"]["NoSuchApplicationOrLink"];
            409: components["responses"]["LenderApplicationsShareRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["LenderApplicationsShareTooOften"];
        };
    };
    "lender_applications.TakeBack": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationOnly"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["LenderApplicationsTakeBackRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.GetShared": {
        parameters: {
            query: {
                /** @description From the homeowner's link. */
                share_token: components["parameters"]["ShareToken"];
                /** @description The homeowner reads and agrees in this language from now on; left out, in that of the link. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SharedApplication"];
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchSharedLink"];
            409: components["responses"]["LenderApplicationsGetSharedRefused"];
            429: components["responses"]["TooMany"];
        };
    };
    "lender_applications.SaveShared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedChange"];
            };
        };
        responses: {
            200: components["responses"]["SharedApplication"];
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchSharedLink"];
            409: components["responses"]["LenderApplicationsSaveSharedRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "lender_applications.SubmitShared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitShared"];
            };
        };
        responses: {
            200: components["responses"]["SharedApplication"];
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NoSuchSharedLink"];
            409: components["responses"]["LenderApplicationsSubmitSharedRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "lender_applications.Submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitApplication"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["LenderApplicationsSubmitRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.Resubmit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResubmitApplication"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["ActionUnavailableOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.Refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationOnly"];
            };
        };
        responses: {
            200: components["responses"]["ApplicationStands"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["LenderApplicationsRefreshRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.Retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryCall"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplicationOrCall"];
            409: components["responses"]["LenderApplicationsRetryRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.Cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithReason"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["ActionUnavailableOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.ListDocuments": {
        parameters: {
            query: {
                /** @description The application asked about. */
                application_id: components["parameters"]["ApplicationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LoanDocuments"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["LenderRefused"];
            502: components["responses"]["LenderFault"];
            504: components["responses"]["LenderSilent"];
        };
    };
    "lender_applications.ListRequired": {
        parameters: {
            query: {
                /** @description The application asked about. */
                application_id: components["parameters"]["ApplicationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RequiredDocuments"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["LenderRefused"];
            502: components["responses"]["LenderFault"];
            504: components["responses"]["LenderSilent"];
        };
    };
    "lender_applications.SendDocuments": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationOnly"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["ActionUnavailableOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.UploadStipulation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StipulationUpload"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplicationOrStipulation"];
            409: components["responses"]["LenderApplicationsUploadStipulationRefused"];
            413: components["responses"]["TooLargeForLender"];
            415: components["responses"]["NeitherPictureNorPdf"];
            429: components["responses"]["TooMany"];
        };
    };
    "lender_applications.UploadDocument": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["ActionUnavailableOrStale"];
            413: components["responses"]["TooLargeForLender"];
            415: components["responses"]["NeitherPictureNorPdf"];
            429: components["responses"]["TooMany"];
        };
    };
    "lender_applications.SendContract": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendContract"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreementOrApplication"];
            409: components["responses"]["LenderApplicationsSendContractRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.SubmitMilestone": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitMilestone"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["LenderApplicationsSubmitMilestoneRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.RequestChangeOrder": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestChangeOrder"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["LenderRefusedOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.CancelChangeOrder": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationOnly"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["ActionUnavailableOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.UpdateDesign": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationOnly"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["LenderApplicationsUpdateDesignRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.UpdateQuote": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteAnew"];
            };
        };
        responses: {
            200: components["responses"]["OneApplication"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplication"];
            409: components["responses"]["LenderRefusedOrStale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "lender_applications.Move": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveApplication"];
            };
        };
        responses: {
            200: components["responses"]["Moved"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchApplicationOrLender"];
            409: components["responses"]["LenderApplicationsMoveRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            502: components["responses"]["LenderFault"];
            504: components["responses"]["LenderSilent"];
        };
    };
    "agreements.ListProjectAgreements": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agreements: components["schemas"]["ProjectAgreement"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "agreements.ListTransactionsByProject": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transactions: components["schemas"]["Transaction"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "agreements.PrepareSend": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description The template. */
                agreement_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preparation: components["schemas"]["Preparation"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreementInProject"];
            409: components["responses"]["AgreementsPrepareSendRefused"];
        };
    };
    "agreements.Send": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    agreement_id: components["schemas"]["Id"];
                    signers: components["schemas"]["NewSigner"][];
                    /** @enum {string} */
                    deliver: "mail" | "none";
                    /** @description A word of the sender's for the mail. */
                    message?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OneTransaction"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreementOrDocument"];
            409: components["responses"]["AgreementsSendRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "agreements.GenerateURL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transaction_id: components["schemas"]["Id"];
                    signer_id: components["schemas"]["Id"];
                    in_person?: boolean;
                };
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        url: string;
                        /** @description The secret part of the link, as X-Signing-Token takes it. */
                        token: string;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotHoldLink"];
            404: components["responses"]["NoSuchAgreementOrSigner"];
            409: components["responses"]["AgreementsGenerateURLRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "agreements.SendLink": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transaction_id: components["schemas"]["Id"];
                    signer_id: components["schemas"]["Id"];
                    /** @enum {string} */
                    kind: "invitation" | "reminder";
                    email?: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneTransaction"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotHoldLink"];
            404: components["responses"]["NoSuchAgreementOrSigner"];
            409: components["responses"]["AgreementsSendLinkRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["AgreementsSendLinkTooOften"];
        };
    };
    "agreements.RevokeLink": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transaction_id: components["schemas"]["Id"];
                    signer_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneTransaction"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreementOrSigner"];
            409: components["responses"]["AgreementsRevokeLinkRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "agreements.ListSigners": {
        parameters: {
            query: {
                /** @description The transaction. */
                transaction_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signers: components["schemas"]["TransactionSigner"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreementInProject"];
        };
    };
    "agreements.VoidAgreementTransaction": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    transaction_id: components["schemas"]["Id"];
                    version: components["schemas"]["Version"];
                    reason: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OneTransaction"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreementInProject"];
            409: components["responses"]["AgreementsVoidAgreementTransactionRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "agreements.GetReport": {
        parameters: {
            query: {
                /** @description The transaction. */
                transaction_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report: components["schemas"]["SignReport"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchAgreementInProject"];
        };
    };
    "agreements.GetTransaction": {
        parameters: {
            query?: {
                /** @description Of the words of consent; the signer's own where none is asked for. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneSigning"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NoSigningLink"];
            404: components["responses"]["NoSuchSigningLink"];
            409: components["responses"]["LinkExpired"];
        };
    };
    "agreements.Track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    event: components["schemas"]["SignerEvent"];
                    page?: number;
                    language?: components["schemas"]["Language"];
                    /** @description Of the signer's device. */
                    time_zone?: string;
                };
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description False when it was known already. */
                        noted: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NoSigningLink"];
            404: components["responses"]["NoSuchSigningLink"];
            409: components["responses"]["AgreementsTrackRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["AgreementsTrackTooOften"];
        };
    };
    "agreements.AddSignature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "signature" | "initials";
                    /** @enum {string} */
                    way: "drawn" | "typed" | "uploaded";
                    png_base64: string;
                };
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signature: components["schemas"]["Signature"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NoSigningLink"];
            404: components["responses"]["NoSuchSigningLink"];
            409: components["responses"]["AlreadySigned"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["AgreementsTrackTooOften"];
        };
    };
    "agreements.ListSignatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signatures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signatures: components["schemas"]["Signature"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NoSigningLink"];
            404: components["responses"]["NoSuchSigningLink"];
            409: components["responses"]["LinkExpired"];
        };
    };
    "agreements.SaveProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    values: components["schemas"]["FieldValues"];
                    signed_fields: components["schemas"]["SignedFields"];
                };
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        saved: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NoSigningLink"];
            403: components["responses"]["ForeignField"];
            404: components["responses"]["NoSuchSigningLink"];
            409: components["responses"]["AgreementsSaveProgressRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["AgreementsTrackTooOften"];
        };
    };
    "agreements.SaveSigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    signature_id: components["schemas"]["Id"];
                    initials_id?: components["schemas"]["Id"];
                    values: components["schemas"]["FieldValues"];
                    signed_fields: components["schemas"]["SignedFields"];
                    consent_version: string;
                    document_hash: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OneSigning"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NoSigningLink"];
            403: components["responses"]["ForeignField"];
            404: components["responses"]["NoSuchSigningLink"];
            409: components["responses"]["AgreementsSaveSignedRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["AgreementsTrackTooOften"];
        };
    };
    "agreements.Decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OneSigning"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NoSigningLink"];
            404: components["responses"]["NoSuchSigningLink"];
            409: components["responses"]["AlreadySigned"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "agreements.GetSigningReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        report: components["schemas"]["SignReport"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NoSigningLink"];
            404: components["responses"]["NoSuchAgreementOrLink"];
            409: components["responses"]["LinkExpired"];
        };
    };
    "settings.GetSigning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Settings"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.Signing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An RFC 3161 authority by https; null for none. */
                    timestamp_url: string | null;
                    /** @description Days after the invitation; empty for never. */
                    reminder_days: number[];
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Settings"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Changed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
        };
    };
    "settings.SigningCertificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    file_name: string;
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Settings"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotChangeCertificate"];
            409: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotMultipart"];
            429: components["responses"]["TooMany"];
        };
    };
    "settings.OwnCertificate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Settings"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["MayNotChangeCertificate"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "agreements.FindSeal": {
        parameters: {
            query: {
                /** @description SHA-256 of the whole file. */
                document_hash: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seal: components["schemas"]["KnownSeal"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["TooMany"];
        };
    };
    "seals.GetTreeHead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The head; null while nothing was sealed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description SHA-256 of the public key. */
                        installation: string;
                        /** @description Ed25519, as DER (SubjectPublicKeyInfo) in base64. */
                        public_key: string;
                        head: components["schemas"]["TreeHead"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["TooMany"];
        };
    };
    "seals.GetInclusionProof": {
        parameters: {
            query: {
                document_hash: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The audit path to the newest head; null for a document that is not in the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proof: components["schemas"]["InclusionProof"] | null;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["TooMany"];
        };
    };
    "seals.GetConsistencyProof": {
        parameters: {
            query: {
                from: number;
                to: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hashes of the proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        path: components["schemas"]["NodeHash"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["TooMany"];
        };
    };
    "seals.ListLeaves": {
        parameters: {
            query?: {
                from?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leaves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        leaves: components["schemas"]["LogLeaf"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            429: components["responses"]["TooMany"];
        };
    };
    "files.Upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    file_name: string;
                    project_id?: components["schemas"]["Id"];
                    kind?: components["schemas"]["ProjectFileKind"];
                };
            };
        };
        responses: {
            /** @description Where it can be read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NeitherPictureNorPdf-2"];
            429: components["responses"]["TooMany"];
        };
    };
    "projects.ListFiles": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        files: components["schemas"]["ProjectFile"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "projects.DeleteFile": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    file_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        file_id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchFileInProject"];
            409: components["responses"]["ProjectsDeleteFileRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "files.Read": {
        parameters: {
            query: {
                /** @description The company it belongs to. */
                company_id: number;
                /** @description Until when the address is good; seconds since 1970. */
                expires: number;
                /** @description Made by the server over the rest. */
                signature: string;
                /** @description The name to save it under; shown in the browser without. */
                download?: string;
            };
            header?: never;
            path: {
                /** @description The file. */
                file_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            403: components["responses"]["AddressExpired"];
            404: components["responses"]["NoSuchFile"];
        };
    };
    "resources.List": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only resources of this category. */
                category_id?: components["schemas"]["Id"];
                /** @description Those put away are answered to whoever edits resources. */
                status?: "active" | "inactive";
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resources: components["schemas"]["Resource"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "resources.UploadFile": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    file_name: string;
                };
            };
        };
        responses: {
            /** @description The file is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        file_id: components["schemas"]["Id"];
                        name: string;
                        media_type: string;
                        size_bytes: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NeitherPictureNorPdf-2"];
            429: components["responses"]["TooMany"];
        };
    };
    "resources.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceFields"];
            };
        };
        responses: {
            200: components["responses"]["OneResource"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "resources.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceChange"];
            };
        };
        responses: {
            200: components["responses"]["OneResource"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchResource"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "resources.ListCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: components["schemas"]["ResourceCategory"][];
                        /** @description The roles a resource can be meant for; answered to whoever edits resources. */
                        audiences: {
                            role_id: components["schemas"]["Id"];
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "resources.CreateCategory": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceCategoryFields"];
            };
        };
        responses: {
            200: components["responses"]["OneCategory-2"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CategoryCreateRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "resources.UpdateCategory": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceCategoryChange"];
            };
        };
        responses: {
            200: components["responses"]["OneCategory-2"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchCategory"];
            409: components["responses"]["CategoryUpdateRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.ListInvoices": {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only these; open are those issued or partly paid. */
                status?: "open" | "draft" | "issued" | "partly_paid" | "paid" | "written_off" | "void";
                /** @description Only those of this project. */
                project_id?: components["schemas"]["Id"];
                /** @description Only those with something open after the day it was due. */
                overdue?: boolean;
                /** @description Only those due on this day or later. */
                due_from?: string;
                /** @description Only those due on this day or earlier. */
                due_to?: string;
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoices, and what they come to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoices: components["schemas"]["InvoiceRow"][];
                        next_cursor: components["schemas"]["Cursor"];
                        totals: {
                            count: number;
                            total_cents: components["schemas"]["Cents"];
                            open_cents: components["schemas"]["Cents"];
                            overdue_cents: components["schemas"]["Cents"];
                        };
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "receivables.GetInvoice": {
        parameters: {
            query: {
                /** @description The invoice asked about. */
                invoice_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneInvoice"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInvoice"];
        };
    };
    "receivables.GetProject": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProjectMoney"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "receivables.CreateInvoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvoice"];
            };
        };
        responses: {
            200: components["responses"]["OneInvoice"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.UpdateInvoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceChange"];
            };
        };
        responses: {
            200: components["responses"]["OneInvoice"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInvoice"];
            409: components["responses"]["DraftRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.DeleteInvoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceKey"];
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInvoice"];
            409: components["responses"]["DraftRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.IssueInvoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceIssue"];
            };
        };
        responses: {
            200: components["responses"]["OneInvoice"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInvoice"];
            409: components["responses"]["DraftRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.SendInvoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceSend"];
            };
        };
        responses: {
            200: components["responses"]["OneInvoice"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInvoice"];
            409: components["responses"]["NotIssuedRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.RecordPayment": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayment"];
            };
        };
        responses: {
            /** @description What was recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment: components["schemas"]["Payment"];
                        /** @description What went to the invoice. */
                        applied_cents: number;
                        /** @description What the project has unapplied now. */
                        unapplied_cents: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInvoiceInProject"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.ApplyCash": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashApplication"];
            };
        };
        responses: {
            200: components["responses"]["OneInvoice"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInvoice"];
            409: components["responses"]["AmountRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.Refund": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRefund"];
            };
        };
        responses: {
            /** @description What was recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment: components["schemas"]["Payment"];
                        /** @description What the project has unapplied now. */
                        unapplied_cents: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.CreditInvoice": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCredit"];
            };
        };
        responses: {
            200: components["responses"]["OneInvoice"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInvoice"];
            409: components["responses"]["AmountRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.WriteOff": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWriteOff"];
            };
        };
        responses: {
            200: components["responses"]["OneInvoice"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchInvoice"];
            409: components["responses"]["AmountRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.ReverseEntry": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryReversal"];
            };
        };
        responses: {
            /** @description The entry that takes it back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["LedgerEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchEntry"];
            409: components["responses"]["ReversalRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.ProposeSchedule": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectKey"];
            };
        };
        responses: {
            200: components["responses"]["ProjectMoney"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ScheduleRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.GetAging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Aging"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "receivables.ListOpen": {
        parameters: {
            query?: {
                /** @description Only what these pay: `homeowner`, `program`, or a lender by its code. */
                payer?: components["schemas"]["Payer"];
                /** @description Only those of this age. */
                bucket?: components["schemas"]["AgingBucket"];
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OpenPage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "receivables.GetForecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Forecast"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "receivables.ListExpected": {
        parameters: {
            query?: {
                /** @description Only what these pay: `homeowner`, `program`, or a lender by its code. */
                payer?: components["schemas"]["Payer"];
                /** @description Only of this month, as 2026-12, or `later`. */
                month?: components["schemas"]["ForecastMonth"];
                /** @description Only for this step. */
                milestone?: components["schemas"]["ExpectedStep"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExpectedPage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "receivables.ListRemittances": {
        parameters: {
            query?: {
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RemittancePage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "receivables.GetRemittance": {
        parameters: {
            query: {
                /** @description The remittance asked about. */
                remittance_id: components["parameters"]["RemittanceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneRemittance"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRemittance"];
        };
    };
    "receivables.ListRemittanceLines": {
        parameters: {
            query?: {
                /** @description Only those of this remittance. */
                remittance_id?: components["schemas"]["Id"];
                /** @description Only what was imported and waits to be matched. */
                to_match?: boolean;
                /** @description Only those that stand so. */
                standing?: components["schemas"]["RemittanceStanding"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RemittanceLinePage"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRemittance"];
        };
    };
    "receivables.PreviewRemittance": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    lender: string;
                    /** Format: binary */
                    file: string;
                    file_name: string;
                    /** @description Which heading holds what, as RemittanceColumns in JSON. */
                    columns?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Preview"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchLenderOfRemittance"];
            413: components["responses"]["RemittanceTooLong"];
            415: components["responses"]["RemittanceNotATable"];
            429: components["responses"]["TooMany"];
        };
    };
    "receivables.PostRemittance": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemittanceKey"];
            };
        };
        responses: {
            200: components["responses"]["OneRemittance"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRemittance"];
            409: components["responses"]["RemittanceRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.DiscardRemittance": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemittanceKey"];
            };
        };
        responses: {
            200: components["responses"]["OneRemittance"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchRemittance"];
            409: components["responses"]["RemittanceRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.MatchRemittanceLine": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineMatch"];
            };
        };
        responses: {
            200: components["responses"]["OneLine"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchLine"];
            409: components["responses"]["LineRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.SetAsideRemittanceLine": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineKey"];
            };
        };
        responses: {
            200: components["responses"]["OneLine"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchLine"];
            409: components["responses"]["LineRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "receivables.UnmatchRemittanceLine": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineKey"];
            };
        };
        responses: {
            200: components["responses"]["OneLine"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchLine"];
            409: components["responses"]["LineRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "settings.GetInvoicing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invoicing"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "settings.Invoicing": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicingSettings"];
            };
        };
        responses: {
            200: components["responses"]["Invoicing"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "jobs.Get": {
        parameters: {
            query: {
                /** @description The job asked about. */
                job_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneJob"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchJob"];
        };
    };
    "jobs.List": {
        parameters: {
            query?: {
                /** @description Only jobs of this kind. */
                kind?: components["schemas"]["JobKind"];
                /** @description Only those that wait or run. */
                unfinished?: boolean;
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jobs: components["schemas"]["Job"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "jobs.Cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    job_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneJob"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchJob"];
            409: components["responses"]["JobsCancelRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "exports.Start": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["OneExport"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllOfIt"];
            409: components["responses"]["ExportsStartRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "exports.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archives, and whether one can be brought in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        exports: components["schemas"]["Job"][];
                        import: components["schemas"]["Readiness"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "imports.Begin": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file_name: string;
                    /** @description Up to 20 GB. */
                    size_bytes: number;
                };
            };
        };
        responses: {
            /** @description What it is uploaded under. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["Job"];
                        /** @description The length of every part but the last. */
                        part_bytes: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllOfIt"];
            409: components["responses"]["ImportsBeginRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "imports.Check": {
        parameters: {
            query: {
                job_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        archive: components["schemas"]["ImportPlan"];
                    };
                };
            };
            400: components["responses"]["UnreadableArchive"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllOfIt"];
            404: components["responses"]["NoSuchJob"];
            409: components["responses"]["ImportsNotReady"];
        };
    };
    "imports.Start": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    job_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["OneExport"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllOfIt"];
            404: components["responses"]["NoSuchJob"];
            409: components["responses"]["ImportsNotReady"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "imports.AddPart": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    job_id: components["schemas"]["Id"];
                    /** @description Counted from 0, as a form says a number. */
                    position: string;
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OneExport"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllOfIt"];
            404: components["responses"]["NoSuchJob"];
            409: components["responses"]["ImportsAddPartRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotMultipart"];
        };
    };
    "tasks.ListByProject": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description Those that are done in place of the open ones. */
                done?: boolean;
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tasks: components["schemas"]["Task"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "tasks.ListMine": {
        parameters: {
            query?: {
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tasks: components["schemas"]["Task"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "tasks.ListPeople": {
        parameters: {
            query?: {
                /** @description Only those who may see this project. */
                project_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: components["schemas"]["TaskPerson"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "tasks.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTask"];
            };
        };
        responses: {
            200: components["responses"]["OneTask"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "tasks.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskChange"];
            };
        };
        responses: {
            200: components["responses"]["OneTask"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchTask"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "tasks.SetDone": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskDone"];
            };
        };
        responses: {
            200: components["responses"]["OneTask"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchTask"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "tasks.Delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskKey"];
            };
        };
        responses: {
            /** @description It is gone from every list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        task_id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchTask"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "tasks.Restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletedTask"];
            };
        };
        responses: {
            200: components["responses"]["OneTask"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchTask"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "notes.ListByProject": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notes: components["schemas"]["Note"][];
                        next_cursor: components["schemas"]["Cursor"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "notes.Create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            200: components["responses"]["OneNote"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyUsed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "notes.Update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteChange"];
            };
        };
        responses: {
            200: components["responses"]["OneNote"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTheAuthor"];
            404: components["responses"]["NoSuchNote"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "notes.Delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteKey"];
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        note_id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotTheAuthor"];
            404: components["responses"]["NoSuchNote"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "dashboard.GetPipeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipeline, the four stages in the order of a sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pipeline: components["schemas"]["PipelineStage"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "dashboard.GetMonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Three spans of days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        so_far: components["schemas"]["MonthFigures"];
                        same_days: components["schemas"]["MonthFigures"];
                        last_month: components["schemas"]["MonthFigures"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "dashboard.GetSales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twelve months. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        months: components["schemas"]["SalesMonth"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "dashboard.GetFunnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Three counts, each a part of the one before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: components["schemas"]["DaySpan"];
                        sent: number;
                        viewed: number;
                        signed: number;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "dashboard.ListLeaders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The highest value first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: components["schemas"]["DaySpan"];
                        leaders: components["schemas"]["Leader"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "dashboard.ListMilestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        milestones: components["schemas"]["AwaitedMilestone"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "dashboard.ListActivity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        activity: components["schemas"]["LatestActivity"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "dashboard.GetOnboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Onboarding"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "dashboard.DismissOnboarding": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body answers what it answered first; with another body it is refused. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingChange"];
            };
        };
        responses: {
            200: components["responses"]["Onboarding"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["NotJson"];
        };
    };
    "search.Find": {
        parameters: {
            query: {
                /** @description Words to look for. Nothing but spaces finds nothing. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, kind by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
        };
    };
}
