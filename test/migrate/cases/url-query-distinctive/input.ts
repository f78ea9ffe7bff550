export const check = (url: URL) => url.searchParams.set('checkEmployeeCompagny', 'true');
export const is = (query: URLSearchParams) => query.get('checkTimerecordings') === 'true';
