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
         * Get an access token
         * @description Exchanges the client ID and secret of the installer's integration for a token that is valid for one hour.
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
         * List products
         * @description Returns the products available in a state for the given system and amount. Empty for states EnFin doesn't serve.
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
         * Estimate monthly payments
         * @description Returns the monthly payment for each product. For loans, also the payment after the expected lump sum is paid.
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
         * Submit an application
         * @description Creates the application and runs a soft credit check. Only one open application per home is allowed.
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
         * Get an application
         * @description Returns everything EnFin knows about an application. Identify it by EnFin's ID or by your external ID.
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
         * List required documents
         * @description Returns the documents required for the decision and for each milestone.
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
         * List documents to sign
         * @description Returns the documents sent to the homeowner, with the URL where each can be viewed.
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
         * Send documents for signature
         * @description Sends the agreement to every borrower for signature. Call it again after the agreement was voided.
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
         * Upload a document
         * @description Accepts one JPEG, PNG or PDF file up to 20 MB, for a stipulation or a milestone.
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
         * Upload the installation contract
         * @description Sends the signed contract between installer and homeowner for review. One PDF up to 20 MB.
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
         * @description Submits a milestone for review, resubmits it after a rejection, or withdraws the application.
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
         * List approved equipment
         * @description Returns the modules, inverters and storage EnFin accepts.
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
         * Update the system design
         * @description Allowed until installation is submitted. If the approval no longer covers the design, the application returns to review.
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
         * Update the quote, or resubmit
         * @description Changes the product or amount. With the borrowers, it is a new credit request: for example after a freeze was lifted, with corrected borrower details, or to accept a counteroffer.
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
         * Create a change order
         * @description Changes the product or amount after approval, until installation is submitted. A higher amount returns the application to review.
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
         * Cancel a change order
         * @description Allowed until it is applied.
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
         * An application changed
         * @description Sent for each change and retried until acknowledged. Events can arrive twice or out of order; compare `updated_at` to find the newest.
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
        /** @description EnFin's ID, once known. */
        KnownId: string | null;
        State: string;
        /** @description Dollars and cents. */
        Amount: string;
        /** @description Dollars and cents, if any. */
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
        /** @description A borrower EnFin already has credit data for. Include only corrected fields. */
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
             * @description Completion date, for milestones that complete something.
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
            /** @description Required if the document is for a stipulation. */
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
        /** @description Everything EnFin knows about an application. */
        Application: {
            application_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the application last changed.
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
             * @description What changed.
             * @enum {string}
             */
            topic: "decision" | "documents" | "stipulations" | "install_contract" | "milestones" | "change_order" | "funding";
            external_id: components["schemas"]["Id"];
            application: components["schemas"]["Application"];
        };
    };
    responses: {
        /** @description The application's current state. */
        AnyApplication: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Application"];
            };
        };
        /** @description The request doesn't match this document. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The token is missing or expired, or the credentials are invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Application not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The application's state doesn't allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request is valid, but outside EnFin's limits. */
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
                /** @description Seconds to wait before retrying. */
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
         * @description Repeating a key returns the original response.
         * @example 0198f7a2-0000-7000-8000-0000000000c1
         */
        IdempotencyKey: string;
        /**
         * @description The external ID the application was created with.
         * @example 0198f7a2-0000-7000-8000-0000000000e1
         */
        ExternalId: components["schemas"]["Id"];
        /**
         * @description EnFin's ID, once known.
         * @example EF-77120
         */
        ApplicationId: components["schemas"]["Id"];
        /**
         * @description State of the home.
         * @example AZ
         */
        State: components["schemas"]["State"];
        /**
         * @description Amount to finance, in dollars.
         * @example 28850.50
         */
        Amount: components["schemas"]["Amount"];
        /**
         * @description System size in watts. 0 for a battery alone.
         * @example 8400
         */
        SystemWatts: components["schemas"]["Watts"];
        /**
         * @description First-year production in kWh.
         * @example 13960
         */
        AnnualKwh: components["schemas"]["Kwh"];
        /**
         * @description Usable capacity in kWh. 0 without storage.
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
            /** @description The access token. */
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
                 * @description State of the home.
                 * @example AZ
                 */
                state: components["parameters"]["State"];
                /**
                 * @description Loan, lease or power purchase agreement.
                 * @example LOAN
                 */
                finance_type: components["schemas"]["FinanceType"];
                /**
                 * @description Amount to finance, in dollars.
                 * @example 28850.50
                 */
                amount: components["parameters"]["Amount"];
                /**
                 * @description System size in watts. 0 for a battery alone.
                 * @example 8400
                 */
                dc_watts: components["parameters"]["SystemWatts"];
                /**
                 * @description First-year production in kWh.
                 * @example 13960
                 */
                annual_kwh: components["parameters"]["AnnualKwh"];
                /**
                 * @description Usable capacity in kWh. 0 without storage.
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
                 * @description State of the home.
                 * @example AZ
                 */
                state: components["parameters"]["State"];
                /**
                 * @description Product IDs from `getProducts`, separated by commas.
                 * @example EF-LOAN-300,EF-LEASE-29
                 */
                product_ids: string;
                /**
                 * @description Amount to finance, in dollars.
                 * @example 28850.50
                 */
                amount: components["parameters"]["Amount"];
                /**
                 * @description Lump sum expected within 18 months, in dollars.
                 * @example 8655.15
                 */
                paydown_amount: components["schemas"]["Amount"];
                /**
                 * @description System size in watts. 0 for a battery alone.
                 * @example 8400
                 */
                dc_watts: components["parameters"]["SystemWatts"];
                /**
                 * @description First-year production in kWh.
                 * @example 13960
                 */
                annual_kwh: components["parameters"]["AnnualKwh"];
                /**
                 * @description Usable capacity in kWh. 0 without storage.
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
                 * @description Repeating a key returns the original response.
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
            /** @description The application. A decision follows within minutes. */
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
                 * @description The external ID the application was created with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                external_id: components["parameters"]["ExternalId"];
                /**
                 * @description EnFin's ID, once known.
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
                 * @description The external ID the application was created with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                external_id: components["parameters"]["ExternalId"];
                /**
                 * @description EnFin's ID, once known.
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
            /** @description The required documents. */
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
                 * @description The external ID the application was created with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                external_id: components["parameters"]["ExternalId"];
                /**
                 * @description EnFin's ID, once known.
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
                 * @description Repeating a key returns the original response.
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
            /** @description The application's current state. */
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
                 * @description Repeating a key returns the original response.
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
            /** @description The application's current state. */
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
                 * @description Repeating a key returns the original response.
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
            /** @description The application's current state. */
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
                 * @description Repeating a key returns the original response.
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
            /** @description The application's current state. */
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
            /** @description The approved vendor list. */
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
                 * @description Repeating a key returns the original response.
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
            /** @description The application's current state. */
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
                 * @description Repeating a key returns the original response.
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
            /** @description The application's current state. */
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
                 * @description Repeating a key returns the original response.
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
            /** @description The application's current state. */
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
                 * @description Repeating a key returns the original response.
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
            /** @description The application's current state. */
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
            /** @description Acknowledged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is invalid. */
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
