export const settings = { shouldBeNotified: true, multiCompany: false, salesOrderId: '7' };
