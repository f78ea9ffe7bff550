import type { TimeRecording } from '@acme/v2';
declare global { namespace JSX { interface Element { x: 1 } } }
declare function Row(props: TimeRecording): JSX.Element;
declare function Own(props: { place: string }): JSX.Element;
export const row = (entry: TimeRecording) => <Row place={entry.place} />;
export const own = (props: { place: string }) => <Own place={props.place} />;
