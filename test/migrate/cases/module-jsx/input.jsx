/** @param {{ entry: import('@acme/v2').TimeRecording }} props */
export const Row = ({ entry }) => <td>{entry.place}</td>;
