interface Row { businessDocumentId: string; place: string }
export const ids = (rows: Row[]) => rows.map((row) => row.businessDocumentId + row.place);
