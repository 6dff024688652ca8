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
         * @description Exchanges the email and password of the installer's integration user for a token that is valid for 24 hours.
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
         * @description Returns the products available in a state for a system of this size. Empty for states LightReach doesn't serve.
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
         * Estimate first-year monthly payments
         * @description Returns the first-year monthly payment before taxes for each product. It increases annually by the product's escalator.
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
         * @description Creates the account and runs a soft credit check. Up to six credit checks per account; only one active application per home.
         */
        post: operations["sendLoanApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resendApplication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run credit again
         * @description For use after a freeze was lifted, with corrected applicant details, or with another product or price. Up to six credit checks per account.
         */
        post: operations["resendApplication"];
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
         * Get an account
         * @description Returns everything LightReach knows about an account. Identify it by LightReach's account ID or by your reference.
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
         * @description Returns the documents required for underwriting and for each milestone package.
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
         * List contract documents
         * @description Returns the documents LightReach sent for signature, with the URL where each can be viewed.
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
         * @description Accepts one JPEG, PNG or PDF file up to 25 MB, for a stipulation or a milestone package.
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
         * @description Sends the signed contract between installer and homeowner for review. One PDF up to 25 MB.
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
         * Submit a milestone package, or withdraw
         * @description Submits a milestone's package for review, resubmits it after a rejection, or withdraws the application.
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
         * @description Returns the modules, inverters and batteries LightReach accepts.
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
         * @description Allowed until the install package is submitted. Voids the active quote if the price per kWh no longer fits.
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
         * Create a new quote
         * @description Changes the product or price. Only one quote is active: the previous contract is voided and a new one sent.
         */
        post: operations["updateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    accountChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An account changed
         * @description Sent for each change and retried up to nine times, starting after three minutes, until acknowledged. Events can arrive twice or out of order; compare `account.updatedAt` to find the newest.
         */
        post: operations["accountChanged"];
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
        Text: string;
        State: string;
        Dollars: number;
        SizeKw: number;
        EnergyKwh: number;
        /** @enum {string} */
        ProgramType: "lease" | "ppa";
        Error: {
            statusCode: number;
            error: string;
            message: string;
        };
        SignIn: {
            email: string;
            password: string;
        };
        Token: {
            accessToken: string;
            /** @constant */
            tokenType: "Bearer";
            expiresInSeconds: number;
        };
        Products: {
            products: components["schemas"]["Product"][];
        };
        Product: {
            productId: components["schemas"]["Id"];
            name: string;
            programType: components["schemas"]["ProgramType"];
            termMonths: number;
            escalator: number | null;
            /** @description First-year rate. Not set for leases. */
            ratePerKwh: number | null;
            minSystemPrice: number | null;
            maxSystemPrice: number | null;
            batteryRequired: boolean;
            /** @description Guaranteed share of the estimated production. */
            productionGuarantee: number;
        };
        Estimates: {
            estimates: {
                productId: components["schemas"]["Id"];
                firstYearMonthlyPayment: components["schemas"]["Dollars"];
            }[];
        };
        /** @enum {string} */
        ApplicantType: "primary" | "secondary";
        Applicant: {
            applicantType: components["schemas"]["ApplicantType"];
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
            /** Format: date */
            dateOfBirth: string;
            ssnLast4: string;
            annualIncome: components["schemas"]["Dollars"];
            /** @enum {string} */
            employmentStatus: "employed" | "selfEmployed" | "retired" | "other";
            monthlyHousingPayment: components["schemas"]["Dollars"];
        };
        Applicants: components["schemas"]["Applicant"][];
        Address: {
            street: string;
            street2: string | null;
            city: string;
            state: components["schemas"]["State"];
            zip: string;
        };
        SystemDesign: {
            systemSizeKw: components["schemas"]["SizeKw"];
            firstYearProductionKwh: components["schemas"]["EnergyKwh"];
            modules: components["schemas"]["Component"] | null;
            inverters: components["schemas"]["Component"][];
            batteries: components["schemas"]["Battery"][];
        };
        Component: {
            manufacturer: string;
            model: string;
            quantity: number;
        };
        Battery: {
            manufacturer: string;
            model: string;
            quantity: number;
            usableCapacityKwh: number;
        };
        /** @description A person's consent to the credit check and to electronic records, and the text they consented to. */
        Consent: {
            applicantType: components["schemas"]["ApplicantType"];
            /** Format: date-time */
            agreedAt: string;
            /** @description SHA-256 of the text shown. */
            disclosureHash: string;
            ipAddress: string;
        };
        Application: {
            externalReference: components["schemas"]["Id"];
            programType: components["schemas"]["ProgramType"];
            productId: components["schemas"]["Id"];
            systemPrice: components["schemas"]["Dollars"];
            applicants: components["schemas"]["Applicants"];
            installationAddress: components["schemas"]["Address"];
            mailingAddress: components["schemas"]["Address"];
            /** @enum {string} */
            occupancy: "primaryResidence" | "secondaryResidence" | "rentalProperty";
            /** @enum {string} */
            propertyType: "singleFamily" | "townhouse" | "condominium" | "manufacturedHome";
            autoPay: boolean;
            consents: components["schemas"]["Consent"][];
            systemDesign: components["schemas"]["SystemDesign"];
            salesRep: {
                name: string;
                email: string;
            };
        };
        /** @description LightReach's account ID, once known. */
        KnownId: string | null;
        Resend: {
            externalReference: components["schemas"]["Id"];
            accountId: components["schemas"]["KnownId"];
            productId: components["schemas"]["Id"];
            systemPrice: components["schemas"]["Dollars"];
            /** @description Applicants with corrections. Omit those LightReach already knows. */
            applicants: components["schemas"]["Applicant"][];
        };
        Quote: {
            externalReference: components["schemas"]["Id"];
            accountId: components["schemas"]["KnownId"];
            productId: components["schemas"]["Id"];
            systemPrice: components["schemas"]["Dollars"];
        };
        DesignChange: {
            externalReference: components["schemas"]["Id"];
            accountId: components["schemas"]["KnownId"];
            systemDesign: components["schemas"]["SystemDesign"];
        };
        Submission: {
            externalReference: components["schemas"]["Id"];
            accountId: components["schemas"]["KnownId"];
            /** @enum {string} */
            milestone: "noticeToProceed" | "install" | "activation";
            /** Format: date */
            completedOn: string;
            note: string;
        };
        Withdrawal: {
            externalReference: components["schemas"]["Id"];
            accountId: components["schemas"]["KnownId"];
            /** @constant */
            milestone: "withdrawn";
            reason: string;
        };
        DocumentForm: {
            externalReference: components["schemas"]["Id"];
            accountId?: components["schemas"]["Id"];
            /** @enum {string} */
            documentType: "stipulation" | "finalDesign" | "permit" | "installPhotos" | "shadeReport" | "planSet" | "monitoringAccess" | "permissionToOperate" | "utilityBill" | "other";
            /** @description Required if the document is for a stipulation. */
            stipulationId?: string;
            /** Format: binary */
            file: string;
        };
        ContractForm: {
            externalReference: components["schemas"]["Id"];
            accountId?: components["schemas"]["Id"];
            /** @description Dollars and cents. */
            systemPrice: string;
            /** Format: date */
            signedOn: string;
            /** Format: binary */
            file: string;
        };
        Requirements: {
            requirements: {
                requirementId: components["schemas"]["Id"];
                name: string;
                description: string;
                /** @enum {string} */
                requiredFor: "underwriting" | "noticeToProceedPackage" | "installPackage" | "activationPackage";
                received: boolean;
            }[];
        };
        Documents: {
            documents: {
                documentId: components["schemas"]["Id"];
                name: string;
                status: components["schemas"]["ContractStatus"];
                downloadUrl: string | null;
            }[];
        };
        VendorList: {
            approved: {
                /** @enum {string} */
                category: "module" | "inverter" | "battery";
                manufacturer: string;
                model: string;
            }[];
        };
        /**
         * @description Status of the lease or PPA LightReach sends to the homeowner.
         * @enum {string}
         */
        ContractStatus: "notSent" | "contractSent" | "contractViewed" | "contractSigned" | "contractVoided";
        /** @description Everything LightReach knows about an application. */
        Account: {
            accountId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the account last changed.
             */
            updatedAt: string;
            /**
             * @description `exceedsMonthlyPaymentCaps`: approved for less than requested. `inService`: activated and funded.
             * @enum {string}
             */
            applicationStatus: "submitted" | "inReview" | "approved" | "approvedWithStipulations" | "exceedsMonthlyPaymentCaps" | "creditFrozen" | "noMatch" | "onHold" | "declined" | "expired" | "cancelled" | "inService";
            statusReasons: components["schemas"]["Text"][];
            /** @description Amount approved or counteroffered, in dollars. */
            approvedSystemPrice: number | null;
            /** Format: date */
            approvalExpiresOn: string | null;
            firstYearMonthlyPayment: number | null;
            contractStatus: components["schemas"]["ContractStatus"];
            stipulations: components["schemas"]["Stipulation"][];
            /** @description The installation contract and its review. */
            contractPackage: {
                /** @enum {string} */
                status: "notUploaded" | "uploaded" | "inReview" | "contractApproved" | "contractRejected";
                rejectionReason: string | null;
            };
            milestonePackages: components["schemas"]["MilestonePackage"][];
            payout: null | {
                /** Format: date-time */
                paidAt: string;
                amount: components["schemas"]["Dollars"];
            };
        };
        Stipulation: {
            stipulationId: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @enum {string} */
            status: "pending" | "inProgress" | "error" | "submitted" | "resubmitted" | "rejected" | "completed";
            rejectionReason: string | null;
        };
        MilestonePackage: {
            /** @enum {string} */
            package: "noticeToProceedPackage" | "installPackage" | "activationPackage";
            /** @enum {string} */
            status: "notStarted" | "submitted" | "approved" | "conditionallyApproved" | "rejected" | "resubmitted";
            rejectionReason: string | null;
            /** Format: date-time */
            updatedAt: string | null;
        };
        Event: {
            /** @enum {string} */
            event: "applicationStatus" | "stipulationAdded" | "stipulationCleared" | "allStipulationsCleared" | "requirementStatusChanged" | "quoteCreated" | "quoteVoided" | "activeQuoteExceedsMonthlyPaymentCaps" | "contractSent" | "contractViewed" | "contractSigned" | "contractApproved" | "contractVoided" | "contractReinstated" | "milestonePackageSubmitted" | "milestonePackageResubmitted" | "milestonePackageRejected" | "milestonePackageApproved" | "milestonePackageConditionallyApproved" | "milestoneAchieved" | "accountUpdated";
            /** Format: date-time */
            occurredAt: string;
            externalReference: components["schemas"]["Id"];
            account: components["schemas"]["Account"];
        };
    };
    responses: {
        /** @description The account's current state. */
        AnyAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Account"];
            };
        };
        /** @description The request doesn't match this document. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing or expired, or the credentials are invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Account not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account's state doesn't allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is valid, but outside LightReach's limits. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description More than 1,200 requests in one minute. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before retrying. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
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
         * @description The reference the account was created with.
         * @example 0198f7a2-0000-7000-8000-0000000000e1
         */
        ExternalReference: components["schemas"]["Id"];
        /**
         * @description LightReach's account ID, once known.
         * @example LR-204518
         */
        AccountId: components["schemas"]["Id"];
        /**
         * @description State of the home.
         * @example AZ
         */
        State: components["schemas"]["State"];
        /**
         * @description What LightReach pays the installer for the system, in dollars.
         * @example 28850.5
         */
        SystemPrice: components["schemas"]["Dollars"];
        /**
         * @description System size in kW DC.
         * @example 8.4
         */
        SystemSizeKw: components["schemas"]["SizeKw"];
        /**
         * @description First-year production of the design in kWh.
         * @example 13960
         */
        FirstYearProductionKwh: components["schemas"]["EnergyKwh"];
        /**
         * @description Usable capacity in kWh. 0 without a battery.
         * @example 10
         */
        BatteryCapacityKwh: number;
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
                 * @description Lease or power purchase agreement.
                 * @example ppa
                 */
                programType: components["schemas"]["ProgramType"];
                /**
                 * @description What LightReach pays the installer for the system, in dollars.
                 * @example 28850.5
                 */
                systemPrice: components["parameters"]["SystemPrice"];
                /**
                 * @description System size in kW DC.
                 * @example 8.4
                 */
                systemSizeKw: components["parameters"]["SystemSizeKw"];
                /**
                 * @description First-year production of the design in kWh.
                 * @example 13960
                 */
                firstYearProductionKwh: components["parameters"]["FirstYearProductionKwh"];
                /**
                 * @description Usable capacity in kWh. 0 without a battery.
                 * @example 10
                 */
                batteryCapacityKwh: components["parameters"]["BatteryCapacityKwh"];
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
                 * @example LR-PPA-299,LR-PPA-0
                 */
                productIds: string;
                /**
                 * @description What LightReach pays the installer for the system, in dollars.
                 * @example 28850.5
                 */
                systemPrice: components["parameters"]["SystemPrice"];
                /**
                 * @description System size in kW DC.
                 * @example 8.4
                 */
                systemSizeKw: components["parameters"]["SystemSizeKw"];
                /**
                 * @description First-year production of the design in kWh.
                 * @example 13960
                 */
                firstYearProductionKwh: components["parameters"]["FirstYearProductionKwh"];
                /**
                 * @description Usable capacity in kWh. 0 without a battery.
                 * @example 10
                 */
                batteryCapacityKwh: components["parameters"]["BatteryCapacityKwh"];
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
                "application/json": components["schemas"]["Application"];
            };
        };
        responses: {
            /** @description The account's current state. A decision follows within minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
    resendApplication: {
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
                "application/json": components["schemas"]["Resend"];
            };
        };
        responses: {
            /** @description The account's current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
                 * @description The reference the account was created with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                externalReference: components["parameters"]["ExternalReference"];
                /**
                 * @description LightReach's account ID, once known.
                 * @example LR-204518
                 */
                accountId?: components["parameters"]["AccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnyAccount"];
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
                 * @description The reference the account was created with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                externalReference: components["parameters"]["ExternalReference"];
                /**
                 * @description LightReach's account ID, once known.
                 * @example LR-204518
                 */
                accountId?: components["parameters"]["AccountId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requirements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Requirements"];
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
                 * @description The reference the account was created with.
                 * @example 0198f7a2-0000-7000-8000-0000000000e1
                 */
                externalReference: components["parameters"]["ExternalReference"];
                /**
                 * @description LightReach's account ID, once known.
                 * @example LR-204518
                 */
                accountId?: components["parameters"]["AccountId"];
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
            /** @description The account's current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
            /** @description The account's current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
                "application/json": components["schemas"]["Submission"] | components["schemas"]["Withdrawal"];
            };
        };
        responses: {
            /** @description The account's current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
                "application/json": components["schemas"]["DesignChange"];
            };
        };
        responses: {
            /** @description The account's current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
                "application/json": components["schemas"]["Quote"];
            };
        };
        responses: {
            /** @description The account's current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
    accountChanged: {
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

export const client = (options: ClientOptions): LenderClient<paths> => lenderClient<paths>('lightReach', options)
