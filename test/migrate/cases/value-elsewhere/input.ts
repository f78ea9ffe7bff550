export const columns = ['CUSTOM_FIELDS', 'OTHER'];
export const isCustom = (text: string) => text === 'CUSTOM_FIELDS';
console.log('NO_TIMERECORDING is not paid');
