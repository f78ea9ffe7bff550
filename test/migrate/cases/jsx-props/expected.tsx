import type { TimesheetEntry } from '@acme/v2';
declare global { namespace JSX { interface Element { x: 1 } } }
declare function Row(props: TimesheetEntry): JSX.Element;
declare function Own(props: { place: string }): JSX.Element;
export const row = (entry: TimesheetEntry) => <Row location={entry.location} />;
export const own = (props: { place: string }) => <Own place={props.place} />;
