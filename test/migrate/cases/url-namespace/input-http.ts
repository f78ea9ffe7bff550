export declare function get<T>(path: string): Promise<T>;
export const names = { sysName: 'x', place: 'y' };
