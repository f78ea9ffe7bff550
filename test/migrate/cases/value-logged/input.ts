export const log = (logger: { warn(text: string): void }) => { console.log('QUATERLY'); logger.warn('NO_TIMERECORDING'); };
