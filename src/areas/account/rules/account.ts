/** Takes the plain form that asks for a file of one's data. */
export const accountFilePath = '/v1/user/account_file';
