/** @param {{ entry: import('@acme/v2').TimesheetEntry }} props */
export const Row = ({ entry }) => <td>{entry.location}</td>;
