/** The plain form of the data export posts here. */
export const accountFilePath = '/v1/user/account_file';
