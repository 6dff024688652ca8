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
         * @description Checks e-mail and password and opens a session. The answer to a wrong e-mail and a wrong password is the same, in words and in time.
         */
        post: operations["sessions.Create"];
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
    "/v3/projects.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects, newest first
         * @description The company's projects; a caller without projects.view_all sees their own.
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
         * @description The audit entries of the project, newest first.
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
         * @description Utilities with residential customers in a state, largest first, with their average residential price (EIA-861, 2017).
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
         * @description Making one primary makes the other not.
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
         * @description TMY3, EPW, NSRDB PSM3 or SAM CSV, gzipped or not, up to 10 MB; takes the place of the stations around the address. A file from further than 300 km away is refused.
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
    "/v3/collections.ListPanels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Panels of the catalogue
         * @description Active panels, by maker and model.
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
    "/v3/collections.ListInverters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inverters of the catalogue
         * @description Active inverters, by maker and model.
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
    "/v3/adders.List": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's adders
         * @description Active adders by name.
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
    "/v3/adders.ListProjectAdders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Adders of a project
         * @description In the order they were added.
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
         * @description Quantity adders take a quantity; Flat Price adders take the amount for this project. An adder stands in a project once.
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
         * @description Answers the adders that are left.
         */
        post: operations["adders.RemoveProjectAdder"];
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
         * @description Base price, adders and discount as they stand now. Null while nothing is designed.
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
         * @description A price per watt below the company's own needs pricing.override.
         */
        post: operations["pricing.Save"];
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
         * Financing on offer
         * @description The company's providers with their active options.
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
         * @description Null while none is written.
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
         * Write or publish a proposal
         * @description Version 0 writes the first one. Publishing freezes the figures the homeowner sees and makes the public link; publishing again freezes them anew under the same link.
         */
        post: operations["proposal.Save"];
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
         * @description Open to whoever holds the link. Counts the view.
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
         * @description With its pages and fields.
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
         * @description Up to 25 MB; judged by its content, not its name. Encrypted or damaged files are refused.
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
         * Change a template
         * @description Makes a new version; what has been sent keeps its own.
         */
        post: operations["collections.UpdateAgreement"];
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
    "/v3/agreements.ListTransactionsByProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agreements sent in a project
         * @description Newest first, with their signers and trail.
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
         * @description Makes a transaction from the template as it stands, for the signers given. The financing chosen must be current. The link is made with GenerateURL.
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
         * @description One unguessable link for one signer, good for 30 days. Making a new one ends the old one. Only its hash is kept, so it is answered this once.
         */
        post: operations["agreements.GenerateURL"];
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
         * @description Canceled when nobody has signed yet, voided otherwise. Every link ends. A cash project whose signed agreement is voided stays where it is; its status is moved by hand.
         */
        post: operations["agreements.VoidAgreementTransaction"];
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
         * @description Events from a fixed list, chained by hash into the trail. Telling the same one twice notes it once.
         */
        post: operations["agreements.Track"];
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
         * @description Needs consent and every page read. The last signer's signature seals the document with the company's certificate. Signing twice with one link answers what the first time answered.
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
    "/v3/dashboard.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pipeline and latest projects
         * @description Count, size and value by stage over the projects the caller may see, and the six changed last.
         */
        get: operations["dashboard.Get"];
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
        };
        /**
         * Format: uuid
         * @description A UUIDv7.
         * @example 0198f7a2-0000-7000-8000-000000000001
         */
        Id: string;
        User: {
            id: components["schemas"]["Id"];
            firstname: string;
            lastname: string;
            /** @description 1 is the internal company. */
            company_id: number;
            company: {
                id: number;
                name: string;
                brand_color?: string;
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
        /** @description Counts changes; an update carries the one it was made from. */
        Version: number;
        Error: {
            /** @description A sentence for the person, or one per field. */
            message: string | {
                [key: string]: string;
            };
            code: string;
            request_id: string;
            /** @description The legal next statuses of an illegal transition. */
            legal?: string[];
            current_version?: components["schemas"]["Version"];
        };
        /** @enum {string} */
        Permission: "dashboard.view" | "projects.view_own" | "projects.view_all" | "projects.create" | "projects.edit" | "projects.change_status" | "projects.reopen" | "homeowners.edit" | "design.edit" | "pricing.view_cost" | "pricing.override" | "financing.select" | "lenders.apply" | "lenders.manage" | "proposals.edit" | "proposals.send" | "agreements.send" | "agreements.void" | "catalog.edit" | "adders.edit" | "incentives.edit" | "financing.edit" | "agreement_templates.edit" | "proposal_templates.edit" | "team.view" | "team.invite" | "team.disable" | "team.reset_password" | "roles.view" | "roles.edit" | "company.edit" | "settings.edit" | "settings.services" | "settings.lenders" | "audits.view" | "billing.view" | "receivables.view" | "receivables.edit" | "resources.edit" | "exports.create" | "users.impersonate";
        /** @enum {string} */
        ProjectStatus: "paid_by_cash" | "draft" | "new" | "submitted" | "approved" | "installation_completed" | "funded" | "canceled" | "declined" | "voided" | "active";
        /** @enum {string} */
        Stage: "New Project" | "In Progress" | "Sold" | "Rejected";
        ProjectRow: {
            id: components["schemas"]["Id"];
            number: string;
            name: string;
            status: components["schemas"]["ProjectStatus"];
            stage: components["schemas"]["Stage"];
            owner_id: components["schemas"]["Id"];
            owner_name: string;
            city: string | null;
            state: string | null;
            size_kw: number | null;
            price_cents: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description Where the next page begins; null at the end. */
        Cursor: string | null;
        /** @description A US state or territory by its two letters. */
        StateCode: string;
        Address: {
            line1: string;
            line2?: string;
            city: string;
            state: components["schemas"]["StateCode"];
            postal_code: string;
            latitude?: number;
            longitude?: number;
        };
        Tariff: {
            rate_usd_per_kwh: number;
            fixed_charge_cents_per_month: number;
        };
        AnnualUse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "annual_kwh";
            values: number[];
        };
        MonthlyUse: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "monthly_kwh";
            values: number[];
        };
        MonthlyBills: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            mode: "monthly_bill_cents";
            values: number[];
        };
        /** @description What the household uses. One value for annual_kwh, twelve for the monthly modes. */
        Consumption: components["schemas"]["AnnualUse"] | components["schemas"]["MonthlyUse"] | components["schemas"]["MonthlyBills"];
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
            utility_name: string | null;
            tariff: components["schemas"]["Tariff"] | null;
            consumption: components["schemas"]["Consumption"] | null;
            annual_consumption_kwh: number | null;
            /** Format: date */
            installation_on: string | null;
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
        };
        /** @description Local part, @, domain, a dot, then at least two letters. */
        Email: string;
        /** @description Area code and exchange by the North American numbering rules (neither begins with 0 or 1, neither is N11, no area code has 9 in the middle); +1 before and an extension behind may be there. */
        UsPhone: string;
        HomeownerFields: {
            firstname: string;
            lastname: string;
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["UsPhone"];
            /**
             * @default en
             * @enum {string}
             */
            preferred_language?: "en" | "es";
        };
        NewProject: {
            /** @enum {string} */
            status: "draft" | "new";
            homeowner: components["schemas"]["HomeownerFields"];
            address?: components["schemas"]["Address"];
            utility_id?: string;
            tariff?: components["schemas"]["Tariff"];
            consumption?: components["schemas"]["Consumption"];
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
            tariff?: components["schemas"]["Tariff"];
            consumption?: components["schemas"]["Consumption"];
            /** Format: date */
            installation_on?: string;
            notes?: string;
            tags?: string[];
            lead_source?: string;
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
        RoofArray: {
            name: string;
            tilt_deg: number;
            /** @description 0 is north, clockwise. */
            azimuth_deg: number;
            panel_id: components["schemas"]["Id"];
            module_count: number;
            /** @description Share of beam and sky lost to shade, January to December. */
            shading?: number[];
        };
        InverterChoice: {
            inverter_id: components["schemas"]["Id"];
            count: number;
        };
        Design: {
            project_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            arrays: components["schemas"]["RoofArray"][];
            inverters: components["schemas"]["InverterChoice"][];
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
        };
        /** @description January to December. */
        Twelve: number[];
        Simulation: {
            annual_kwh: number;
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
            };
            assumptions: string[];
            design_version: components["schemas"]["Version"];
        };
        Panel: {
            id: components["schemas"]["Id"];
            manufacturer: string;
            model: string;
            power_w: number;
            efficiency: number;
            /** @description Share of power per kelvin. */
            temp_coeff_pmax: number;
            voc?: number | null;
            vmp?: number | null;
            isc?: number | null;
            imp?: number | null;
            length_m: number;
            width_m: number;
            technology: string;
            bifacial: boolean;
            warranty_years: number;
            /** @description Share of output lost a year. */
            degradation: number;
            active: boolean;
            version: components["schemas"]["Version"];
        };
        Inverter: {
            id: components["schemas"]["Id"];
            manufacturer: string;
            model: string;
            /** @enum {string} */
            type: "micro" | "string";
            ac_power_w: number;
            max_dc_w: number | null;
            efficiency_cec: number;
            active: boolean;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        PricingMethod: "Quantity" | "Fixed" | "System Size" | "Flat Price" | "Per Watt";
        Adder: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            pricing_method: components["schemas"]["PricingMethod"];
            /** @description Dollars a piece, once, a kW or a watt, as the method says. */
            amount_usd: number;
            active: boolean;
            version: components["schemas"]["Version"];
        };
        ProjectAdder: {
            adder_id: components["schemas"]["Id"];
            name: string;
            pricing_method: components["schemas"]["PricingMethod"];
            amount_usd: number;
            quantity: number;
            /** @description The amount entered for this project by the Flat Price method. */
            amount_cents: number | null;
        };
        /** @description Money in US cents. */
        Cents: number;
        Price: {
            size_w: number;
            base_cents: components["schemas"]["Cents"];
            adders: {
                adder_id: components["schemas"]["Id"];
                name: string;
                pricing_method: components["schemas"]["PricingMethod"];
                quantity: number;
                total_cents: components["schemas"]["Cents"];
            }[];
            discount_cents: components["schemas"]["Cents"];
            price_cents: components["schemas"]["Cents"];
            /** @description Contract price over watts. */
            price_usd_per_w: number;
        };
        /** @enum {string} */
        ProviderCode: "goodleap" | "sunlight-financial" | "mosaic" | "lightreach" | "cash" | "enfin" | "lifestyle-solar";
        /** @enum {string} */
        FinancingType: "loan" | "cash" | "lease" | "ppa";
        FinancingOption: {
            id: components["schemas"]["Id"];
            provider_id: components["schemas"]["Id"];
            type: components["schemas"]["FinancingType"];
            /**
             * @description loan 0, cash 1, lease 2, ppa 3.
             * @enum {integer}
             */
            type_code: 0 | 1 | 2 | 3;
            name: string;
            term_months?: number | null;
            apr?: number | null;
            /** @description Only for callers with pricing.view_cost. */
            dealer_fee?: number | null;
            escalator?: number | null;
            rate_usd_per_kwh?: number | null;
            active: boolean;
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
            apr: number | null;
            escalator: number | null;
            rate_usd_per_kwh: number | null;
            price_cents: components["schemas"]["Cents"];
            upfront_cents: components["schemas"]["Cents"];
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
                net_cents: number;
                cumulative_cents: number;
            }[];
            assumptions: string[];
        };
        ProjectFinancing: {
            project_id: components["schemas"]["Id"];
            option_id: components["schemas"]["Id"];
            offer: components["schemas"]["Offer"];
            price: components["schemas"]["Price"];
            snapshot_hash: string;
            /** @description False once design, price or production has changed since. */
            is_current: boolean;
            /** Format: date-time */
            chosen_at: string;
        };
        Proposal: {
            project_id: components["schemas"]["Id"];
            headline: string;
            message: string;
            option_ids: components["schemas"]["Id"][];
            /** @enum {string} */
            status: "draft" | "sent" | "viewed" | "accepted" | "expired";
            public_url: string | null;
            /** Format: date-time */
            published_at: string | null;
            /** @description False once design or price has changed since it was published. */
            is_current: boolean;
            view_count: number;
            /** Format: date-time */
            last_viewed_at: string | null;
            version: components["schemas"]["Version"];
        };
        PublicProposal: {
            headline: string;
            message: string;
            homeowner_name: string;
            address_line: string;
            company: {
                name: string;
                phone: string | null;
                email: string | null;
                license_number: string | null;
                brand_color: string;
            };
            rep: {
                name: string;
                email: string | null;
                phone: string | null;
            };
            system: {
                size_kw: number;
                module_count: number;
                panels: {
                    name: string;
                    count: number;
                    warranty_years: number;
                }[];
                inverters: {
                    name: string;
                    count: number;
                }[];
            };
            production: {
                annual_kwh: number;
                monthly_kwh: components["schemas"]["Twelve"];
                monthly_consumption_kwh: components["schemas"]["Twelve"] | null;
                offset: number | null;
                weather_source: string;
            };
            price: components["schemas"]["Price"];
            offers: components["schemas"]["Offer"][];
            disclaimer: string;
            is_current: boolean;
            /** Format: date-time */
            published_at: string;
        };
        Page: {
            width: number;
            height: number;
        };
        /** @enum {string} */
        FieldType: "signature" | "initials" | "date" | "text" | "checkbox" | "variable";
        /** @enum {string} */
        SignerRole: "homeowner" | "co_homeowner" | "utility_account_holder" | "sales_rep" | "countersigner";
        /** @enum {string} */
        Variable: "homeowner_name" | "project_address" | "company_name" | "contract_price" | "system_size" | "annual_production" | "financing_name" | "monthly_payment" | "today";
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
            variable?: components["schemas"]["Variable"];
        };
        Agreement: {
            id: components["schemas"]["Id"];
            name: string;
            page_count: number;
            pages: components["schemas"]["Page"][];
            /** @description A short-lived address of the PDF. */
            src: string;
            document_hash: string;
            fields: components["schemas"]["Field"][];
            active: boolean;
            version: components["schemas"]["Version"];
            /** Format: date-time */
            updated_at: string;
        };
        /** @enum {string} */
        SignerStatus: "pending" | "viewed" | "signed" | "declined";
        Transaction: {
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            agreement_id: components["schemas"]["Id"];
            agreement_name: string;
            agreement_version: components["schemas"]["Version"];
            /** @enum {string} */
            status: "sent" | "signed" | "voided" | "canceled";
            signers: {
                id: components["schemas"]["Id"];
                role: components["schemas"]["SignerRole"];
                name: string;
                email: string;
                status: components["schemas"]["SignerStatus"];
                /** Format: date-time */
                viewed_at: string | null;
                /** Format: date-time */
                signed_at: string | null;
                /**
                 * Format: date-time
                 * @description Null while no link is out.
                 */
                link_expires_at: string | null;
            }[];
            /** @description SHA-256 of the document as sent. */
            document_hash: string;
            /** @description A short-lived address of the sealed PDF. */
            signed_src: string | null;
            /** @description Why it was voided or canceled. */
            reason: string | null;
            /** @description False once design or price has changed since it was sent. */
            is_current: boolean;
            events: {
                /** Format: date-time */
                at: string;
                event: string;
                actor: string;
                hash: string;
            }[];
            /** Format: date-time */
            created_at: string;
            version: components["schemas"]["Version"];
        };
        Signing: {
            transaction_id: components["schemas"]["Id"];
            signer_id: components["schemas"]["Id"];
            agreement_name: string;
            company: {
                name: string;
                phone: string | null;
                email: string | null;
                brand_color: string;
            };
            signer: {
                name: string;
                role: components["schemas"]["SignerRole"];
                email: string;
                status: components["schemas"]["SignerStatus"];
            };
            /** @enum {string} */
            status: "sent" | "signed" | "voided" | "canceled";
            /** @description Only this signer's fields and the variables. */
            fields: components["schemas"]["Field"][];
            /** @description What the variable fields say. */
            variables: {
                [key: string]: string;
            };
            pages: components["schemas"]["Page"][];
            pages_read: number[];
            consent: {
                version: string;
                text: string;
                /** Format: date-time */
                given_at: string | null;
            };
            document_src: string;
            signed_src: string | null;
            /** Format: date-time */
            expires_at: string;
        };
        SignatureImage: {
            /** @enum {string} */
            kind: "drawn" | "typed" | "uploaded";
            png_base64: string;
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
        /** @description No session, or one that has ended. */
        Unauthenticated: {
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
                "Retry-After"?: number;
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
        /** @description The thing has changed meanwhile, or the step is not legal from where it stands. */
        Conflict: {
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
        /** @description The upload is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
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
        /** @description The price. */
        OnePrice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    price: components["schemas"]["Price"] | null;
                    price_usd_per_w: number;
                    default_price_usd_per_w: number;
                    discount_cents: number;
                    version: components["schemas"]["Version"];
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
        /** @description The proposal. */
        OneProposal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    proposal: components["schemas"]["Proposal"] | null;
                };
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
    };
    parameters: {
        /** @description Words to look for, in any letter case. */
        Search: string;
        /** @description How many rows to answer at most. */
        Limit: number;
        /** @description The `next_cursor` of the page before. */
        Cursor: string;
        /** @description The project asked about. */
        ProjectId: components["schemas"]["Id"];
        /** @description The same key with the same body answers what it answered first; with another body it is refused. */
        IdempotencyKey: string;
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
                    "application/json": {
                        /** @description A 256-bit bearer token; only its hash is kept. */
                        token: string;
                        /** Format: date-time */
                        expires_at: string;
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooMany"];
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
    "projects.List": {
        parameters: {
            query?: {
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The `next_cursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Words to look for, in any letter case. */
                search?: components["parameters"]["Search"];
                /** @description Only projects of this status. */
                status?: components["schemas"]["ProjectStatus"];
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
            409: components["responses"]["Conflict"];
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
            409: components["responses"]["Conflict"];
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
            409: components["responses"]["Conflict"];
        };
    };
    "projects.ListActivity": {
        parameters: {
            query: {
                /** @description The project asked about. */
                project_id: components["parameters"]["ProjectId"];
                /** @description How many rows to answer at most. */
                limit?: components["parameters"]["Limit"];
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
                        activity: {
                            id: components["schemas"]["Id"];
                            /** Format: date-time */
                            at: string;
                            actor_name: string;
                            action: string;
                            sentence: string;
                        }[];
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
                            state: components["schemas"]["StateCode"];
                            average_rate_usd_per_kwh: number;
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
            404: components["responses"]["NotFound"];
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
            409: components["responses"]["Conflict"];
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            409: components["responses"]["Conflict"];
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
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
            409: components["responses"]["Conflict"];
        };
    };
    "collections.ListPanels": {
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
            /** @description One page of panels. */
            200: {
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
            /** @description One page of inverters. */
            200: {
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
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    "adders.List": {
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
            /** @description Adders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        adders: components["schemas"]["Adder"][];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    adder_id: components["schemas"]["Id"];
                    /** @default 1 */
                    quantity?: number;
                    amount_cents?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["ProjectAdders"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                "application/json": {
                    project_id: components["schemas"]["Id"];
                    adder_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["ProjectAdders"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                    price_usd_per_w: number;
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
        };
    };
    "collections.ListFinancing": {
        parameters: {
            query?: never;
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
                        providers: {
                            id: components["schemas"]["Id"];
                            code: components["schemas"]["ProviderCode"];
                            name: string;
                            enabled: boolean;
                            options: components["schemas"]["FinancingOption"][];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Offers. */
            200: {
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            200: components["responses"]["OneProposal"];
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
                    headline: string;
                    message: string;
                    /** @description The financing options shown side by side. */
                    option_ids: components["schemas"]["Id"][];
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "proposal.View": {
        parameters: {
            query: {
                /** @description The unguessable part of the link. */
                public_id: string;
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
                        proposal: components["schemas"]["PublicProposal"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            404: components["responses"]["NotFound"];
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
            200: components["responses"]["OneAgreement"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                    name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["OneAgreement"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
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
                    name: string;
                    fields: components["schemas"]["Field"][];
                };
            };
        };
        responses: {
            200: components["responses"]["OneAgreement"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                    signers: {
                        role: components["schemas"]["SignerRole"];
                        name: string;
                        email: components["schemas"]["Email"];
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["OneTransaction"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "agreements.GetTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is to sign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signing: components["schemas"]["Signing"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                    /** @enum {string} */
                    event: "viewed" | "consented" | "page_read" | "signature_adopted";
                    page?: number;
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
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                    signature: components["schemas"]["SignatureImage"];
                    initials?: components["schemas"]["SignatureImage"];
                    /** @description What was filled in, by field id. */
                    values: {
                        [key: string]: string;
                    };
                    consent_version: string;
                };
            };
        };
        responses: {
            /** @description Signed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signing: components["schemas"]["Signing"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
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
            /** @description Declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signing: components["schemas"]["Signing"];
                    };
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                };
            };
            400: components["responses"]["InvalidInput"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "dashboard.Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pipeline: {
                            stage: components["schemas"]["Stage"];
                            count: number;
                            size_kw: number;
                            value_cents: number;
                        }[];
                        latest: components["schemas"]["ProjectRow"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
}
