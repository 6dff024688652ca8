// Made by sdk/generate.ts from openapi/. Change the contract, then run `npm run sdk`.
import type { ClientOptions } from '../client.ts'
import { type LenderClient, lenderClient } from '../lender-client.ts'

export interface paths {
    "/v1/getAuthInfo": {
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
         * @description A token for an hour, for the client id and secret of the installer's integration.
         */
        post: operations["getAuthInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products for a home
         * @description What EnFin offers in a state for this system and amount. A state it does not serve has none.
         */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getMonthlyPaymentEstimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Monthly payments
         * @description What a home pays a month for each product asked for; for a loan also once the expected lump sum is paid in.
         */
        get: operations["getMonthlyPaymentEstimates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sendLoanApplication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply
         * @description Opens the application and runs credit softly. One application a home at a time.
         */
        post: operations["sendLoanApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getLoanDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an application stands
         * @description Everything EnFin knows of an application, found by its own id or by the id it was opened with.
         */
        get: operations["getLoanDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getRequiredDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is still to be handed in
         * @description The documents the decision and each milestone ask for.
         */
        get: operations["getRequiredDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getLoanDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents to sign
         * @description What was sent to the homeowner, with where a person can read it.
         */
        get: operations["getLoanDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sendLoanDocs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the documents
         * @description Sends the agreement to every borrower to be signed; again, after it was voided.
         */
        post: operations["sendLoanDocs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/uploadDocs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in a document
         * @description One file for a stipulation or a milestone. JPEG, PNG or PDF up to 20 MB.
         */
        post: operations["uploadDocs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/uploadContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the installation contract
         * @description The contract between installer and homeowner, signed, for review. One PDF up to 20 MB.
         */
        post: operations["uploadContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/updateMilestone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a milestone, or withdraw
         * @description Submits a milestone for review (again, after a rejection), or withdraws the application.
         */
        post: operations["updateMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/getApprovedEquipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Approved vendor list
         * @description The modules, inverters and storage EnFin takes.
         */
        get: operations["getApprovedEquipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/updateSystemDesign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the system
         * @description Another design of the system, until installation is submitted. An approval that no longer covers it goes back to review.
         */
        post: operations["updateSystemDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/updateQuote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another quote, or ask again
         * @description Another product or amount. With the borrowers it is a new request for credit, for example after a freeze was lifted, with what was missing of a person, or to take a counter offer.
         */
        post: operations["updateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/createChangeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an approved deal
         * @description Another product or amount after approval, until installation is submitted. A higher amount goes back to review.
         */
        post: operations["createChangeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cancelChangeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change back
         * @description Until it is applied.
         */
        post: operations["cancelChangeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    applicationChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something changed on an application
         * @description Sent for each change until it is taken. May arrive twice or out of order; `updated_at` decides what is newer.
         */
        post: operations["applicationChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Id: string;
        /** @description EnFin's own id, once it is known. */
        KnownId: string | null;
        State: string;
        /** @description Dollars and cents. */
        Amount: string;
        /** @description Dollars and cents, where there are any. */
        MaybeAmount: string | null;
        Watts: number;
        Kwh: number;
        Percent: number | null;
        Reason: string | null;
        /** @enum {string} */
        FinanceType: "LOAN" | "LEASE" | "PPA";
        Errors: {
            errors: {
                code: string;
                detail: string;
            }[];
        };
        SignIn: {
            client_id: string;
            client_secret: string;
        };
        Token: {
            access_token: string;
            /** @constant */
            token_type: "bearer";
            expires_in: number;
        };
        Products: {
            products: {
                product_id: components["schemas"]["Id"];
                name: string;
                finance_type: components["schemas"]["FinanceType"];
                term_months: number;
                apr_percent: components["schemas"]["Percent"];
                dealer_fee_percent: components["schemas"]["Percent"];
                escalator_percent: components["schemas"]["Percent"];
                rate_per_kwh: number | null;
                minimum_amount: components["schemas"]["MaybeAmount"];
                maximum_amount: components["schemas"]["MaybeAmount"];
                storage_required: boolean;
            }[];
        };
        Estimates: {
            estimates: {
                product_id: components["schemas"]["Id"];
                monthly_payment: components["schemas"]["Amount"];
                payment_after_paydown: components["schemas"]["MaybeAmount"];
            }[];
        };
        Borrower: {
            first_name: string;
            last_name: string;
            email: string;
            mobile_phone: string;
            /** Format: date */
            date_of_birth: string;
            ssn: string;
            annual_income: components["schemas"]["Amount"];
            /** @enum {string} */
            income_source: "EMPLOYED" | "SELF_EMPLOYED" | "RETIRED" | "OTHER";
            monthly_housing: components["schemas"]["Amount"];
        };
        MaybeBorrower: components["schemas"]["Borrower"] | null;
        /** @description Of a borrower EnFin has credit of already, only what is typed anew. */
        KnownBorrower: {
            first_name: string;
            last_name: string;
            /** Format: email */
            email: string;
            mobile_phone: string;
            /** Format: date */
            date_of_birth?: string;
            ssn?: string;
            annual_income: components["schemas"]["Amount"];
            /** @enum {string} */
            income_source: "EMPLOYED" | "SELF_EMPLOYED" | "RETIRED" | "OTHER";
            monthly_housing: components["schemas"]["Amount"];
        };
        MaybeKnownBorrower: components["schemas"]["KnownBorrower"] | null;
        Address: {
            line_1: string;
            line_2: string | null;
            city: string;
            state: components["schemas"]["State"];
            zip_code: string;
        };
        System: {
            dc_watts: components["schemas"]["Watts"];
            annual_kwh: components["schemas"]["Kwh"];
            module: components["schemas"]["Piece"] | null;
            inverters: components["schemas"]["Piece"][];
            storage: components["schemas"]["StoragePiece"][];
        };
        Piece: {
            manufacturer: string;
            model: string;
            quantity: number;
        };
        StoragePiece: {
            manufacturer: string;
            model: string;
            quantity: number;
            usable_kwh: components["schemas"]["Kwh"];
        };
        NewApplication: {
            external_id: components["schemas"]["Id"];
            finance_type: components["schemas"]["FinanceType"];
            product_id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            borrower: components["schemas"]["Borrower"];
            co_borrower: components["schemas"]["MaybeBorrower"];
            property: {
                address: components["schemas"]["Address"];
                /** @enum {string} */
                occupancy: "PRIMARY" | "SECONDARY" | "RENTAL";
                /** @enum {string} */
                kind: "SINGLE_FAMILY" | "TOWNHOUSE" | "CONDOMINIUM" | "MANUFACTURED";
            };
            mailing_address: components["schemas"]["Address"];
            autopay: boolean;
            authorizations: {
                /** @enum {string} */
                party: "BORROWER" | "CO_BORROWER";
                /** Format: date-time */
                authorized_at: string;
                text_sha256: string;
                ip: string;
            }[];
            system: components["schemas"]["System"];
            sales_rep: {
                name: string;
                email: string;
            };
        };
        Named: {
            external_id: components["schemas"]["Id"];
            application_id: components["schemas"]["KnownId"];
        };
        DesignUpdate: {
            external_id: components["schemas"]["Id"];
            application_id: components["schemas"]["KnownId"];
            system: components["schemas"]["System"];
        };
        QuoteUpdate: {
            external_id: components["schemas"]["Id"];
            application_id: components["schemas"]["KnownId"];
            product_id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            borrower: components["schemas"]["MaybeKnownBorrower"];
            co_borrower: components["schemas"]["MaybeKnownBorrower"];
        };
        MilestoneUpdate: {
            external_id: components["schemas"]["Id"];
            application_id: components["schemas"]["KnownId"];
            /** @enum {string} */
            milestone: "NTP" | "INSTALL_COMPLETE" | "PTO" | "WITHDRAWN";
            /**
             * Format: date
             * @description Where something was completed.
             */
            completed_on: string | null;
            note: string;
        };
        NewChangeOrder: {
            external_id: components["schemas"]["Id"];
            application_id: components["schemas"]["KnownId"];
            /** @enum {string} */
            change_type: "PRODUCT" | "AMOUNT";
            product_id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            reason: string;
        };
        ChangeOrderCancelation: {
            external_id: components["schemas"]["Id"];
            application_id: components["schemas"]["KnownId"];
            change_order_id: components["schemas"]["Id"];
        };
        DocumentForm: {
            external_id: components["schemas"]["Id"];
            application_id?: components["schemas"]["Id"];
            /** @enum {string} */
            document_type: "STIPULATION" | "FINAL_DESIGN" | "PERMIT" | "INSTALLATION_PHOTOS" | "SHADE_REPORT" | "PLAN_SET" | "MONITORING" | "PTO_LETTER" | "UTILITY_BILL" | "OTHER";
            /** @description Where the document is for a stipulation. */
            stipulation_id?: string;
            /** Format: binary */
            file: string;
        };
        ContractForm: {
            external_id: components["schemas"]["Id"];
            application_id?: components["schemas"]["Id"];
            contract_amount: components["schemas"]["Amount"];
            /** Format: date */
            signed_on: string;
            /** Format: binary */
            file: string;
        };
        RequiredDocuments: {
            required_documents: {
                id: components["schemas"]["Id"];
                name: string;
                instructions: string;
                /** @enum {string} */
                due_for: "DECISION" | "NTP" | "INSTALL_COMPLETE" | "PTO";
                received: boolean;
            }[];
        };
        Documents: {
            documents: {
                id: components["schemas"]["Id"];
                title: string;
                status: components["schemas"]["DocumentsStatus"];
                url: string | null;
            }[];
        };
        /** @enum {string} */
        DocumentsStatus: "NOT_SENT" | "SENT" | "OPENED" | "COMPLETED" | "VOIDED";
        VendorList: {
            modules: components["schemas"]["Vendors"];
            inverters: components["schemas"]["Vendors"];
            storage: components["schemas"]["Vendors"];
        };
        Vendors: {
            manufacturer: string;
            model: string;
        }[];
        /** @description Everything EnFin knows of one application. */
        Application: {
            application_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When any of it changed last.
             */
            updated_at: string;
            decision: {
                /** @enum {string} */
                status: "SUBMITTED" | "UNDER_REVIEW" | "APPROVED" | "CONDITIONALLY_APPROVED" | "COUNTER_OFFER" | "CREDIT_FREEZE" | "NO_HIT" | "ON_HOLD" | "DECLINED" | "EXPIRED" | "WITHDRAWN" | "FUNDED";
                reasons: string[];
                approved_amount: components["schemas"]["MaybeAmount"];
                monthly_payment: components["schemas"]["MaybeAmount"];
                /** Format: date */
                expires_on: string | null;
            };
            documents: {
                status: components["schemas"]["DocumentsStatus"];
            };
            stipulations: {
                id: components["schemas"]["Id"];
                name: string;
                instructions: string;
                /** @enum {string} */
                status: "OUTSTANDING" | "RECEIVED" | "NOT_ACCEPTED" | "SATISFIED";
                reason: components["schemas"]["Reason"];
            }[];
            install_contract: {
                /** @enum {string} */
                status: "MISSING" | "RECEIVED" | "UNDER_REVIEW" | "ACCEPTED" | "NOT_ACCEPTED";
                reason: components["schemas"]["Reason"];
            };
            milestones: {
                /** @enum {string} */
                name: "NTP" | "INSTALL_COMPLETE" | "PTO";
                /** @enum {string} */
                status: "NOT_STARTED" | "SUBMITTED" | "APPROVED" | "APPROVED_WITH_CONDITIONS" | "REJECTED" | "RESUBMITTED";
                reason: components["schemas"]["Reason"];
                /** Format: date-time */
                changed_at: string | null;
            }[];
            change_order: null | {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                status: "REQUESTED" | "DOCUMENTS_SENT" | "SIGNED" | "APPLIED" | "CANCELED";
                amount: components["schemas"]["Amount"];
                reason: components["schemas"]["Reason"];
            };
            funding: null | {
                /** Format: date-time */
                funded_at: string;
                amount: components["schemas"]["Amount"];
            };
        };
        Event: {
            /**
             * @description What of it changed.
             * @enum {string}
             */
            topic: "decision" | "documents" | "stipulations" | "install_contract" | "milestones" | "change_order" | "funding";
            external_id: components["schemas"]["Id"];
            application: components["schemas"]["Application"];
        };
    };
    responses: {
        /** @description The application as it stands. */
        AnyApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Application"];
            };
        };
        /** @description The request does not fit this document. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description No token, one that is over, or wrong credentials. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description EnFin knows no such application. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description It does not go as the application stands. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Understood, and outside what EnFin takes. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
    };
    parameters: {
        /**
         * @description The same key again answers what the first answered.
         * @example 0198f7a2-0000-7000-8000-0000000000c1
         */
        IdempotencyKey: string;
        /**
         * @description The id the application was opened with.
         * @example 0198f7a2-0000-7000-8000-0000000000e1
         */
        ExternalId: components["schemas"]["Id"];
        /**
         * @description EnFin's own id, once it is known.
         * @example EF-77120
         */
        ApplicationId: components["schemas"]["Id"];
        /**
         * @description Of the home.
         * @example AZ
         */
        State: components["schemas"]["State"];
        /**
         * @description To be financed, in dollars.
         * @example 28850.50
         */
        Amount: components["schemas"]["Amount"];
        /**
         * @description 0 for a battery alone.
         * @example 8400
         */
        SystemWatts: components["schemas"]["Watts"];
        /**
         * @description Of the first year.
         * @example 13960
         */
        AnnualKwh: components["schemas"]["Kwh"];
        /**
         * @description Usable; 0 without storage.
         * @example 10
         */
        StorageKwh: components["schemas"]["Kwh"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAuthInfo: {
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
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProducts: {
        parameters: {
            query: {
                /**
                 * @description Of the home.
                 * @example AZ
                 */
                state: components["parameters"]["State"];
                /**
                 * @description Loan, lease or power purchase agreement.
                 * @example LOAN
                 */
                finance_type: components["schemas"]["FinanceType"];
                /**
                 * @description To be financed, in dollars.
                 * @example 28850.50
                 */
                amount: components["parameters"]["Amount"];
                /**
                 * @description 0 for a battery alone.
                 * @example 8400
                 */
                dc_watts: components["parameters"]["SystemWatts"];
                /**
                 * @description Of the first year.
                 * @example 13960
                 */
                annual_kwh: components["parameters"]["AnnualKwh"];
                /**
                 * @description Usable; 0 without storage.
                 * @example 10
                 */
                storage_kwh: components["parameters"]["StorageKwh"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Products"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMonthlyPaymentEstimates: {
        parameters: {
            query: {
                /**
                 * @description Of the home.
                 * @example AZ
                 */
                state: components["parameters"]["State"];
                /**
                 * @description Of products answered before; separated by commas.
                 * @example EF-LOAN-300,EF-LEASE-29
                 */
                product_ids: string;
                /**
                 * @description To be financed, in dollars.
                 * @example 28850.50
                 */
                amount: components["parameters"]["Amount"];
                /**
                 * @description The lump sum expected within 18 months, in dollars.
                 * @example 8655.15
                 */
                paydown_amount: components["schemas"]["Amount"];
                /**
                 * @description 0 for a battery alone.
                 * @example 8400
                 */
                dc_watts: components["parameters"]["SystemWatts"];
                /**
                 * @description Of the first year.
                 * @example 13960
                 */
                annual_kwh: components["parameters"]["AnnualKwh"];
                /**
                 * @description Usable; 0 without storage.
                 * @example 10
                 */
                storage_kwh: components["parameters"]["StorageKwh"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Estimates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendLoanApplication: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApplication"];
            };
        };
        responses: {
            /** @description The application; a decision follows within minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLoanDetails: {
        parameters: {
            query: {
                /**
                 * @description The id the application was opened with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                external_id: components["parameters"]["ExternalId"];
                /**
                 * @description EnFin's own id, once it is known.
                 * @example EF-77120
                 */
                application_id?: components["parameters"]["ApplicationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnyApplication"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRequiredDocuments: {
        parameters: {
            query: {
                /**
                 * @description The id the application was opened with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                external_id: components["parameters"]["ExternalId"];
                /**
                 * @description EnFin's own id, once it is known.
                 * @example EF-77120
                 */
                application_id?: components["parameters"]["ApplicationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequiredDocuments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLoanDocuments: {
        parameters: {
            query: {
                /**
                 * @description The id the application was opened with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                external_id: components["parameters"]["ExternalId"];
                /**
                 * @description EnFin's own id, once it is known.
                 * @example EF-77120
                 */
                application_id?: components["parameters"]["ApplicationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendLoanDocs: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            /** @description The application as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadDocs: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentForm"];
            };
        };
        responses: {
            /** @description The application as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadContract: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContractForm"];
            };
        };
        responses: {
            /** @description The application as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMilestone: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MilestoneUpdate"];
            };
        };
        responses: {
            /** @description The application as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getApprovedEquipments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSystemDesign: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignUpdate"];
            };
        };
        responses: {
            /** @description The application as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateQuote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteUpdate"];
            };
        };
        responses: {
            /** @description The application as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createChangeOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChangeOrder"];
            };
        };
        responses: {
            /** @description The application as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    cancelChangeOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same key again answers what the first answered.
                 * @example 0198f7a2-0000-7000-8000-0000000000c1
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOrderCancelation"];
            };
        };
        responses: {
            /** @description The application as it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    applicationChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

export const client = (options: ClientOptions): LenderClient<paths> => lenderClient<paths>('enfin', options)
