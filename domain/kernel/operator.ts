/** Owner of files that belong to the operator and to no person: they outlive the account of the admin who uploaded them. */
export const operatorId = '0'.repeat(32);
